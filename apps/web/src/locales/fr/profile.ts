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
    text: 'Tout ce que nous conservons à votre sujet, et les fichiers que vous avez téléversés. Vos factures et paiements en font partie; la loi exige leur conservation.',
    action: 'Télécharger mes données',
    busy: 'Préparation de vos données…',
    file: 'mes-donnees.zip',
    failed: 'Impossible de préparer le fichier. Réessayez.',
    tooOften: 'Le fichier a été préparé dix fois aujourd’hui. Réessayez demain.',
  },
  password: {
    title: 'Mot de passe',
    text: 'Cette session reste ouverte. Toutes les autres prennent fin.',
    current: 'Mot de passe actuel',
    submit: 'Changer le mot de passe',
    done: 'Mot de passe changé',
  },
} satisfies Texts<typeof source>
