import type { DesignItem } from '@teamloom/contract/designs.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listedDesign } from '#web/data/testing/listed-design.ts'
import { DesignRail } from '#web/features/studio/shell/rail/design-rail.tsx'
import { InRouter } from '#web/lib/testing/in-router.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const design = (id: string, about: Partial<DesignItem> = {}) =>
  listedDesign({ id, name: `Design ${id}`, ...about })

const shortcuts = vi.fn()

async function open(about: Partial<Parameters<typeof DesignRail>[0]> = {}) {
  const opened = openPage(
    <InRouter>
      <DesignRail
        designs={[design('one'), design('two'), design('three', { errorKey: 'InvalidPartsToBuild' })]}
        currentId="two"
        projectId="project"
        canAddDesign
        onShortcuts={shortcuts}
        {...about}
      />
    </InRouter>,
  )
  await screen.findByRole('navigation')
  return opened
}
const link = (name: string) => screen.getByRole('link', { name })

describe('the project’s designs beside the studio', () => {
  test('are one stop for Tab, at the one that is open, and walked with the arrows', async () => {
    const { user } = await open()
    expect([link('Design one'), link('Design two')].map(each => each.tabIndex)).toEqual([-1, 0])
    expect(link('Design two').getAttribute('aria-current')).toBe('page')
    link('Design two').focus()
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(link('Design one'))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(link('Design two'))
  })

  test('lead to the others, and not to one that cannot be opened', async () => {
    await open()
    expect(link('Design one').getAttribute('href')).toBe('/design/one')
    expect(screen.queryByRole('link', { name: /^Design three/ })).toBeNull()
    expect(screen.getByRole('img', { name: 'Design three, Design with error' })).toBeTruthy()
  })

  test('can be one more, where the account may', async () => {
    await open({ canAddDesign: false })
    expect(screen.queryByRole('link', { name: 'New design' })).toBeNull()
  })

  test('stand above the list of keys', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    expect(shortcuts).toHaveBeenCalledOnce()
  })
})
