import type { Language, NotationName, RefusalReason } from "@tyche/trees";
import type { Told } from "@tyche/trees/pseudocode";
import type { EditProblem } from "../state/edit.js";
import type { LinkProblem } from "../state/link-error.js";
import type { PresetId, PresetName } from "../state/presets.js";
import type { Place } from "../state/state.js";
import type { Transform } from "../whatif/transforms.js";

/** What a sentence about a refusal may name, as it is to be printed. */
export interface RefusalNames {
  readonly algorithm: string;
  readonly setting: string;
  readonly node: string;
  readonly value: string;
  readonly bounds: string;
  readonly player: string;
  readonly players: string;
}

/** All that the Lab itself says in one language; sentences about searches are in the catalogues of @tyche/trees. */
export interface Messages {
  readonly language: Language;
  /** Titles and pseudocode of algorithms; absent in English, in which they are written. */
  readonly algorithms?: Told | undefined;
  readonly title: string;
  readonly tagline: string;
  readonly skip: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly languageLabel: string;
  readonly theme: {
    readonly label: string;
    readonly system: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly dismiss: string;
  readonly loading: string;
  readonly failure: {
    /** A part of the page could not be shown. */
    readonly broken: string;
    /** Another build was put in the place of the one that is shown. */
    readonly newVersion: string;
    readonly reload: string;
  };

  readonly panels: {
    readonly tree: string;
    readonly text: string;
    readonly node: string;
    readonly search: string;
    readonly pseudocode: string;
    readonly counters: string;
    readonly actions: string;
    readonly outcomes: string;
    readonly whatIf: string;
    readonly properties: string;
    readonly settings: string;
    readonly share: string;
  };

  readonly tree: {
    readonly random: string;
    readonly seed: string;
    readonly levels: string;
    readonly branching: string;
    readonly kinds: string;
    readonly leaves: string;
    readonly draw: string;
    readonly open: string;
    readonly drop: string;
    readonly rootKind: string;
    readonly tooBig: (megabytes: number) => string;
    readonly unreadable: string;
    readonly about: (nodes: number, leaves: number) => string;
    readonly kindPatterns: readonly { readonly value: string; readonly name: string }[];
  };
  readonly text: {
    readonly label: string;
    readonly help: string;
    readonly ok: (format: string) => string;
    readonly tooLong: string;
  };
  readonly node: {
    readonly kind: string;
    readonly label: string;
    readonly value: string;
    readonly payoffs: string;
    readonly estimate: string;
    readonly action: string;
    readonly pay: string;
    readonly probability: string;
    readonly equal: string;
    readonly add: string;
    readonly remove: string;
    readonly left: string;
    readonly right: string;
    readonly mirror: string;
    readonly copy: string;
    readonly paste: string;
    readonly root: string;
    readonly keys: string;
    readonly problems: Readonly<Record<EditProblem, string>>;
  };
  readonly picture: {
    readonly label: string;
    readonly stepMode: string;
    readonly editMode: string;
    readonly mode: string;
    readonly undo: string;
    readonly redo: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly all: string;
    readonly fold: string;
    readonly onlyHere: string;
    readonly breadcrumb: string;
    readonly minimap: string;
    readonly more: (count: number) => string;
    readonly shown: (shown: number, all: number) => string;
    readonly layingOut: string;
    readonly treeHelp: string;
    readonly cut: string;
    readonly faded: string;
    readonly current: string;
  };
  readonly step: {
    readonly label: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly slider: string;
    readonly speed: string;
    readonly of: (step: number, all: number) => string;
    readonly start: string;
    readonly untold: string;
    readonly working: (events: number) => string;
    readonly keys: string;
  };
  readonly search: {
    readonly algorithm: string;
    readonly notation: string;
    readonly notations: Readonly<Record<NotationName, string>>;
    readonly numbers: string;
    readonly exact: string;
    readonly decimal: string;
    readonly low: string;
    readonly high: string;
    readonly wrong: (setting: string) => string;
    readonly reset: string;
    readonly auto: string;
  };
  readonly counters: {
    readonly kind: string;
    readonly visited: string;
    readonly ofAll: string;
    readonly total: string;
    readonly pruned: string;
    readonly cuts: string;
    readonly bestFirst: string;
    readonly minimal: string;
    readonly leavesNow: string;
    readonly again: string;
  };
  readonly actions: {
    readonly action: string;
    readonly value: string;
    readonly exact: string;
    readonly best: string;
    readonly never: string;
    readonly result: (value: string) => string;
  };
  readonly whatIf: {
    readonly breakEven: string;
    readonly breakEvenHelp: string;
    readonly noBreakEven: string;
    readonly tornado: string;
    readonly saveTornado: string;
    readonly monotone: string;
    readonly monotoneHelp: string;
    readonly change: string;
    readonly worst: string;
    readonly mean: string;
    readonly transforms: Readonly<Record<Transform, string>>;
    readonly flipped: string;
    readonly none: string;
    readonly opponent: string;
    readonly opponentHelp: string;
    readonly perfect: string;
    readonly randomly: string;
    readonly slider: string;
    readonly noFlip: string;
    readonly flip: (at: string, exact: boolean, before: string, after: string) => string;
    readonly noOpponent: string;
  };
  readonly compare: {
    readonly first: string;
    readonly second: string;
    readonly counts: string;
    readonly value: string;
    readonly difference: (a: number, b: number) => string;
  };
  readonly share: {
    readonly link: string;
    readonly copyLink: string;
    readonly copied: string;
    readonly embed: string;
    readonly copyEmbed: string;
    readonly thisStep: string;
    readonly wholeRun: string;
    readonly treeOnly: string;
    readonly slides: string;
    readonly sequence: string;
    readonly strip: string;
    readonly print: string;
    readonly trace: string;
    readonly openInLab: string;
    readonly failed: string;
    readonly length: (characters: number) => string;
    readonly notices: string;
    readonly close: string;
  };

  /** What a first visit is told, once. */
  readonly welcome: string;
  readonly gallery: {
    /** Opens it. */
    readonly open: string;
    readonly title: string;
    /** A tree of one decision, to begin with. */
    readonly newTree: string;
    /** The field with the tree's own name. */
    readonly name: string;
    /** Titles of the trees. */
    readonly trees: Readonly<Record<PresetId, string>>;
    /** Words that stand in these trees. */
    readonly names: Readonly<Record<PresetName, string>>;
  };
  /** Why a search is refused, and buttons that change what it takes. */
  readonly refusals: {
    readonly sentences: Readonly<Record<RefusalReason["type"], (names: RefusalNames) => string>>;
    readonly use: (algorithm: string) => string;
    readonly withBounds: (bounds: string) => string;
    readonly withTeams: (teams: string) => string;
    readonly without: (setting: string) => string;
  };
  /** Why a link cannot be made or read. */
  readonly links: Readonly<Record<LinkProblem, string>>;
  readonly saveTree: string;
  readonly exercises: {
    readonly choose: string;
    readonly link: string;
    readonly linkSheet: string;
    readonly set: string;
    readonly add: string;
    readonly remove: string;
    readonly number: (number: number, all: number) => string;
    /** Beside the name of a node: what was answered there, and that it is crossed out. */
    readonly answer: (text: string) => string;
    readonly crossed: string;
  };
}
