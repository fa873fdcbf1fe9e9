import axe from "axe-core";
import type { Page } from "playwright-core";

/** Violations by axe-core; the page's own policy forbids injected scripts, so it runs in the page by the protocol. */
export async function violations(page: Page): Promise<unknown[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(): Promise<{
          violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[];
        }>;
      };
    };
    const result = await axe.run();
    return result.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => [target, failureSummary]),
    }));
  });
}
