import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { usualBodyBytes } from '@teamloom/contract/call.ts'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { ownDataFiles } from '#api/accounts/export-route.ts'
import { accountHandlers } from '#api/accounts/handlers.ts'
import { oidcFiles } from '#api/accounts/oidc/oidc-pages.ts'
import { analyticsHandlers } from '#api/analytics/handlers.ts'
import { artworkFiles } from '#api/assets/artwork-route.ts'
import { avatarPictures } from '#api/assets/avatar.ts'
import { fontFiles } from '#api/assets/font-route.ts'
import { assetHandlers } from '#api/assets/handlers.ts'
import { publicImages } from '#api/assets/public-image.ts'
import { uploadHandlers } from '#api/assets/upload-route.ts'
import { cartHandlers } from '#api/cart/handlers.ts'
import { linePictures } from '#api/cart/line-pictures.ts'
import { answerFiles } from '#api/collection/answers-route.ts'
import { collectionHandlers } from '#api/collection/handlers.ts'
import { openPageHints } from '#api/collection/page-hints.ts'
import { personsPictures } from '#api/collection/persons-picture.ts'
import { printFiles } from '#api/collection/prints-route.ts'
import { projectPictures } from '#api/collection/project-pictures.ts'
import { designHandlers } from '#api/designs/handlers.ts'
import { templateFiles } from '#api/designs/template-route.ts'
import { frontRoutes } from '#api/front/front-routes.ts'
import { linkPictures } from '#api/front/link-pictures.ts'
import { openBrandHead } from '#api/house/brand-head.ts'
import { houseHandlers } from '#api/house/handlers.ts'
import { logoFiles } from '#api/house/logo-files.ts'
import { registerApiDescription, registerApiPages } from '#api/http/api-description.ts'
import { registerBodyParsers } from '#api/http/body-parsers.ts'
import { openBuiltWebApp, webFolder } from '#api/http/built-web-app.ts'
import { keepAddresses } from '#api/http/caller-address.ts'
import { checkInput } from '#api/http/check-input.ts'
import { countCalls } from '#api/http/count-calls.ts'
import { countedAs } from '#api/http/counted-as.ts'
import { forwardDrawing, requestIdOf } from '#api/http/forward-drawing.ts'
import type { Handler } from '#api/http/handler.ts'
import { leavePages } from '#api/http/leave-pages.ts'
import { limitStore } from '#api/http/limit-store.ts'
import { isOfFiles, kindOf } from '#api/http/limited-kinds.ts'
import type { OpenRawHandlers } from '#api/http/raw-handler.ts'
import { answerError } from '#api/http/refusal-answer.ts'
import { registerCalls } from '#api/http/register-calls.ts'
import { registerDoor } from '#api/http/register-door.ts'
import { registerRawCalls } from '#api/http/register-raw-calls.ts'
import { RequestLog } from '#api/http/request-log.ts'
import { registerSecurity } from '#api/http/security.ts'
import { openSharedAssets } from '#api/http/shared-builds.ts'
import { trustOf } from '#api/http/trusted-proxies.ts'
import { registerWebApp } from '#api/http/web-app.ts'
import { requireWholeText } from '#api/http/whole-text.ts'
import { keyHandlers } from '#api/keys/keys.ts'
import { mockupAnswers } from '#api/mockups/mockup-route.ts'
import { signMockup } from '#api/mockups/sign-mockup.ts'
import { drawHandlers } from '#api/newsletter/draws.ts'
import { newsletterHandlers } from '#api/newsletter/newsletter.ts'
import { subscriberFiles } from '#api/newsletter/subscribers-route.ts'
import { promoHandlers } from '#api/offers/promos.ts'
import { accountingFile } from '#api/payments/accounting/accounting-route.ts'
import { documentFiles } from '#api/payments/document-routes.ts'
import { paymentHandlers } from '#api/payments/handlers.ts'
import { cardEventHandlers } from '#api/payments/stripe-route.ts'
import { pictureHandlers } from '#api/pictures/picture-routes.ts'
import { thingHandlers } from '#api/pictures/thing-routes.ts'
import { projectHandlers } from '#api/projects/handlers.ts'
import { requestHandlers } from '#api/requests/handlers.ts'
import { orderedLinePictures } from '#api/requests/ordered-line-pictures.ts'
import { ownPiecePictures } from '#api/requests/proofs/own-piece-picture.ts'
import { reviewHandlers } from '#api/review/handlers.ts'
import { openReviewHead, openReviewHints, reviewPictures } from '#api/review/review-front.ts'
import { listPresent } from '#api/rooms/list-present.ts'
import { isForRooms, registerRooms } from '#api/rooms/register-rooms.ts'
import type { Dependencies } from '#api/services.ts'
import { auditFiles } from '#api/staff/audit-route.ts'
import { staffHandlers } from '#api/staff/handlers.ts'
import { systemHandlers } from '#api/system/handlers.ts'
import { teamHandlers } from '#api/teams/handlers.ts'
import { archiveFiles } from '#api/techpacks/archive-route.ts'
import { techpackHandlers } from '#api/techpacks/handlers.ts'
import { machineFileHandlers } from '#api/techpacks/machine/machine-file-route.ts'
import { webhookHandlers } from '#api/webhooks/handlers.ts'

