import type { privacy as source } from '#web/locales/en/privacy.ts'
import type { Texts } from '#web/locales/texts.ts'

export const privacy = {
  title: 'Confidentialité',
  intro:
    'Ce que {{name}} conserve à votre sujet, à quelles fins, pendant combien de temps, et ce que vous pouvez demander.',
  updated: 'En vigueur depuis le 26 novembre 2026',
  sections: {
    who: {
      title: 'Qui en répond',
      first:
        '{{name}} est responsable des renseignements personnels que vous donnez sur ce site. L’adresse ci-dessous joint la personne responsable de leur protection.',
      second:
        'Lorsqu’une personne recueille des tailles pour son équipe, c’est elle qui décide à qui les demander et qui voit les réponses; nous les conservons pour son compte.',
    },
    what: {
      title: 'Ce que nous conservons',
      first:
        'Avec un compte\u00a0: votre nom, votre courriel, votre mot de passe sous une forme que personne ne peut lire, votre langue, vos équipes, vos designs et vos visuels, vos commandes avec leurs adresses et leurs paiements. Nous ne voyons jamais de numéro de carte\u00a0: vous l’inscrivez sur la page de notre fournisseur de paiement.',
      second:
        'Sur une page de tailles, sans compte\u00a0: votre nom, votre courriel, les tailles choisies et votre langue.',
    },
    why: {
      title: 'À quoi cela sert',
      first:
        'À fabriquer, chiffrer, facturer et livrer ce que vous concevez et commandez, à vous écrire à ce sujet et à garder le site sûr. L’infolettre ne vous parvient que si vous l’avez demandée.',
      second:
        'Nous ne vendons pas de renseignements personnels, n’affichons aucune publicité et ne suivons personne sur d’autres sites. Votre navigateur conserve ce qu’il faut pour vous reconnaître et retenir les formulaires non envoyés; aucun témoin de tiers.',
    },
    seen: {
      title: 'Qui les voit',
      first:
        'Vos coéquipiers voient votre nom et votre travail dans l’équipe. Notre personnel voit ce qu’exige une commande. La personne qui recueille les tailles voit les réponses à sa page; les autres visiteurs, non.',
      second:
        'Les paiements par carte passent par Stripe, qui tient ses propres registres. Les colis portent votre nom, votre adresse et votre numéro de téléphone. Personne d’autre ne reçoit rien, sauf si la loi l’exige.',
    },
    where: {
      title: 'Comment ils sont protégés',
      first:
        'Le travail de chaque équipe n’est ouvert qu’à ses membres, et un lien qui ouvre quelque chose à d’autres ne se devine pas et peut être fermé.',
      second:
        'Si des renseignements à votre sujet étaient perdus ou vus par quelqu’un qui ne le devrait pas, et que cela pouvait vous nuire, nous vous en avisons, ainsi que les autorités qui doivent le savoir.',
    },
    long: {
      title: 'Pendant combien de temps',
      first:
        'Un compte demeure jusqu’à ce que vous le supprimiez; trente jours plus tard, il est effacé avec ce qui n’est qu’à vous. Les réponses à une page de tailles disparaissent 180 jours après sa fermeture, ou après la dernière réponse si elle n’a jamais été fermée.',
      second:
        'Les commandes, factures et paiements sont conservés aussi longtemps que l’exigent les lois fiscales, six ans après l’année de la commande; les sauvegardes antérieures gardent ce qu’elles avaient jusqu’à leur remplacement.',
    },
    rights: {
      title: 'Ce que vous pouvez demander',
      first:
        'Vous pouvez consulter, corriger et emporter ce que nous conservons à votre sujet, et le faire supprimer\u00a0: sous Mon profil, par le lien du courriel qui a confirmé vos tailles, ou en nous écrivant. Vous pouvez aussi retirer un consentement, comme celui de l’infolettre, par le lien de chaque courriel.',
      second:
        'Nous répondons dans les trente jours, sans frais. Aucune décision à votre sujet n’est prise par une machine seule.',
    },
    complaints: {
      title: 'Si notre réponse ne vous satisfait pas',
      first:
        'Au Québec, vous pouvez vous adresser à la Commission d’accès à l’information; ailleurs au Canada, au Commissariat à la protection de la vie privée du Canada ou à celui de votre province.',
      second: 'La date en haut de la page indique depuis quand elle est telle quelle.',
    },
  },
  questions: 'Une question, une demande ou une plainte? Écrivez à',
} satisfies Texts<typeof source>
