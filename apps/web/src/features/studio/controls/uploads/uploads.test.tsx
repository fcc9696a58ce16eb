import { assetCalls } from '@teamloom/contract/assets.ts'
import { crest } from '@teamloom/design/testing/sample.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UploadArea } from '#web/features/studio/controls/upload-area.tsx'
import { SentFiles } from '#web/features/studio/controls/uploads/sent-files.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { typeForUpload } from '#web/features/studio/session/upload-type.ts'
import { useSendFiles } from '#web/features/studio/session/use-send-files.ts'
import { useUpload } from '#web/features/studio/session/use-upload.ts'
import { sentFiles } from '#web/lib/testing/sending.ts'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'

const fileOf = (name: string) => new File(['<svg/>'], name, { type: 'image/svg+xml' })
const { details: _, missingFonts: __, colors, ...read } = crest

beforeEach(() => {
  answer(assetCalls.uploadUrl, { url: 'https://elsewhere.example/put?key=1', assetId: crest.assetId })
  answer(assetCalls.create, { ...read, colors: [...colors], assetType: 'screenprint' })
})

const sending = async (count: number) => {
  await waitFor(() => expect(sentFiles()).toHaveLength(count))
  return sentFiles()[count - 1]!
}
const arrive = (put: Awaited<ReturnType<typeof sending>>) => act(async () => put.end(200, { etag: '"one"' }))

describe('a file for one place', () => {
  const used: string[] = []
  afterEach(() => void used.splice(0))

  function Place({ answers, assetId }: { readonly answers: string | null; readonly assetId?: string }) {
    const { product } = useStudio()
    const upload = useUpload(
      typeForUpload(product),
      ({ filename }) => {
        used.push(filename)
        return answers
      },
      assetId,
    )
    return <UploadArea upload={upload} />
  }

  function Closing(props: Parameters<typeof Place>[0]) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <Place {...props} />}
        <button type="button" onClick={() => setOpen(false)}>
          close
        </button>
      </>
    )
  }

  const open = (answers: string | null = null, assetId?: string) =>
    openInStudio(<Closing answers={answers} {...(assetId && { assetId })} />)
  const choose = (user: ReturnType<typeof open>['user'], file = fileOf('crest.svg')) =>
    user.upload(screen.getByTestId('artwork-file'), file)

  describe('that is put past the server', () => {
    const elsewhere = 'https://store.example/files/incoming/1?signature=1'
    beforeEach(() => answer(assetCalls.uploadUrl, { url: elsewhere, assetId: crest.assetId, isDirect: true }))

    test('goes to where the server says, and is read without what was answered there', async () => {
      const { user } = open()
      await choose(user)
      const put = await sending(1)
      expect(put.url).toBe(elsewhere)
      expect(heardOf(assetCalls.uploadUrl)[0]?.body).toMatchObject({ bytes: 6 })
      await arrive(put)
      await waitFor(() => expect(used).toEqual([crest.filename]))
      expect(heardOf(assetCalls.create)[0]?.body).not.toHaveProperty('etag')
    })

    test('goes to the server where the other is not reached', async () => {
      const { user } = open()
      await choose(user)
      const put = await sending(1)
      answer(assetCalls.uploadUrl, { url: 'https://elsewhere.example/put?key=1', assetId: crest.assetId })
      act(() => put.end(0))
      const again = await sending(2)
      expect(again.url).toBe('/put?key=1')
      expect(heardOf(assetCalls.uploadUrl)[1]?.body).not.toHaveProperty('bytes')
      await arrive(again)
      await waitFor(() => expect(used).toEqual([crest.filename]))
      expect(heardOf(assetCalls.create)[0]?.body).toMatchObject({ etag: '"one"' })
    })
  })

  test('tells how far it is, and is used as it arrives', async () => {
    const { user } = open()
    await choose(user)
    const put = await sending(1)
    expect(put.url).toBe('/put?key=1')
    act(() => put.progress(3, 6))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    expect(screen.queryByTestId('artwork-file')).toBeNull()
    await arrive(put)
    await waitFor(() => expect(used).toEqual([crest.filename]))
    expect(await screen.findByTestId('artwork-file')).toBeTruthy()
    expect(heardOf(assetCalls.create)[0]?.body).toMatchObject({ etag: '"one"', crop: true })
  })

  test('goes beside those of the team’s list, which does not show it', async () => {
    const List = () => {
      const send = useSendFiles()
      return (
        <>
          <button type="button" onClick={() => send([fileOf('one.svg'), fileOf('two.svg')])}>
            list
          </button>
          <SentFiles onUse={() => null} />
          <Place answers={null} />
        </>
      )
    }
    const { user } = openInStudio(<List />)
    await user.click(screen.getByRole('button', { name: 'list' }))
    await sending(1)
    await choose(user)
    await sending(2)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(sentFiles()[1]?.body).toMatchObject({ name: 'crest.svg' })
    for (const button of screen.getAllByRole('button', { name: 'Cancel the upload' }))
      await user.click(button)
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]))
  })

  test('tells why it cannot be used, until another is sent', async () => {
    const { user } = open('imageTooSmall')
    await choose(user)
    await arrive(await sending(1))
    expect((await screen.findByRole('alert')).textContent).toContain('Image too small')
    await choose(user)
    await sending(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('tells that it did not arrive, and why the server does not read it', async () => {
    const { user } = open()
    await choose(user)
    const put = await sending(1)
    await act(async () => put.end(0))
    expect((await screen.findByRole('alert')).textContent).toContain('Image upload has failed')
    refuse(assetCalls.create, 'processingError')
    await choose(user)
    await arrive(await sending(2))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).not.toContain('Image upload has failed'),
    )
    expect(used).toEqual([])
  })

  test('is given up by its button, and where what shows it is closed', async () => {
    const { user } = open()
    await choose(user)
    const first = await sending(1)
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }))
    expect(first.wasAborted()).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
    await choose(user)
    const second = await sending(2)
    await user.click(screen.getByRole('button', { name: 'close' }))
    expect(second.wasAborted()).toBe(true)
  })

  test('becomes a version of what it is for', async () => {
    const { user } = open(null, crest.assetId)
    await choose(user)
    await arrive(await sending(1))
    expect(heardOf(assetCalls.uploadUrl)[0]?.body).toMatchObject({ asset_id: crest.assetId })
  })
})

