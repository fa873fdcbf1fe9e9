import { type Catalogue, LANGUAGE_NAMES, LANGUAGES, type Language } from "@tyche/messages";
import {
  Component,
  type Dispatch,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from "react";
import { wordsIn } from "./i18n/load-words.js";
import { isUnloaded, useProblemText } from "./i18n/problem.js";
import { useWords, WordsContext } from "./i18n/words.js";
import { Select } from "./kit/field.js";
import { Notice } from "./kit/panel.js";
import { useLater } from "./kit/use-later.js";
import { NEW_VERSION } from "./offline/register.js";
import { PAGES } from "./pages.js";
import { LabContext, usePage } from "./state/context.js";
import { PLACES } from "./state/fragment.js";
import type { PageState } from "./state/page-state.js";
import { IS_EMBEDDED, onceRefused, remember, THEMES, type Theme } from "./state/preferences.js";
import type { Action } from "./state/state.js";
import { type AppState, hasTrees, reduceApp, TREES } from "./state/trees.js";
import { tryOrNotice } from "./state/try-or-notice.js";
import { useAddress } from "./state/use-address.js";

export interface AppProps {
  readonly words: Catalogue;
  readonly theme: Theme;
  readonly initial: AppState;
}

export function App({ words: firstWords, theme: firstTheme, initial }: AppProps) {
  const [state, dispatch] = useReducer(reduceApp, initial);
  const [words, setWords] = useState(firstWords);
  const [theme, setTheme] = useState(firstTheme);
  const [isOld, setOld] = useState(false);
  const treeLink = hasTrees(state) ? undefined : state.treeLink;
  const loadTrees = useCallback(async (): Promise<void> => {
    const { stateWithTree } = await TREES.load();
    if (treeLink !== undefined) dispatch({ type: "trees", state: stateWithTree(treeLink, words) });
  }, [treeLink, words]);
  const openFile = useCallback(
    (file: File): Promise<void> =>
      tryOrNotice(dispatch, async () =>
        (await import("./open-file.js")).openFile(file, words, dispatch, loadTrees),
      ),
    [words, loadTrees],
  );
  useAddress(state, dispatch, loadTrees);

  useEffect(() => {
    const tell = (): void => setOld(true);
    window.addEventListener(NEW_VERSION, tell);
    return () => window.removeEventListener(NEW_VERSION, tell);
  }, []);

  useEffect(() => {
    const sentence = words.text("lab-storage-refused");
    onceRefused(() => dispatch({ type: "notice", notice: { type: "text", sentence } }));
  }, [words]);

  const title = titleOf(state, words);
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.title = title === "" ? words.text("lab-title") : `${title} · ${words.text("lab-title")}`;
  }, [words, title]);
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    remember("theme", theme);
  }, [theme]);
  useShortcuts(state.place, dispatch, openFile);

  const { notice } = state;
  return (
    <WordsContext value={words}>
      <LabContext value={{ state, dispatch, loadTrees, openFile }}>
        <div className={IS_EMBEDDED ? "app in-frame" : "app"}>
          {!IS_EMBEDDED && <Head theme={theme} onTheme={setTheme} onWords={setWords} />}
          <main id="main" tabIndex={-1}>
            {IS_EMBEDDED && <h1 className="hidden">{title}</h1>}
            <FailureBoundary key={state.place} words={words}>
              <Page name={state.place} />
            </FailureBoundary>
            {IS_EMBEDDED && <OpenInLab />}
          </main>
          {isOld && <Reload sentence={words.text("lab-failure-new-version")} words={words} />}
          {notice && (
            <Notice
              action={words.text("lab-dismiss")}
              onAction={() => dispatch({ type: "notice", notice: undefined })}
            >
              <NoticeText notice={notice} />
            </Notice>
          )}
        </div>
      </LabContext>
    </WordsContext>
  );
}

/** Undo and redo by keys, and files that are dropped on the page. */
function useShortcuts(
  place: AppState["place"],
  dispatch: Dispatch<Action>,
  openFile: (file: File) => Promise<void>,
): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (place === "boards" || !(event.ctrlKey || event.metaKey)) return;
      if (target.matches("input, select")) return;
      const redo = event.key === "y" || (event.key === "Z" && event.shiftKey);
      if (!redo && event.key !== "z") return;
      event.preventDefault();
      dispatch({ type: redo ? "redo" : "undo" });
    };
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      // The browser answers only during the event.
      const entries = [...event.dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
      if (entries.length > 1 || entries[0]?.isDirectory) {
        void import("./dropped-files.js").then(({ openEntries }) => openEntries(entries, dispatch));
        return;
      }
      // On the boards page every file is treated as a game; the board reports files that are not.
      if (place === "boards") dispatch({ type: "game-file", file });
      else void openFile(file);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("keydown", key, { signal });
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => stop.abort();
  }, [openFile, place, dispatch]);
}

