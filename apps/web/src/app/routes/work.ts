import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { framed, guarded, page } from '#web/app/routes/base.ts'
import { loadDesignScreen } from '#web/screens/studio/design-screen.ts'
import { OpeningStudio } from '#web/ui/opening-studio.tsx'

const home = createRoute({
  getParentRoute: () => framed,
  path: '/home',
  component: lazyRouteComponent(
    page(() => import('#web/screens/home/home-screen.tsx')),
    'HomeScreen',
  ),
})

const project = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$projectId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/project/project-screen.tsx')),
    'ProjectScreen',
  ),
})

const feedback = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$projectId/feedback',
  component: lazyRouteComponent(
    page(() => import('#web/screens/project/feedback-screen.tsx'), 'comments'),
    'FeedbackScreen',
  ),
})

const projectStart = createRoute({
  getParentRoute: () => project,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$projectId/designs', params, replace: true })
  },
})

const designs = createRoute({ getParentRoute: () => project, path: '/designs' })

/** The project's page with the product picker open. */
const newDesign = createRoute({ getParentRoute: () => project, path: '/newdesign' })

const teams = createRoute({
  getParentRoute: () => framed,
  path: '/teams',
  component: lazyRouteComponent(
    page(() => import('#web/screens/team/teams-screen.tsx')),
    'TeamsScreen',
  ),
})

const team = createRoute({
  getParentRoute: () => framed,
  path: '/team/$teamId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/team/team-screen.tsx')),
    'TeamScreen',
  ),
})

const teamStart = createRoute({
  getParentRoute: () => team,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/team/$teamId/projects', params, replace: true })
  },
})

const teamProjects = createRoute({ getParentRoute: () => team, path: '/projects' })

/** The team's page with the invitation open. */
const invite = createRoute({ getParentRoute: () => team, path: '/invite' })

const profile = createRoute({
  getParentRoute: () => framed,
  path: '/profile',
  /** The key of the link to one's own data. */
  validateSearch: ({ data }: Record<string, unknown>): { data?: string } =>
    data === undefined ? {} : { data: String(data) },
  component: lazyRouteComponent(
    page(() => import('#web/screens/profile/profile-screen.tsx')),
    'ProfileScreen',
  ),
})

const studio = createRoute({
  getParentRoute: () => guarded,
  path: '/design/$designId',
  pendingComponent: OpeningStudio,
  component: lazyRouteComponent(loadDesignScreen, 'StudioScreen'),
})

type CollectionSearch = { tab?: 'answers' | 'packing' | undefined }

const collection = createRoute({
  getParentRoute: () => guarded,
  path: '/sizesadmin/$projectId',
  validateSearch: ({ tab }: Record<string, unknown>): CollectionSearch => ({
    tab: tab === 'answers' || tab === 'packing' ? tab : undefined,
  }),
  loader: ({ params }) => {
    void import('#web/data/collection.ts').then(({ startCollection }) => startCollection(params.projectId))
  },
  component: lazyRouteComponent(
    page(() => import('#web/screens/collection/collection-screen.tsx'), 'collection'),
    'CollectionScreen',
  ),
})

const referral = createRoute({
  getParentRoute: () => framed,
  path: '/referralprogram',
  component: lazyRouteComponent(
    page(() => import('#web/screens/referral/referral-screen.tsx')),
    'ReferralScreen',
  ),
})

/** Routes whose screens stand beside the teams. */
export const framedRoutes = [
  home,
  project.addChildren([projectStart, designs, newDesign]),
  feedback,
  teams,
  team.addChildren([teamStart, teamProjects, invite]),
  profile,
  referral,
] as const

export const workRoutes = [studio, collection] as const
