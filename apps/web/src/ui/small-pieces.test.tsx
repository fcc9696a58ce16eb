import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { LanguageToggle } from '#web/ui/language-toggle.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'
import { ZoomTools } from '#web/ui/zoom-tools.tsx'

test('the other language is named in itself, and switches every text', async () => {
  const changed = vi.fn()
  const { user } = openPage(<LanguageToggle onChange={changed} />)
  const toggle = screen.getByRole('button', { name: 'Français' })
  expect(toggle.lang).toBe('fr')
  await user.click(toggle)
  expect(await screen.findByRole('button', { name: 'English' })).toBeTruthy()
  expect([document.documentElement.lang, changed.mock.calls.length]).toEqual(['fr', 1])
})

describe('words of a person', () => {
  const links = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'))

  test('have the addresses in them as links, without the signs after them', () => {
    openPage(<LinkedText text="See https://example.com/a?b=1, and (https://example.com/c)." />)
    expect(links()).toEqual(['https://example.com/a?b=1', 'https://example.com/c'])
    expect(document.body.textContent).toContain('See https://example.com/a?b=1, and (https://example.com/c).')
  })

  test('are no link where they only look like one', () => {
    openPage(<LinkedText text="javascript:alert(1) http://" />)
    expect(links()).toEqual([])
  })
})

test('what did not load is announced, with another try', async () => {
  const again = vi.fn()
  const { user } = openPage(<LoadFailed text="The list did not load." onRetry={again} />)
  expect(screen.getByRole('alert').textContent).toContain('The list did not load.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

test('of notices an error alone is announced', () => {
  openPage(
    <>
      <Notice kind="info" text="By the way." />
      <Notice kind="error" text="It failed." />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('It failed.')
})

test('a picture is nearer, farther and whole again', async () => {
  const view = vi.fn()
  const { user } = openPage(<ZoomTools view={{ zoom: 1, panX: 0, panY: 0 }} onView={view} />)
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(view.mock.lastCall?.[0].zoom).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: /^Fit to the stage, 100 %$/ }))
  expect(view.mock.lastCall?.[0]).toMatchObject({ zoom: 1, panX: 0, panY: 0 })
})
