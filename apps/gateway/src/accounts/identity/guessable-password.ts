/** Words that most of the passwords found in breaches are made of, without the digits people hang on. */
const stems = new Set(
  `password passwort motdepasse passwd passw pass qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfgh asdfghjkl
  zxcvbn zxcvbnm yxcvbnm letmein welcome willkommen bienvenue admin administrator root user guest gast invite test
  testing login changeme secret geheim iloveyou ichliebedich jetaime loveyou love lovely monkey dragon master shadow
  sunshine princess prinzessin princesse football fussball baseball basketball soccer hockey superman batman spiderman
  pokemon pikachu starwars trustno whatever freedom computer internet samsung google facebook michael jennifer jordan
  hunter killer ranger buster tigger charlie daniel jessica ashley nicole thomas andrew joshua matthew robert
  alexander martin stefan schatz hallo hello bonjour soleil doudou chouchou loulou nicolas camille marseille arsenal
  liverpool chelsea barcelona realmadrid bayern ferrari porsche mercedes mustang corvette harley yamaha summer sommer
  winter spring autumn herbst januar january february march april august september october november december monday
  friday abcdef abcdefg abcdefgh abcd qazwsx qazwsxedc zaqwsx onetwothree flower blume cookie chocolate schokolade
  cheese pepper ginger banana orange apple purple silver golden diamond angel engel babygirl baby family familie
  famille friends freunde forever always matrix phoenix thunder lightning tiger lion eagle panther wolf bear
  reddisc clubnight cards karten cartes`.split(/\s+/),
);

const undone: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '01234567890123456789',
];

/**
 * Whether this is among what is guessed first: a common word with digits around it, a row of the keyboard, one sign
 * over and over, or the person's own name or address. There are no rules on what a password is made of.
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const word = lower.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '');
  const plain = word.replaceAll(/./gsu, (sign) => undone[sign] ?? sign);
  if (plain.length < 3 && lower.length < 12) return true;
  if (new Set(lower).size <= 3) return true;
  if (stems.has(word) || stems.has(plain) || isRepeated(plain)) return true;
  if (rows.some((row) => row.includes(lower) || row.includes(Array.from(lower).reverse().join(''))))
    return true;
  return about
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .some((part) => part.length >= 4 && plain === part);
}

/** `hellohello` is no longer than `hello` to somebody who guesses. */
function isRepeated(word: string): boolean {
  for (let length = 3; length <= word.length / 2; length += 1) {
    const part = word.slice(0, length);
    if (part.repeat(word.length / length) === word && stems.has(part)) return true;
  }
  return false;
}
