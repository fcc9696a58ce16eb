import { collectSize, collectSizeFromCart } from '#api/collection/collect-size.ts'
import { collectSizeInfo } from '#api/collection/collect-size-info.ts'
import { readNumbers } from '#api/collection/collection-numbers.ts'
import { addEntry, changeEntry, removeEntry } from '#api/collection/entries.ts'
import { changeAnswer, ownAnswer, withdrawAnswer } from '#api/collection/own-answer.ts'
import { setCover, setIcon } from '#api/collection/project-pictures.ts'
import { readCollection } from '#api/collection/read-collection.ts'
import { remind } from '#api/collection/remind.ts'
import { addToRoster, leaveRoster, removeFromRoster, stopReminders } from '#api/collection/roster.ts'
import { changeCollection, eraseCollection, renewToken } from '#api/collection/settings.ts'

export const collectionHandlers = [
  collectSizeInfo,
  readNumbers,
  collectSize,
  collectSizeFromCart,
  ownAnswer,
  changeAnswer,
  withdrawAnswer,
  stopReminders,
  leaveRoster,
  renewToken,
  readCollection,
  changeCollection,
  eraseCollection,
  addToRoster,
  removeFromRoster,
  remind,
  addEntry,
  changeEntry,
  removeEntry,
  setCover,
  setIcon,
]
