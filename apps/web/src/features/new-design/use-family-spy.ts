import { type RefObject, useRef, useState } from 'react'

/** How far below the top of the list a family counts as being read. */
const readingLine = 96

/** Which family the list of products shows, and how to go to one. Sections carry `data-family`. */
export function useFamilySpy(list: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState<string>()
  // The one chosen stays marked on the way to it, and there: a short last family cannot reach the top.
  const isOnTheWay = useRef(false)

  const sections = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-family]') ?? [])]
  return {
    family: seen,
    goTo: (family: string) => {
      setSeen(family)
      const view = list.current
      const section = sections().find(({ dataset }) => dataset.family === family)
      if (!view || !section) return
      const top = Math.min(Math.max(0, section.offsetTop - 24), view.scrollHeight - view.clientHeight)
      isOnTheWay.current = Math.abs(top - view.scrollTop) > 1
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      view.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
    },
    onScrollEnd: () => {
      isOnTheWay.current = false
    },
    onScroll: () => {
      const view = list.current
      if (!view || isOnTheWay.current) return
      const isAtEnd = view.scrollTop > 0 && view.scrollTop + view.clientHeight >= view.scrollHeight - 2
      const all = sections()
      const read = isAtEnd
        ? all.at(-1)
        : all.findLast(section => section.offsetTop <= view.scrollTop + readingLine)
      // Of those that stand side by side, the first.
      setSeen(all.find(section => section.offsetTop === read?.offsetTop)?.dataset.family)
    },
  }
}
