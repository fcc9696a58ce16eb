import type { newRequest as source } from '#web/locales/en/new-request.ts'
import type { Texts } from '#web/locales/texts.ts'

export const newRequest = {
  title: 'Nouvelle demande',
  about: 'Pour un client qui téléphone ou qui écrit. Rien n’est envoyé avant la soumission.',
  customer: 'Client',
  search: 'Trouver un client',
  searchHint: 'Nom, courriel, organisation, ville, téléphone ou numéro d’une demande',
  searchFailed: 'La recherche a échoué.',
  make: 'Nouveau client',
  nobody: 'Personne n’est trouvé. Essayez d’autres mots, ou créez un nouveau client.',
  found: 'Choisissez le client\u00a0:',
  another: 'Un autre client',
  unknown: 'Ce client est introuvable',
  failed: 'Le client n’a pas pu être chargé',
  person: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    emailHint: 'Un lien pour choisir un mot de passe y est envoyé.',
    teamName: 'Équipe ou organisation',
    language: 'Langue',
    save: 'Créer le client',
  },
  faults: { required: 'Remplissez ce champ.', email: 'Entrez une adresse de courriel complète.' },
  designs: 'Designs et tailles',
  choose: 'Les designs du client',
  noDesign: 'Choisissez un design.',
  noDesigns: 'Le client n’a pas encore de design.',
  newDesign: 'Nouveau design pour {{team}}, dans un nouvel onglet',
  joinFirst:
    'Pour créer un design dans une équipe dont vous n’êtes pas membre, rejoignez-la d’abord\u00a0: cherchez-la sous Équipes.',
  designFailed: 'Le design n’a pas pu être chargé.',
  pieces: '{{n}} pièces, {{minimum}} au moins',
  terms: 'Langue et devise',
  save: 'Créer la demande',
  next: 'Ensuite\u00a0: prix, frais et rabais; puis vous l’envoyez comme soumission.',
} satisfies Texts<typeof source>
