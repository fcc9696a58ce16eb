import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const names = ['one', 'two', 'three', 'four', 'five', 'six']

function Group({
  first = 'one',
  isTried = false,
}: {
  readonly first?: string | null
  readonly isTried?: boolean
}) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <ChoiceGroup label="Numbers" value={value} onChange={setValue} columns={3} isTried={isTried}>
      {names.map((name, index) => (
        <Choice key={name} value={name} isFirst={index === 0} isUnavailable={name === 'five'}>
          {name}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

const choice = (name: string) => screen.getByRole('radio', { name })
const chosen = () => screen.queryByRole('radio', { checked: true })?.textContent ?? null
const focused = () => document.activeElement?.textContent

describe('one of several', () => {
  test('is chosen by a click, and reached by Tab where it is chosen', async () => {
    const { user } = openPage(<Group />)
    await user.click(choice('four'))
    expect(chosen()).toBe('four')
    choice('four').blur()
    await user.tab()
    expect(focused()).toBe('four')
  })

  test('is the first by Tab as long as none is chosen', async () => {
    const { user } = openPage(<Group first={null} />)
    await user.tab()
    expect([focused(), chosen()]).toEqual(['one', null])
  })

  test('is gone to by arrows in rows, by Home and End, and chosen by Enter and Space', async () => {
    const { user } = openPage(<Group />)
    choice('one').focus()
    await user.keyboard('{ArrowDown}')
    expect([focused(), chosen()]).toEqual(['four', 'one'])
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(chosen()).toBe('three')
    await user.keyboard('{End}')
    expect(focused()).toBe('six')
    await user.keyboard('{ArrowUp} ')
    expect(chosen()).toBe('three')
    await user.keyboard('{Home}{ArrowLeft}{ArrowUp}')
    expect(focused()).toBe('one')
  })

  test('that cannot be had is reached and not chosen', async () => {
    const { user } = openPage(<Group />)
    await user.click(choice('five'))
    expect([focused(), chosen()]).toEqual(['five', 'one'])
    await user.keyboard('{Enter}')
    expect(chosen()).toBe('one')
  })

  test('that is tried is left by Escape for the one that is chosen', async () => {
    const { user } = openPage(<Group isTried />)
    choice('one').focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Escape}')
    expect(focused()).toBe('one')
  })
})
