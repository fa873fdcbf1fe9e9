import { SAMPLES, type Sample } from "virtual:samples";
import { Fragment, startTransition, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { useLater } from "../../kit/use-later.js";
import { encodeBoard } from "../../state/fragment.js";
import { type KeptGame, keptGame } from "../../state/kept-games.js";
import { type BoardGame, GAMES, GROUPS } from "../games/games.js";
import { viewOf } from "../games/views.js";
import { scaleOf } from "../kit/judgement.js";
import { dayText, gameName, seatName } from "../kit/names.js";
import { positionProps } from "../kit/view.js";
import { dailyAddress, newGameOf, today } from "../record/board-link.js";
import "./start.css";

/** All games with a board as small boards: those in progress, then the others by groups. */
export function StartPage() {
  const words = useWords();
  const [kept] = useState(() => new Map(GAMES.map(({ name }) => [name, keptGame(name)])));
  const begun = GAMES.filter(({ name }) => kept.get(name));
  const others = GAMES.filter(({ name }) => !kept.get(name));
  const groups = GROUPS.map((group) => [group, others.filter((game) => game.group === group)] as const);
  const order = [...begun, ...groups.flatMap(([, games]) => games)];
  const drawn = useOneByOne(order);
  const tile = (game: BoardGame) => (
    <Tile key={game.name} game={game} kept={kept.get(game.name)} isDrawn={order.indexOf(game) < drawn} />
  );
  const day = today();
  const daily = GAMES[Math.floor(Date.parse(day) / 86_400_000) % GAMES.length]!.name;
  return (
    <>
      <p className="boards-daily">
        <a className="link" href={dailyAddress(daily, day)}>
          {words.text("board-daily-start", { game: gameName(words, daily), date: dayText(day, words) })}
        </a>
      </p>
      {begun.length > 0 && (
        <>
          <h2>{words.text("board-start-continue")}</h2>
          <ul className="plain boards-tiles">{begun.map(tile)}</ul>
        </>
      )}
      {groups.map(([group, games]) => (
        <Fragment key={group}>
          {games.length > 0 && <h2>{words.text(`board-group-${group}`)}</h2>}
          <ul className="plain boards-tiles">{games.map(tile)}</ul>
        </Fragment>
      ))}
    </>
  );
}

/**
 * How many of the boards are drawn: one more whenever the browser is idle and the board is loaded, so that no task is
 * long. Boards that draw themselves when they are loaded would do so together.
 */
function useOneByOne(order: readonly BoardGame[]): number {
  const [drawn, setDrawn] = useState(0);
  const [next, ahead] = order.slice(drawn, drawn + 2).map(({ name }) => name);
  useEffect(() => {
    if (next === undefined) return;
    const idle = window.requestIdleCallback ?? ((call: () => void) => window.setTimeout(call, 30));
    let isOver = false;
    const draw = (): void => {
      if (!isOver) startTransition(() => setDrawn((before) => before + 1));
    };
    if (ahead) viewOf(ahead)!.begin();
    viewOf(next)!
      .load()
      // The tile shows the error.
      .catch(() => {})
      .then(() => idle(draw));
    return () => {
      isOver = true;
    };
  }, [next, ahead]);
  return drawn;
}

interface TileProps {
  readonly game: BoardGame;
  readonly kept: KeptGame | undefined;
  readonly isDrawn: boolean;
}

function Tile({ game: { name }, kept, isDrawn }: TileProps) {
  const words = useWords();
  const sample = SAMPLES[name];
  return (
    <li>
      <a className="card boards-tile" href={`#${encodeBoard(newGameOf({ game: name, options: {} }), false)}`}>
        <span className="boards-small" aria-hidden="true" inert>
          {isDrawn && sample && <SmallBoard name={name} sample={sample} kept={kept} />}
        </span>
        <strong>{gameName(words, name)}</strong>
        <span className="note">
          {kept
            ? words.text("board-start-moves", { count: kept.link.plies.length })
            : words.format({ id: `board-about-${name}` })}
        </span>
      </a>
    </li>
  );
}

function SmallBoard({
  name,
  sample,
  kept,
}: { readonly name: string; readonly sample: Sample } & Pick<TileProps, "kept">) {
  const words = useWords();
  const view = useLater(viewOf(name)!);
  if (!view) return null;
  const { facts, scene } = sample;
  const seats = Array.from({ length: facts.players }, (_, seat) => seatName(words, name, seat));
  return (
    <span className="boards-scaled">
      <view.Board
        {...positionProps(
          kept?.scene ?? scene,
          seats,
          kept?.scene ? kept.link.options : {},
          scaleOf(facts, words.language),
          words,
        )}
      />
    </span>
  );
}
