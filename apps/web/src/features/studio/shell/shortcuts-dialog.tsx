import { Modal, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLetterKeys } from '#web/features/studio/session/use-studio-keys.ts'
import classes from '#web/features/studio/shell/shortcuts-dialog.module.css'

const shortcuts = [
  { keys: ['Tab', 'Enter'], does: 'next' },
  { keys: ['←', '→', '↑', '↓'], does: 'move' },
  { keys: ['←', '→', 'Page ↑', 'Page ↓'], does: 'width' },
  { keys: ['Alt ←', 'Alt →', 'Alt ↑', 'Alt ↓'], does: 'location' },
  { keys: ['⇧ ↑', '⇧ ↓'], does: 'size' },
  { keys: ['1', '2', '3', '4'], does: 'side' },
  { keys: ['+', '−', '0'], does: 'zoom' },
  { keys: ['M'], does: 'measures' },
  { keys: ['N', '⇧ N'], does: 'finding' },
  { keys: ['P'], does: 'price' },
  { keys: ['V'], does: 'versions' },
  { keys: ['C'], does: 'comment' },
  { keys: ['J', 'K'], does: 'threads' },
  { keys: ['Ctrl Z', 'Ctrl ⇧ Z'], does: 'undo' },
  { keys: ['Ctrl D'], does: 'duplicate' },
  { keys: ['Delete'], does: 'remove' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['F6'], does: 'regions' },
  { keys: ['?'], does: 'list' },
] as const

/** Keys that bear a word, which is another in each language. */
const named = ['Enter', 'Delete', 'Esc'] as const

export function ShortcutsDialog({
  opened,
  onClose,
}: {
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const nameOf = (key: string) => {
    const word = named.find(name => name === key)
    return word ? t(`studio.shortcuts.keys.${word}`) : key
  }
  const [hasLetterKeys, setLetterKeys] = useLetterKeys()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('studio.shortcuts.title')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: classes.header!, title: classes.title!, body: classes.body! }}
    >
      <dl className={classes.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{nameOf(key)}</kbd>
              ))}
            </dt>
            <dd>{t(`studio.shortcuts.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt={16}
        label={t('studio.shortcuts.enabled')}
        checked={hasLetterKeys}
        onChange={event => setLetterKeys(event.currentTarget.checked)}
      />
    </Modal>
  )
}