/** What answers each call of the contract. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...teamHandlers,
  ...projectHandlers,
  ...designHandlers,
  ...reviewHandlers,
  signMockup,
  listPresent,
  ...collectionHandlers,
  ...newsletterHandlers,
  ...drawHandlers,
  ...assetHandlers,
  ...cartHandlers,
  ...promoHandlers,
  ...requestHandlers,
  ...paymentHandlers,
  ...techpackHandlers,
  ...staffHandlers,
  ...keyHandlers,
  ...webhookHandlers,
  ...houseHandlers,
  ...analyticsHandlers,
  ...systemHandlers,
]

/** What answers each address of the contract besides. */
export const openRawHandlers: OpenRawHandlers = dependencies =>
  [
    uploadHandlers,
    cardEventHandlers,
    documentFiles,
    subscriberFiles,
    leavePages,
    ownDataFiles,
    oidcFiles,
    artworkFiles,
    fontFiles,
    avatarPictures.handlers,
    projectPictures.handlers,
    answerFiles,
    printFiles,
    personsPictures,
    templateFiles,
    mockupAnswers,
    publicImages,
    thingHandlers,
    pictureHandlers,
    linkPictures,
    linePictures,
    orderedLinePictures,
    ownPiecePictures,
    archiveFiles,
    machineFileHandlers,
    auditFiles,
    accountingFile,
    reviewPictures,
    logoFiles,
  ].flatMap(open => open(dependencies))

/** The whole service as a function of what it is made of; nobody listens yet. */
export async function buildApp(
  dependencies: Dependencies,
  options: Pick<FastifyServerOptions, 'loggerInstance' | 'logger'> = {},
): Promise<FastifyInstance> {
  const { config } = dependencies
  // Of one that works on jobs alone only is asked how it is.
  const isAsked = config.role !== 'work'
  const built = openBuiltWebApp(webFolder)
  const app = Fastify({
    ...options,
    trustProxy: trustOf(config.trustedProxies),
    bodyLimit: usualBodyBytes,
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    forceCloseConnections: 'idle',
    http: { shouldUpgradeCallback: isForRooms },
    frameworkErrors: answerError,
    logController: new RequestLog(),
  })
  app.setValidatorCompiler(checkInput)
  // Answers are built to the contract's types and checked against its schemas by the tests.
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerError)
  app.decorateRequest('caller')
  keepAddresses(app)
  // After the start, what goes wrong with a connection that is taken is told here.
  app.server.on('error', error => app.log.error({ err: error }, 'the server'))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'teamloom-build': built.buildId() })
  })
  if (dependencies.metrics) countCalls(app, dependencies.metrics)
  registerSecurity(app, config)
  registerApiDescription(app)
  // Three packets are on their way as soon as one; what takes half a millisecond costs more as a stream in a thread.
  // Half of the time for a twentieth more of bytes: it is done anew for each answer.
  await app.register(compress, {
    threshold: 4096,
    syncThreshold: 65_536,
    encodings: ['gzip'],
    zlibOptions: { level: 3 },
  })
  await app.register(rateLimit, {
    global: true,
    max: (_, key) => (isOfFiles(key) ? config.limits.filesPerSecond : config.limits.callsPerSecond),
    timeWindow: 1000,
    store: limitStore(dependencies.counts),
    // Runs when the caller is known: a header that proves nothing would give each call a limit of its own.
    keyGenerator: async request => `${kindOf(request.url)} ${await countedAs(request, config.sessionSecret)}`,
  })
  await app.register(
    async api => {
      if (config.drawUrl) forwardDrawing(api, config.drawUrl)
      registerDoor(api, config)
      registerBodyParsers(api)
      requireWholeText(api)
      api.addHook('onSend', async (_, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      })
      registerCalls(api, isAsked ? handlers : systemHandlers, dependencies)
      registerRawCalls(api, isAsked ? openRawHandlers(dependencies) : [], dependencies)
    },
    { prefix: '/api/v1' },
  )
  if (!isAsked) return app
  if (config.role !== 'draw') registerRooms(app, dependencies)
  registerApiPages(app, config)
  for (const page of frontRoutes(built, dependencies)) app.route(page)
  const hintsOfSizes = openPageHints(dependencies)
  const hintsOfReview = openReviewHints(dependencies)
  registerWebApp(app, {
    built,
    folders: [webFolder, config.earlierBuilds],
    hintsFor: async path => [...(await hintsOfSizes(path)), ...(await hintsOfReview(path))],
    headFor: openReviewHead(dependencies),
    houseHead: openBrandHead(dependencies),
    ...(config.objectStore ? { bring: openSharedAssets(dependencies.files, config.earlierBuilds) } : {}),
    limit: app.rateLimit(),
  })
  return app
}
