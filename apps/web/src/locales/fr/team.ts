import type { team as source } from '#web/locales/en/team.ts'
import type { Texts } from '#web/locales/texts.ts'

export const team = {
  menu: 'Actions pour l’équipe {{name}}',
  members_one: '{{count}} membre',
  members_other: '{{count}} membres',
  projects_zero: 'aucun projet pour l’instant',
  projects_one: '{{count}} projet',
  projects_other: '{{count}} projets',
  projectsTitle: 'Projets',
  newProject: 'Nouveau projet',
  empty: 'Créez-en un pour vos designs.',
  not_found: 'Cette équipe est introuvable. Elle a peut-être été supprimée.',
  renameFailed: 'Une erreur est survenue. Réessayez.',
  you: 'Vous',
  provider: 'Fournisseur',
  founder: 'Fondation',
  deletion: {
    askedBy:
      '{{name}} a demandé la suppression de cette équipe. Elle disparaît {{when}}, avec ses projets et ses designs.',
    asked:
      'Cette équipe est en cours de suppression. Elle disparaît {{when}}, avec ses projets et ses designs.',
    keep: 'Garder l’équipe',
    keeping: 'Un instant…',
    told: 'L’équipe sera supprimée dans un jour, car elle a des commandes. Tous ses membres ont reçu un courriel, et chacun peut la garder.',
  },
  delete: {
    title: 'Supprimer {{name}}?',
    text: 'Elle disparaît avec ses projets et ses designs pour tous ses membres et de tous les paniers. Les commandes ne changent pas; une équipe qui en a disparaît un jour plus tard, et tous ses membres reçoivent un courriel.',
    confirm: 'Supprimer l’équipe',
    failed: 'Un problème interne a empêché la suppression de l’équipe. Réessayez ou écrivez-nous.',
  },
  remove: {
    label: 'Retirer {{name}} de l’équipe',
    title: 'Retirer {{name}} de {{team}}?',
    text: 'Cette personne ne voit plus les projets et les designs de l’équipe. Une nouvelle invitation la ramène.',
    confirm: 'Retirer de l’équipe',
    busy: 'Retrait…',
  },
  leave: {
    label: 'Quitter {{team}}',
    title: 'Quitter {{team}}?',
    text: 'Vous ne voyez plus les projets et les designs de l’équipe. Vous pouvez vous y ajouter de nouveau.',
    confirm: 'Quitter l’équipe',
  },
  confirm: {
    title: 'Confirmez votre courriel pour inviter par courriel',
    text: 'Nous avons envoyé un lien à {{email}} lors de votre inscription. Le lien ci-dessus fonctionne sans cela.',
    sent: 'Nous avons renvoyé le lien à {{email}}. Suivez-le, puis revenez ici.',
    again: 'Renvoyez-moi le lien',
  },
  invite: {
    action: 'Inviter',
    title: 'Inviter des coéquipiers dans {{team}}',
    link: 'Lien d’invitation',
    linkHint: 'Quiconque a le lien peut rejoindre l’équipe. Il est valide 30 jours.',
    linkFailed: 'Impossible de charger le lien.',
    mail: 'Ou l’envoyer par courriel',
    mailHint: 'Jusqu’à {{most}} adresses, séparées par des virgules ou des espaces.',
    placeholder: 'jonas@exemple.com, camille@exemple.com',
    send: 'Envoyer les invitations',
    sending: 'Envoi…',
    sent_one: '{{count}} invitation envoyée',
    sent_other: '{{count}} invitations envoyées',
    none: 'Entrez au moins une adresse courriel.',
    letters:
      'Un courriel n’arrive pas à coup sûr à une adresse avec des accents\u00a0: {{words}}. Utilisez-en une autre.',
    wrong: 'Ce n’est pas une adresse courriel : {{words}}.',
    tooMany: 'Entrez {{most}} adresses au maximum.',
    tooOften: 'Vous avez envoyé beaucoup d’invitations. Attendez un peu, puis réessayez.',
    failed: 'Les invitations n’ont pas été envoyées. Réessayez.',
  },
} satisfies Texts<typeof source>