describe('files of the team’s list', () => {
  const used: string[] = []
  afterEach(() => void used.splice(0))

  function List({ files }: { readonly files: readonly File[] }) {
    const send = useSendFiles()
    const [isOpen, setOpen] = useState(true)
    const use = ({ filename }: { readonly filename: string }) => {
      used.push(filename)
      return null
    }
    return (
      <>
        <button type="button" onClick={() => send(files)}>
          send
        </button>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          turn
        </button>
        {isOpen && <SentFiles onUse={use} />}
      </>
    )
  }

  const open = async (...names: string[]) => {
    const { user } = openInStudio(<List files={names.map(fileOf)} />, {
      workers: { makeReady: () => undefined } as never,
    })
    await user.click(screen.getByRole('button', { name: 'send' }))
    return user
  }

  test('one that comes alone is used as it arrives', async () => {
    await open('crest.svg')
    await arrive(await sending(1))
    await waitFor(() => expect(used).toEqual([crest.filename]))
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('several go one after the other, and each is used by its button', async () => {
    const user = await open('one.svg', 'two.svg')
    const first = await sending(1)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await arrive(first)
    await arrive(await sending(2))
    const use = await screen.findAllByRole('button', { name: 'Use it' })
    expect([use.length, used]).toEqual([2, []])
    await user.click(use[0]!)
    await user.click(screen.getByRole('button', { name: 'Use it' }))
    expect([used.length, screen.queryAllByRole('listitem')]).toEqual([2, []])
  })

  test('arrive although the list was closed, which is told; in it they wait to be used', async () => {
    const user = await open('crest.svg')
    const put = await sending(1)
    await user.click(screen.getByRole('button', { name: 'turn' }))
    await arrive(put)
    expect(await screen.findByText(`${crest.filename} is in the team library.`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'turn' }))
    await user.click(await screen.findByRole('button', { name: 'Use it' }))
    expect(used).toEqual([crest.filename])
  })

  test('what was lost on its way is sent again by its button', async () => {
    const user = await open('crest.svg')
    const put = await sending(1)
    await act(async () => put.end(0))
    await user.click(await screen.findByRole('button', { name: 'Send crest.svg again' }))
    await arrive(await sending(2))
    await waitFor(() => expect(used).toEqual([crest.filename]))
  })
})
