import type { terms as source } from '#web/locales/en/terms.ts'
import type { Texts } from '#web/locales/texts.ts'

export const terms = {
  title: 'Conditions des demandes de commande',
  intro: 'Ce à quoi nous nous engageons, vous et nous, lorsque vous nous envoyez une demande de commande.',
  updated: 'En vigueur depuis le 1er novembre 2026',
  contents: 'Sur cette page',
  back: 'Retour à Teamloom',
  sections: {
    request: {
      title: 'Ce qu’est une demande',
      first:
        'Une demande de commande nous indique ce que vous souhaitez faire fabriquer. Ce n’est pas encore un achat : rien n’est facturé à l’envoi.',
      second:
        'Nos designers vérifient chaque design et vous écrivent dans un délai de 2 jours ouvrables pour vous dire ce qui peut être fabriqué tel quel, ce qui doit changer et comment payer. La commande devient ferme lorsque vous avez approuvé les dessins finaux et payé.',
    },
    designs: {
      title: 'Vos designs et vos visuels',
      first:
        'Vous conservez tous vos droits sur les visuels que vous téléversez. Vous nous permettez de les conserver, de les adapter et de les imprimer pour les designs et les commandes de votre équipe, et pour rien d’autre.',
      second:
        'Vous confirmez que vous pouvez utiliser chaque logo, nom et image de vos designs. Nous pouvons refuser un design qui porte atteinte aux droits d’autrui, ou qui est haineux ou illégal.',
    },
    final: {
      title: 'Quand un design est final',
      first:
        'L’envoi d’une demande confirme que les designs, les couleurs, les quantités et les tailles sont définitifs. Les petits ajustements qu’exige la production vous sont montrés avant la fabrication.',
      second:
        'Un écran et un tissu ne rendent pas les couleurs de la même façon. Nous respectons les teintes nommées dans votre design; de légers écarts entre les bains de teinture sont normaux.',
    },
    prices: {
      title: 'Prix, minimums et taxes',
      first:
        'Les prix dépendent de la quantité de chaque design et sont valides 30 jours après la demande. Chaque design a une quantité minimale, affichée avant la commande. Les tailles hors de l’étendue comprise peuvent coûter davantage.',
      second:
        'Les prix sont dans la devise que vous avez choisie et ne comprennent pas les taxes. Les taxes dépendent de l’adresse de livraison et figurent sur la facture.',
    },
    payment: {
      title: 'Paiement',
      first:
        'Vous payez par virement bancaire ou par Interac, ou par carte lorsque nous l’offrons, selon les instructions que nous vous envoyons. La production commence à la réception du paiement.',
      second:
        'Les rabais et les codes promotionnels ne sont pas échangeables contre de l’argent et s’utilisent une fois par commande.',
    },
    delivery: {
      title: 'Production et livraison',
      first:
        'Le délai de livraison se compte à partir de l’approbation des dessins finaux. C’est une estimation faite avec soin; si une date est importante pour vous, dites-le-nous avant d’approuver.',
      second:
        'Vérifiez vos colis à leur arrivée. Les risques vous sont transférés à la livraison à l’adresse de votre demande.',
    },
    faults: {
      title: 'Si quelque chose ne va pas',
      first:
        'Écrivez-nous dans les 14 jours suivant la livraison, photos à l’appui. Si une pièce est défectueuse ou diffère de ce que vous avez approuvé, nous la refaisons ou la remboursons.',
      second:
        'Les pièces fabriquées selon votre design ne peuvent pas être retournées pour une autre raison. Vous pouvez annuler sans frais jusqu’au début de la production.',
    },
    law: {
      title: 'Le reste',
      first:
        'Nous conservons vos renseignements personnels uniquement pour votre compte, vos commandes et ce que la loi exige, et nous ne les vendons pas.',
      second:
        'Ces conditions sont régies par les lois du Québec et celles du Canada qui s’y appliquent. Rien ici ne limite les droits que vous donnent les lois sur la protection du consommateur.',
    },
  },
  questions: 'Une question sur ces conditions? Écrivez à',
} satisfies Texts<typeof source>
