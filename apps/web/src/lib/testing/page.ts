import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { loadTexts, setLocale, startTranslations } from '#web/lib/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { forgetSentFiles, RequestInHand } from '#web/lib/testing/sending.ts'
import { fetchAnswered, forgetAnswers } from '#web/lib/testing/server.ts'

/** What a browser has and jsdom has not: nothing here is as wide as it asks, and nothing changes its size. */
Object.assign(window, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  scrollTo: () => {},
})
Object.assign(globalThis, { fetch: fetchAnswered, XMLHttpRequest: RequestInHand })
Element.prototype.scrollIntoView = () => {}
// Where an element is nobody lays out; that it takes a pointer must not be refused.
Object.assign(Element.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
})
Object.assign(document, { elementsFromPoint: () => [], fonts: new EventTarget() })

// A second is a breath on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// Code that comes later and is cut off here would be broken for every file after this one.
afterAll(() => vi.dynamicImportSettled())

// Modules are loaded once for many files: what was added to the texts would be gone with another start.
beforeAll(async () => {
  if (i18next.isInitialized) return
  await startTranslations()
  await Promise.all(
    (['pages', 'collection', 'live', 'staff', 'personal', 'lines', 'comments'] as const).map(loadTexts),
  )
  await setLocale('fr')
  await setLocale('en')
})
afterEach(async () => {
  cleanup()
  await setLocale('en')
  notifications.clean()
  queryClient.clear()
  forgetAnswers()
  forgetSentFiles()
  localStorage.clear()
  sessionStorage.clear()
})
