import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  /** The path as the route table writes it. */
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  /** The entry; spread the props onto its `Link`. */
  readonly children: (props: { readonly to: string; readonly params: object }) => ReactNode
}

/** An entry whose screen may be still to come: it shows as soon as the route table has its path. */
export function LaterLink({ path, params = {}, children }: Props) {
  const router = useRouter()
  return Object.hasOwn(router.routesByPath, path) ? children({ to: path, params }) : null
}
