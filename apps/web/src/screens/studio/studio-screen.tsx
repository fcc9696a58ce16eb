import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import type { User } from '@teamloom/contract/user.ts'
import type { DesignAbility } from '@teamloom/design/actions/action.ts'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddToCart } from '#web/data/cart.ts'
import { useDesigns } from '#web/data/designs.ts'
import { looksOnlyIn, mayIn } from '#web/data/may-in.ts'
import { useOffered } from '#web/data/offer.ts'
import { useProjects } from '#web/data/projects.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { StudioProvider } from '#web/features/studio/session/studio-context.tsx'
import { useDesignSession } from '#web/features/studio/session/use-design-session.ts'
import { useKeptOrder } from '#web/features/studio/shell/rail/use-kept-order.ts'
import { Studio } from '#web/features/studio/shell/studio.tsx'
import { loadCode } from '#web/lib/load-code.ts'
import { type OpenedDesign, openDesign } from '#web/screens/studio/open-design.ts'
import { useWayHome } from '#web/screens/studio/use-way-home.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { OpeningStudio } from '#web/ui/opening-studio.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

export { loadHandheld } from '#web/features/studio/shell/load-handheld.ts'

const SizeChartDialog = lazyDialog(
  async () =>
    (await loadCode(() => import('#web/features/size-chart/size-chart-dialog.tsx'))).SizeChartDialog,
)

/** The studio of one design; a design that is unknown or cannot be opened leads home. */
export function StudioScreen() {
  const { designId } = useParams({ strict: false })
  const designs = useDesigns()
  const projectId = designs.data?.find(({ id }) => id === designId)?.project_id
  // Going from design to design shuffles nothing.
  const ordered = useKeptOrder(designs.data?.filter(({ project_id }) => project_id === projectId) ?? [])
  return designId ? <LoadedStudio key={designId} designId={designId} ordered={ordered} /> : null
}

type LoadedProps = { readonly designId: string; readonly ordered: readonly DesignItem[] }

function LoadedStudio({ designId, ordered }: LoadedProps) {
  const { data: me } = useMe()
  const designs = useDesigns()
  const projects = useProjects()
  const opened = useQuery({
    queryKey: ['design', designId],
    queryFn: () => openDesign(designId),
    // The session has its own copy from here on; the next visit begins with what the server has then.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  })
  const design = designs.data?.find(({ id }) => id === designId)
  const project = projects.data?.find(({ id }) => id === design?.project_id)
  const isUnknown = designs.isSuccess && projects.isSuccess && (!design || !project)
  useWayHome(isUnknown, opened.error)
  if (!me || !design || !project || !opened.data) {
    const images = opened.data?.record.images ?? design?.images
    return <OpeningStudio picture={images?.[0]?.url} />
  }
  return (
    <OpenStudio
      {...opened.data}
      design={design}
      designs={ordered}
      projectName={project.name}
      teamId={project.team_id}
      me={me}
    />
  )
}

type OpenProps = OpenedDesign & {
  readonly design: DesignItem
  readonly designs: readonly DesignItem[]
  readonly projectName: string
  readonly teamId: string
  readonly me: User
}

function OpenStudio({ record, product, design, designs, projectName, teamId, me }: OpenProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isStaff = me.isAdmin || me.isDesigner
  const team = useTeams().data?.find(({ id }) => id === teamId)
  const may = useCallback((ability: DesignAbility) => mayIn(me, team)[ability], [me, team])
  const session = useDesignSession(record, product, { userId: me.id, isStaff, may })
  const offered = useOffered(product)
  useEffect(() => session.offer(offered), [session, offered])
  const addToCart = useAddToCart()
  const [isChartOpen, chart] = useDisclosure(false)
  usePageTitle(design.name ?? t('common.untitled'))
  return (
    <StudioProvider
      session={session}
      teamId={teamId}
      firstImages={record.images}
      isStaff={isStaff}
      may={may}
      looksOnly={looksOnlyIn(me, team)}
    >
      <Studio
        design={design}
        designs={designs}
        projectName={projectName}
        canAddDesign={mayIn(me, team).canAddDesign}
        isAdding={addToCart.isPending}
        onAddToCart={() => addToCart.mutate(design.id, { onSuccess: () => navigate({ to: '/cart' }) })}
        onSizeChart={chart.open}
      />
      <SizeChartDialog
        opened={isChartOpen}
        onClose={chart.close}
        products={[{ definition: product, imageUrl: record.images[0]?.url }]}
      />
    </StudioProvider>
  )
}
