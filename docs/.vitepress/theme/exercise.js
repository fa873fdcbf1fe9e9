// <tyche-exercise>: an exercise by seed, asked and graded in the page as in the Lab. What it needs is loaded when the first
// one comes into view; until then, and without scripts, its content is shown, which is the command that makes the exercise.

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        seen.unobserve(target);
        target.show();
      }
  },
  { rootMargin: "200px" },
);

class TycheExercise extends HTMLElement {
  connectedCallback() {
    seen.observe(this);
  }

  disconnectedCallback() {
    seen.unobserve(this);
    this.end?.();
  }

  async show() {
    const { showExercise } = await import("../../../packages/lab/src/practice/show-exercise.tsx");
    if (this.isConnected) this.end = await showExercise(this);
  }
}

if (!customElements.get("tyche-exercise")) customElements.define("tyche-exercise", TycheExercise);