interface HeadProps {
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly onWords: (words: Catalogue) => void;
}

/** The head of the page: its places, the language and the colours. */
function Head({ theme, onTheme, onWords }: HeadProps) {
  const { state, dispatch } = usePage();
  const words = useWords();
  const choose = async (language: Language): Promise<void> => {
    onWords(await wordsIn(language));
    remember("language", language);
  };
  return (
    <header className="head">
      <a className="skip" href="#main">
        {words.text("lab-skip")}
      </a>
      <h1>
        <Logo /> {words.text("lab-title")}
        <span className="note">{words.text("lab-tagline")}</span>
      </h1>
      <nav aria-label={words.text("lab-title")} className="places">
        {PLACES.map((place) => (
          <button
            key={place}
            type="button"
            aria-current={place === state.place ? "page" : undefined}
            onClick={() => dispatch({ type: "place", place })}
          >
            {words.text(`lab-place-${place}`)}
          </button>
        ))}
      </nav>
      <div className="preferences">
        <Select
          aria-label={words.text("lab-language-label")}
          value={words.language}
          options={LANGUAGES}
          text={(language) => LANGUAGE_NAMES[language]}
          onChoose={(language) => void choose(language)}
        />
        <Select
          aria-label={words.text("lab-theme-label")}
          value={theme}
          options={THEMES}
          text={(name) => words.text(`lab-theme-${name}`)}
          onChoose={onTheme}
        />
      </div>
    </header>
  );
}

/** What the page shows, for its title; empty for a tree without a name. */
function titleOf(state: AppState, words: Catalogue): string {
  const { place, board } = state;
  if (place === "explore" || place === "compare") return hasTrees(state) ? state.work.title : "";
  // The game's name is in a catalogue that its page loads.
  const id = `board-game-${board?.game}`;
  return place === "boards" && board && words.has(id)
    ? words.format({ id })
    : words.text(`lab-place-${place}`);
}

function Page({ name }: { readonly name: keyof typeof PAGES }) {
  const words = useWords();
  const Found = useLater(PAGES[name]);
  const { state, loadTrees } = usePage();
  const isLacking = name !== "boards" && !hasTrees(state);
  const trees = useLater<unknown>(isLacking ? TREES : PAGES[name]);
  useEffect(() => {
    if (isLacking && trees) void loadTrees();
  }, [isLacking, trees, loadTrees]);
  return Found && !isLacking ? <Found /> : <p className="note">{words.text("lab-loading")}</p>;
}

/** Leads from a frame to what it shows now. */
function OpenInLab() {
  const words = useWords();
  return (
    <p className="open-in-lab">
      <a
        href={location.pathname}
        target="_blank"
        rel="noopener"
        onClick={({ currentTarget }) => {
          currentTarget.href = location.pathname + location.hash;
        }}
      >
        {words.text("lab-open-in-lab")} ↗
      </a>
    </p>
  );
}

function NoticeText({ notice }: { readonly notice: NonNullable<PageState["notice"]> }) {
  const words = useWords();
  const problem = useProblemText(notice.type === "problem" ? notice.problem : undefined);
  const text = notice.type === "text" ? notice.sentence : problem;
  return text !== undefined && words.sentence(text);
}

function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path stroke="var(--edge)" strokeWidth="2" d="M16 9 7 22M16 9l9 13" />
      <path fill="var(--max-line)" d="M16 2l7 11H9z" />
      <circle fill="var(--chance-line)" cx="7" cy="24" r="5.5" />
      <path fill="var(--min-line)" d="M25 30l-6-10h12z" />
    </svg>
  );
}

interface BoundaryProps {
  readonly words: Catalogue;
  readonly children: ReactNode;
}

/**
 * Shown instead of an empty page after an error that cannot be handled here. The address contains the tree, so a reload
 * restores it.
 */
class FailureBoundary extends Component<BoundaryProps, { readonly failure?: "broken" | "not-loaded" }> {
  override state: { readonly failure?: "broken" | "not-loaded" } = {};

  static getDerivedStateFromError(error: unknown): { failure: "broken" | "not-loaded" } {
    return { failure: isUnloaded(error) ? "not-loaded" : "broken" };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { words, children } = this.props;
    return failure ? <Reload sentence={words.text(`lab-failure-${failure}`)} words={words} /> : children;
  }
}

function Reload({ sentence, words }: { readonly sentence: string; readonly words: Catalogue }) {
  return (
    <Notice action={words.text("lab-failure-reload")} onAction={() => location.reload()}>
      {sentence}
    </Notice>
  );
}
