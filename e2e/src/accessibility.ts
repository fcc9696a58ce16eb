import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What a checker finds on the page that keeps people from using it: rule and element. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // All in the page itself, which has no frames of others: else a second page is opened to sum up in.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))
}
