import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * Violations found by axe-core, which runs through the browser protocol because the page's policy forbids injected
 * scripts. `within` is a selector of the part to check; default: the whole page.
 */
export async function violations(page: Page, within?: string): Promise<unknown[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as {
      axe: {
        run(part?: string): Promise<{
          violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[];
        }>;
      };
    };
    const result = await (part === undefined ? axe.run() : axe.run(part));
    return result.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => [target, failureSummary]),
    }));
  }, within);
}
