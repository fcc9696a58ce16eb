import { useMounted } from '@mantine/hooks'
import { type ComponentType, lazy, Suspense, useState } from 'react'

type DialogProps = { readonly opened: boolean; readonly onClose: () => void }

/** A dialog whose code is loaded when it is first opened; closed, it gives the focus back as others do. */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }))
  // It notes who had the focus when it opens, and not when it is mounted open.
  function Opening(props: Props) {
    const isMounted = useMounted()
    return <Dialog {...props} opened={isMounted && props.opened} />
  }
  return function LazyDialog(props: Props) {
    const [wasOpened, setOpened] = useState(props.opened)
    if (props.opened && !wasOpened) setOpened(true)
    return <Suspense fallback={null}>{wasOpened && <Opening {...props} />}</Suspense>
  }
}
