/** Words of English that any text has, whatever it is about. They do not tell what is meant. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'the and for are but not you all any can had her was one our out get has him his how its may now off own she see too two via who why yet let got did ' +
    'about above across after again against ahead along also alone among another around because been before behind being below beneath beside between both could does down during each either else enough even every everything from have here herself himself inside into itself just like little many might more most much near nearly never next nothing often once only onto other others over part quite rather same several should since some something soon still such than that their theirs them then there these they thing things this those though three through time times toward under unless until upon very well were what when where which while whole will with within without would your yours'
  ).split(' '),
)
