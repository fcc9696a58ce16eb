import { useMounted } from '@mantine/hooks'
import { type ComponentType, createElement } from 'react'
import { useLoaded } from '#web/ui/use-loaded.ts'

type DialogProps = { readonly opened: boolean; readonly onClose: () => void }

/** A dialog whose code is not part of the first load; closed, it gives the focus back as others do. */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const loaded = useLoaded(load, props.opened, props.onClose)
    return loaded ? <Opening component={loaded} dialog={props} /> : null
  }
}

/**
 * A dialog that opens once it is mounted: a dialog notes who had the focus when it opens, and not when it is mounted
 * open.
 */
function Opening<Props extends DialogProps>({
  component,
  dialog,
}: {
  readonly component: ComponentType<Props>
  readonly dialog: Props
}) {
  const isMounted = useMounted()
  return createElement(component, { ...dialog, opened: isMounted && dialog.opened })
}
