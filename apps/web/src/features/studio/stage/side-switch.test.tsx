import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { useHands } from '#web/features/studio/session/carried.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { SideSwitch } from '#web/features/studio/stage/side-switch.tsx'

const side = (name: RegExp) => screen.getByRole('radio', { name })

test('the garment is turned by its sides, and by arrows among them', async () => {
  const { user, view } = openInStudio(<SideSwitch isStageSettled={false} />)
  await user.click(side(/^Back/))
  expect(view().side).toBe('back')
  expect(side(/^Back/).getAttribute('aria-checked')).toBe('true')
  await user.keyboard('{ArrowRight}{Enter}')
  expect(view().side).toBe('left')
})

test('the other sides tell how many places are free there for what is in the hand', () => {
  function Carrying() {
    const { carry } = useHands()
    useEffect(() => {
      const free = [
        { side: 'back', panel: 'back' },
        { side: 'back', panel: 'back' },
        { side: 'front', panel: 'front' },
      ] as never[]
      carry({
        decorationId: 'one',
        by: 'middle',
        from: { positionName: 'centerChest', side: 'front' },
        free,
        to: null,
      })
    }, [carry])
    return <SideSwitch isStageSettled={false} />
  }
  openInStudio(<Carrying />)
  expect(side(/^Back/).textContent).toBe('Back2 free')
  expect([side(/^Front/), side(/^Left/)].map(each => each.textContent)).toEqual(['Front', 'Left'])
})
