import { Button } from '@mantine/core'
import { IconCheck, IconCloudOff } from '@tabler/icons-react'
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { changesOf } from '@teamloom/commerce/lines/list-changes.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lineOf } from '#web/data/cart-lines.ts'
import { cartSaver } from '#web/data/cart-saver.ts'
import { useFillCart } from '#web/data/collectable.ts'
import { useDefinitions } from '#web/data/definitions.ts'
import { readList, saveChanges, saveList, useCartList } from '#web/data/list.ts'
import { useCurrency } from '#web/data/user.ts'
import { AnswersNote } from '#web/features/lines/answers-note.tsx'
import { ClaimedNote } from '#web/features/lines/claimed-note.tsx'
import { LeaveGuard } from '#web/features/lines/leave-guard.tsx'
import { ListBoard } from '#web/features/lines/list-board.tsx'
import { type ListAbout, useListHeld, useListState } from '#web/features/lines/list-context.ts'
import { heldBy } from '#web/features/lines/list-done.ts'
import { ListHead, ListWaits } from '#web/features/lines/list-head.tsx'
import { ListPage } from '#web/features/lines/list-page.tsx'
import { ListProvider } from '#web/features/lines/list-provider.tsx'
import { ListSession, offendingIn } from '#web/features/lines/list-session.ts'
import { ListSide } from '#web/features/lines/list-side.tsx'
import { quantitiesIn } from '#web/features/lines/quantities-in.ts'
import { slotsInState } from '#web/features/lines/slots-in-state.ts'
import { SportNote } from '#web/features/lines/sport-note.tsx'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/cart/list-screen.module.css'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

type Listed = Awaited<ReturnType<typeof readList>>

/** Who wears what of an item of the cart. */
export function ListScreen() {
  const { t } = useTranslation()
  const { itemId } = useParams({ from: '/guarded/cart/$itemId/list' })
  const [isSettled, setSettled] = useState(false)
  // Quantities that were typed in the cart come first.
  useEffect(() => {
    void cartSaver.flush().finally(() => setSettled(true))
  }, [])
  const { data, error, refetch } = useCartList(itemId)
  const isGone = error instanceof CallError && error.status === 404
  const name = data?.designName ?? (data && t('common.untitled'))
  usePageTitle(name ? `${t('lines.title')} · ${name}` : t('lines.title'))
  useEffect(() => {
    if (isGone) showToast({ key: 'list gone', kind: 'warning', message: t('lines.gone') })
  }, [isGone, t])
  const definition = useDefinitions(data ? [refOf(data)] : [])
    .byKey.values()
    .next().value
  if (isGone) return <Navigate to="/cart" replace />
  return (
    <AppFrame start={<BackLink to="/cart" text={t('lines.back')} />}>
      <ListPage hasFailed={error !== null} onRetry={() => void refetch()}>
        {data && isSettled && definition && <Loaded key={data.id} item={data} definition={definition} />}
      </ListPage>
    </AppFrame>
  )
}

const refOf = ({ designState: { design } }: Pick<CartItem, 'designState'>) => ({
  family: design.family.name,
  product: design.product.name,
})

type Definition = NonNullable<Parameters<typeof lineOf>[2]>
type LoadedProps = { readonly item: Listed; readonly definition: Definition }

function Loaded({ item, definition }: LoadedProps) {
  const { t } = useTranslation()
  const about = useMemo((): ListAbout => aboutOf(item, definition), [item, definition])
  const [session] = useState(
    () =>
      new ListSession({
        slots: about.slots,
        sizeNames: about.sizes.map(({ name }) => name),
        first: item,
        save: async list => {
          const changes = changesOf(
            list.before,
            list.lines,
            item.sizes.map(({ name }) => name),
          )
          if (changes) return saveChanges(item.id, changes, list.revision)
          const { revision, lines, longNames, claimed } = await saveList(item.id, list.lines, list.revision)
          return { revision, offending: offendingIn(lines, about.slots), longNames, claimed }
        },
        reload: () => readList(item.id),
      }),
  )
  if (about.slots.length === 0)
    return (
      <EmptyState
        icon={IconCloudOff}
        title={t('lines.noSlots.title')}
        text={t('lines.noSlots.text')}
        action={
          <Link to="/design/$designId" params={{ designId: item.design_id }}>
            {t('lines.noSlots.open')}
          </Link>
        }
      />
    )
  return (
    <ListProvider about={about} session={session}>
      <Edited item={item} definition={definition} />
      <LeaveGuard />
    </ListProvider>
  )
}

function aboutOf(item: Listed, { sizes }: Definition): ListAbout {
  const slots = slotsInState(item.designState)
  return {
    id: item.id,
    slots,
    sizes: sizes.filter(({ display }) => display.displayable),
    sport: item.sport ?? null,
    pictureOf: (lineId, side) =>
      `cart/item/${item.id}/lines/${encodeURIComponent(lineId)}/picture?side=${side}`,
    sides: ['back', ...item.decoratedSides.filter(side => side !== 'back')],
    isFixed: false,
    cartItemId: item.id,
  }
}

function Edited({ item, definition }: LoadedProps) {
  const { session } = useListHeld()
  const fill = useFillCart()
  const [collected, setCollected] = useState<Pick<CartItem, 'collected' | 'collectedSizes'>>(item)
  const takeOver = async (add: boolean) => {
    await session.flush()
    await fill.mutateAsync({ projectId: item.projectId, designIds: [item.design_id], add }).catch(() => null)
    const now = await readList(item.id)
    session.take(now)
    setCollected(now)
  }
  return (
    <>
      <Head item={item} />
      <ListBoard
        notes={
          <>
            <SportNote projectId={item.projectId} />
            <ClaimedNote />
            <AnswersNote
              collected={collected.collected}
              collectedSizes={collected.collectedSizes}
              isBusy={fill.isPending}
              onTake={add => void takeOver(add)}
            />
          </>
        }
        side={<Sums item={item} definition={definition} />}
      />
    </>
  )
}

/** What the list comes to, a moment after a change. */
function Sums({ item, definition }: LoadedProps) {
  const currency = useCurrency()
  const rows = useDeferredValue(useListState(state => state.rows))
  const line = useMemo(
    () =>
      lineOf(
        { ...item, lines: rows.map(row => ({ ...row, words: { ...row.words }, problems: [] })) },
        quantitiesIn(rows, item.sizes),
        definition,
        currency,
      ),
    [item, rows, definition, currency],
  )
  return <ListSide item={line} done={<Done />} />
}

function Head({ item }: { readonly item: Listed }) {
  const { t } = useTranslation()
  const saving = useListState(state => state.saving)
  const isPhone = usePhone()
  return (
    <ListHead
      name={item.designName ?? t('common.untitled')}
      state={saving === 'waits' ? <ListWaits /> : <SaveState state={saving} />}
      last={!isPhone && <Done />}
    />
  )
}

/** Back to the cart once all is with the server; else why not yet. */
function Done() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { session } = useListHeld()
  const held = useListState(heldBy)
  return (
    <span className={classes.done}>
      {held && (
        <span id="list-held" className={classes.held}>
          {t(held === 'offline' ? 'lines.doneOffline' : 'lines.doneHeld')}
        </span>
      )}
      <Button
        rightSection={<IconCheck size={18} stroke={1.6} aria-hidden />}
        aria-disabled={held !== null}
        aria-describedby={held ? 'list-held' : undefined}
        data-disabled={held !== null}
        onClick={async () => {
          if (held) return
          await session.flush()
          void navigate({ to: '/cart' })
        }}
      >
        {t('lines.done')}
      </Button>
    </span>
  )
}
