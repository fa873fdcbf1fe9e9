import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * Violations found by axe-core, which runs through the browser protocol because the page's policy forbids injected
 * scripts.
 */
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
