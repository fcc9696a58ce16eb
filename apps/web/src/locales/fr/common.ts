import type { common as source } from '#web/locales/en/common.ts'
import type { Texts } from '#web/locales/texts.ts'

export const common = {
  appName: 'Teamloom',
  skipToContent: 'Aller au contenu',
  cancel: 'Annuler',
  save: 'Enregistrer',
  close: 'Fermer',
  back: 'Retour',
  delete: 'Supprimer',
  rename: 'Renommer',
  duplicate: 'Dupliquer',
  move: 'Déplacer',
  deleting: 'Suppression…',
  retry: 'Réessayer',
  copy: 'Copier',
  copied: 'Copié',
  loading: 'Chargement…',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  offline: 'Hors ligne',
  optional: 'Facultatif',
  required: 'Ce champ est obligatoire.',
  untitled: 'Design sans titre',
  justNow: 'à l’instant',
  otherLanguage: 'English',
  withheld: 'Pas avec votre compte',
  openChecks: {
    label: 'À propos du visuel',
    sendVector: 'Envoyer un fichier vectoriel',
    askDesigner: 'Demander à un designer',
  },
} satisfies Texts<typeof source>
