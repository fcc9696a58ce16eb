import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WindowDrop } from '#web/features/studio/controls/uploads/window-drop.tsx'
import { droppedFiles } from '#web/features/studio/session/dropped-files.ts'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'

const file = new File(['<svg/>'], 'crest.svg', { type: 'image/svg+xml' })
const files = { dataTransfer: { types: ['Files'], files: [file] } }
const words = { dataTransfer: { types: ['text/plain'], files: [] } }
const isOver = () => screen.queryByTestId('window-drop') !== null

test('files that are held over the studio are awaited, until they are gone again', () => {
  openInStudio(<WindowDrop />)
  fireEvent.dragOver(document.body, files)
  expect(isOver()).toBe(true)
  fireEvent(document.body, Object.assign(createEvent.dragLeave(document.body), { relatedTarget: null }))
  expect(isOver()).toBe(false)
})

test('files that are dropped open new artwork with them, and not in the browser', () => {
  const { view } = openInStudio(<WindowDrop />)
  fireEvent.dragOver(document.body, files)
  const wasTaken = !fireEvent.drop(document.body, files)
  expect(wasTaken).toBe(true)
  expect(view().selection).toEqual({ kind: 'new-decoration' })
  expect(droppedFiles.get()).toEqual([file])
  expect(isOver()).toBe(false)
})

test('words that are dragged are none of its business', () => {
  const { view } = openInStudio(<WindowDrop />)
  fireEvent.dragOver(document.body, words)
  const wasTaken = !fireEvent.drop(document.body, words)
  expect([isOver(), wasTaken, view().selection]).toEqual([false, false, null])
})

test('who may not add artwork is told so', async () => {
  const { view } = openInStudio(<WindowDrop />, { withheld: ['canAddArtwork'] })
  fireEvent.drop(document.body, files)
  expect(await screen.findByText('Your account cannot add artwork.')).toBeTruthy()
  expect(view().selection).toBeNull()
})
