import type { withheld as source } from '#web/locales/en/withheld.ts'
import type { Texts } from '#web/locales/texts.ts'

export const withheld = {
  looksOnly: 'Dans cette équipe, vous pouvez consulter. La personne qui l’a fondée dit qui peut modifier.',
  canAddTeam: 'Votre compte ne permet pas d’ajouter des équipes.',
  canAddProject: 'Votre compte ne permet pas d’ajouter des projets.',
  canAddDesign: 'Votre compte ne permet pas d’ajouter des designs.',
  canDeleteProject: 'Votre compte ne permet pas de supprimer des projets.',
  canRenameProject: 'Votre compte ne permet pas de renommer des projets.',
  canDeleteDesign: 'Votre compte ne permet pas de supprimer des designs.',
  canRenameDesign: 'Votre compte ne permet pas de renommer des designs.',
  canMoveDesign: 'Votre compte ne permet pas de déplacer des designs.',
  canAddArtwork: 'Votre compte ne permet pas d’ajouter un visuel.',
  canDeleteArtwork: 'Votre compte ne permet pas de retirer un visuel.',
  canUpdateDesignStyles: 'Votre compte ne permet pas de changer les styles.',
  canUpdateDesignColors: 'Votre compte ne permet pas de changer les couleurs.',
  canUpdateArtworkPosition: 'Votre compte ne permet pas de déplacer ni de redimensionner un visuel.',
  canUpdateArtworkColor: 'Votre compte ne permet pas de changer l’aspect d’un visuel.',
  canDeleteTeam: 'Votre compte ne permet pas de supprimer des équipes.',
  canRenameTeam: 'Votre compte ne permet pas de renommer des équipes.',
  rights: {
    payments: 'Les paiements sont inscrits par un administrateur.',
    refunds: 'Les remboursements sont inscrits par un administrateur.',
    discounts: 'Les rabais sont accordés par un administrateur.',
    exports: 'Les listes de clients sont enregistrées par un administrateur.',
    editOrders: 'La modification des commandes n’a pas été confiée à votre compte.',
    releaseTechpacks: 'Les dossiers techniques n’ont pas été confiés à votre compte.',
    seePersonalData: 'Les données de la clientèle n’ont pas été confiées à votre compte.',
    bookPayments: 'Les paiements n’ont pas été confiés à votre compte.',
    editPrices: 'Les prix n’ont pas été confiés à votre compte.',
    managePeople: 'Les personnes et leurs rôles n’ont pas été confiés à votre compte.',
    admin: 'Cette page est réservée aux administrateurs.',
  },
  ownOrder:
    'Cette commande est la vôtre\u00a0: ses paiements, remboursements, rabais et prix reviennent à un collègue.',
} satisfies Texts<typeof source>
