import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAddToCart } from '#web/data/cart.ts'
import { keyOf, useDefinitions } from '#web/data/definitions.ts'
import { useDesignState, useDesigns } from '#web/data/designs.ts'
import { useProjects } from '#web/data/projects.ts'
import { DesignView } from '#web/features/design-view/design-view.tsx'
import { CartLink } from '#web/features/navigation/cart-link.tsx'
import { useWayHome } from '#web/screens/studio/use-way-home.ts'
import { OpeningStudio } from '#web/ui/opening-studio.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** A design to look at; one that is unknown or cannot be opened leads home. */
export function DesignViewScreen() {
  const { designId } = useParams({ strict: false })
  return designId ? <LoadedView key={designId} designId={designId} /> : null
}

function LoadedView({ designId }: { readonly designId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const designs = useDesigns()
  const projects = useProjects()
  const state = useDesignState(designId)
  const addToCart = useAddToCart()
  const design = designs.data?.find(({ id }) => id === designId)
  const project = projects.data?.find(({ id }) => id === design?.project_id)
  const ref = design && { family: design.family.name, product: design.product.name }
  const definition = useDefinitions(ref ? [ref] : []).byKey.get(ref ? keyOf(ref) : '')
  const isUnknown = designs.isSuccess && projects.isSuccess && (!design || !project)
  useWayHome(isUnknown, state.error)
  usePageTitle(design && (design.name ?? t('common.untitled')))
  if (!design || !project || !state.data || !definition)
    return <OpeningStudio picture={design?.images[0]?.url} />
  return (
    <DesignView
      design={design}
      project={project}
      state={state.data}
      definition={definition}
      cartLink={<CartLink />}
      isAdding={addToCart.isPending}
      onAddToCart={() => addToCart.mutate(design.id, { onSuccess: () => navigate({ to: '/cart' }) })}
    />
  )
}
