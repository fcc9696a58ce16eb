import { assetCalls } from '@teamloom/contract/assets.ts'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { answer } from '#web/lib/testing/server.ts'
import { Composer } from '#web/shown/comments/composer.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const people = [
  { userId: 'c', firstName: 'Chloé', lastName: 'Nguyen' },
  { userId: 'm', firstName: 'Maya', lastName: 'Tremblay' },
]
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
const button = () => screen.getByRole('button', { name: 'Answer' })

afterEach(() => sessionStorage.clear())

function open(send: (text: string) => Promise<unknown> = async () => undefined, name = 'answer 1') {
  const sent: string[] = []
  const { user } = openPage(
    <Composer
      name={name}
      label="Your answer"
      action="Answer"
      people={people}
      onSend={text => {
        sent.push(text)
        return send(text)
      }}
    />,
  )
  return { user, sent }
}

describe('a comment that is written', () => {
  test('names a teammate by the first letters, with keys (RV6)', async () => {
    const { user, sent } = open()
    await user.type(field(), 'See @chl')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Chloé Nguyen'])
    await user.keyboard('{Enter}')
    expect(field().value).toBe('See @Chloé Nguyen ')
    expect(screen.queryByRole('option')).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(sent).toEqual(['See @Chloé Nguyen'])
    expect(field().value).toBe('')
  })

  test('of several names one is gone to with arrows, round and round, and none is meant once they are closed (RV6)', async () => {
    let cancelled = 0
    const { user } = openPage(
      <Composer
        name="answer 4"
        label="Your answer"
        action="Answer"
        people={[...people, { userId: 'l', firstName: 'Léa', lastName: 'Roy' }]}
        onSend={async () => {}}
        onCancel={() => (cancelled += 1)}
      />,
    )
    const meant = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
    await user.type(field(), '@')
    const meantAfter: unknown[] = [meant()]
    for (const key of ['Down', 'Down', 'Down', 'Up', 'Up']) {
      await user.keyboard(`{Arrow${key}}`)
      meantAfter.push(meant()?.split(' ')[0])
    }
    expect(meantAfter).toEqual(['Chloé Nguyen', 'Maya', 'Léa', 'Chloé', 'Léa', 'Maya'])
    await user.keyboard('{Escape}')
    expect([meant(), field().value, cancelled]).toEqual([undefined, '@', 0])
    await user.keyboard('{Escape}')
    expect(cancelled).toBe(1)
    await user.type(field(), 'm')
    expect(meant()).toBe('Maya Tremblay')
    await user.keyboard('{Tab}')
    expect(field().value).toBe('@Maya Tremblay ')
  })

  test('is sent once, and not while there is nothing to send', async () => {
    const { user, sent } = open(() => new Promise(() => {}))
    expect(button().matches(':disabled')).toBe(true)
    await user.type(field(), '  ')
    expect(button().matches(':disabled')).toBe(true)
    await user.type(field(), 'Yes')
    await user.click(button())
    expect(screen.getByRole('status').textContent).toBe('Sending…')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(sent).toEqual(['Yes'])
    expect(field().value).toBe('  Yes')
  })

  test('stays where it could not be sent, and in its own thread after a reload', async () => {
    const { user } = open(async () => {
      throw new Error('refused')
    })
    await user.type(field(), 'Kept')
    await user.click(button())
    expect(field().value).toBe('Kept')
    expect(button().matches(':disabled')).toBe(false)
    expect(sessionStorage.length).toBe(1)
  })

  test('takes a photo along once it is read, and not before (RV23)', async () => {
    answer(assetCalls.uploadUrl, { url: 'https://example.com/put', assetId: 'asset' })
    const sent: unknown[] = []
    const { user } = openPage(
      <Composer
        name="answer 2"
        label="Your answer"
        action="Answer"
        people={people}
        takesFile
        onSend={async (...said) => sent.push(said)}
      />,
    )
    await user.type(field(), 'As here')
    await user.upload(
      screen.getByLabelText('Add a photo or sketch', { selector: 'input' }),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'sketch.svg', { type: 'image/svg+xml' }),
    )
    expect(await screen.findByText('sketch.svg')).toBeDefined()
    // It is on its way.
    expect(button().matches(':disabled')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Take sketch.svg away' }))
    await user.click(button())
    expect(sent).toEqual([['As here', null]])
  })

  test('says of a file that is none what to do, and sends without it (RV23)', async () => {
    const { user } = openPage(
      <Composer
        name="answer 3"
        label="Your answer"
        action="Answer"
        people={people}
        takesFile
        onSend={async () => {}}
      />,
    )
    const file = new File(['words'], 'notes.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Add a photo or sketch', { selector: 'input' }), file)
    expect(await screen.findByRole('alert')).toBeDefined()
    await user.type(field(), 'As here')
    expect(button().matches(':disabled')).toBe(false)
  })

  test('says by how much it is too long (RV5)', async () => {
    const { user } = open()
    await user.click(field())
    await user.paste('x'.repeat(2003))
    expect(screen.getByText('3 characters too long')).toBeDefined()
    expect(button().matches(':disabled')).toBe(true)
  })
})
