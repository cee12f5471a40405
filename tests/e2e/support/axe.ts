import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page as it stands: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  // There are no frames on our pages: all of axe can run in one go, ten times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type: 'tag', values: RULES },
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}
