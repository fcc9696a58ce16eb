import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { startTranslations } from '#web/lib/i18n.ts'

/** What a browser has and jsdom has not: nothing here is as wide as it asks, and nothing changes its size. */
Object.assign(window, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})
Element.prototype.scrollIntoView = () => {}

beforeAll(startTranslations)
afterEach(cleanup)
