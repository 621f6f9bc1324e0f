/** The commonest passwords of six characters or more, as breached lists rank them, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 password 12345678 qwerty 123456789 1234567 111111 123123 1234567890 000000 abc123 password1 iloveyou
   123321 654321 qwertyuiop 666666 987654321 qwerty123 1q2w3e4r 121212 555555 7777777 112233 123qwe dragon
   sunshine princess letmein monkey 159753 football baseball welcome shadow superman michael master jordan
   hunter 696969 mustang ashley bailey passw0rd charlie 1qaz2wsx trustno1 jennifer batman thomas soccer
   hockey killer george harley ranger buster tigger daniel andrew pepper joshua robert matthew jessica
   amanda maggie summer starwars freedom whatever qazwsx computer michelle secret password123 admin123
   administrator welcome1 login123 changeme asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1qazxsw2 q1w2e3r4 q1w2e3r4t5
   1q2w3e4r5t a123456 123456a 12345678910 aa123456 abcd1234 p@ssw0rd password! hello123 google internet
   samsung pokemon naruto liverpool chelsea arsenal cookie flower lovely 131313 222222 333333 888888 999999
   102030 147258369 159357 789456 123654 101010 88888888 11111111 00000000 12341234 qwerty1 qwer1234 loveme
   ginger nicole banana chocolate purple orange silver golden access yankees corvette cheese test123 testing`.split(
    /\s+/,
  ),
)
