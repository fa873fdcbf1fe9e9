import type { Catalogue } from "@tyche/messages";
import { Component, type ReactNode } from "react";

interface Props {
  readonly words: Catalogue;
  readonly children: ReactNode;
}

/** In place of a white page: what went wrong cannot be mended here, but the address holds the tree, so a reload brings it back. */
export class FailureBoundary extends Component<Props, { readonly failed: boolean }> {
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

/** A sentence, and the button that loads the page again. */
export function Reload({ sentence, words }: { readonly sentence: string; readonly words: Catalogue }) {
  return (
    <div className="notice" role="alert">
      <p>{sentence}</p>
      <button type="button" className="tool" onClick={() => location.reload()}>
        {words.text("lab-failure-reload")}
      </button>
    </div>
  );
}
