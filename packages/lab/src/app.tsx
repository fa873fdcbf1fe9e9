import { type Catalogue, LANGUAGE_NAMES, LANGUAGES, type Language } from "@tyche/messages";
import { Component, type ReactNode, useEffect, useReducer, useState } from "react";
import { wordsIn } from "./i18n/load-words.js";
import { useProblemText } from "./i18n/problem.js";
import { useWords, WordsContext } from "./i18n/words.js";
import { Select } from "./kit/field.js";
import { Notice } from "./kit/panel.js";
import { useLater } from "./kit/use-later.js";
import { NEW_VERSION } from "./offline/register.js";
import { openFile } from "./open-file.js";
import { PAGES } from "./pages.js";
import { LabContext } from "./state/context.js";
import { remember, THEMES, type Theme } from "./state/preferences.js";
import { type LabState, PLACES, reduce } from "./state/state.js";
import { useAddress } from "./state/use-address.js";

export interface AppProps {
  readonly words: Catalogue;
  readonly theme: Theme;
  readonly initial: LabState;
}

export function App({ words: firstWords, theme: firstTheme, initial }: AppProps) {
  const [state, dispatch] = useReducer(reduce, initial);
  const [words, setWords] = useState(firstWords);
  const [theme, setTheme] = useState(firstTheme);
  const [isOld, setOld] = useState(false);
  useAddress(state, dispatch);

  useEffect(() => {
    const tell = (): void => setOld(true);
    window.addEventListener(NEW_VERSION, tell);
    return () => window.removeEventListener(NEW_VERSION, tell);
  }, []);

  useEffect(() => {
    document.documentElement.lang = words.language;
    document.title =
      state.work.title === "" ? words.text("lab-title") : `${state.work.title} · ${words.text("lab-title")}`;
  }, [words, state.work.title]);
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    remember("theme", theme);
  }, [theme]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (!(event.ctrlKey || event.metaKey) || target.matches("input, select")) return;
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
      // On the boards page every file is treated as a game; the board reports files that are not.
      if (state.place === "boards") dispatch({ type: "game-file", file });
      else void openFile(file, words, dispatch);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("keydown", key, { signal });
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => stop.abort();
  }, [words, state.place]);

  const chooseLanguage = async (language: Language): Promise<void> => {
    setWords(await wordsIn(language));
    remember("language", language);
  };

  const { notice } = state;
  return (
    <WordsContext value={words}>
      <LabContext value={{ state, dispatch, openFile: (file) => void openFile(file, words, dispatch) }}>
        {state.embedded ? (
          <Page name="embedded" />
        ) : (
          <div className="app">
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
                  onChoose={(language) => void chooseLanguage(language)}
                />
                <Select
                  aria-label={words.text("lab-theme-label")}
                  value={theme}
                  options={THEMES}
                  text={(name) => words.text(`lab-theme-${name}`)}
                  onChoose={setTheme}
                />
              </div>
            </header>
            <main id="main" tabIndex={-1}>
              <FailureBoundary key={state.place} words={words}>
                <Page name={state.place} />
              </FailureBoundary>
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
        )}
      </LabContext>
    </WordsContext>
  );
}

function Page({ name }: { readonly name: keyof typeof PAGES }) {
  const words = useWords();
  const Found = useLater(PAGES[name]);
  return Found ? <Found /> : <p className="note">{words.text("lab-loading")}</p>;
}

function NoticeText({ notice }: { readonly notice: NonNullable<LabState["notice"]> }) {
  const problem = useProblemText(notice.type === "problem" ? notice.problem : undefined);
  const text = notice.type === "text" ? notice.sentence : problem;
  return text !== undefined && sentenceCase(text);
}

function sentenceCase(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。]$/.test(first) ? first : `${first}.`;
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
class FailureBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <Reload sentence={this.props.words.text("lab-failure-broken")} words={this.props.words} />
    ) : (
      this.props.children
    );
  }
}

function Reload({ sentence, words }: { readonly sentence: string; readonly words: Catalogue }) {
  return (
    <Notice action={words.text("lab-failure-reload")} onAction={() => location.reload()}>
      {sentence}
    </Notice>
  );
}
