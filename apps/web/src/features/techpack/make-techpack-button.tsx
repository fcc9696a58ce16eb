import { IconFilePlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type TechpackOf, useMakeTechpack } from '#web/data/techpacks.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

/** Makes the techpack of an order or request that has none, and opens it. */
export function MakeTechpackButton({ of, variant = 'filled' }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const make = useMakeTechpack(of)
  return (
    <>
      <BusyButton
        variant={variant}
        busy={make.isPending}
        busyLabel={t('techpack.making')}
        leftSection={<IconFilePlus size={18} stroke={1.6} aria-hidden />}
        onClick={() =>
          make.mutate(undefined, {
            onSuccess: ({ preorder_id: preorderId }) => {
              if (of.type === 'preorder')
                void navigate({ to: '/techpack/preorder/$preorderId', params: { preorderId } })
            },
          })
        }
      >
        {t('techpack.make')}
      </BusyButton>
      <div role="alert">{make.error && <Fault>{faultOf(make.error)}</Fault>}</div>
    </>
  )
}

type Props = { readonly of: TechpackOf; readonly variant?: 'filled' | 'default' }
