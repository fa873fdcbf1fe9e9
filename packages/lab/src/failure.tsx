import type { Catalogue } from "@tyche/messages";
import { Component, type ReactNode } from "react";
import { Notice } from "./kit/panel.js";

interface Props {
  readonly words: Catalogue;
  readonly children: ReactNode;
}

/**
 * Shown instead of an empty page after an error that cannot be handled here. The address contains the tree, so a reload
 * restores it.
 */
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

/** A sentence, and a button that reloads the page. */
export function Reload({ sentence, words }: { readonly sentence: string; readonly words: Catalogue }) {
  return (
    <Notice action={words.text("lab-failure-reload")} onAction={() => location.reload()}>
      {sentence}
    </Notice>
  );
}
