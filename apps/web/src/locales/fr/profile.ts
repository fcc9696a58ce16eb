import type { profile as source } from '#web/locales/en/profile.ts'
import type { Texts } from '#web/locales/texts.ts'

export const profile = {
  title: 'Mon profil',
  loadFailed: 'Impossible de charger votre profil',
  failed: 'L’enregistrement a échoué. Réessayez.',
  person: 'Nom et courriel',
  emailHint: 'Vous vous connectez avec lui. Écrivez-nous pour le changer.',
  picture: {
    title: 'Photo',
    text: 'Elle remplace votre initiale. PNG, JPG ou SVG.',
    file: 'Fichier de la photo',
    choose: 'Choisir une photo',
    replace: 'Remplacer la photo',
    remove: 'Retirer',
    sending: 'Envoi…',
  },
  preferences: 'Préférences',
  preferencesText: 'Conservées avec votre compte dès que vous choisissez.',
  newsletter: 'M’envoyer l’infolettre : chaque mois, un tirage de 250 $ en vêtements d’équipe.',
  ownData: {
    title: 'Mes données',
    text: 'Tout ce que nous conservons à votre sujet et les fichiers que vous avez téléversés, dans un seul fichier. Nous vous envoyons un lien par courriel; il fonctionne pendant une journée.',
    ask: 'M’envoyer un lien par courriel',
    sending: 'Envoi…',
    sent: 'Envoyé à {{email}}',
    notSent: 'Le lien n’a pas été envoyé. Réessayez.',
    action: 'Télécharger mes données',
    busy: 'Préparation de vos données…',
    file: 'mes-donnees.zip',
    failed: 'Impossible de préparer le fichier. Réessayez.',
    tooOften: 'Dix liens ont été envoyés aujourd’hui. Réessayez demain.',
    over: 'Ce lien est expiré, ou vaut pour un autre compte.',
  },
  deletion: {
    title: 'Supprimer mon compte',
    text: 'Vous avez trente jours pour changer d’idée. Ensuite, il disparaît définitivement.',
    action: 'Supprimer mon compte',
    question: 'Supprimer votre compte?',
    follows:
      'Toutes vos sessions prennent fin. Pendant trente jours, vous pouvez vous connecter et garder votre compte; ensuite, votre panier, vos demandes, vos illustrations et les équipes sans autre membre sont supprimés. Les factures et les paiements sont conservés aussi longtemps que la loi l’exige.',
    condition:
      'Tant qu’un montant est dû sur une de vos commandes, ou vous est dû, le compte ne peut pas être supprimé.',
    confirm: 'Supprimer mon compte',
    busy: 'Suppression…',
    done: 'Votre compte est en cours de suppression. Connectez-vous d’ici trente jours pour le garder.',
  },
  password: {
    title: 'Mot de passe',
    text: 'Cette session reste ouverte. Toutes les autres prennent fin.',
    current: 'Mot de passe actuel',
    submit: 'Changer le mot de passe',
    done: 'Mot de passe changé',
  },
} satisfies Texts<typeof source>
