import type { guest as source } from '#web/locales/en/guest.ts'
import type { Texts } from '#web/locales/texts.ts'

export const guest = {
  opening: 'Préparation de votre design…',
  failed: {
    title: 'Le studio ne s’est pas ouvert',
    busy: 'Beaucoup de gens commencent ici en ce moment. Réessayez dans {{wait}}, ou inscrivez-vous pour commencer tout de suite.',
    unknown: 'Ce produit n’est pas offert. Choisissez-en un autre.',
    products: 'Voir tous les produits',
    signUp: 'Se connecter ou s’inscrire',
  },
  kept: 'Aucun compte requis\u00a0: vos créations sont conservées dans ce navigateur 30 jours après votre dernière visite.',
  keptInTab:
    'Ce navigateur ne conserve rien pour nous\u00a0: vos créations durent aussi longtemps que cet onglet. Inscrivez-vous pour les garder.',
  dialog: {
    title: 'Conserver ce design',
    reasons: {
      sizes: 'Pour recueillir les tailles, nous devons savoir à qui est l’équipe.',
      teammates: 'On invite ses coéquipiers en son nom\u00a0: il nous faut le vôtre.',
      request: 'Une commande demande quelqu’un à qui écrire.',
      files: 'Sans compte, on peut ajouter vingt fichiers. Avec un compte, autant qu’il en faut.',
      mails: 'Pour vous envoyer le lien, il nous faut une adresse.',
      account: 'Cette page est réservée aux gens qui ont un compte.',
    },
    submit: 'Continuer',
    stays_zero: 'Tout ce qui est ici reste tel quel',
    stays_one: 'Votre design, ses fichiers et toutes ses versions restent tels quels',
    stays_other: 'Vos {{count}} designs, leurs fichiers et toutes leurs versions restent tels quels',
    brings: 'Déjà un compte? Ils rejoignent le projet de votre choix',
    until: 'Sinon, conservé dans ce navigateur jusqu’au {{date}}',
  },
  comeAlong: 'Vos créations vous suivent.',
  comeAlongText:
    'Un nouveau compte conserve tout tel quel; avec un compte existant, vous choisissez le projet.',
  place: {
    title: 'Où les mettre?',
    text_one:
      'Votre design est dans votre compte, dans {{project}}. Laissez-le là, ou choisissez un autre projet.',
    text_other:
      'Vos {{count}} designs sont dans votre compte, dans {{project}}. Laissez-les là, ou choisissez un autre projet.',
    label: 'Projet',
    fresh: '{{project}} (nouveau)',
    submit: 'Continuer',
    submitting: 'Déplacement…',
    failed: 'Tout n’a pas pu être déplacé. Le reste est dans {{project}}.',
  },
} satisfies Texts<typeof source>
