import { afterEach, expect, test } from 'vitest'
import { keepInTabWhereRefused, keepsNothing } from '#web/lib/refused-storage.ts'
import { openSession, readSession } from '#web/lib/session.ts'

const own = { local: window.localStorage, session: window.sessionStorage }

afterEach(() => {
  Object.defineProperty(window, 'localStorage', { value: own.local, configurable: true })
  Object.defineProperty(window, 'sessionStorage', { value: own.session, configurable: true })
})

const claims = btoa(JSON.stringify({ id: 'noe', email: '', isGuest: true, exp: 4_000_000_000 }))

test('a browser that keeps what it is given keeps it itself', () => {
  keepInTabWhereRefused()
  expect(window.localStorage).toBe(own.local)
  expect(keepsNothing()).toBe(false)
})

test('where the browser refuses, a session lasts as long as the tab', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  keepInTabWhereRefused()
  expect(keepsNothing()).toBe(true)
  openSession(`.${claims}.`)
  expect(readSession()).toMatchObject({ userId: 'noe', isGuest: true })
  expect(Object.keys(localStorage)).toEqual(['teamloom-session'])
  localStorage.removeItem('teamloom-session')
  expect([readSession(), localStorage.length, localStorage.key(0)]).toEqual([null, 0, null])
})

test('where there is no room, what was kept is still read', () => {
  const full = new Proxy(
    { 'teamloom-language': 'fr' },
    {
      get: (kept, name) => {
        if (name !== 'setItem') return kept[name as keyof typeof kept]
        return () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    },
  )
  Object.defineProperty(window, 'localStorage', { configurable: true, value: full })
  keepInTabWhereRefused()
  expect(localStorage.getItem('teamloom-language')).toBe('fr')
  localStorage.setItem('teamloom-language', 'en')
  expect(localStorage.getItem('teamloom-language')).toBe('en')
})
