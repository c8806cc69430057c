/** Passwords that people try first; from published lists of leaked ones, those of eight characters and more, and local ones. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 11111111 00000000 88888888 87654321 987654321 123123123 12341234 11223344
  12344321 147258369 123456789a 1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwertyui qwerty123 qwerty12 qwertyuiop
  asdfghjkl asdfasdf zxcvbnm1 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 password password1 password12 password123
  passw0rd p@ssw0rd p@ssword pass1234 password@123 admin123 admin1234 admin@123 administrator welcome1 welcome123
  iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 starwars whatever trustno1
  michelle jennifer computer internet samsung1 liverpool chelsea1 arsenal1 manchester dragon123 monkey123 master123
  letmein1 changeme secret123 default1 test1234 testtest guest1234 user1234 login123 hello123 hellohello lovelove
  loveyou1 pakistan bangladesh india123 nepal123 nepal1234 nepal@123 kathmandu kathmandu1 pokhara123 gurkha123
  everest1 himalaya himalaya1 buddha123 namaste1 namaste123 baltra123 baltra@123 baltra1234`.split(/\s+/),
)
