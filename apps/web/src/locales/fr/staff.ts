import type { staff as source } from '#web/locales/en/staff.ts'
import type { Texts } from '#web/locales/texts.ts'

export const staff = {
  studio: {
    back: 'Précommande {{number}}',
    techpack: 'Fiche technique',
    failed: 'Impossible de charger le design',
    price: '{{pieces}}, {{price}}',
    priceTitle: 'Dans cette commande, avant taxes',
    change: {
      title: 'Ce que vous modifiez ici modifie {{number}}',
      none: 'Le prix est refait selon les conditions de la commande; le design de la cliente ou du client reste tel quel.',
      released: 'L’édition {{number}} est à l’atelier, qui s’y tient jusqu’à la prochaine.',
      invoiced: 'La facture {{number}} est émise; si ses montants changent, elle est émise de nouveau.',
      approved:
        'Ce design a été approuvé dans l’épreuve {{number}}\u00a0: une modification met fin à cette approbation.',
      asked:
        'L’épreuve {{number}} attend une réponse\u00a0: après une modification, elle ne peut plus être donnée pour ce design.',
      ask: 'Modifier ce que {{number}} contient?',
      confirm: 'Modifier',
    },
  },
  badge: 'Personnel',
  adminsOnly: 'Cette page est réservée aux administrateurs',
  largerScreen: {
    title: 'Cette page demande un plus grand écran',
    text: 'Ouvrez-la sur une tablette ou un ordinateur, à 768 pixels de largeur au moins.',
    edit: 'Y travailler demande un plus grand écran',
    easier: 'Il est plus facile d’y travailler sur un plus grand écran',
  },
  validate: {
    title: 'Valider un code de recommandation',
    text: 'Quatre caractères qu’un client a reçus de quelqu’un qui commande déjà chez nous.',
    code: 'Code de recommandation',
    action: 'Valider',
    busy: 'Recherche…',
    found: 'Ce code appartient à',
    several: 'Ce code appartient à {{n}} personnes',
    nobody: 'Personne n’a le code {{code}}.',
    person: 'Nom',
    email: 'Courriel',
    faults: {
      referral_code_missing: 'Entrez le code de recommandation.',
      length_must_be_4: 'Un code de recommandation compte exactement 4 caractères.',
      backend_error: 'Impossible de vérifier le code. Réessayez.',
    },
  },
} satisfies Texts<typeof source>
