import { en } from './en.ts'
import { es } from './es.ts'
import { words } from './words.ts'

/** The most frequent words of the languages that a text is most likely left in, by the English name of the language. */
export const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  English: en.functionWords,
  Spanish: es.functionWords,
  French: words(
    `à au aux avec ce ces cette dans de des du elle en est et il ils je la le les leur lui mais nos notre nous on ou où par
    pas plus pour qu que qui sa sans se ses son sont sur tous tout un une vos votre vous`,
  ),
  German: words(
    `aber als am an auch auf aus bei bis das dass dem den der des die durch ein eine einem einen einer er es für hat haben
    ich ihr ihre im in ist ja kann man mit nach nicht noch nur oder sich sie sind so über um und uns unser unsere von vor
    was wenn werden wie wir wird zu zum zur`,
  ),
  Portuguese: words(
    `a ao aos as até com como da das de do dos e é ela ele em entre era essa esse está eu foi há isso já mais mas me mesmo
    muito na não nas nem no nos nossa nosso o os ou para pela pelo por quando que quem são se sem ser seu sua também tem
    um uma você`,
  ),
  Italian: words(
    `a ai al alla anche che chi ci come con da dal dalla dei del della delle di e è gli ha hanno i il in io la le lo loro ma
    mi nel nella noi non nostra nostro o per più quando questa questo se sei si sono su sua suo tra tutti tutto un una vi
    voi`,
  ),
}
