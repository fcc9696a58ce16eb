import { useEffect } from 'react'
import { useBrand } from '#web/lib/brand.ts'

/** The browser's title while a screen is shown: `Tour hoodie · Teamloom`. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}
