// Written by scripts/word-break-tables out of ICU's dictionary thaidict; not to be edited.
// Copyright © 1991-2022 Unicode, Inc., and others; docs/licences/ICU.txt has the licences.

extension WordList {
  static let thai = WordList(
    letters: [
      0xE01, 0xE02, 0xE04, 0xE06, 0xE07, 0xE08, 0xE09, 0xE0A, 0xE0B, 0xE0C, 0xE0D, 0xE0E, 0xE0F,
      0xE10, 0xE11, 0xE12, 0xE13, 0xE14, 0xE15, 0xE16, 0xE17, 0xE18, 0xE19, 0xE1A, 0xE1B, 0xE1C,
      0xE1D, 0xE1E, 0xE1F, 0xE20, 0xE21, 0xE22, 0xE23, 0xE24, 0xE25, 0xE27, 0xE28, 0xE29, 0xE2A,
      0xE2B, 0xE2C, 0xE2D, 0xE2E, 0xE2F, 0xE30, 0xE31, 0xE32, 0xE33, 0xE34, 0xE35, 0xE36, 0xE37,
      0xE38, 0xE39, 0xE40, 0xE41, 0xE42, 0xE43, 0xE44, 0xE45, 0xE46, 0xE47, 0xE48, 0xE49, 0xE4A,
      0xE4B, 0xE4C,
    ], words: thaiWords)
}

/// 26,383 words.
private let thaiWords: StaticString = #"""
  !!! $#8P! $)bP& $7W: $IW $V7?O20e #& $!K8 %P& &B $$bP& $'O!B $(P! $=O3 $DbK $EP8 $HS %VD $IBP
  $X!ESA8 %4`! &c! $Z!b $]!BDPF %(a #) $!B #- $9O4B $I@PA &Wa $V@=S #.R $V! &;D #/R8 &8O45P #2R!PBe
  #3 $#Sa $3O8 $IOE $XIDUK& #4O,)DS &,V4P 'W (4P $P7R!PB %?R8RIPB $R!P 'HO,,P $XE6R4P 'S (4P #5P
  %@O$ (X6H8P &V# #6DS #8 $! $RG/ '?P3P 'P #9 $- $. $3P8 $6W $PD $R86Be )9VBS %D $Sa $WB #:R4O8 #@
  $20ZD6! $D %P &F $V6 $XDF #B $!) %- &P$@ %. $& %#O& $)!PA $20e %R!PBe %S &A '!R' 'e $3 %X!DUK
  %Y!a $8 %6P $9 %WB $=O87e %R87Ve $?V@ $@ %)D:BN6P8 %6aP %7BB@e %8P %EO& $B %!& &- &F %)R& '3 %/P
  &e %2 &AV$D &P &R!P )Be %4V %9PHR! &R3 &WB %:VB (N %=V@ %@ &!B (2e 'PB &)EP4 &/P8 &95 &=O87Ve
  &ER7S &HR67Re &P)S= '7R!PB 'B &XEB %DS &T& %HN %IPA %X!3 &'SA! &)K 'SA& &KP %Y*& &6! 'B! &H& %Z)!
  &IA %]!B &4B $E3 %8 %9 %@ %A &9bP8 &X)R& %R! $HV67Re $K %! &Y!B! %& &!BKA %3 %9 &Y!B9 %@
  %H*WDP]B4e $N %!B 'Sc3 'Va8 &E3 &K& &O3 &Sb &WD %$8 &PA &V! %&!!BNX&Ra8 &K3 &aK&!BNY&a& (8!BNY&a8
  %'! '4P '8W8 'X&P (EbP && &B &K '! '&KY& '8IW &N &O! '& '3 (!BN'PA '9 (9! (:Rb& )Sa &P3 '8 '9 '@
  'A 'E &R! '3 '9 'BR3 'dE &Sb 'd &V! '9 (!BN'R9 'A 'd&!BN'Rd& (@!BN'Rd@ &W3 'b 'd!BN'Sd &aP (&
  &bK8 %(& &K! &O9!BNX(& &S! &W3 &aK8 %)& &EA &K! '8 '@ &O& '9 'b8 &P! 'A &R& '3 &V '! 'a@!BN)EA
  %*EA &O9 &P9 &R! '9 &Sb &V& '9!BN*R9 &Wa &bK %-S &V@=S %3! &E& '8 &K '& '8 '@ &O&&P &P! '&DP& '3
  '8 (=8 (Z4b$DUa8 'G &R! '9 'a& &Sa &T& &U9 &V '!!BN3R! '9 '@ &W! (!9 (3Q &b& 'P& %4BQ &O! 'bE &P!
  &R! '9 'c3 &UKBUKBb8 &V! 'b&!BN4Rb& (8 &W9 &aK&!BNY4a& 'PA &bE@!BNX4SbA@ 'K &cK9 %53 &K9 &P& &R!
  '8 %6! && 'DPA &3 &9 &BE& &EA &K! &N &O8 'a& &P ')PA 'A (HS 'IK& &Q &R& &T& &U9 &V '& 'a@XHUK:DP
  )Y98 'b& &Wb &aK@ &bK8 (@!BNY6b@ %8! &E8 &Ob8 &Sb %9! '$PA &5 &E8 (!PB 'A 'B &K! '& &N &O3 '6 &P!
  'A 'D &R '3 'D &Sa &UK &V& '@ 'BS &W8 'B &aP %:BSb!BNX:BaP &ObE!BNX:SbA &Q &V! &aQ &bK!BNY:b &dK&
  %;@ &DS!BN;DP@ &P8 &S! %=BE8 'Rb@ &K! '& &O! '& (ZI@ '3 '8 &P '! &Sb &UK &Va@ 'b& %>O3!BNX>SA3
  &PA &W@!BN>PA %@D &K9 '@!BNY@@ &O& '8 &T8 &V6 %AP '& '3 'I&O8 (PB 'XHEA &R! &T!!BNAUK &aK& (8
  %BK! %D3 &9 &K! '@ &O3 '9 '@=B &P '!PB &Q '=O! (V! &R& &S &T& &V@=W &W8 'a8e %E8 '!BNEPA &O3 &P3
  '8 'A &R8 &S '!BNEP3 &aP %F! &OA %GO4BS 'A &P:2e &RB %H& &8 &9 &@ &BbKA &E8 'A &K9 &N &O& '8 &P
  '84Re '9 'A &R87V &UK &V&!BNHR& '8 &W9 &aPA %I&aK& &8 '! 'P9 'aK& (Q &@Oa& 'R9 'Va8 'aK@ &A3 '9
  'N 'Ra@ 'aK8 )@ &BRa& )@ &E8 &K& &O& '3 &P& 'A &T@ 'a@ %KED &K9 '@ &O! (!BNKaE8 &P8 &R3 &T! '3
  &U3 &V '! &bP %X!BR! &&bP!BN&K3 &'P 'R& (3!BNX'R& 'SAE (cA9 *E 'aP &(! '& '3 &)K 'P 'SA& 'bP &*
  'K 'R& '`8 'bP &3! 'R3 'SA3 )@ (bA 'UK! (aK& '`8 'b& (P &4& 'PN 'UbK& '`8 &5R9 &6SA9 )@ 'UK8 'a
  &9& ', '8 'P 'SA3 )8 (bA 'UbK& &:P (N 'SbA 'dP &=DRF 'PN 'UaK@ &>SA3 &AbK!BNYIAa& &BSA8 &DSA3
  'UK! &E8 &G@ (HP84e 'SAB &H3 'SA8 )B 'UK! '`8!BNHPA 'aP &I8`' '@`3!BNYI@a (a8 )P 'EaP &K9 'P %Y'N
  &(! &)& 'N &* 'N &3N &4 'EO9 'N &6! 'N &9! (&P 'N 'a &:3 'b &=& &@@ &E8 &H '& '4B& 'HDO9 'N &I '8
  'Aa& 'Ba@ 'Da& &K! '3 '9 '@ 'b %Z&! &'8 '@ (6K& (K! &(!!BNX(! '@ &)! &3! (!BNX3! '& '3 '8 &48 &58
  &9@ &:! 'B& &B! &D& &H& &I@ 'A (a& 'b %[3 %]3 'DR& &4B &6)PA &8 &B &H &K $O! &#S %& %20 'e &Ae %8
  %9 %@ $P! %& %3 %8 %9 &6WD %> &>R! &R! '$ %@ &)bP& %A %D %E &3aP& %HR! $Q $R! &!BRE %&!BRE %) %2S
  %3 %4A %8 &S %9 %@ %AP %E %a& &@ %bE %c! && $S %! %* %0P %3 &!BP3 )A %7P %8YD83e %G %H %c3 $T& $V
  %! &!BWc %& &78 (9VBS &=PDS &X!G@ '#@P '6= )!BS0P )$BRHX4SA8 )@IP8$B )ERDXD' )M %2 &P '7R$V2
  '=R6O!Ge %8 %9 &!BR9 %A %a8 &@ %b@!BRa@ %c: $W %3 %@ %a@ $X!G@ $`K!!BdKA $aK8 &@ &A %P& &A %Q
  $bE@ %K %P8 &E #C) $3 %P &7 %R %S!P $4!P %A &P %R!P $G-P '7PB &S '!P %.S %2NER6AP &P #D $3 $9 $@
  %!DU8 'aK@ %3R! $AV67e $E& %@ %R7S $FPH4Be $IPA $K! %& %8 %A %V:!B2e %Z$3K4 'X>8 ']84e $O! %& %3
  &!DVb@ %84O8 &6 %9 &!DK! &ER6Ae %@=! 'B %E %a8 %b8 &E $P! %& %3 &X!DUaK8 %9P4 %: %A &!DK! %ZI@
  $R&$e %a& &8 %b& '!DK! 'X!DUK! &@ $S %9 %AV$ %a $T& &$e %b& $U8 $Va@ %b@ 'BV@ $W6PX@4 %8 %Z$H %a
  $X@`3 %IA $]! $a8 %K& &8 &@ ''R44e %PE %Q $bEA '8bQ]6 ']@b %K && ''VD6BBF8e 'BN3O9 'EO3@V@ 'HQBE'
  'Z6B6BBF8e &8 &@Y!Db@ %P &@ &A %Q &!BPA 'DU8 #E3 %#O8 $8 %KW $@ $A %'Oc9 &Sc $N %Y!Ea& $O! %3 $P
  %& &)N@3 &4Vb& &;P %3 &4P 'bK8 &DbP& %8 %EX$BUK $R8 $S $aP && $bP && &8 &E $cP8 #G2N $@P $O4B 'P
  'RAe 'S (Ae %A &!PB $P:2e $R3R $S2PFB= %B &7PBP &N &P@=V 'B2= #HP84Re $R %!B 'B@ %2 #IO&:PAP
  $P:2N #K $! $& %!KA %6O= &V8 %=D &O8 %Y!bE $* $3 %IK9 %K! $4YD83e $9 %8P& %Z!A $:B $@!bK $A
  $BRDDP $De> $XKScAN $Y! %IDN #N $!O& %T! %aK& $'O& $)N %O& %R& %Ta!!N)Oa! $*E! %Sa %bPIKA $3! %&
  %K! %N %O&9PA &3 %S &a %Vb& %bP& $4BV3 %K! %O! && %S9 %V3 &@W &c! %aKA &P %bQ %cP! $5OE $6!B! %K
  %O& 'IO8 &3BO3 &8 'IO8 &9 %Q %R %UK %V8 %Wb $8ED %O3 $9N %O& 'D@ &b& %R &D &b& %V3 $:& %BR3!N:BKA
  '9 %E!!NX:SA! %K@ '#P& %N %Oa8 %R &4O8 %W &3 $=& %BR9 &V8 %DaK&!NY=Da& &bK %O8 %bK $BN4N %O& &4
  %P& %R& %V8 &a&!NBRa& $DEA %K %N:O&IP &@O& &KK@ &Y@ %O8 %P &*K &HS %Q=K %R& &KaK& &b@!NXIDSaA
  %aK8 '@!NYDa@ 'A!NIDR9 $EN $HbPIKA $I8N &V&!NI8R& &`K&!NYI8`& %@K! %BK3 &P8 &Sa &`K@!NYIB`@ &aK&
  %DP:dP &Sa &V!!NIDR! &aQ %Q %UK %W3 $KE@ %K@ %P8 &@ %R3 %V9 $X!PN %3! &SdAE %4! && 'X (B& %6A &PN
  %9UK &bK %:KBe &N &Rc9!N:cP9 %;D! &a8 %=BP %@SA &`& %B &SaA!NBP3 &aK %DR3 &`& &aK!NDaP %IBSaA&
  &DPNX:PN %KE $Y'N %)a %4E &aE %68 &a& &b %:N &b8 %D %IA! &N %K &8 $Z!BN %*a &b %4&!NX4& &b&ZIa&
  &c! %9ZD %:B& &ZD %;D!!NX;D! %B!NXB %D& &a %ID! &b $]3 %IDa #O! %!BP &O8 %#JN &O& %4OE &V8 $&
  %!bP %#P %(R8 %4`K! %>W %ED &P8 'D %H3PD %IO8 %X!SA& &(R8 &ESA8 %]H $'(:N &N &P $, %'V! (N %)P
  %,P $/ $2.!N %/ &! &)N &N &OF &P &S &e %0e %2e %I &7BB@ $3 %!BaK8 %>O8 %@O8]34e $44R!@PH &V 'EP'!
  'HO,,P %BP $6DS $8 %!& &PBe %)8 &R& &S= %3K& &PB 'D %4NAPBP@ &O& 'E &e %6B 'DO!Ge 'ER)OA 'P!B
  (B@Ae &N &aP %=RBV2 %?OA %AP 'A8 &e %D& &K& &T& %HP3 %X)K &@SA& &K& 'P %Y*& &33 &H& %]!B &3 &4B
  $9 %#bPE %9VXBF %Y!Db@ 'b $: %4O8 %8! %9PHR! %:BN &NBN &PHR! &RA (!O20e )PB! $@98 %:8N 'P!PB (6
  &BNZ3 &S %=D &V) '@ &W ')P %@O)EP4 '84?P=BO&HS )BO&HS &PB %DPF %Z=) $AER!OA $D)P, %9! %: &8P
  &=C!Ge &O&IP &PEHP8 &R4 &e %AP '2 (@R4B (S (]@4BS %IPA %KK@ %XKP %Z) &IA $E3OD$NY8D %DPDO@X:KBe
  %X3KDW: &4@PDP +*R4S $F@D $HHN $a8 $b& %8 &IAOa8 $c! #P $! %2S! %9P6 %NXASA %S $& %#K& %X!& 'SA&
  &#8 &ESA8 $)P3 $*NDK& %O8XB4Z4 $,'83RG/e '9VBS 'P ($@ $/ %@O20V $3 $4@O83V &P83V $8 %3P %4e %6e
  %8 %=DW %P %bP &Q $9 %!Sb %9OE %IKA %K& %N %W &B %X)R& &3SAE $:VBRH $<P! $=Ae $@ %$V2 %4O2IP %8
  %?= %BP$ %ER4! (5PB %O) %P &6S8= &='B &B@2e %R8S &F %X6= %ZB$ $A %!BB@ %6EPB %=O878e %?P= (9Q9O3
  %ER?P$ *FPH4Be %HR67Re %P=A= $B %! &DOa86QDPA %#8Ha&@ED)8 %2e %8Q %9R8]6A &WB &bP8 %=P %Ae %ER!
  %N9VI8R& &X!3 %O,FT!GP &2Ae &84e %P' 'S %V, &2Ae %X!G4B &4 &:BSA, &@UK& &BUK8 &E! %Y;aBO&HS
  %Z8b@5aE& %e3 'SX8SA &4W8 &X38 '84 (SA]B4e '@86e $D %!BB2S &R2S 'BRAP %N@O& &Y@ %O!8bQ &,,V4P (W
  &3 %P &:O8 'P!KH %R! %S &8P %X6FN %ZA$ $E %EPE %P& $FR! $G/N %P $HB %HO6Z6 %N %O! &6Z6 %P &@:S!
  &B &E '=OH4Be %RZ8 $IAW %D && &O& &P &R9 %O! %e]84e $J %=C!Ge %HR87Ve %PE! %ZB$ $LO& $X:SbA3
  %>KS8 %@F &HV@R'(P'PB %A8 %IEaP $Y> %D!]*4e &`!*S (Z6H %E8 $Z@6A $]IDa #Q $!E@ %O3 &9 %W8 $$W8
  $'B %O3 %PA $)O9 %Q $*P9 %Q $3O3 %PD %b8 $4O3 %P! $5OaE $6E8 $7B $8D %O3 &8 &D $93 %8 %O& &3 %R3
  $:K %Oa8 &b8 $;DP $=& %3 %4 %BP! &bP %E3 %K& %U3 %W $?W $@=C!Ge %DPF8e %N5O8 &DK &IASa 'BR3
  %O&DN!PB 'ERDR4 %P %XDF $AP8 %Q $BK %P! &9 &D %W $DK& %O& 'EO&)P 'X6SA8 %V& %W8 $HB3 &ED $I83
  '!PB &O3 $X!BSA! %3P 'N %8R3 %9bK %BR9 %DP 'N %HPN %I8`' &DR& $Y=& '#PE 'X=)B 'YH8 %H& %I& $Z)!
  %9D $]B %D #R! %N &]94e %]$4e $&9VBVG $' %!BB@ &PB %'N 'DO!G2N &P '8V!R' %EO4B %HO&$@ $3PIAO8
  $44R '!BB@:BN!PF '$V2 '@FO!3Re 'EP8R) 'FO=6e %R#'B &=P2R)Ae $8 %)O8 &P*P %3R9 %8B %:DS %BR8 &S %S
  $99e]*4e $>6e $@R)P4R &ER6AP $BR2S &AP $DX3KBe &9KBe4 $KP8P $XD8 &H '@PB $Z* %@Z8 %A4S8 %D &!BO@
  &@!N &DR4B &X@4B 'LRB4*e &]*X!RD $a& &!bKA &'O86Be &X=)B %E $b&!UK 'aP &Z$B& $c! %9 $dE &_
  #S-ER6AP $. %ER6AP $3 %!O8 'b8 %#EP& $4PBe $8S9RH*W $9 %YB3 $B4R $ES $JP $a $b $d #T! %!O! &UK
  &bK& %5K& $& %!O& $a& &!DP& $d8 #V $! %!O! &V. 'B %BB@ %N %aK& $&K8 %P8 $'S $(R8PBPA8e $,)B %7B
  %Y' ':BN'QIDO! '@UK 'XHSA& $- %RX'BR,=PH8e %S %V@=S $./O& %BO& %R %]4 $20D &S &e %PD %R %Z0 $3
  %#bPE:Vb8 %'O9 %)V@ %9P! %O& &a8 %P $8 %*UK %6S %X)SA& $9 %!O9 $@ %<KA %? &!PB &8RAP &EP:S &O20e
  &P '=O87e &RD &SDe &e %DO$8e %PB 'P 'S %V6 %XI& $A %)aPA %9VBS %XL& $BN %V& &=R86e $D %7R3P %93S
  &V4B %H4BS %P &3Q &4SK! &ID %S &! 'V'K $FBP) %D &R8 %ZD9PA $HD %V@ 'P (DAe $I8S &V& %BaP %DP9 &aP
  $XB:O8 &P %DP %EB $YD %IDN $Z&! %8!P@K $]D $a@ $b& &IDE& &X4b8 &YI (b& $c! &!Rc! %8 %A $dA #W
  $!E8 $- %P $. $20e $3 $8 $9 $:BS $B@ %Q $D $a $b %?OA $c! #X986Be $B2V '!P %86B $DEBN $JEBP! #Z9B
  &N %D #` $4P@ $K::Sb $]3b #a& $8 $K %!E8 &PB %& %8 %HBbP& $P8 %A $Q %4b8 #b& %Z$b& $8 %!9 %#9
  %:DaK& %IKA $@ $K %& %8 %@ %A %BaK (!bK4R! $P& %8 &$K %9 &_ %@ &!BP@ 'Vb& &:W %E &!aPA &BbPE
  &I8bP $Q %!Ta& %X!R8 #c! $& $K %! %9:Sb %::Sb $P) %* &8bQ4P &X(UaKA &]#aX8aP %3 %8 #d& $EAX4SdAE
  $KA $P %!Oa8 %E !#& $'UcK $X9b& #'B %'9 %FT!GP $K! $O3 &#'PA $PA %E $R4 %BR3 $S $VA $aP& #2N #3
  $5EPA $P8 #6R& $T& #8 $& %X8UbK $3 $4P $8 $9 %7BB@X8SA@ %:BNX=2S $@ %$B! %'S8 %:O& %K9 %X:ScAN
  $DV! $Ha& $I8W %AK& $K& %8 %9 %@ %VA $O3 %8 $P! %& %3 %8 &A84e %9 %A $Q $RG/ '?$R8S (P4P 'P
  (7RBP) $V8 &8! $X=)B $Y@E #9 $#O8 $$R3 $(O8 $5 $E8 &!PB $WB $X$SbAE %;PN #@ $#Ua8 $E3 &AP %8 $IR8
  $K& %A $O& %9 $P $R9 %b8 '#PE $S#@O8 $T& &6T& $V %!#@K@ (OE %9 &#@R9 %@ $aK@ $bQ #A3 $K! %& $N
  %Y#A& $O! &#AbK8 %8 %9 &X#AUbK8 %b8 $P3 %9 %A $Q $R! %9 %a@ $Sb $V!#AR! (VA %9 &#AR9 %@ %A %b@
  $a@ %K8 $bK8 %Q #B@ $B$ &e $OE $R9 $S $T@ $V#BN #D9 $@ $E8 $O& %9 $P %3 %A $R9 $T& $V! &#DO! (R!
  %& %9 %@ %aA $W %a $b& #E& $3 %ZID $8 %#EPA %[' $9 $A %X#R8 %[' $O!]#Ea %, &3S &4P &6R=Ae &[' %3
  %9 &X#ESAE %b8 $P %! %& %3 %8 %A#E8 %E $R3 $bP& &E #G2N $OA $SB #K $! $& %!K& &R8 %$PE %)Q %3S
  %8K! %DO9 %EO3 %H3 %XIDE %Y#`& %Z'B %[)b %]ID %bK &PE $(PA $)bP& $3 $4OE $6K& %P8 %S $8 %3K! %HO!
  %Y!a8 $9 %#aPA %$V2 %=BN$V2 (6OA %X#4 %[' %]B $@ $AU@ $BO9 %bK& $HO9 $K?OA $X3)N %<bP $Y!E %B&
  $Z6G #N#aQ $8P8 $@K@#NY@@ %O!X#@b8 %V!#N@K@ $AR! %V! $X8`3 %AbKY#Aa& $Y#a8 %'N %5! %@*K &7@ %AN
  #O$ $& %#K! &bK $) %!N $20 &H!B 'S@P $3 %#U8 &bK& %$K %'O&IEN %3K! %4P %96 %@K8 %AK! %DP? %H8 %IW
  %X!DP &$UK& &9P %Y4N %[' $44RA (@P8N (N $8 %)NX8PN %4R &aK %6K& &S %7HR67Re &e %H@K &Wb %I@P!
  %XI@ %Z4! $9 %#O8 &Sa %*K %=D %X$SaAE %]@b $A $E $b8 %E &D9 #P $! %9 %K@ %cEA $& %3O& %Y3& $'B
  $2V &EBDO!G9VBS $3 %!O8 %$Q &aP %4K8 &OE %6V8 %:P! %@UK %DKA %Y$D8 %[' $68SAN %BPA $8 %8P$ %BO9
  %P& %]# $9 $=O9 $@ %6NXDHK %HNY!YH& %bP $A %#P3 %4OE %Ha& $D $E %'S9 %=E& %@bP $I@P %AOa& $KaK8
  $]!a #Q #R! %_ $& $2 $:HO6Z6 $@ $a& #S2N %PH= $3 $:8PEV7 *8QER5S $B $a $b %!9 &P %#@ &E& &VA &bP
  %$V! %'P9 %43 &U3 %5O& %6P &W3 %8! %:P! %;& %@K3 &W! &bP %AK! &P %D@ &K! &S9 %HW3 %I8W &@P %Kb8
  %X*P &6P &:b &@% &HUK[I,a &IBa %Y4b &@E &A &B3 %ZDb %]*b &4b &5 #T& %#O& %4P &T& %=U3 %KW3 $b& %8
  &(aPA &IP &[' #U8 %[' $a8 &#@ %K &;S #V! $#O87e $3 $8 %6K& %8P& &bQ %9PD %=D %AE@ %ER'R4B %FPD
  &T! %IP, %X#P %Y;8 $@ %6BO=Ae %8B! $A %KR86BSAe %];a $I8V& $a8 &[' #W $3 %BS3 $a %X#`, #X'P #Z@A
  #a@ %#Sa &U8 &Wa %8P@ %I@W %XI& $E& %8 $K %8 %A &I $P %& %4b8 %8 %@ %A &&P8 %E &3S &H3 'PB %Y3&
  #b8 $K %#K3 %$EP@ &O3AaK &R3 %& &[' %3S %8 %@WD %A %FK! %HK9 %IP %XHUK %Y@b %]# $P %& &4! &_
  %=X'bP %@ %BP)!PB %E &$Q &4W 'b@ &8! &AQ &HPB &IDP@ &X@aP &Z=3 %FT! %IDE& %Y;a83R8 %]6 !$$8O@=B
  %P&$e &84e #& $!BN=O8 $#P3 $$DO& %P $'N $4OE $68 %Sa $]$A #) $!BB@ $7PB $8P@ $BP) $HPB %SIe %aP8
  $P %)P4R &S= %7PB %?B2e #28P $93S $N $P'PBAe %7R!PB ':]4A $R!P %4 &FPH4Be #3 $!BR) $&K $*aP& $S
  %3Q %Y3& $Z!& #4R %)8 &PE9bP8 %7BB@ %8RA@ %='8e #6P #7P #8 $!DP& $'8 %B &R& $6B& %P %RHK %S &HK
  $7BB= (e %e $8K! $BEA %bPA $DN $HE8 $Z6 $[)b %8 $]#b #9 $$R3 %bP $)Wb $IP $]> #@ $!BR9 $#Q $$PA
  $8 %P!PB &$@ $9P& $HO8 #B! $9 %@UK %VBS $B)R4 %? &@D &e %DK& %IR4 %ZD& %]D $E, &IP %O! %S $IP $K!
  %& &Y$B& %9 &$BOE 'DV@ &&Q $N %I8 &E8 &PA &RE %YD& &E& %ZIA %]D $O3X$Ba& %8 %9 %E &*K&6e &]> %a&
  &8 %b& &8 $P %! %& %, %3 %9 %>6e %@ %E %H $Q $R!X!`6 %:6K8 %H4!PD 'O& (D 'e (@PH &X4SA8 &Z69P]D4e
  %Z*X9BRD (=BH ']6De &E$KDDP $S$BK %4 %9 %@ %G@PAO8 %XK6S> %b $T %!$BUb8 &Z$B@ %8 %@ %a& %b@ $U3
  %8 %K %b8 '$BT! 'X$B& $V %! %$BN %0 &! &'O3HBB &A &a8 %?O20e %@X$BUK %A %E8P &PB %FPH4Be %a8 '$R3
  $W %3 %9P %]6A %a $a& %K@ %P &E '_ %Q &$BE, $bP8 &@ #CI %93S %OH5e %P &H8e $Z%G #DE& $K %! %&
  &#DV& &'Oa8 &4O8 &6B&!BNX6SA@ 'aK@ &?W@R &DP8 'Q:O! (X'SA! &HP8 &IDE& &X4A )ER6AP )[8 'HUK8bKA
  &[I,a (@a %3 %8 &Y$D8 %BR6KA3e &S8 %X$DSA %Y$D &K8]64e %ZB>KBe@ (SDDe %]B4e $N %$DaQ %:8 $O! %&
  &@84BS &XDUK3 %4)e %9 %HX4KBe %a! && $P %&Y$D& %3 %8 %A %F %H &HR$ %]$D $Q $R! %& %3 %8R! %:
  &9KBe3 &X:KBe4O8 %b! $S %8R$ %>YD8]34e %a &$DPA $T& $Ua8 ':P8!DP& 'APE 'ER6AV 'HOb8 'XISA8
  'Y@aXID`!]>>bP '[4b8bQ ']Hb $V! &$DS %9 %@ &X$BUK &Z:& %a@ %b& &@ '$DOa& $aK& 'Y$DaE %PE %Q $bK&
  ''K& &A 'KV6RF %P &A '$DT& 'Y!bE %Q #E& %Y#8 $8 %!PID& %#8V8 %Z38 $9 %$V@ &Wa %Y8a8 $A $B $K4*e
  %6 %BO@ %DR4Sb %X4KBe $O! %8 &4O@ 'R4Sb %a8 $P! %, %8 %@ &$DP3 &)Ub8 *HO@9WB2e -=O67e &5Sa )ER6AV
  'aE& *'QX=PN &APE$DUa8 &BWbHT!3bKA ,X#UaK& -3a8 &I8aE& &X$BSA3 (b8 '(UaKA 'B`E (a& %A $R8R8 %E_
  %Z4 $S8 &)PBeD`K4 &HYD83e $aPE %Q $bP && '_ &8 #I $!BB@ (FPH4Be $93S $:4P8S $O/ #K $! %D@ $$K3
  $&$KBe3 %X!BH %Z! $*K& $3 $4! %4K8 %Ob& %S9 %aK $5aE& $8 %!BS4 )KO3YB& )XHBR@XID`! %'O&)O8
  %*W@X@KBe %3O!X4KBe &R)O8 %6BP (H6e %>DR$6e &R! (WXB)O8 %AO$ %EKA %HEBB$e &P8 %P$ %X*`:6e
  &38X*KBe &68X8KBe 'H6e &8!4R!O4 'KBe &>RBe@ &E8)O8 'RBe6 *H &HRBe4 %Y6$ (XD8He 'B$ &E84e %Z*D
  &3@RX8SA@ 'B]34e &6BD )XDKBe $9 %OE $:P3 %X:KBe $=K! %O9 $@ %:PE3e %=DRX@86e 'S6 &REX4KBe %>KBe6
  %@K8X*8He &P '8 (X3KBe (Z3 &R))Oa8 '3R (Sb 'E8RH4e &W8 %X=BHX*KBe 'D`!*e &@86e 'KBe* 'R* %Y9`6
  &=$ 'D8 %Z9 &=B]@He 'X884e *6e %bP $A %6aP %De %He $BO83O@ &:)Oa8 &D &H %e*R!P &3 &4 &8 &:KXB)Oa8
  &>W &BO:)O8 &H &X3SA]B4e $DDKA3e %O@8e %XD$)O8 '' '`!)O8 %ZDX>8 $H %4PBR!P &R!Z*3P %6e %@R! %K&
  %W& %X@4R! $IKA %aP8 $KaK8 $X$*KA3e %DHX4KBKD $Y#`& %3& %9N %Bb& %D8 %ID@ &b& $]> #N $$P8 %T&
  $8K& %T& %bP $@Q %T! $AOb8$NAK $X8 &`3 %AK $Y88 $]#Ea #O! $$8O@=B &P&$e '84e %@O@=B $&]$A $20HW4B
  $3 %$bP8 %(P! %)V8 %@K8 $6DSAP $8 %#P %'P@ %(PA %)O! &S= %5 %6B& %7 &!V-S &e %8P 'APE %9EA %Z3&
  &=& $9 %#O8 %$Oa& &P %Y$ %[' $=? $@:PDP %?SB (?P= (e %@R8Z6]84e $D $E $a! %& %8 %E $b8 #P $!BK&
  $& %$! %6W@ %I@W %Z68 $*P$H5P8 $3 %$aP $5P $6KDR! $7 $8 %IP@ %PBS %bP $9 %)V3 %H@V6B %PBeXB4e %WD
  $:BS $=AV4 $@ %2S 'Ae %?SBe %EPHS %R$PX*a &DXDSA8 %S $A %! %O8 $B= %@ %EN %P &!OH &EP8 &X4b
  &ZKX!N %R99SHe %e3R8OD (> &6W@ &8OD]D4e 'REOD &9K8 )@K8K!]*3e )]3KK!]*3e (DR! (X84 'WXBX4KBe &=
  &HO8*R4S &X8)Oa8 (XDSA8 '=`6 'ESABe &Z! '9BO83O@ (]LX3B4 $D*RZ38S %P]@8e %R@8KH %S]94e %Y$8]64e
  %Z$Z*4e ']=]B4e $E %4K& %9KA %:DP %S %V4 $H $LWDPXE $X36 %7Ae %9BBP %> &66SXBSA &a $YB$X4KBe
  $ZB]D8e %DX@D #Q $#EO, %K %P3 $$@ $)NKS $4Ob& %P!DbP &A $5P@ $6PA $8E2 &B %O9 &D %Q %T& %W2 $<KA
  $>bK& $@Oa8 %WD %aE& $B8 %9 %P@ %bK& $IDE& $X#UaK8Y!bE %4R@ %:B@ &`8 $Y5D& %H3 %I& $Z33 %9D %K&
  $[4b #R! %PDS %_ $& %H4O8 $3 %$3 &b8 %4! %5T& %@P! $68KH $@I &O84e $BR $DP8 ':O''OA $E %)W %9P
  ']84e %:R3 %]=B4e $bE #S $4 %FPH4Be %P'PBAe $8AP $9 $@ $Ae &9KBe3 &XERBe3 $BS &9W8 &@PF &BO/8R$@
  $DDR& $XK> $a #T! %$O! &P@ $a! #U8 %$Q %)S= %3S %4OE %[Ib $9 $K #V $! %!Sb %$P@ %X#aP $$N $& $2
  %$BW &aP %)PA %7BB@ %8P@ 'A %96 %?P= %AaP %DO!G2N %EV1R %FO=6e %H@9O4R %P &!B %W:!PB %Z6G $3 %$Wb
  %6NBP3 $4 %4R $8]*4e $: %4R &e $@ %8V@ %<KA $A %I &/P8 &:BNX6F $BN9VBS %V $DP $IP $Z2:!PB $a8 %@
  $b& %8 %@ &$BK& %A $c!!Sb #W $*R& $2 %BaE@8bKA $8 $:K& $BPX*P %RD $IP &HEBB$e $X@UK& %BSA@ )WXBSA
  %E4 $]*XK $a %#P %$EB &R3 &Sa %(S! %)O! &S= %9V, %;H@ %@UK %AP! %BO! %HE3 %IW %KBR %YIa %Z$ %['
  $b %9K8 #X2F $8'B #`K!$OH &X6D %>>S #aK8 &#K3 &Y$N %@ %A $N $P %$9 %& %4OE %6Sa %8bQ %A &9P&BN'O8
  %E %HO@9WB2e %I3 &OE %X;P &H@K?P$ %YB& $Q %$U8 #b8 %$EbP %IP &W! $K %8 %@ %A %EO& $P %#PA %& &$PE
  &:S &X4Ra& %8 %E $Q %$K %'V8 %)W %>bP %IOE !%BPEPH #P. $4 %!B 'B@ $8 #aP #bK& &E& !&! #& $&EA %O8
  $R3 #3 $&P@ #9 $3VD #@ $&PA $Z#a& #E& $3 $A&& #K $! %&P@ %X&A %Y&! $3 %Y&3 $8 %&bK %I&aK %]5 $9
  $@ %Y&@ $A $IPA $Y& #N #O! %_ $&_ $3 %#bK $8 %&! $9 %Y& $E %*O& %X&SA $a! %& %E $b8 #P $)bP& $4O3
  $8 %!PB $9 %_ $@ %&K8 %3W=DS %@P8N %E&FeEP8 $A $DOaE $E $HP8 $Y*& $]* #Q #RbE %Q #S9 #T! %_ $8 $@
  %&Q #V3 $8&& $9 %&R9 $A $a8&aP8 %@&aP@ $b@ #W $9 $HEO3 $XIaP $aI8S #aE& &&V8 &XI&P %8 $K& %8 %A
  $P %8 %@ %A &3PA &_ %X&A $Q #bE8 $K %&K8 %@ $P& %E $Q !'! #& $!B@ %D &8S $3S $58K@ $BO! $HV# $KB
  %P& $X'BR, $[' #3 $'Q %aK %bK& $I@O3 &PA (XI4V $VB $WB #4V %'O!B %45 %96 %:O''OA &PBRHR67RFSD %B
  &&$e &5 &=O!4Be ,=R@P8 'R7 &?V) 'W@R &@R4B %H3@?e #6T& #8 $!EaP $)Ob8 $5T& #9 $XIa #@ $:DO! $B %S
  $W! &@3 $X9bP #AV4R #B $! %DWa $$Oa& $'BOD %O3 $2N $3 %D $98 %O8 %P6 $@O8 %W! $B'P %@ %AP %Z'G
  &D& $DE& %P3 &A %RaE %S %Wa %aE& &Q $E' %3 &8QER5S %O! $H $K! $N#P9 %6! %8Q %9P8 &S %X#b %Y$&
  $O,H8R6E&Fe %D %H &X@UK& $P! %& %'B %, %A %E %H $R! %& &'O& &[' %4 %@ %A &7BB@ &EO4B &FPH4Be
  'T!GP &P %E $S $T& $V! %& $W, %H #D $8=DFPH4Be %FPH4Be %S $P %'D #E! $& $3 %DP! $8 %4OE %Y' $9
  %'E8 $O! #K $! %YI8 $& %$) %'Q %IK& $3 $8 %'aK $9 $?P= $@ %6K& &O= %9T& %=BN &D %[' %]4B $BeX'SA
  &Y38 $Y' %H #N $!BV8 %DN &P@ %E3 %W3 $#P9 $&KA $'N %bP $8N $9O8 $:Rb& $DNIEOa8 &X@`3 $X!B`& %#`9
  &b $Y'a@ &b& $]'b #O! %!PA %#V %'Oa8 &Sb %6B!P84e %B &=&Ge 'BB3R 'O87e &?= &AP8 )A84e &BPFS
  &EBB3R +8RA@ +e 'PD &P ') &R8 &S &X=)B %GV %HP8 %YIDa8 $& %!E3 &K9 &P &W3 &bP %&O& %@O& %DK8 %IEN
  'O3 &O8 %KK8 %X! %]B $,]B $20 &PD &e $3 %!PB %'K& &bP %HBB %IP %X'8 %Y'& $4EP %V &B 'OH &H3@?e $8
  %!DRa8 %68P 'e (X!aP &9VBS &B '$4R (BPH 'O$$N 'P (BP@ 'V:BP$P 'e (=BRb& (@aE& (DKA (H5R4Ae )V#
  (IVa89QX=`, (X!G@ )BUK& )FBG/S &O8 &R@P 'BP &e %DK& %KO9 %XDP %Z'G $9 %!O& &V@ %'3 &K& &R4 %(aPA
  %4P 'A %9! %:Rb& %;R3 %AP@ &Sa!S %HOa8 %X'SdAE 'aP %Z:& %[' %]#b $@!V@ %@N $a8 %E $b& $c!'Sb
  &X3SA@ &_ %9 %EN $d& #P $! %PBe4P %Y3& $$K:]*4e %S $& %EP& $*R86e $3 %4N!OaE $4V &!B2SAe &6HS
  &@IPBP) &B '&$HO88R9P4 'O84e $8 %9R8 %;S %XHSA& $9 %OD 'Ae $: $@ %'VBS %B &S %R!B %S!B $B %EP!
  %N9S &]8 %R! &=R9WDAe %S &4 %T! %V &!DOH &X@UK& $E %P $X@!P &8P #Q $!EaP %O3 $#UaK $$B9 %P $&PA
  $'K& $68 %EA %O9 %P9 $8& &$e %8 %BB'P (e %E8 ''BR& (R84?P= '4BB!AN '8O9 'K4BB!AN 'X)R&*bK8 (4`@
  %K& %O9 &D %Q $9O& &9 %a@ $:P &3N %S %W8 $=E! $AK@ $B3 %OH %P, &A %W, $DK& %PA $EO3 $FSD $I8O9
  &aPA %BN %DK! &O! &aK %O8 %PA %V3 $KE3 %Ua8 $X' %3R@ %6R3 %8SAB )HV# )XHBR@ %9F %:`8 %=PN %BR,
  &SA& %DA &PN $Y6& %8! %9 %=B! %D& &a8 #R $! %:S! %IOE $&'O& &bK %Z'b $4 %!Ta&HQ8T! %4 &?PE8P &e
  '?O!3S 'BaE@ %8RA@ %9Q9O3 %:BN]=ER6AP %?P= %B &!B (B@ &'VD &D3P &EPBS &P %ER6AP 'HOA %HQ8T! %XE)
  (FPH4Be %Y=6Ae %[' &4bHQ8T! %]BbHQ8T! $83P '@2S 'IBP %4 &!ES &8P (!PB &?P= &e ''D %X'P $9
  $:3QBRIe %P5N $B %!PD %O/R4R!PD $DZA $a& %@ $b&'! 'K! 'O& &IBS3 &XID8 %@ &!bK& &DRb@ $c: $dE #S
  $8 %OH %YH $9 %=DW %W4R 'S $=B $@ $BO& $EB $KK!BP>S &X@6BS $X8SAH %K`@ZK $Y'c: $Z8]6:e %9 $a $b
  $c %'Wb %3 $d %'bK #T& $a& $b& #U3 %'P& %)U3 %4P #V $! %'R! %)S %;P@ %AP $0P &@2S 'PF $2 %2SA96
  $3 %'9 %6F8RA@ %8bQ$bP& %9K3 %AU8 %BE@ %FW8Ae!DP& *5aE& %HO@;OH %IDK@XIDE %KRa@4OE %X3UK3
  &AUK!Y#`& &ISaAEX(P $4R %W::P4,P2 $6H $8 %'Wd %HS %X'UK $9 %'R9 $:P! $@=. &D &R4 $B2 %S $D %'K@
  (X!DbP %)S= 'EO8 (R8 %6BBF8e %?P$ '= %EBB$ %FO!BP) %HPB %R86BSAe $JP &BP)@84BS &D&!B2e &HO@=O87e
  &X!G@ $[' $]B $a& %8 %@ $b8 &'Wc %@ %A $c!!BWc %9 &Y'& $d&'Rd& %@'Rd@ #W $& %@UK %[' $9 $Z8 $a
  %DWa %Z'@ %_ $b %'Sb $c3 $d %'Sd #XB #Y'b8 #`K9 #a& $@ $K %& %@ %A $P %& %:Sa %A %B& %E #b8 $E&
  $K %! &Y'b! %& &X4 %8 %A $N $P %& %8 %DNIEOa8 %E $Q %'Sb %9cN %@aQ %X9bP #cE! $K! &Y'c! &_ $N
  %XKd #d& $E& $K %& %A %Y'd $N $P !(! $'EO! $(EA $)R& $BB'e $GO4BRAe $P' %@P='B #&)Ra& $8 $PA
  #6EPB $T& #8E8 $O& $P! $Q #9O& %3 %9 $Q #@ $E! %A $O& %8 $P $Q #D $EA $K& %@ $O! %9 $P! %& %3 %@
  %A $RE $S! $V %!(DEA %DPA $W #EA %(P9 $N $O3X(ESA8 $P& $S %EBB2 #F! #K! $&]3 $3 %_ $XDPN #N $!N
  $(P3 &8 %Sa %aQ $4bP $8Ob8 %Sb $KbK8 $X)R&X6BP #O!!N $/ $3 $4B &@&$D &XHBS &Y!bE $66O84e $8 %6
  &DO!G2e &N &P '$4R '8V@O4R &e %[3 $9 %]E $AAP #P! $& $3 %(P8 $4!?OA $68 $8 $9 %(EA $: $A %P
  &DO!G2e $E %Z(a #Q(P $X(& $Y(N #R8 %6 &e $9 %IPA $@6PAR!PEPH %=DS $E $a& #S! $3 %AP $a #V $! %$R3
  %X(R8 %[' $3 $8 %X(SAE $: $A %(PA #W3 %(P3 $a %(Sa #aK& %A $P %& %(PE $Q #bK %(D %Z!& !)! $@EA $P
  #$3S #& $$P $% %e $Z$ %D& #-P %=K! $RD #.P7PB #3 $)bKA $X)A $[)b #6T& #8 $! $)Ob8 %P4R %bP& $8S
  $96 $@=BBGP %PAV %e $E8 $I@Wa8bKA $N %H&$BP@ $O! $P %& $R3 $Y38 #9P %I8W #:ZA$ #@ $)OE %P, %Ua8
  $3)@bKA $8P3 $=W &86 'V6 &a $?WXE! $B@ $O8 $P $X)A %:PN %DPN $]) $bKA %PA #A $P #B $6T& $BP& %R8
  $KK9 %O3 %UbK %Va@ %aQ $N %&@ &Q %3O3 %9K9 &P9 %@3 &OE %DK '& &O3 &V &bQ %KO9 &P9 %XK@ %YD& $O3
  %E $P %9 %?P= %AV $R8 $V! $W9 $YB& &a& $Z@D %D& $]@ #D $'B $)P4R $7PB '! %RF %S $8P $9VBS $:BN6P8
  $@PB$ $H5P8 $O@=V $P7PB %=V) %@=V) %DOA %FOA $S $W!P $X84B #E $3 $8 %)@ %IOE $A $B $DR4 $O! $P %D
  &P #K! %)bQ $& $8 $9 %!D %=K %[' $: %:Rb& $@ $Be]D4e $De! $UbK $Va@ $aQ #N $$BP@ $&K! %O! &3 %P9
  %Vb@ %aK8 %bQ $(aP $)R3 %aK& %bP $4P %bP $8S %V& $=DW $@3 %9 %E& %O& &3 $BKA $DK &@ %P8 %R8 %W3
  %aP %bP& $EO& %P! '6NXD &3 %Vb& $K@ %E3 %Q %bK8 $X&bK %8PN %D& &A %K@ $Y&b %@a %D& &`! %E& $Z&!
  ';P %3 %K8 #O! %'W& %)E8 &bP %8Q %=BN %F= %X&P &AaK %Z$B! %[A $$ $& %$P %% $)EPD $. $3 %)bP %X'8
  $4X4KBe $8 %!P3 %$K %)S %4V %8N4V &V %=K8 %GP %H8 &W4B %ZB& $:8 $= $A %)8N %2B&$e %8P6 %9P3PD '8
  %=C!Ge %?W@R %@&$D %EO18e &REO18e %FBS %H@B?W@R $DDV!N $E)@ %Be $a& &[' %E &$8 'BPE &Z@& $b8 %E
  #P $!KH $$B &R4 $, %ER6AeER6AP $3 %! $4 %BS &W: %HBN %N %P %R &4BN!PB &8RA@ &=O87Ve ,EBB28P -R6AP
  &BH 'W: &H&X$BPNIe $8 %V &!N &@20D 'P8 %X@UK& $@ %P3B 'P &4V $A %$P %4P %6NXD %7& %<Oa& %IP3 %P
  %Y38 %]IE $BS %e' &6 &: &DH4O8 '`K4KP@PDS $D %P %R8S $E %8K! &P &bQ %EO& %HE8 %S %XD %]Ba $Ie
  $XAF #Q $&O3 %PA %UK $88 %BB %N %O, &8 %P, %R $@N8P3 &XDSA& $BN %V3 %aEA $DP $X8SA8 (B %BP %DUK&
  $YB! &N %IDN #R $$PZ! $& %$@ %)O& '8 'A &Sa &bP %3E& %=D9 $22N $3 %)8 %D@ $4 %R86BSAe $8 %X#4 %Z4
  $: $= $@ %DP& %Y:8*S $AP $B2 %N $DDRa& %S $EIP $HP $Z!!V %8BH $a& %8 $b8 #S $$ $)bQ $4b8 $6
  $:N#PE %aP $= %'B %R4 'O!GOA %V! $> %K& $@U3 $B2 %N $DP &E %bK@ $E %&$4 %:BNEO4R %?P= %ER6AP %N
  %O8 %P &4@e &DOA %R4 'O!GOA &8 %S %X$@S %ZD! $H $KNIe $]D4e $a $b %#P3 %4OE %8Q %>bP %Y'& &8N #U3
  $a8 &)@ &9P8 &@Ua8 &C3S &EO18P %K $b8 %K #V $! %)S &V@ $2I $3 $4R &@P $8 $9 %)W %4OE %HB& %KP9 $@
  %)8 %8V@ %=B &D '9VBS &E& &P %BV@ %HPA %Y= &H& $D@V8 %S &=B $G2 $a& %@ &[' %A $b& #W $)P4R %S= $6
  $BH $H $ZB& $[' $b %BO! %HPE #X844S $D #ZA $D& %6B %@ #]@ #`K! &X!KBe &Z!XD4 (YD4 %$ &KO: %6 %:
  %A*e %Be6 #aE& %A $K %& &886BSAe &D@ &X#P &Y$9 &]> %8 %>bP %A $P& &!D:6V@EO8 &<S@UK6IPB
  &KP!PF9QBV& &XID`! &]> '@b $Q %)K& &aP %:K3 %[' #bK& %8 %A &)3 $P %& &4b8 %:Sa %=DW $Q %)K! %['
  !*! #&3Q $bP #3 #8 #9 $X*P #@ $*P8 #E3 %6B& %X* $8 %X* $A #K $! %*K8 &O& %Y*! $& %=DW %@UK %IP&
  %Y@E $8 $>4eYEBe $@ %*aK %9P &Sb $A %;@ %]*4e $BeH 'Z$b3 $D4eXD!*R4S $H %*W]B4e %X9KBS $Y* #N
  $*R9 %aK& $X*PN #O! %>K! %BS3 %YIb& %]*b $$)O8 $& %Y*E $3 %6K3 %8bQ %AP %X* $8 %$BRHZ4EOD
  %*ODEP3KBe %4P$DKH '@KBP 'X> &RKPZ! %8S 'a %@PBRZ8 (SZ8 %LE8 %Z4Z3@R&Z! &LX* $9 %*P9 &Sa %XEAe
  %[8 $:=DRX@86e $==DPA &KBe4 %X:KBe $>>R!*e $@ %@R6 %X@KBe *X*4 $D>P %X>4 'KBe %ZE $b& %8 %E #P $!
  %3T!3Q9BB=e %F= %VBN $& $3 %RH@e $4P8 %R8 $6R8H:PBe $8 %4P$DKH %>BP8*RHZ! %P %R3S8 $9 %*Tb& &aP8
  $>PBS $@KH %OE %PBe (H]!4e %W]B $BPEO! &XAZE %e &3 'RX8SA &H &Z38R!*e $DNEP4S %P@ &X:P %R8P %W8
  $E %3e %8bQ &e3 (Y6`B! $KSBe %V3RKPBNX9SA 'SKPBNX9SA $X!B9 '`9 $Y@XBSA@ $Z=]84e %A8PBN %E $]!
  %D4e #R $! %#eER6APDOA %*Sb %8e %PBe (XB6 %Y*`! &8D $&!WDaPBe %$e %X!: 'RD %Z$8P %]$4e $*RDS
  &XDSA8 $38SAe $4RX*8 %Sb $6BR8 $88P9PBe '@R! %AKBe %X!SA& &*SABe %Y6`$ &H %Z88R@ $9 %*O9 $: $>8KH
  %RDRH $@9O9XE %@R66BS %Z9D &=X*SA@ &>8S )a $D$e %DR@P]84e %EP]84e %R!P &$K8 %XEKBe %]E4e $E %R$
  $HX4@ '`@ $X3K]B4e $a& %8 $b&$e %@ #S $! $$K8HY$EBe $3 %S %X*SAE $8 %K8 $:aPA $=RZK]D4e %SAW
  $BK!*e %SaHe $D %SX8SA@ $KRcE $X!@He %$B`6 %*SA@ %86 &SABe %@84e )]6A %BSA (@ (H %D$)O8 $YD83e
  $Z8]6@e %K]D4e $a %Z$B& $b %*K8 &ObE %9bK&X*`! #T! $& $@ %*O9 &P9 %X*P $a& $b& #UaK &4B& &HO4Ae
  $bK #V! %*8 &R! &aK8 $& $8 %3P8bKA '[I,a $9 %*R9 &Wa $: %X:KBe *@PBeX!`4 *]EX*KBe $@9P 'EP %Y*E
  $A $a@ &$@ &*aP@ &XHSA& $b@ #W $)R $*W!R $3 %*P3 %P8 $9 %*S3 $@ $BR$ $DW $EP $X:KBe@PX!`4 %KSdA
  $Z$BH %@ &a $a %*aP $b3 #a! $8 $K& &HV@ &Z'B %8 &!DRa8 &&Q &IP %@ &Y*@ $P %& %8 %IBRa@ %Z9N #b8
  $K %& %8 &!D %@ %H %Y*b $PA $Q %*P! %HP@ !+P8 $:8 &!R' &H5P8 !,,aPA #E8 #O44R '!BB@ #P2 %ER6AP %S
  $4R &!P &@R4B &X?6 &ZA@ #R9 #Sa %:Va8 !-S!P !/!O3 #P!WB $8 %6O= %8RA@ %BP! %N %O83B %P8V!B@ (BW:
  %SA 'N $:8 &P $AS #R4 %R !0O&H &N #P! $/R!N $1R!N $I! %N !2B&$e '!R' !3! $3Ua8 #& $3P8 %R9 %T!
  $@WDXID`! $EPA $IDE& #84BS $OA $V %) $W $Z3a #@ $3K@ $]B #AVc$ #B $&$e $2S $7P8 $B)8S (IO!XI $O!
  $P!K8 %>4e %]E4e $Rb&$e $V %2 &=R6AP &FPH4Be &P &S $`K: #C5S #D $?P$ $FRBR $[' #E& %3PE %4NEO8 &P
  %@2S %H@B %Y# %[' $' $3 $D #K! %$Q[4b %'K! &O8 &R! %3R8 %6K& %9OE &V! %>bP %BO! %IR8 %KPE %X4KBe
  &9SbA %]@b $& %(PA %3T& %AP $3 $8 %4PD &W@ %=V3 %HO! %X'3SAe &@UK& $@ %3@ $A %)e %DSa %HNX!`3
  %X4aP $D3BO@He %DPBe $H #N $I@O& #O! %$K &REX@86e %38 &P8 %6BR8 %>O& %DPH %G! &2 'S &O8 %Y3b $&
  %8Sb %BUK %CP &^ $)8S $3 %'BR4 %48 %HO83P8 %Y:D& $4)e %*e $8 %6VBO& $9 %'R4 %)S= %9DR8 %D@ &R8
  %X9RD (bD $@=e $H!B 'S $a& $b& &X3R@ %8 #P $! %P &Be $3 %>bP %PG %Q $4bP $8 %*eX*KBe $9 %DPE %H
  $@ %= &e %B %OH!OH $A %8e $B %! %2S %3PG %P &95 &FPH4Be %e &DR& &XKH*PDP@ $D %O3 %V &) $E %$N8K&
  %3T&GPBP@ (He %4! &D! %8e 'ZID3 %9H %C!Ge %IP& %X6SA@ %Z'8He $G %3P &Ua8 $I&O8 %DO& %P $J $Z!4P
  (XI8UK ([4b %LX@ #Q $!D $3& %R8 $8P &2 &8 %W $9D $:U8 $=K& $B& &$e &BO!Ge %E' %OH %R %S %W $CG2P
  $I8O! &R %OE $KE3 $X!R& %8R8 (HN3E! %DR& $Y$& %3& %D& $]B #R! %_ $& $'R4KD &6OD $(O8 $/ $45e $5S
  $8 %!B3 %#PE %3K8 (HP@XIDSaA@ &P8 &Q %8ED %:U8 %HK &b@ %IW %X8KBe &9 %Y3& $9 %3S $=Z=D@aP $BO'(P8
  $D! $ER)Oa8 $G/e %XA`8 $H!e %$K>XEKBe &OH &e %*e %8SAe %X=DAe %Z=BX*SA@ $XB! $a& %E $b8 &B8 %E #S
  $!BS $&W $(O8 $*aP8 $3 %#O8 %E3 %O! %S6S $6BKA4e $9O! &E %V! $:DS $;P $<aK $=B %PBe6X@86eHZ4Be
  $>KD4e '6e %REHe $@ %K8HX4B6 %O86KA3e %P83e $AP $BO!GP %bPA $DN %S6 $ES3S $I@S %DS $X!DUK<BOa&
  %*@X9KBe &D %6D %:BH)O8 *a8 %DAe %K`8XK $Y4! %DbE $Z@X$B*S $[' $]*8e &X8KBe $_ $b #T! %3Q9BB=e
  &Ua8 $& %3O8 &W3 %H &N $a& %@ #UK $a8 &3PG %@ &3aQ $bK &AP #V $! %3R! $' %3O& $))P8X9 $3 %O8 $8
  $9 %_ $@ $B$ %&$S 'e %RA 'N 'P&$FPH4Be +RD:e *e %bPA $D %!PB$bP ()QBNX&R8 %=R8R' %?P$ %A &=R8R'
  &?P= %KQ8P' $G-S '8R=87e '9O80R4 %2S %R4 $HR4 'PBP@ $XIEaP $a@ %A $b& &3Rb& %8 #W $!B $3 %3T& %PA
  %Wd $5W! $=DRX$6 $BP %T $IBW $X5KN &R3 %9P $Y$D8 %D $[' #`K6 #aE8 $K&_ %8 %@ $P %& %6K %8 &#V863
  &)bP& &*bPA &HQZB& %E $Q #b& $8 $E& %8 %A $K& %@ %A $P& %8 %@ %A %E $Q !4! $!BN $#K9 %PE %VA %bPE
  $$DO! %bP& $&P8 $'Oa8 $3R8 $4aQ $6K3 $:DK! &O! $;DT! $>P! $@O8 %W! $AP! $D& %W! $EaP $H8O9 $I8O!
  %@! %DV@ &a8 $KO9 $X9R! &`3 $Y4a& %H! $[' %8 #& $(R8 $R3 $Va8 #'HPB $N %X84B #3 #4RA #5P$4 #8 $OA
  $V $XK& #9 $4P $@UK $AV& $N $X6bP $Y4a& %;DN #:8SAN #@ $W! #AP$ &S $V4R #B& $2S $@ %4BK@ %ED $B!
  &ER6AP &FPH4Be &N $D9 %K3 %N %P &3 $E' &!PB2e %3 %8 %A $K! %& %8 %@ &4B@ &[' $N %!B8 'bK &D &E8
  &K& &O3 &PB (=U);D &WD %$OB %'O! %)O! %3! &PG %8PE %9! &K! '& &N &O3 '8 %=K& &O& %EO8 %HO! %I&aP8
  &8! 'O! 'Sa &D9 %KB &PD %X9`& &E8 %Y9! '& '8 'a %Z9@ &@' &K@ %]8 $O& &$ %9 %A &4BT&He %H &BWb &HP
  $P %!4BQ %'K& %)W %3 %9 &P: %AP& %HO& &PB &R8 %Y3& $Q $R %4BK& %8RY33 %E %H4P83P$V8AP %Z!2@R4R
  &:DS $S %!PD &W. %$W2 %)P4 %6F &R= &W4 %95 &WB %:EPA &R-! %;DP %?= &WE %@R4B %A@! &O@:EPA %F! &WD
  %H@K &PB %X84B &=)B %Z!2 (@R4R &6G &D! $T! %& &4BP &F $V %2 %A %G &' $W %a $XDR3 $aQ #C2 %)P4R
  %@OA $4SA $6 $: $G2P $P $^ #D $! $9 %4NYD& %8! %Y4D& $K3 $N %Y@a $O9 $P3 &=DW &H3 &IDO!6BO=Ae
  $Ra& ')O8 $T& #E& $O! %3 $P3 #K $! %AbQ $& %!P %4KA %Y4! $3 %4aK $8 $9 %Y68 %Z4b $@ %aK $Be:RZ3
  $X9P $YA %ID #N $!& %B8 &EA &O8 '9 &P@ &V3 '@ &bK 'P %DN &P@ &aQ %E3 %K &8 %O& &aE (6Va& (:aP
  (Y3& %P& &3 &A &E %Sb %V!4N!O! &A %W &3 $#9 %K %P9 %R34N#E& $$BK& &RE &V9 &bK 'Q %K! %O8 %P! &&
  %Va@ %bP '8 $4R8 $8KA %PE $9@ %K& &A %O8 %R3 &b& %T& %VbA %W8 $:9 %DR& %Rb& %Va@4N:aQ %W $=& %3
  %K& %O! && &3 &b8 %P! &8 'IR8 &9 '8bQ &A %T3 '4N=UK %Va8 $@KA %aK $BO& %P& $DK& &8 %N %P8 %R9
  %S4NDP8 'PXIDUK! %T& %V& &@ '9K8 '=V! &A &a@ %aK@ $EO8 'KK!!DP& *[!Db *]!D %P& $I&R3 %DRE &V! '&
  $X!SA!4N!PA (& (9 %#R& &`9 &b %$SA8 (E %%a %9`& &cN %=BP &R& '3 'a8 &SA8 %?P %D& %E8 $Y! &B& %$&
  %&b %9! && $Z! &! &3Q &8 &B& '@ &b %#& %9@ %=! && &8 %I&! $[?b $]!B %$Ba 'b %9 %D #O! %!N %4E&
  %9P4B %G2 'S &OA $& %$e %(aPA %4R3 %EPA %HRE %X! &@ %ZKd $'(! &8S $20VD %IP $3 %#P3 %4K8 %588
  %6P& %96 %;@ %=bK %BK8 %HR8 %[' %]=a $4E $5Ae $8 %4BN &R %IA& $9 $E %!DP& &PB %3S %4U3 %8P& &Q
  %:BN!K9 %;Wb %=BN %A& &U8 %DS8 %KAaP& %XD# &K! %Y68 &:B %]@b $a& $b& &(aPA &KRbE &Y4a &[' %EXLSA
  &Z; $c!Y48 $dE #P $! %48 %9 %>bP %D@ &O9 &Rb& &bP %EP& %HR8 %Vb& %[9 $#EP& %K %PE %aPA $$@ %DS
  %bP& $& %OE $)Oa& %bP& $3 $4Ob& %Sa %Va@ $5OaE $6E3 %O= $8 %I! %S %bQ $9 %6O9 &RF %K3 $:DP %S %W
  $<Oa& %P3 $=BNAP &aP %K& $@ %6S %= &N %NY8 %R8 %[' $A %#P8 &VA %*P! %4OE %<KA %BP9 %DP? %IaP %Z$@
  &I& %[' $BP& &EP &]4 %RbE %bPA %e6 $D %:O4B %@ %K &A %P8 &A %S4PDP8 (XIDUK! %V &! &) $E $HaK8
  $I8P &W %AS %EP8 $J $KbKA $LR4S $X# %4`& %BUK %HUK %IDE 'UK! 'a %K! $Y#`& %3& $Z!b& %4 %:a& $]!a
  #Q $4P $8P8 $9D $BE' '8$B9PD %O9 %P %V $DT& $Hb@ $I8O! ([4b &R %BN &O9 $X8R8 %HP $Y9 %A &Y %I8a&
  )6Sa4Ob& #R $! %PIBO& 'DO& $& %H $(R8 $2 $3 %#O3 %4D! &OE &P '@ &aK %9E! %:P! %=O8 %@UK %D9 &@
  %HO3 %[' %]> %_ $44R! 'B %5 %BK& $5S $8KH $:P &5N $@KBe %R $BO'(P8 %P8P %eXBX8SA8 $D %! %KH $E
  %P886e %X4KBe $X8SA8 $a& &IW $b& %E $c! $d& #S $!P! %R8 $#8P9 %DV@ $$EP@ %K %Wa $'P! $)R& $4BE8
  %OdE %Ub8 %aP& $6K& $8 %!P %$Wb %'! &bQ %8! %;S %YB3 $9 $:S! $;S %Tb& $@K& $B5N %N %Ob& $E& $H8R6
  $I8bP %aP& $KE8 $XH@K &b8 $Y4N %:D& %;a $Z4b $]!a $a %[9b $d #T $! %BN>bP %Y5E %_ $& %4O& 'E
  %X$BSA3 $34UdK $4O& $b! &4Ob! %& $c! %34UdK #U3 $K %LE8 $a8 $b8 %K $cK $dK #V $!4R! $& %]L $4O&
  $8 %PI&O8 $9 %_ $:O34V:aK& $@!P %4O& %= $B!S %$ %&$ $DHR %P &!PB &$@ $IBO34VXIBa $a8 %@ %A &_ $b&
  &!aP &4Rb& %9 &4Ob9 %@ &IW %A &8VbA $c %! &4P 'Va8 (dA &Y! %3 &4Wa %4cN %9:aK& %A $d8 %@ %A4VaA
  #W $! $#bP $3 %&K8 $8RH &X*SA $9 $@ %4P@ $I8P $KPZ@4W $a %4OE $b %'3I@PA #Z@8V6 %IB %JPB #aE8 $K
  %!B %& &Y4a& %4P '@ &S %@ %A %EaP %HWb %]Hb $P& &3bPE &_ %8 $Q %)bP %48 &bKA %[' #b8 %!D %$K &R3
  %(9O9 %4K &PD %6P& &V8 %8bQ %96 %@N#P@ &UK %H8 %I8 %Y68 &99 %]6B &@b $@ %#aP %AQ %HV! &b@ $E@
  &X4SbA@ $K %!BN'! %& &!PB &4P &IP &X4 &[' %8 &BO9 %A &4Ra& 'SER3 %DQ]A &Rb8I@P %IR8 %X8UbK $P8
  &6P8 %A $Q:V! %;P& #c!Z4 $K! &4dKA #d& $K@ &Y4d@ !5! $D $X#@B #&O8 $P3 #3 $5KA #88 $K@ &@R4B $O3
  &58Sa &[' %8 $Q %6T! $R@ #93S #@ $5U3 $6K& $:O3 $K $T& &6T& $X&R8 %5 $]: #D $! $8 $@ $K! $O8 $P
  %! %& %A $Q %4OE %[' $S5DQ $T& &4P $V& %8 $a@ #EO3 %D &Ae (FO!3Re $PA &!B $R8 %D &IP #K! $& $3
  %5K8 %BIOH &W: %HS %]=a $8 %6V8 %=RG %AE& %H@K $9 %Y59 $A %(N &P! %53 %63 &O= #N $!O3 $5O9 &a8
  $X!R8 $Z!8 #O! $& %*Q'Od& $20RD $3 $67 $8 $9 $@5e %?e $E $a& %8 &_ %E &# &&K! &3Q &8P &<O!APE &=W
  &X=PN #P $! %5P& $& $3 $8 $9 $@ %4R& %N %]5a $EB &7EO) &EO45V $Z5@ #RB $a8 &/P8 #S8 $9 %(O3 %4OE
  %6P& %B5 $a %5bE8 %AR9 #T! $& %!O8 %%P4 %6Sa %;bP %EaP %Y!a %[' #UK %3S %4OE %9E) %:W8 %;RE %=D
  %AF %EaP %FSD %HP %IP& %[' #V& %@UK %X6bP $8 $A $D #W $! %!O8 %#P %$K &Wa %4P %:P! %[' $: $D $]5
  #a@ $E& $K %& &Y6b %@ %A $P& &4P %8 &IR8 &Z$b! %A &6K3 &AP &X6 %E #bE8 %A $K %& %5KA %A &$Q &Y5D&
  $P %EaP $Q %)P %@K& !6! $DbP #&O8 #)S #/R!N #3 $5KA $BK& $DK& $HK9 $XD# $Y68 #7R #8 $3S $4!PG %e
  $6P8 $PA &$EP@ $Z6a #9 $6E8 $E& #@ $RJ #AKA $P %DV '! #B $!BB@ $& %!D3 %4O! 'E %7BB@ %@O8 %EP3
  %HNKP38RXEF8e $)8 %P4R $6T& $7T! $=D %RG %S $@P8 %V! $AF %V$ $B6T& %: &2e %F8N 'P!PB %P) $DO!G2e
  $E& &K! %3 &6B& %PB $HPA %V@ $I3 %8 %ED %T& %W $K %@Z98 %T& %Vb@ $N8& &PE $O=A 'P!B *7B2S ,B@)P4R
  'e (HR8 %@X:4 (`4 %H4e $P8*RHX4KBe &H:KBe4 '>KBeX@KBe 'X>KBe (D4 %9 %@ &)@ &EOA %A &@WD $R$ %6B
  $S6X@86e $V3 %@ $Wa $XID #C% $G-S '96 #D $PA #E& %5P@ $3 $8 %69 %H95 $A %N %Z5& $KA $OA $P %6F '@
  'S %9B %A %B &95 %XBF $R %) &P4R %4SA %95 &6 &P6 %: %?P$ (S %B $S %$W2 %7P?RXG! %: &S %@R4B
  %HR67Re %X)R3)W $aP #F $)P4R $6RF $8RA@ $=B %D $@PH %S $EBBG $P&$e #HP #IPB &;aP8FT! &]6A #K $!
  $& %!B &EPE %#PE %$Q '#PE %)V9 %3Q %6F &T9 %8=$V2 &P:BO& %98 &BK8*e %;P?W@R %=DV &RF %?W %DR8
  %FPDP&P@ %HV67PBP@ %IDP& 'aK %KV]B %X!GB &$ &=D& &H8 &K! %Y3& &: %[8 &9 $3 %4OE &P %6Sa %8bQ %@O8
  %AK3 %BE& %H!P &@K %YI $8 %*RD $>>Sa $@ %*K]84e $A %!K& $Be8PZ3 &X9KBe]84e $De$ $IW! $XBSA@ (]84e
  $YH& $]B4e #N $&O8 $6O3 %P &A %T! %aPE %bPE $8& &FO!3Re %8 %N %P8 %V &! &58K@ &9QBV& $9W
  $@O36NY@& %T8 %Ua8 $AP8 $DE& %K! %O! %PA %Ra8 %Ta& %V $EPA $X9SA8 %AK6NAP8 %D &#PE &'S8 )[4b
  &,Sa:Va8 &3Q &?PA[8 &HP9 &IDE& &KP2PX#4 &PN &XI8UK (DUK& &Y3& &[8 &]IDa6ES: &aK6NDaP &b8 %E8
  $Y@a& (_ %A #O! %#R, '2 (P )EO. 'Z26! ']2A9V$$D &e %*RZ3 %6PA &R8 &bE& %G &N &P &R2 (P )EBB4
  'Z26! $$7e $& %ED %HX48 $) $20 &!BB@ &%P4 &8R$@ &ER6AP &H5P8 &N &e '98 $3 %6P '8 %X6SA@ $4 $8
  %!R8 %4 &)N &P &R8 &Y=6Ae &e %6S %7e %8bQ %[' &3 $9 %5@ %6BE& &K& &P& &R@ &Sa %:V3 %H@R&$DP &NY!
  %X'BR, %Y!bE &= $: %8 $= %6O8 %=N &S $D!e $EBe '@PDS8 $F %8 &$4R &ERHOA &FPH4Be 'T!GP &N &P '!PB
  ''B &SA (?P= (e &W:!B2e &e %]8A $JI $a& %E &]: $b& &$8 &6S &8Sb &I@3 &X= #P $! $& %!PB %3aE8
  %@bPDPA %B5]>X!aP %IDE& %KK! %X6bP &K! %Z6 %[8 $'R!SH5P8 $*KH $/N %R!N $1N %R!N $8 %4NEO8 &e %93S
  &8 &PB@S %= %@OA %FSD %HO@C67Re=O18P %P7R93S &8PBS> $9 %6P@ $@ $A %! %O) %P &3 &6 %R!P $B %! %=S
  %R!P %V &2 %e*P8 &X!6 $DDR8 $E %8e %XEKBe $G $H %6P8 %:O,,P %S #Q $!BB@ %PB $#EO, $$BOE %DK3 %EP@
  %V2 $&8 %P8 $4OE %P $6aP $89 %EA %K& %PA %V %WD $9P: %V, $=RG $>O8 $@O& $BbPA $DPA %R& $E8 %O4B
  $HPE $I@O8 $X'`9 %8P &SA9 (@ %D %EB &DP %I4V %KP $Y6b& $Z6G $[' %Ib $]3b %=a %> %@ #R$O@=B $%O@=B
  $&X'KBe $) %)W %P!B $./N &R $/ %7BB@ %R $3 %KBe $4 $8 %!B %P6 $: $= %A &'O!GV &,P2 &BH &X84B &e
  %EODAe %P &!B %ZH4 $@ %3P9 %6K& %>W %YD83e $E %!PD %&$4 %6OF8e %H %P &!B &6R=Ae $F %6P& %P &3B
  &8V6RF $X94 $a@ &4Q $b& #S $% %)P4R %PAV $6aP $8Sb %XK' $: $@ $B% $ES $IDO& $X3`3 %K86S $a %3R8
  %6P& &Q!PB %8K8 %=O! %@P %BO! &P9 (HW& %HV3 %Y6b %]I8 #T! %6O! $36UK $86T! $9 $@ $a& %@ $b& #UaK
  #V $! %# &8RZB7 &DP? &H@V6OA &PB@2e &XE68P &e %- %6S %8R9P4 %=PA %B &!RBRAP %G3B %I8 %O& %WD $$4N
  &R $&X6& $'BR4 $3 $4RA $6BBF88RA@ $8 %8K8 &R@R4 'A@ %BK8 %HQBK& *X&R84BP %I@V8XESA8 %RA@ $9 %4S
  %6W $==D '?P= %?R!#?OA $@ %Z8 $A $B %!O83PB %$@ %)8 &P4R %8 &6VBPA %=D %OF %P$@ $DO!6VXD $ER7
  $FSD $G/ $H %HSD $XBF &SA8 %DP $a& &)bP& &4NZ! &<8 &@IPX@% &AP&Y3& &DP88P &H& 'K&IbK& &IEbP
  'OE)bP& &XHBS (DSaA@ &[I,a %8 %@ &X6 $b& %@ %A #W $!O& $4 %P8V6W4 $8 %IOE %aP $9 $@ %6P@ $B $D
  %X!DbPM $G! $XDSA@ $Z@a& $]D4e $a %*Sb $b #X@R8 #Y!DbE $A& #Z@8 #]E]D6e #`K!*R8 %AXD`6 #a& $E&
  &6Q8K& 'S 'aP %@ &6b8 %A $K %& &'Q &HUK %8 %@ &_ $P %$O8Z6 %(P& %)8N &bP& %3R8Y3& %4NZ! &W@ %6BPA
  &P& &S %8 &;WbI,R& &bQ (8869VBS %9aK %:DP %=BN %@!DP& &N!P &aE& %AP& %DSa %E &O&;P &Vb& %FPDP
  %HK&AP& %KVX68 %XBUK )ER6AP %Y)N &= %[I@a #b8 $E& %8 %@ %A $K %& &$Vb& &>bP %5KA %Y6b %[' $P %&
  %6PA %A &6KA &<8 &EO& &X@UK& 'I@UK& %E !7& $!e $(P8 $)OA %P4R &A #)S #4B/ #8 $7P8S $93S %O4B %VBS
  (EBX6=S=DPBO!Ge $H@9O4R %PB $O& $P!B %$@ &PB (ZD! %2O4R %BO!Ge $R4 %AN %G/P $V $W %6OA #@ #B $2R8
  &F %S &8R$@ &ER6AP &H $@P8 $B@ &!5P 'PA (B &'BBAP 'O!B 'PBS &)P4R &3P &7P4V &8W, &96 'PD &@&$D
  'PBP@ &EO4B &FPH4Be &H?P 'PZB) &N '7O@Z@ &P6R4Ae '7BB@ (R:]4A )G/P8 '8VHP8 '?R@V# )H@OA 'A48N
  'B@2e 'H8e &R! &X8SA@ $P %3D %7B &PB &R93S ': #EO) &9VBS #O&! $) $, %,PIPB %3O' %9VBS %=U) %@PH
  %X#4 %Z!F $8AP %EP '$@ %X3KBe $@@N #P!P $3P $4BS %EP!B %V &6K& &=8@ $8R8 '6Be %S $B %!Q8OD %2 &N
  &P '@OA %P %Z4 $G4BS %O4BS #Q@B&$e $B& #R3P $4R $X94 #S*RH $@ $B %?P= %BP) #V) $3&$ 'e $4 $@ %)PD
  %P $B!BB@ &PB &R' (9O20R4 %N %Q $DS $E3PBP %?P$ %@20D #W: #X8F &EB $BF !8! $$Va@ $'P! $4aK $BWb
  $I! %ES3 $VD $X#P %$bPY@E $Y!bE8bKA ## $P $XD#P #$B %!PBFT!GP %)OAFBS %8PA! %9PD %:/@ &aPI@P!
  %=8@ %BO/ (EP4R!O8 &P)HS@P %EPHS %FBS7BB@BP) %HEBB$e %IDE& %P6B %R86Be %X#UaK8#O87e %ZL'R@R8Ie
  %])AFBS &6A $HR87Ve $R86B $XBF #& $$BP, %V/ $8V) $=N&P %PD %V7 $BP@ $DO!G2e $XAPEe $Z=7 #6 $S
  %6R=Ae %BOA #84BP $69VBS %BS 'ER6AP %DS %R %XE) %e #9 $8K9 #= $!N $$V2 $8R4 $:-D $=D %E& %O8 $@PF
  $BO48e )BP)7P8S $F! %WD $X!bP #? $'B $3D $@20D $ER5S $FWD $P %!PF %DOA %FO=6e #@ $#b8 $$EPA $)N8S
  %bP& $8P& &8 $9K3 $;& %P $=E& $EOE $HPE $I8W $OH!PB $P* $Y@E $]@b #A8N $O!Ge #B $! %P84e &B $8P5
  &A! $93S %PD $=AO$%e $BP) $HR&Ie %SIe $P %!B %6B %7R: 'EPH $R86Be %A %F &B &EB $S %XE) (ER6AP
  %Y=6Ae $X6= #C$IR4 $3@ $4A &e $8P6 $93S %PD $: $=P8 $@D %P2 %R4 $X6= %9F $Z%G #DP. $R8 &S #E $!
  %BB@ %N %PB %R' $$BIN %V2 $)P4 $3 $6EPB $8R4 &APA $:-D $=7W $@ %R86BP)W6RF %S %V# $A %8P3 $BO48e
  $D %'O86Be %6K& %8B3RF %DKK &NKK& %I& $ER7 $O4!BB@ $PBN $Z!EP6 %DIN #IP3! %8 %BV $V4 #J!PB $: #K
  $! %$BW &K! %'P! %)P8 %588 %BS4 %[' $& $4 $8 %!R8 &b8 %8! %EO8 %XEB %Z6B]84e &B& %[' $9 %89 &bK@
  $Be@ 'KD &BW &ESX'SA8 &XE (Ae #N $Y8a& $Z:XDSA8 #O! %!N &PB &SJP %#O4 %&P8 %4N %9E) &R8 &V, %=B4
  %B &9 %FT!GP %GO4B %H8@ &E3 &U9 %I8P %X6F &BSA8 &D& %Z6G $# $$ $&$OD $' $. $0 $3 %3P %Y8N $45Ve
  &e $86 &8P!PB 'e &P &R $9 %5UK $@X9KBe $A %8P &e '4P %EaP $E %X8SA $H*K $a& %8 &*S &XK& $b8 &YD
  #P $! %9V3 %DP& %PHPIBS $$ %8REPH %9PF %:B! &O! %B &EA &P) &Va&ZB'8e %D3P %HVEBB2 %P &E %S %X'BR,
  $& %&P@ %'V@ %)S %3Q %8ED &K& &W8 &bQ)8 %=,P %>bP %B@ &K& &Q %DKA %HPE %I&Ge %KPA %XDRb& &K! %Y89
  &K 'a8 %[8 %]@b $'NIDEA $*P %S $. %! &BB@ %A %FRD:e $0R!P $3 %Q %S %W8 %bE& $4W8P $5 $6 %ES %K&
  %S $8 %8@ %O4E &:!PB %P &)P4R &=BB2 %]L %bKA $9 %K8 $:BO& %S $?R %S $@ %!B %7BB@ %8 %9O4B %:P!!P
  %H!VD &&X$BPNIe %P8V!B@ &?R]7A %Y<& %]7A $A %! %&P8 %'bP& %6V8 &aP %7& %R!P %XEB %ZB& $BP &A2e
  )?O20e %S &;D $DS $E %P %R! &8 %S $F $HE8 %P %R! $IEbP $JR!P &X! %S $KWBW $X)UK! %8! %BF %EF $Y!
  %IbE $Z8 #Q $'O9 $6P& $=P $BaK& $H@OA %U9 $YH3& $]6A #R $!#N %B &KA3e %PA &BP!OE &XBSA %X!RD
  %Z$]D4e $$@ &$QHBbKA &6Sa3R8 &8bQKW8 &B5]> &HBbP&48XK& %B85e %He %I &N &R4 %PI! $& $'
  %'P8VX$BPNIe %FSD $*RBKH $3 %bP $4 %A &6P8 &HPB &e %R &!B (2e (B@ 'PB2e &7BB@ &8OA &9O,,O4R 'V$$D
  &?PEN &ER6APFPH4Be &FPH4Be &XE)FPH4Be $6B &BF (!PB &P %OF8e %P% &8 $7P8 %R $8'P %6P %8N &P6 %IV4
  $9P4 $::K8 $='8e %87e %=P8 %O67 (eER6AP %R6 $?P $@84e %@P8 (B3S %R4 'B $A4 %@ %AP8 %O4R8RA@ %P@
  &A %V4 $B$V2 %)B 'P %6V!#e %8OA &P@ %?OA %@D &P2 '8 &R4 %O83B %P &@OA &F 'B %V!4RFPH4Be &44R &6!
  '7e %X6F %Z%G &6G $D %V9D $E!R8S %$DRKR! &PDRZ3X8SA %'KBeX'SA %*SYD83e %4BK8 %9BRX48 %>O83eYD83e
  %@KX8SA %AKBe! )$ %B2e %O4 '8e %P4 &H %X$DSABe *H &'KBe*S &*P6eXEDHe &3DLS &@4R$ '`!*RZ! &ERD3e
  %YL@:eX)SABe 'Z8XEKBe %]*9SXBSA8 &KBeYD83e $FP &!B &$@ &)D &6R $G!B@ %P6 $H? %O) &A %P6 %R4 %S68
  $X$BPNIe %6F 'FPH4Be %=6 %EF '8e 'ER6AP %H7 $Z!B &X*SA %$4R8 &9PBe &B7 '@ %B) &7 %D49D &9D %K $a&
  %@ %E $b@ %E #S $4R $B'B %) %8P6 $KK8 %PX@ %SLPKW $ZK3RX8SA@ )@SA@ 'SX@SA@ $a %8O8 %XK& $b #T!
  %$R3 %3W %5T& %KK! $& $a& #V $& %5V& %8O& $) %X84B $3 $4 $a& %8 %@ $bA #W!OEZD>P $8 $YK!)K4 $a8
  $b8 #X$FEB $BF &EB &WB #Z$6B $A9PA $B3@ #`K$ %4 #aE@ $K& $P %)O& %8 &8bQKP2PX#4 %A #bK& &_ %@
  &'R4B &8Q &X!DbPM %A &8=$V2 &I '8aP &ZI8a& &[' $P %E $Q %!B3 &P@ %#PE %$BQ &Q &bP& )Y#`& %)8 &V9
  %*O9 &T@ %3R9 &S %4! &O9 &P 'A 'D %6B& &aP %8@ &ED &K& %:DP &P3 &aP %=K& &V %@84Be (e &O8 &UK &W!
  %AP &U8 %BO! %D& &PA %E8 &bP %HV! &b@ %IK@ %K9 %X$A &&R8 &@P %Y#`&YIb& &Ba %Z9A &H@ %[' %]6A &E
  !9! $=BaK& #& $!) &!B %PB %e $HV &e #3 $#ASb $9O& $R86BX3)P (e )X3)P $S %=B4 %FB #6 $!DK8 $$EP@
  %O3AaK $'B $8Q $9&!) %BB2P7R!PB %O,,O4R %P6 $BO) %bK& $EPB %XBF $FBS $X(=PN!PD %=D& %BF #8 $9P8
  $@ #=R4B '=R6AP )@V# %7 #@R #B $6PB $9UK $@ %7P4V %KO/R %O45e $B!E3 %'& &5B2e &9 &E9 &V %2 &P!PB
  '$@ '7R!PB '8V!B@ 'BO!GFPH4Be +e %3P '! 'FO!3Re %5B %6@ &O3 (/P8 (6K& '9 &P8 &V! %= &)P 'R4 &4
  '=RHOA &9VBVG &X?6 &e %A& '!e &P!PF 'A %DOA (!OD:e &PA &V %GO6 %H9 &= &@ &P8 'B %IP8 'B %X'R3 &6P
  &D& %ZD@ $K$X$KDR %3Y983e %8*e &]*4e $O3 %FEe %HX*DHe %a83S $P %!B@ %& %*RD 'XDSA %DS %EKA4e
  &X*KBe $R!B@ 'B@ &O: &PB %#P 'B %$2Ie )H87R %'P$ 'B! (R!P %)8 %3'e &)eX6P8e %4R) &X6RD]@!P %96
  &PD &WB2e %=87e &O4B '87e &PB %?O20e &PG %@PH %APA %B@ &O!Ge &P) %EBB4 &PB 'H %GO6 %H)8 &V67Re
  &X98 %IPB (7VB!R' 'H %X(6 &48 ([I,a &E2 %Z?$ $UdK $W]*4e &8 #C&$= #DO>>e $W6W7 %X9KBeBS $`K! &$
  #E! $& %HBE& $) %)S $8 $9 %#@ $@ $B %8RXEF8e %@&$D #IDRa@ #K $! %96 &V, %:O3 %Y#! %[9b %]*4e $&
  %IDP $3 %HS %Sb $8 %3e %8e $9 %)bQ %9P& %Y99 $@9e $A$K6 %*S $Be3 &8ZLDe@ &X8SAE &Z8]84e &]84e $D
  %4R! %DW8 $H %4O8 %X8SA $YB!*e &`!*e #N(aK $I@Sa #O! %KP8 %Z!B! $$X4BS $& %!DPX6F &NZD &O3 &P &S
  %$8 'I8O! 'X9P &@ &D &EB 'P@ &O9 (!PB 'D %4P %>O8 %@U3 %DO&!e %EPA %HP3 &V!VD (WD &WBAe %I8bP %KB
  &E' &P' &R& &WB %X!KBe 'R3 &&P &ESA8 &IR8 'SA8 &KR, %Y6B! %Z!D8 &$D8 %[9 %]=B $,'! &B&$e %)B &P
  '!PB &S %,O4R )]4BAP&Fe %0R4 %IP $. $20B &R4 (Ae &V &WB %2PH %BH 'S %X0PN!e )Ee $3 %!BS %*9 %3D
  &Sb %8Ob8 &Sb %9& %HS %X!`4 $4)P8 %B $6@e $8 %!E3 %'E9 &KA %3D &P 'D %6T! '& %8O&H4P %AN9O8AO&
  %DUK %X6R& &9P %Y5D& %Z3A %]3 $:;PHN $= %)P &R4 %=P) $>X>KBe *HX46 $@=e %X=KBe $D %!PXBSA %4P %D=
  &O&!e &W8 %XD6e %Y!XBSA $E %#EO, &P9 'E %4W@ %5DP %8P& %9! &P6 %;Tb&=O18P &V3 %DKA %Z8H]KXBH &BA
  %[I,a $H %XD8 %Y4Be %]64e $a8 &6K8 $b& &]> %8 &6bPA &:DPA &XKE $c! #P $! %6aP $& %!BEA 'N6Va@
  (HK9 (X'bP &K! (8bKA ([I,a '9OE &N:R %#@Rb8 &V8886e (X6SA8 %$86S &DbP &KYID@ %'P! %)O8 %*UaK &bPA
  %4P %6S %8P &bQ)8 (;Tb& (X:BSbAE %9OE (6K& &PD &QIBV &aK %:DP@bP &N!& 'IO8 'KR8 &W %=DO3 'S &Ta&
  %@3 &WD8P! %ASa#O8 (XBUK %BN!Q ''O8 &O! %DN@V& &Q?W %EOE %FBSX@UK& %HN=P8 'Y! &V %I,bPY=B! %KbK
  (FT!GP %X#8 &4A &9P &D8 &HP7& %Y!bE &$ &= 'B! %Z= '&=P& %[I,a %]6B &;a &Hb]!a $'! %R!P $*PBe
  %RDDOH 'O8 %W!P $3 %$K %4P %6NAO! %I@P& &W %PD %Y;D %[' %]I@ $4 %B $6 %9 &&!) 'HVe &BR'PBR!P %?O.
  &P$ %@WD %AV$D %B) &O) %IDE& %P &7T! %V!P $7BB@ $8 %!9 %)Ua8 %9VBS %=O9 %SAN %X!D`3 &)bP &A`8
  %Y9N $9PBe %RZDX8SA %S %W8 $: %!BB@ %I8P %S $=! $@PZ! $A %=PH %FBS %Z:B3O!*e $B8S %@S %K8
  &@RX4KBe %e &$SER]$4e &9S$RE 'W3P &X '9D (KBe (Z3H 'B8 (D 'DAe &Y9XBSA8 $D %P8*e %S $F %!e $H4RD
  %X!49KD $IDS %eXB8 $LP@PH $X'PN $Y3& $Z9H #Q8P, $9E& %O3 $BP9 &F '8BP3WB %V& 'BPG-Be 'ER)P 'FRD:e
  'HV# 'X@UK& %W $IAO3 $X6R& %=`, %BK %I8`' )2B&$e $Z9 #R $!R8S %W $&Z! $)K: $*RX8H $/ $20 &9P4 $3
  %#EP %=DRbE %B %P %X9UK8 %]Hb $4 %V &'(P &B&$e &D 'P &XBF $6 $8 %4O8 %AP $D %DR4O8 %R*S %XDSA3
  $E4Sb %XB44e $FP' $H$R4 %*W %@O6 (KR]84e &PBe! %X$$ $a8 #S0P $4P $8 $9 %BO3 $XAF $b %Y98 #T! %9T8
  $& %!PJ &Va@ %6K&IDP& %9P& %HP@=O8 $a& $b& #UaK #V $! %9O8 'a8 %BV! %X9R! $$$D &ZD %DP!B '7RG/P8
  &R! (?P= (DO!G2N $& $, %)WFBS &aEA %,P8V?P= '?R8RIPB )HO&#PB %4P$ 'XH8PN %58K@ %6PA %7BB@ %8P$
  &bK@ %=&GP %BK3 %DbK@ %FRBR %H@ &a& %X#4 $20BR! %@S %Ae $4B &7BB@ &P &S '4BNHV@ $5V)8 $6$D $88P$
  $9 %9R9 $:; &)P4R &P 'BP@ $;RE $= %!BB@ &PBS &R' %)P4R %6O!GR2 %8R@R4 %96 %=P'PBAe %?P$
  %X=HO88REPH %Z= $>X>4e '6e 'a4e $B2N %= &6RF &96 &P'PBAe %N %P2 %R@6RF '=BBGP 'HR67R %S &BO@Ae
  %V83S &G $G!B %9 &! && &O8 &P '@R84BP %: %A &@PH %BP$O@ $I&& &O8 &P ':BNI&O8 'BQ]: %B& &Sa %DO8
  $ZB6Oa& $a& %@9aP@ $b& %A $c$ &!Rb& &@PBe! &X*`8X4KBe $d8 %@ #W!P $$PXBH4e $)8SA %P &AO, %R4 &Z3
  $*6e $3 %PX:H )4e %W $4 %R$ %V& $6 $7 $@ $B %2 &?P= &@S &N 'FT!GP &P!PBBE@I8aEA %= &P ''PBAe %]8
  $X!4e %)a %E4e $YD8X'K]B4e $a $b %9Sb $c %4 #`K9 #a $& $8 %5T& $@ %;RE %@O8 $E& %8 $K %& %8 &bQ
  %=DKA %A %YBa %]Ba $LWb $P %& %8Sa %A %E #bE8 $K %& &IW &Y9cE &]> %@ $P %& %'Sb %8 &!BE3 &$aPA &'
  &(P& &3RF=&Ge 'V& 'aP8DP8IKA &4P! (#V8 &6B&]6A &8P (HPB (X3R@ &9OE@D 'P&!N:R (4B 'T& &;UaK &<P&
  &@aE& &DP3 &H@X3`' 'BbP& &I8K&BNYI& (W '@K (Sa (bK 'DE& &X#EbP 'IDUaK@ &Y6a8 '=& (B! (bE 'ID@
  &Z:a& '=7Re 'La& &];a 'Ba %9a8 &dP %A %BNIaQ %I@W %_ #c&X9c& $EA $K!*e %& $N $PA #dK@ %A $Q !:!
  $!BNI@aK@ $$BK& %DV@ $4R $:R3 %bK& $B2O@ &e $PB $R2!N $X!DbP &F #& $)bP& #-D $R/P8 #.O! $R %!B2e
  'B@ )H&$BP@ &PB &RBRAP &WD %$@ %%N %)SE8N %,,P &P2 %6R8 %95 &O4R '= %:6P &O!Ge '8 %=O67e &P!Ae
  %?P$ '2 %@P '!B %AV67e %B= &W: %EO4R &P4 '6 &R4R %H87R &EN &O&#B2e '85PB *EB '@=O87e %IPBRAe %XE7
  &H7 %ZD@ #/=S &ER6AP $@ %+P8 %6OF8e %8RX6F %=AP9PD %AP@ %C!Ge %EOA %H@Z=7R %X6F8P %Z=7R!PD $ES
  #24 $P@ $R7P8 &R $S4 #3 #4R %AO4 #5=S $@O& $ES #6P8V!B@ $S: $V@ &6R=Ae &7P8S &BO44e &EO8 #8 $O33P
  $P$ $X: #9 #:O,' #?OHHB #@ $'R4 $3bKA $X#UaK& %3a8 %:P #B $! %4R $& $3 $4AP$ %XA! $8 %8R9O4R %OA
  $9 %]!a $:O!Ge $@ %O45e %P'PBAe &2W &?RXG! (]7A $E3 %8Y:B %P6S $FV $HR4 'ER6AP $K&3K& %3 &_ %6 %A
  $N %!9 &C4 &D &E3 &K9 &O8 '9 &PA (=BT! 'B 'F (8SA9O4B (R4 &Q &R3 '4 %$3 &9 ':BNI&@ &K& &Q &V2 %'&
  &, &9 &E9 ($SBS#O87e &O!Ge *ER6AP *FRD:e ', (9P8 '8 (4$P@ &P! '$ '8 &Q &R@ &V ']>>bP &dK:BNY'd
  %)3 &8 &E@ 'B &O8 &P '!B )FPH4Be '$@ ')8 (P4R (Ua8 '6O20e '7R:! *O4Ae *]4A '8C@R4B (P5 '93S (PD
  '?R9PD '@4R 'BN9UK7BB@ (PG-Be -KV:5O@?e 'H&X$BPNIe (BB$e (O@=O87e (V# 'KV6RF &R3 &S &V@ (HV3AK3
  %24 &@ &P@ &R7P8 (R &S4 &V6 %3& &8 &E8 &K8 'A &O! (:BNX3R3 '& '9 &P '! ': 'G &R '3:BN3KA '6R8
  '=O67e 'G/!BB@ )P8 )e &V& '' &Wa (DPA %4& &O! &R '@P!BB@ &W %5@ %6@ &A3 &E8 (HR8$bP &O!Ge '& '3
  '9 &P8 (Z6G 'A &R8 'a8 &S: &V! '/ '8 '@ 'G (BbPA &aP &bE& %7P8 (P7R93S %8@ &K '@ &O& &P@ &S:BN8K@
  'b %9O3 &P4 %:BPA &P %='8e &87e &B@ &C4R &O3 '67e '87e *FO!3Re &P4 'H 'J &R2 &V67e %?= &OHHB &P
  '!B '$PB '= '@84BS 'G 'H %@& &E, 'D &P2 '6 &V# '6 &WD %A&$e &V!4e '67e 'B &WB %D@=e &K& &OA &P4
  'A &T& &V '& %EBB4 )8e &O4R )!PB ,2e +D )FPH4Be &P4 'D 'H &R& ') '4B '6Ae &S2 %F@ &PH8e &V %H!
  &&$e &9 '!PB2e ,8RA@ &= 'HV# &@ &N &O! &P '6 (=B (IDK8 '8 (@R4B 'B &R67R;D *?P= *e &W4 (R %I8Ta&
  &@O8KPIAS 'aP &AO3 &DP3 'aQ &EO3 (a8 &O3 '4 &P2 'B 'H %K9 &B &T& &V! %LP@ %X$8 &'! 'R3 ):BNX'bK
  'SA3 &)R, &3 'R@ )=B 'SA& (dAE +:BN3dPE '`8 &6F (!O8)8 (BP) (]6A 'P 'SA9 'UK& &:BSAE &=2S 'bK &?6
  &@R8 &E2S 'F (8e &HBR/ *)OA *KRHDP@ 'IBO8KP!& &ID 'H %Y!! &' &3& 'N &K! %Z$8 ()O8 '@ &3A &=7 &@&
  '6Ae &A$ ')8e &D@ %]= $O! &:BQ &@N %& %),P %3 %4AV49O8 (9O8 %8 %9 &:BV& %@:BP %F8P 'S &Ee %a8 $P!
  &. '!PB2e &B@ &C4 &PB %$?PB &PB %& &$e (!Wa %'S8 (9VBS %),P 'e &OA &R4 %2 &9VBS &S %3 %8 &S
  ':BPFBOA %9 &3P?RXG! %:4e %?= %@ &PH %A %B5 '8P &? &@?e %F &'P! &BOA %G2S &P2 %HOA &P6 %Z@) '6Ae
  *ER6AP $Q $R %! &BB@ &O: %#P %$2Ie %'P$ 'BR!P %)8 %*T@ %,,P %2P@ 'A! %4 &4N &B &KXBSA %6BBF8e
  &OF8e %8HeKK>XEDHe &PA! &R==P8 %9 %:P! %=O4B %?PG &W@R %@20D &O6 &P2 '4B %A &B2 &O4R &PA %EBB4
  )!BB@ &O4B &PB 'H %F8P (KO!GB]#Eb %GO6 %IP8 'B 'H %X(6 &6= &AF &E2 %Z?$ %a@ %b8He 'X4KBe $S),P &P
  %3P &R 'e &S %4R %A &P %a %c3 $T! &GP %& $UK %dK $V %& %Z:Ba& $W %3 %c3:BcP3 &> %d $X@86Be &G/e
  &IN $ZD! $aP $dK #C&$= $'(P $G-P&$e %.e %/ #D! $& %4! %;@ %F= %[' $3 %:D& %KPEV7 %X:DUbK& %YK!
  $E! &Y3& %O&$ $K! &$K &I@K8 %3 &6IPB &?OA %9 &ZA8 %@ &:8 $N $O! %& %3 &#R! &X:BSA& %H@P %a& %c!
  'KR8 $P %! %'S8 %)P %3 &PE %4 &Wb %6K& %9 &:DUb@ %:P! %<P %@bQ %A &# &8P &=BNAP &@PF %BbP %EPJ
  %H8P!PB &@P &X4KBe &b@ %I@T! %X$bP %Y3! '& &8@ $R& %3 %@ %E %Z=7 %a@ %b8 ':DK! )bK8 $S %! $Ub@
  '@2S $V! &:DbQ &;S &[' $W! &'R4 )B &<S $a& %K& &A $b8 %K& &8 %Q #E!X:SA! $& $3 %@E8 $O48 $PB2P %D
  %H %J $R) %4B %7 %XE! $S2 $V4R #FV %HO4Ee #H= $O88 %AI $P6 %8 %H8e $V %4 $W4R #IO&H $P8 %B %H #K
  $! %DK! $& %BO! $3 %9E@ %DKA %Y:3 &I! $8 %*R8 %3e $9 $@ %X:KS $A $Be4 'IDVAHe &Z4Y:B&*e (Z8ZE
  $X8PN #N $!8 %9 %O& %PBO& %Q $#PE $4P:P &BN!PIBP $6N %RE %V &8 $8PXBN $9V! $:8 %O& %dP $@& $BPDS
  %Q $DK@ %RH $EaP $I&O9 %8O8 %O& $X4N %D& %IDPN 'SA8 $YDa@ $ZD& #O! %!Ra& %# %7&)OA %:O8 &Q %G
  &!GOA &$@ &7B &P 'EHP8 &R8 &S &e %X:bP %[' $$IN $& %4K %HV!VD 'e $''(R@ &O84$P@ ))896 ):BNX6F )e
  'A &P@R4B &V9O8 'H (@OA %(P &R@ (DR#R4 (EP'P %8T! %X'! (9V$$D $))B &V8 $,' &! &6BO=Ae &@ 'R4B 'S
  &EO$$SAe %)P %,P 'EV1R!B 'H 'KR86BP (aK8 %IP $. %8N $/ER!B2e $22N &PH %BH '@ 'S %IR $3 %#P %HEN
  %XFG %]5@ %_ $4$P3 %4N &P8S 'XESA &R '! %5B &N %8R %@KH %AOA $5=S %ES $6@ &N &P &e $8 %'VXIB`'
  %4PBe %;D %IAS $9 $:;PHN $A!N &P %AR!P $E $F'R@ %4O8 &W $HHPEN 'HN $a8 &]> %E $b8 &'Oa8 &AF &D@
  &XI8a& &Y@b8 $c9 %@ $d& #P $! %!9 &P %#@ &K %$@ &DK&HP8 &K! &O8 &Q &S9 %'K9 &O3 %)@ &aK& %6aK %8!
  &bQ (ER6AP$@ %9K8 &aK %:DP %=8O& &DS &NAW8 %@P! %BP! %EN %O8 %SH5P8 %X!B`3 &9P %Y4B &9N %[4b %]!a
  &@b $& $'8N %R44SAe %S8 $.DR %R96 &IPBRAe $/ %! &5P $2 %! &)P4R %8PF %?W4 %HPB %N %P &4R9P4 %R
  &3D %S $3 %IPE $4RZ@!#e %S $6 %: %O&!P %P8 %V!P %aK&Z!d $8 %'R44eKV6RF %3& %6R=Ae %8Sb %N %P@P
  (*R4S %RXA8 %SA $: %@V4 %KIASHO&%P4P %OE %RBVH %S4R $='8e $@ $A %PH $B %$W %@S %G@S %KH %P!EOA
  &)R! &@PBRZ9 %R(O4B &)P4 )R %SH %X@F %e$ &4Sb &BS &X!4e $D %PEO8 %R]DA!e %S %e@ $E %! %'8N %PB %_
  $GP2 $H %P2 $I8O8 %Sa %V2 $X!b %4cN %DH]48e %HD]48e $Z@!#e $]8 #Q #R!8R! %@Sa %KO= $$8R$ %KO=
  $&$D %:K& $-! $.! %/N $/R $20N $3 %(P! %4PA %9O& %:P! %X9P $44N %P &@IOA!P %R %V &%P4 &'(P &?W@R
  &D 'P $8PHN $:;DS $A %@R4B %N %O&$V $DO878e $FP' $HO& $I! &N $YKBe $Z4BX$@S (DSA@ %ABH $]H $a8
  &4K &:BN?P$@ &Z4 %@ $b& %@ $dE #S $! %!P %8! %DPA %IO! %]@b $&9:BN@P2 $/N $4R $8 %O& $9 $:.R6R8
  $@NZEb $D!N $FP' $J %! &N &P $YH& $a %](8 $b $c3 %9 $d #T! $& %:O& $a& &)P $b3 $d& #U3:T& $8 %AP
  $K $b8 %K $dK #V $! %:VA $$DN $&$= $'(P $)(P $. $20BR! $3 $44N $5V)8 $88P$ %?= $9 %:O9 $:;N %N
  $==N $@ $A $B %2N %= %P2 'N $DW $JEN $YIDN $ZBIR4 $a@ $b&!Sd %@ %A $c %9 $d@ %A #W $#8 $'dP $)!N
  %8SA (9V$$D (EO45V %P %R4 $3 %PE $4R $8 %*SX@84e %:DPHX4KBe %P %X:SA! $@ %bP $BN $DPA %W &!K&3KBe
  $EP $XD $a %$BW %6E3 &K&[9 %AaP %X'bPH@R&=BPA $bASa:WbAQ 'b:WbAQ #XE2S %H #Z!.R $A %7B 'P %BPF
  #`K: &$KBe8 #a& $8 %:Sb $E& %8 &:Oa8 %A $K& $P %& %)bP %*P& %3& &R9 %4RbE %8 &$@ %:a& %A %E %HW&
  %X!3 %Y3& '3 &=N %Z@! %[H #bE8 &X:SbA8 $K %& &!O8 %8 %@ &:BP9 *FO4BW=aPA %A &K %Y:b $P %& %8 &9
  &A &D '@ %9 %A &HS $Q #cK! &!Sb %::Sb $N:dP $P9 %E #dK %@ $P !;! $;&! %O8 %R8 $P %A %BPA #& $!
  $#PE $$DS $)WBH $>W $K9 $N $P3 $aP8 #'& $, $O, $P8 #)V@ #2R8 &6B %FEB #3 $V& &$BB?e #6@ #8E! %)
  $O& $R3 $T! #@ $*R&X!RD $6O3 $8P& $9cK9 $:S! $@bP $X:d $Z:a& $]> #AK& #B2 $HV $R4 $V=! %H &EP6 #D
  $! $$V8 'S $& $;DR4 $=DKA]3b %O18P $DO=7e $K $N $O! &]H %3 %9 %EN $P %, %8RH&He %;D %IPB $R %! %4
  &!BB@ &;D &?O20e %8 $S %;DP@ $T! %a& $UK $V %& %3 %8 %9 %A $W %93 %Y9! $`K& &A #E8 %;O8 $A $P
  %!K3 #H@ %;XH %HV#BPG-B %X6SA@ %ZB& $P8 %A %B #K! $& $3 $9 $@ %Z* $E3 $W8 #N $3P $HP $KK9 $Y$&
  #O! %#E& %)S %HP9 %Z(@ %]! &;a &I@ 'a $$$V2 $& %X@UK& $3 %;O8 &aK8 $8 %;E8 &P3 'A %ER)P, %Y:B $9
  $E %N $HH #P $! $& $2R4 $3 %;O& %Q %Z;8 $4R $@ $A %:K3 %;O& '8 %D@ $D %$V8 %P $HV! &# $IK@ #Q #R
  $& $3 %! %4P %6aP %8O! '3 &bQ %;S %IW %Y;! %[' $4 $8 $E %8bQ %9P& %:P! %I8O& %aP #S $3R9 $4 $9V,
  $>bP $IDK! $KQ $XHUbK $bEe #T& $a& &;PA $b& #U8 $a8 #V $3 %;P3 'A &aK& $A;& #W! %#P3 %3E& &K!
  %=O8 %@O3 %IW $b %$8 %)PA %,P2 %3S %6B& %8Q %BO9 &bPA %[I,a %]6A #X3R8 #`KA #aK& &=BB2 'DKA &Y;bE
  &[H %8 %A $P %4O3 %8 %A &;K@ %E %X;A %Y:3 #bKEZH?P $P %3Q &R9 %4P %5V& %:W6Sa8K8 &aP %;EA %A &P&
  %DPA %Ia@ %KP9 %LP3 %X)`34OE )I8bP &6F %Y3& &59 &<& %[9 $Q_ !<8 $*Wa $6K& '8RXEF8e $X6SA@ #BOa&
  'XFH &8 #KA %6K& #O! %9OE %APE %Y$ %[<a $& %BKA &W: %IOE %[' $3 $8 $a& &<P &[4b #P $! %!K& &PA
  %4OE %;S %<O& %HWa %]#b $& $)S $3 $8 $A $DN@S $Y<3 $]ID #Ra8 #S $! %PJ $'O!B $3PG %R9 $:P! $=PA
  $@UK $I@K9 $X6bP %A`9 $a #T! %&P8 %<8 %HK8 %IO3 #U3 $8 #Va8 #W& %9R8 #aK $P %<U8 %>O8 %@UK %A &[8
  %X6bP #bP %A &$Q &;S !=! $'B $8Va8 $=aPA $D@ $IR8 $P $VBN %D #& $=EA %S $F %!B %7B %P &E3PB %e
  $GeHEOH3Re 'O&#e &X#4 '=)B3QX8R8 *8RXEF8e 'E) )K8VHB2e $]=B #'8 %P &8V!B@ &B5 %SAe %e $@P8 $S
  #)BN #,P %2 %8P$ %AP %DK %ZF! %]6 'A &> &@b #2R) &A!PB 'e #3 $!BR) $3bE& #7W #8 $'B &! $)SES
  $7PBP $@ %6E8 %F! &= %HPB$P@ %X:, %]6B $EPHS $H20e $K& %@ $O! &&P8 %& %8 &3B %H &3@ &8R$@ $P %3
  &B &K8 %7EP %83B %A %BP@ %DOA &S %EP 'H %FB@ %XEF $R3P %4 $SA! $Z$'B #9 $:N $=BN %P8 $W $XI`8
  #@aP #A) %8e $84e $F $O! &=XAR3 %$% '?W@R=RHOA 'P 'R8 )6Be 'S 'e %)8e %,)8N %4 %9 &<8 $P!B2e %%Be
  %&$e %7R %8 %9P6 'D %@ %AP@ %D $V %& %I &9P4B &AP4BP &B &N '$SBS &XH8P &YH8AP!B &ZA7P $WaIe #B $!
  $4 $=O18P %R=O18e $@ %$3 %Y38 $B$ &!PBX@UK& &e %2 &8P &P '8R$@ &S %3T! %DPA %G &P %XIP $E3 &=BP3
  %8 $HEBB$e $I@ &$SBS &'BBAe 'O!B 'PBR2S )S &95 '6 'VBS &=RBP@ &FB &P $K! %3 $N %!B &D3 &O'(N
  &QZ9D %$BW &V2 %'K@X!DbP &O86Be %(PA %)&%e &8@=BBGP (e &P8V %0P/N '1N %6K& &OA &Sa8Oa& %8$B
  (FBSKAV7AP (XI8UK &@ &K@ &P& '3 '@ 'A 'HR! %9. &6 &B@ &P6 %:BNY3& &Ob8XI8a& &Ra8 &SD!N %=B &PIP
  (V &R=R7 'ZB7 &V67 )9P6 )X'bP %?W@R %@&!V-X!DbP &PB3P &V/R %AP '6Q 'HVXB86Be &U8 %BK& &P)3QX8R8
  (6P8 (EO& )RBRAP?B2e '@ &W: &aE& ):BNHR67Re %D9 &UK &aE@ %HVX@BV %I8V &C6OA &O45e &P '@ &R3 %K&$e
  &O&$PB '/R &P6R4Ae &R86Be &WBV %X'bP )4P!HR8 )KAWaIOE &)4V=8 &84B &=DP &@Z6 &E6 &K! %Y6a8 &;&
  &@a@PBS (H&X$BPNIe &EE &H& %Z#8& &H4 &KG/e $O!=BbK@ %&!e %3 %9 %a& &8 $P! %& %3 %8 &!BN4aPA &8!
  %A %E %I@2e 'S $Q $R! %8X4KBe %9 &RDK> %b& &@ &E $S>R!*e %Ie]84e %X*`8X4KBe 'b86e &=3 &@SA@ )Be
  %Y=B %ZID3 $T& %8 %9 $U3 $V %! %8 %a& $W %3 %H]64e $X'BR, $`K9X9D`@ &@@RH $aK& &@=BbK &A %P && %Q
  &X=BUaK (bK $bK& &@ '=BB2 )O! '@R4B '[' &A %P &E %Q #C!G &)P4R &6D &BP) &FPH4Be &P &X6E3P &e $1
  %P &'PBAe %R $4 %R &!BB@ 'PB2e &8OA $67Re &e $84e %6e $?WG2 $F'R! (PA8 $G? &P '$@ $IOH '93S #D
  $!PA &B $$EP@ $9 %$aQ $=BB$ $Ba@ $E %! %& %O4 'B 'R $FPH4Be %T!GP $K %& %3 %8 %@Y=D@ %A $N %=DP
  $O& &&P8 )'D8e &'R4 %3 &=BP! %8 %9 &=DP )])A (T& %H %a! && &E %b& $P!B %& %*aP %, %3 %7R!PB
  %8P@OA &T! %@ %A &EWb3 %H4R! &@P %I! $Q %?O& $R %! &F= %=O6 %bE $S %6 %@V# %H %ZK8PH4e $V %!
  &=DaP8 %a! && &A %b8 &A $W %$PE %4b8 %Y! %Z4 &6X8SA@ $X6= %@UK& %BUK8 $ZD! $aKA %P &8 &@ $bK &4
  %Q #E! $& %6K& %IA! &BS3 %YH3 $8 $A %8bQ #H! $V %7P %@3S #ID %M %ZA7R8 $V %$W2 %?P$S %D $W %='8e
  %HW4 #K $! %=W8 %O8 %PB $$EB %X!49Vc$ (@O88S $& $3S %W $4OE $6S &a $8 $>O3 $A6e $Be4 'XD`4
  'YD8]34e &6OD $YB& %DbE $ZDX8SA@ $[' %)b $]3b #N $&P &9 $'& $8K $=P8 %R& $AK@ %W& &8 $BV&=NBO&
  $E& %O!=NE8 %P %bP=NEO& $K& %U3=NK@ $X8R8 &SA& (3 &bP=N8K %=R& %AP &R9 (=NAP9 %DA $Y8& $Z4cN %Db
  $]D #O! %4B 'P 'e &P %=R& %B %Y=E $& %!N &P %$P %&P %;U3 %=EA &K8 &P8 '9 %X=A %Z$8 $) %8S %B &P
  $,'! &8e $1!S %8 &9BRIPBFPH4Be &N &P '!B (PB '6Sa3R8 '8R$@ 'ER5S &XE) (F@e &e $3 %)O! &P %AF %D@
  %Y=E %Z9! $4 %B $67 &AP &HS@P %AP %B %DV& $8 %&W %'Q &aP %*P3 %4O8 &P &W %6P& %7 &!B2S &6R=Ae &8
  'P!PB ($PB 'Q &9O4B &@R4B &N &V '!BB@ 'e &e '6R=Ae %:S %=OE %DK! &PA &Q &T! &UK %XK!IP, %YH& %](8
  $9 %/P8 %;aP &bP %DR! ') 'X)KBe $==S $> $DD? %EO8 %Z@8PBS $E %=O8 %N $F3S $H3V '?O20e ']:BG2SAe
  %4Be %5P8 %ES %X3P $b8)e #P $! %Ae %X=SAB $& $)S $*UaK $2 %EPB %R) 'A!PB (e &8S %S $3 %=R& %](8
  $4 %bP $6 %Ae $7 %P $8 %6K& %B %KBP@P %R)!VD 'K8O84e %XBF $=Ae $@ $A %@bP %O= %V %YK:X:RD $B2 %P
  &!BP> &>R8 &@RX4KBe &X*4P@KD '@P6e &Z!]84e '9DP &]3*e (He '6KK8 %e &4X8KBe &6]6@e &X*! $D %S %V!
  $ERXDSA8 $H %8P &e %V!BS %X*8X'KBe &ERBe3 %]6@e $I %8N %N %P %V &BO3 $J %@C$ %IN $X8D %B3
  &SAX@b86e %IB3 &SAB $ZD $]D #Q $8O! $=E! %T@ $DP #R!D %HR4 %O3 &4R &8 %PB %VD %X(A &*D &@86e
  $$X)KBe %Z$ZD $%8e %P4 %X8F $& %$e $'A %D %OA %PB '2P (e %R! &4 'B &ZK]84e $),e %A %OA ',P4R %P8
  %R4 $**aP $2 $36WD %@K8]64e %B! %P8 $4)eX9D83e %B $5A %S &=R5O8 $6A &P '$@ (PB 'DOA &e %O!Ge
  )7BB@ ):Ra8HV# %WB $7P8 %S &!B (B@ 'PB &7BB@ &BS4K& &HPB %V &B $86V %=& %K9=RX6P %OA '!BB@ %PF
  %R' &4 &F $9O4R %P! %VD %WD '@O&HPIPB 'Ae )H&$BP@ $:BR4 %DPH %OHH8P %W8 $=BB7 %O!=R=aE8 &1 '8P!B
  (e %P!GP (e &6 %R7 '?O20H5P8 +e $?= %O) %P$ $@=P &e 'X#SAE %D %P8 &A %V# %XH8 $B %K3 %P!D &9 &@
  &DOA %RA 'N %Sb=R]B %V2 &7 %eZB]64e $DP: &DH &H %T! '!T!!UK '=RDOa8 $F %E& &PH %PD 'H&$BP@ %V67Re
  (e $G %/P8 %2VZD! %H& $H3PB %@B &OA %O& &) &A %R/ &G/e9BB2!B %V67Re %W'8e $I$ %PB $JPB $X$BPNIe
  %)/ %6F %84 %?! %B86Be &PN %FG $Z$]64e %3B %@!#e %A!=RX!8 &$ %B7 %D8 &D $]B %D #S $) %$2R4 $* %S
  $B %N@R3 %P@R3 $DRY!8 $X'SA8 %=RD %BSA3 $a $b %Z=b #T& %4P %[' $@ %=Q $a& &9V, &=P %9 #U) %$P@
  %)Ob84aQ )HW& %=O87Ve $3 $b8 &3S &6Sa &X= &_ #V $! %P@ $& %'& %3K %:DP %=E& %Y! %ZB $**Sa $1 %R
  &Z=7Re $3 %'S9 %3Rb& %4P8 $67 &!PD &$V2 &'O!B &)P3 &:.R@P &@P@!N &BO!GP &FO!BP) 'PH8R!)8 &H5P8
  '@OA &N &PEPH &R &X'3SAe &ZKH5 %BP %Z7a %]7H& $7 $8=R8 $=K& $@XBSA& $a& &IDPE %@ &3K!]@b &=E&
  &KV]B &Z=7Re $bA #W $!P@ $3 %'P $8 %6BO=AeHR8 %HV# $=K8 $D %R6X*KBe $a %!O8 %BNI& $b8 #X8! %'B
  $ASA #a8 $E& &6BO=Ae &=S $K %#V8 %$V2 &bP %4P $N $P& %8 %A %Ie #b8 $K %& &=P8 %@ !>! $)bQ #BK*
  %H6e $O!Z6H $RX*SA8 $S %9PBe %H %KK8 %X!4 &6P8e $Vb4 $bK86e #DK::S3RH!e %BPX6: &R3P 'H6e &e 'Z)Ee
  %XB8*e 'H $PA $R84e $Vb$ %c$ $WKKBS8 ']B4e $`K::Sb3RH!e #K! %*O! &e6B`K4 %;bP $& %!P@ %8bQ %@O8
  $3 %Y>3 $8 %4e $ADe $Be'W8 &@ 'PD3S]L3e )R8 'WDaP &HX4K]B4e &XERBe3 'KXEKBe &Y@4 (8X4BP &Z@*P
  $De$YD83e $H*RD %>KBOH ']B4e %X>4 #N>O3 &a8 %aPA #O! %#bPE %4OE %6K& %>W@ $& %!e)O8 %)Oa8 %KK!
  %]3b $3 $8 %3P9 %:DP %<aP %@bP %I8W %Y6b $D$BO@ &K8 $a8 $b8 #P! %6aP $& %DKA $3 %IOE $6K@ $8 $A
  %@UK %P]D4e $BR&*e %e@ 'EO18P $EDe $H*RH4e %>Wb3 $XB8]L4e $ZBIe #R! %*e $'R $))Oa8 $3 %Y9$ $4
  %X8H $8R!*e %YD83e $9 $D3e %R::R8He %e@ $EHe $HR!He $ZDZ*=S #S4OH $8R!*e $>aP $DRa& %X4KBe $X'KBe
  %@D %EKBe $a $b #U8 $@ $b8 &>W #V $4 %9KD &P6 %Z8b4 $8 $9 $>N $DHY!c: $a9 %@X>UKA $b& &*aP8
  &X>UaK& (bK #W $! $'R $3 %>P3 $>aK& $@ %8bQ %>O! &PA $YKBeX4XE84VBP $a %>aP #aK %& &>W %8 $P& %@
  #b& $K %& %8 $P %;aP %<aK %BbK& %IDOE %YD9 !?$E3S %O4 &84e &@ %P $O86DP $R8S #2R3P #= #@!PB $B
  %R8 %S $V $W #AO84BPA $P$4R #B2S &?W $4 $B3B &P %AP $N@B 'S $P3B '? (P= &P %4B? $RAP $W #C&$PB
  $3! %S $4Ae $F $G.e #E!GOA $4O2IP $8N $:PBN $O$B %&$ ''R4 'e %83B $P?= #O!#N %3S '!VD %4 &R %G &P
  'IPB $$ %8e $&$ &S $' $,)N $20 &8N &P$PB &W &e $4 %!R' %4P$PB 'IPB $6B &96 'R/ $= $A $H3P %4BP
  %@N %HB #P $!B $$ %4O3!BEA %6O20e %8R=87e %AP8VEO4R &e %R8S &]8A %S &AN %XH7 $)8N &SA &e %S $2 %!
  %EPB %S %V &@PF &BO&GS $3B %P $4B %P %R!N 'P &AN %V $= %!P! %'BR& %5aPA %='8e %A84Be (e &e %DE&4P
  %XH@UK8 $@ $A %8K! %[8 $B %!R' %3S %4 &S %AP %N %P %ZB& $E %8P %N &(V!X(R8 $G %! %2e %P &FPH4Be
  %R4 %S &X'BR, $H %!B %8e %EB %P %VB #R!#P ''PB &V '2S '8S %GP ''PB 'IPB &V '2S $&$PB %H &8N $,Z,
  '?P= $44R $6 $8 %)P4R %68 'P!PB &e $AZA $B@Ae $GO) $H %O! #S4N $@ $BV #V!4 $#O8 $) %$ %&$@ 'e %P
  $,) $4 $@ %BN &P &R8 &S %EPB %XBF $H #W $!BN3T& $.P8 $/P8 $3D %P3 $4 %$P@ %93S %;S %BW: %R %S $7B
  %XBF $8P5 &A! $93S %PD $: $;P $?V) $@ %R &$Vb@!O8 &/P8 &7B (B@ &86Be &9PD &:BNX6F 'O,,P &=D &?P$
  &BO/FPH4Be &DQX8P &FPH4Be ,!PA?P= .BX!G4B 0@UK& ,:BN)P!B ,XFBG/!R' &XE6 &Y=b &[' %S $BR %S %ZD!
  $E %3D %8 &P5 %X84B %]8A $G2 %8N %P &@PDP %R4 $X!`4 %#P '6K& '8bQY#`& ']> &SAE %84V %9F %BUK
  %ESA& $Z) $a %HVEBB2 !@! $B %P$@ $H $V- %D #$7 #%EO8 #&!V- $$D &6BO=Ae &EBPBP@ $Z!BA #20! %8N %:
  %D %P &B= %RB %e $S %!PB %=U) %BP$ $X0SAB #3 $3Q $AK9 $DW! $PA $S $X6`' $Y3& #4! %?O4 'A $R
  %@IP)8 #68N %SAN #7V %!B 'S %4C2 %: &-D %=B4 %B &H %HB %XFG %Z!F #8 $4BS &e %e $6 %P6B %RB $HR!PB
  $OH &ES $R@8P %DP $V %) %, %GA ')P4R '7BB@ 'FPH4Be 'HO@=O87e 'X6= 'ZD! 'e (KE!PF %HPB $W %HPB
  $X6SAB #@O&!PB $P! #AVB &(O4B &N &P &S %XBF $W# %B #B $!4 $$P $0: $2 %!BB@ %7BB@ %9O4B %?OA &P=
  %N %e $3! $B$ &8PA! &;D &P %4A %68 %AP '6 %G $HV@ $R' %AP6 $S'R $V %4 #C$ %6PAEO8 %Ae %BP) %EO8
  %FRB $'(P $3! $4 %! %AW $6V &!N $7V $GP #D $6R8 $8 $=RG $?PEN $BO/ $DN@Oa& $E! $N $O! $P! %*K %8
  %A &P &W %E %]HA $R8 %b8 $Ua8 $Z$ $aK8 &A %P8 $bP && #E! %;P $8 $A %Db@ %EO3 %]6A $D %)8 %HPB
  %KP!PF #HPB $R #I!BB@ $?P$ &= $B2= %B% &2= %H= $O$% %22= %4 %84 '?OA 'Z6G 'e %A!P %D %F'BBAe $P
  %!BV2P7R$V2 &PJ %'O!B %)8 'N)OA &OA &P4R %3XD`! *IDE& &]6A %4@N %6V8 %7P4V %8$B (8RXEF8e &HN &P$
  &RD %9=R4B &VFAe %=8 &BI@ &C1PBP@ %?W4 %@&!V- %AP8 &V$ %BP) %DP? %E&Fe &BB$ &R6APDOA %FPD %H3Q
  &@V6B &PB$P@ &R8 %I&He &R&$Ve %KQ8P' &V' '3 ':BP!B %X6= &@% %])A &5a $R %&He %3D %67R %7B %86e %9
  %@P %FB &EB %G &S $T@P $VB3S $W #K $$BP@ $& %$BaK %*RXKKBe %4e9DO&$e %Z!D (KA3e 'XDSA $*K $, $3
  %@bEA $6Z4 $8 %4P8P &Z!X@KBR &e@KBRDZD]84e 'X:XDSABe %RX4KBe %]#a $9 %4OE $@ %AP %X@P %Y@@
  $BRX)SAH '4X8SA %e>S8 &@K8 &Y!]84e $D4P %De %X3XESA %Z6H $HZ! &$Ee $I@T! $X4KBe )XEAe )]*$e $ZB]4
  #N $!BW3 %DaQ %K! %NZB8S %P %W3 %aK& $#ER3 %P@ %aE& $$N %aP $&O8 &aE %V@@N&PIBP $*O! %P& %aP8
  $3O8 %P %W! $4KA %N9N %P &3 &INBS %S %Ta& %Ud8 %W@ %bK& $8PE %RDP $:BP& &R& %aK& $<aK $=BbPE %DO9
  %W3 $@Sa %Ua8 %V3 %aE& (IR@=P84e &PE $A& %@ $BN %R3 %U8 %V@ $DN!K 'P %PBK!O8 %Q %R &8 &a@ %Ua8
  %VDS $EPB $HO& $IDRa@ %E3 %NI@O3 %OD %P3 %Ra& $KT! $LK!!P8S $X!DUK %#UK %3IES &UaK %>UK& %@K &SA
  %B`& %H`& %I&! $Y#a8 %4! %=8 %>8 %@ %Eb& $ZB& %Eb $]> #O! %!N 'HO8 %#N &R!P %.!N &N %@P! %]3b $$
  %$N &VX6F!e %8P 'A! $%EP '8 $&!& &B &V %$DN (FT!GP 'PBP@ &V3 &aP %4P8 %H &ERBO4R &N &P &S $''N &V
  'BP) %(BN 'RAN 'S &N &P ')P4R '8V $) %)PB (e %+ &R@ (AP@ (EOA (P %2R@P $,'! &P$SBS %)SB &V $./N
  $20 &8 'FRD:e 'P &V! $3 %'Q %I@W $44N &P %5! &D&$e 'V&$e %HAN 'P &B $68N &P &SAN %AN $7A &/P8 &@
  'FT!GP 'P &OH5e $8 %3S %4P %5N %6RB %8! %:DP &W %He %X6F &HP %Y!E %ZBXESA %]Hb $9 %_ $@@Sa $A
  %DP? $D! %3R> &S> %4R '@SX3SA %DN &R!P $E %*OE %@K@ %X@P $FAP $H3! &V %4PBe3 *Y!cH %@Oa8 %AP &R3
  %BWa %DR8 %HV %Y!4 %Z$]E4e $a& &$Oa& &@S %8 &$& &HR8 &[' %E &HV@ $b@ %A $cADaN #P $! %!EaP %@PA
  %EaP $$HRB %R8 $% %9W)P %N $&HN $'KBe!P $2= %ER!P $3 %@OEXHD %BR3 %K88P %P &!OH!PBe &@ %WBP $4&$e
  %B &!PB &/P8 &P 'HaE8 %C &!N %O&$ %P &8VHB2e &@]IA!P %R! 'P %S %V &$P@ &'(P &?W@R &B&$e 'P) &DN
  'P (8S &XBF $6 %P3KBe $7VB &HB $8 %= %N %O4 &H %P!OE &@P %R4 %S %VG 'AER6AP $9 %4P=V3 %V,$BK& $:!
  $=WZ4 $?P $A %3e %K %O& %P &!B 'D &ES $B %$ %)R '4 %3B &P %;', %AP '6 %FBS %GP %N %P7K8 %R &4 &8P
  %V4 %e!KO= 'PBS8 &$ 'ERH 'OH 'P]*4e 'X!KBe &'R8 &) &3R!BPHe &4R8R! )S &D &X!`4 '$*OH &Y)D &]64e
  $DAe %OA %P &!P*S &4S &ES &XBSA &]$4e %R8S %S &8VHB2e %V4 $F $H %! %$PBP %9PX4 %X4KBe $IRH %e $J!
  $X!cP %'H4R$ (S %3SABP %>SA %BSA8P )aPHe %D &4P &X*SA $Y#! $Z$B %8),e %:B3 #QXDUK& #R $!*e $$
  %DV6 %HO,,S &RB %S $&Z$ $'(P ')S= '6R/R '95 $))Oa8 %RY!8 $,) $3 %)R3 %>RD3e %I@S %X3Ae 'RDYEBe
  &6K@ &@SbA8 &ASABe &E %]86e $4 %B &9QBV& &:BN)P &=O87e &?P= &ER5S &K8O84e 'V3@ &X3`! &Y6b &]@4BS
  %R $5AP %V8 'PA8 $67N &S $83PX8P %4BP &P %6e %8RZ*4P %H!e %KBe!P %R@O@ &HX!RBe4 (4KBe %X8KBOD
  %Z3ZB %aP $AP $BO84S %P' $D4R %DR '!BO@ '9PBe 'DR4B 'X@4B %KH %P4 $EHR$ (ES3SZK %X*SA@ $FB $H
  %!BS %)O8@PBS 'a8 %*P &RH (*R::S &WBS %X4KBe $X4KBe $Z*D $[)a $]3b %A $a& &#EO, &@R4B $b&$e %@ #S
  $)UaK %Wb $3 %4K! %=BbP %AO9 %I@K %Z!8 $64Rb& $8 %8Ra& %9VBS %P$@ $HVEBB2 $I8bP $JI $KPAV $X3SA
  (@ %68 %=SAB $a %(PE %HObE #T! %@EA $& $8 %&& %)P %*T@ %4T& %X@P #U3 %$aQ %@8 &OE $8 $K %!PE %#EP
  %3S %4! %9K8 %:U8 %;S %@U3 %DR& %HS %X9P %]E $a8 $bK #V $! %3P 'IPB %VB &D %X38 $# %9P/ %A %D3
  $$$N %7e %B $& $'(P %8 %DR86e $,'8N %) $/ %R $20 $3 %IOE $4 %!R3 %%P4 %4N &P &R %R &&$e $6$ &B
  %6P %7)N &P %BP %NDV %P %R!P &4P &8 %V &4P $8R &86Be %S $9 %@R9 %_ $@ %!b@ %(P! %4B& %@U3 %P8N
  %X&A &6 &I $B) %7P $DV4 %W %]D4e $HDN &R@ %N %P %R! $I&R3 %V4 $a& &@P3 %8 &[' %@ %A $b& %@ #W!
  %@O8 $$ $*O& $4B $8 %@K& %HZ48 %P $> $@@P@ $B3S %7 &P?RXG! $D %$aP %'R4 %/P8 %8PA &R7R %<KA
  %?O20e!O8)8 %P %Z$ %]5 $ESa $HO& %R! $JI $X*K %Da $a6Wa %DSa $b3 &3Sb #XIF &EB %HO!#e &R &S %PG7
  &JPB #Z8 %!BB@ %$4R %) &,e %7BB@ %?P= %@OA %B5 &@ 'Ae &PIe %HPXBa %IB $I% %BH= &N6T! &S %G7 %JPB
  #]IHEBB$e #`K9 %A*eX'KBe #a& $8 $E& &HP@HR9 &Y$ %8 %A $K& %4bK %8 %@ %A %LaK@ $P8 &4P %A #bE8 %A
  $P %& %4b8 %8 &bQ %@ &U3 %BQ %DPA &aK %X6F %[)b !A! $$BW $6B& $8 %N %RbE $=Ub8 $>bK& $@UK $AK &3
  %aK& $X$bP %@% %DR! %Eb8 $[I,a $]Eb #& $ZAa #4R %?O&$e #5P %!BB@ #84Be %e #@ $! $6W4 $8P $9PD
  $BP) $D $Z3A %D! #BBA& #D #E& $3 %A& &P8 &Ra& $8 %AS $9 %AP9 %_ $P$V #F $XH #K $! $& %[A %]Aa
  $)4e $3 %'P! %3S %8bQ $8 $9 %YA9 $@ %BO9 $Be)X6P8e $YH& #N $AK9 %O8 &9 %P8 %bPA 'E $BO& $DP
  $IBRa& %P %R6P $YAb& $ZLBe (9PBW #O! %#R8S &e %6aP %AK! &bPA %GR2S &S &e %IAPE %XAUbK& $& %)S=
  $)8 %@P8 $, $/R $3 %XASA3 $4R?O&$e $8 %4B '!BB@ 'e &e $9 %A& &Ob& &P8 '9 $EBe $G-R $a&AU8 %8 %E
  &AE8 &XAbP $b& %E &XASbA #P $! %'8 %8P8 %]Bb $$ %V $& %)V@8bKA %4DP3 %9K8 %=PBP %D9 %H8 %KPA $'!
  %8 %U3 $(V8 $)! $3 %P %Q $48P %B &P %Ob& $7P4V $8 %! %$P& %8PEP %@PF %O45Ve %PEP %S $9 %bP $:8
  $<KA $@ %!PDR! %=P3 %O!!PB %R! %X!P %ZA$ $A %6E3 %8VbA %Ba@ %S %Y:b8 $Be3 $E %8P8 %BS %OH $HD9
  %Oa& %S>O8 %W9 $I@Wa %AO& &S %O3 $KV8X3 $XASA %Hb8 $Y3& %<3 $[' $](8 %Hb #Q $AP@ $X!B& %A& &SA
  #R! $& %>O8 $./N $8 %3S %AK@ %BbPA %Y$D8 %[' $9 %_ $:*O@ &S $@ %8PH4R! %X8X*SA@ $E %AR4HW $IEP
  $a& &AE3 &KQ8EA $b@ &:BN!K9 )AWB &HAP@ #S $3 $8 $AE8 $BP> $H4e $a %!aP %&K %?Wa %H! && &8 &P8 'A
  &R9 &Va8 &aP8 %IBN 'aP &V9 &bK %X! &#a& %Z5 &:b $b #T!AUK $3 %4aK %5UK #U3 %AP3 %IAVa8 $8 %4b8
  %8P8 %A& &O8 &P@ 'E %ZB& $@ $a8 $bK &AV3 #V $!3R %4e $$ %87B %D &9P6 %O84 (e $& %:O3 $3 $4 %4R %R
  &7BB@ $67 &!PB &8P (!PB &?O20e 'W@R &ER7S &FPH4Be &IO45S &ZA7P &e %Z7:!B2e $9 %AK9 &O9 &R9 %D $=
  %3S %A& %BP) %P &8 %XAPEe &BF $A& $BAP4B $E %!8RG/ %)8 %3S %BP) %P &8 $YA& %IAa $ZB: $a& &XIAR&
  &[' %@AaP@ %A $b& %A #W $!O83P $& $*RH $4PIe $5N %R!P $6RDR4S $8R!*e &$ 'K8 &4 'Sb &>KBe@ &X*>
  'EKBe*R4Sb (RBeH &Z$b3 $:N $BAP4B %R! $DR*RH $GN $HX*KBe $X$B8 &DH %*3 %8SA8 )Y'`$ %B8OH 'R]84e
  &X8SA@ %KH &`8 $Z!HDPXESA %3 %6X:SA %8 %B &X=SA@ $]8X43 (`3 $a %ASa #ZH %7B #a8 %AaK $K %& &!BR9
  &YAa& %6bK %=D %@ &XAP %A &AO9 &a8 %I8bP &AaK8 %YAa &IA& $N $P %& &!Vb& %6E3 %8 &4P#PE &DRX?P &P&
  %@ &[' %IAP $Q %AS %X6UK! %YAa #bEA $K& %8 &AK! %@ &[' %A %YAb $PA %E $Q !B! $)O. %bP& $9R8 $>bP
  $BP! %bP& #& $!Ve $$EO45V %e $BK& #'8P $R4 $XB# %D# #)!N $4N $8R %S!B $N #2 $)OA $?W &@R $B&$e
  $H5P8 %R67Re=R)OA $O/ #3 $8bQ $S #48 %N $N $R #5 $A84e %P $X@De $]> &>bP #8 #9 $!E8 $P, $XBbP #=
  $R $S #@ $2S &A 'e $Ae $XAF #AN $P&$e #E! $& $3 %XB '`E $8 %XB $9 %BE@ &O3 $@ %IOE %Z)$ %[' $A
  %BR8 %D@ $N $O83P $R %EPB $S #F8P #H $)P4R $8P %RA@ $PA8XE6 $R! #IO6 %H $R4 #K $! $& %$K %)bQ
  %6B& &V8 %BO& '9 %X&`& &6bP &@UK& $3 %4OE %=b8 $8 %YB@ %_ $9 %$K9 %BWb $@ %)K@ %BaK $A %OD $DS
  $H*S #N $!N %P %Q &8P $$8 %P& &A $%O& $&@ %O9 %Sa $)EA $3@ %N %O9 '6NXD +:P8!DP& %W %aPE $4W $6!
  %3 %@ %EA %K3 %P %T! && %bK $8K& %O@ %P3 &9 'XKSA& &@ &E $99 %@ %K9 %O3 &9 %P, &3 &8S &A %Q %R &D
  %UK %V $>bP $@O3BNEO& %P &3 $AK& %N %O& &3 &9 &b& %P8 &9 %Q %R9 %aK '@ %bP $BEA %K& %OE %P8 &E
  %R! %Sa %T& %Ua8 %aK8 &PA $D& %E& %K! && %O3 %T! %V! && $EO& %P& &@ &A %R& $HPA %S %aQBNHPA $I&
  %EA &aP& %K9 %O3 %PA %VA %aQ $KP %V $X3a8 %88 &BN8P3 &SA3 %9& &R3 (]LZ3BX'8 &SA& (8 (9 )EPBN &`&
  %@SAB %B &R& &`E &b& %DR& %IA &R3 &`' $Y$N %&N &b %3 %6N %8& &N %99 %B& &a %E& %I! && $Z83 %A&
  %IA $[9 $]E #O! %#HN &P &R4 &e %3: &N %9Sb %A@ %GP &e '8PXEF8e %I@W %XBa %YBb $& %!P %$EP8 &e
  %3V@ %8! &P8 %9E9 %@3 %BK& %EO3 %HBB ($e &CG-e &R '4 '@P &S '$KH@R! 'ER6AP 'Y=6Ae %X!SA' &=DR&
  &B# %Y! &$ &48 &B! %]#a $'(P $) %!N &PD %)V %-P?RXG! %3 &P?RXG! %6PAP6 %8 &N &S $,'E8 $/ %!B2e
  %6W4 %7BB@8W, %9PD &VBVG %:BNFPH8FPH4Be /8e ,e (IPB %@84BS %ERHPI!R' %FPH4Be %H?P $3 %!V@ %4OE
  %6T9 %BT& &W: %X!DbP $4 %!O@=D %$8 %'O868e %4R '!PD %8 &!BO20e 'ES &4BOA &9ODDO&!e 'VBS &@2S &N
  &P '!B '7RX9FBe 'BP@ &Z!HR86Be .H@Z?) &e %=OH4Be %?W@R %@2S &P $5 %AP $6X6KBe>KBe3 .X3SA@ $8 %63
  &EA &Q %7N %8R&8O@X9KBe %KR8 %XEAe %Y6N %]6@e $9 %$Q %'bP& %:P! %@UK %BK& %HOa& %Y#! $@ %! %2SA
  %?P %@Sa %Ae $A $E $F@R@O4 (P8 &S $G-P!B $H %HBN &N %X*DHe 'SA $aE $b& &BK %8 %E #P $! %/P8 %3R8
  %<KA %>O8 %GH %HP3 %ZGH $#bK $$ %N %P %R8 %S $& %'U3 %)P& %3Q %8P8 &bQ %EOD %Y3& $) %!BS0P &PB
  &R''P %$BW &CIe %,S %/P8 %3O3 &QBR 'X8R8 +!DP& +8K! +[8 %4C2@OA &R2@OA %6O20e &R88P@ &W4 %7BB@
  &P8S %8R!VD %9=R7 &O20R4AH5P8 &V4B 'BS (VG %:BPB? &NY48 %=C!Ge &DS %?O!3S '- '. %@OD &PG 'H %AP8
  &e %DO,'!B %E&Fe &BERIPB 'PBP@ &O& '4R &R5S '8R4 &ZB&!PB %H!VD &PH8e &R&#B &S@P 'Ie %N %O8 'Ae &A
  %P &7R93S )PA (BP) &8V!WD &?RXG! &E3S 'DS &FO=6e %R &8R!VD 'S (8P5 'W:5O@?e %W:5O@?e 'Z?$ %X6ES
  %ZA$ &K&!PB 'BH $, %BK8 $3 $4 %B &S $8 $9 %$P9 %P4 $:S! $=2PHWB &e $@ %$QYI& %9V4BS %HWB %KR86BP
  %O, &8 %P &7R93S %X!SAB4Re $A %!PB %&P8 %6P& %BO9 %ER)P $E %!N &O9 %:aP %S $FS $G-B 'e (9WB2N
  (=O18P (BO&HBB$e (FBO67P (KV6RF %4BS %S]FD $HS $IV %W $X)8 '6Be %BR3 $YB@ $Z)9PA &:5O@?e &EP6 %6
  %B4K&!P #Q $$P, $&O9 $'E8 $*VA $9P, $;S $=O3 &8 %PA %T& $@N8P &Y# $AE8 %bKA $B&$e %P, %Q $DT! $E&
  $IO3 &H $X#8& %6bP %=A %B $Y=8 %Ab $Z$@ $]= %B #R $! %P $&Z68 $)@K83e $3HS3E& %X3KBe]3X'H6e $6O@
  $8 $9 %9Rb8 %BSa $:K& %V $@ $AP3 &Be3 $E!RE $GAP $KaP8 $XBRa@ %E`6 $b8 %E #S $!RHX4KBe $$KD
  $'KA*e %RH6BS $*KBeH %RHX4KBe %S=6e &> $3 %DW! %O!)O8 %RE*e $4 $9 %BV3 $=KBe4 %O9DR! %S6 $>RDDe
  &EHe $@ %PBe$ %R6 $BK %S3 $D %S* $EKBe3 %RE $HKBe6 $KOD!PBe $X$E*6e %'$)O8 '6e &8*S '6e %*=)O8
  &`4 %6D &KBe8 %8SA@ %9!]$4e %>B) &D!*e '$6e &KBe %@@X9KBe %DAe %EKBeH %HRBe) )6 $Y=Be %D!*e
  %K$)Oa8 $Z@4 &6 '$K8Z6BD $]*X$RD %6Be %EHe $a $b %=D %BR! #T!4e $& $b& #UK %XHPN $a8 &B@Ae &XBR&
  $b8 %K &>Ub8 #V $! %# &!N &)P4R &@WD &P &X6E3P &e %%P4 %BP8 &R! &VA &b8 %GN $#bPE $&BO& $' %8 &e
  %P %R &BN 'P &XHBS %S $)P $3 $4 $67e %B $7RB $8 %YB& $9BWa $@ %]#b &> $A $BV $G.e $IN %P, $a&
  &:BN)P &KBV2 &XBUK& &ZB'8e %8 %@ &BaP@ %A &BaPA $b& &!R88bQ #W $' %S $3 $6 %SX8SA@ %X9SABe
  $9RX3SA@ %S $: %!PB %)S %?P= %DK! %RAN %S $HZ* $X9D]D4e &SA %@X8SA %D`44e $]6De $a $b %$R3 &V2
  %'O! %4OE %6O8 &S %@P! %HT! %]Hb #X5H?N #ZI %$4 %/P8 #`K!*KD6` #a8 $@ %7& %;bP %BUa8 %X!F &A`8
  %Z=7Re $E& %8 %@ &'R44e )B &8bQ[' &=O18P &@R4B &C3S &E&Fe=O18P &FRBR@R4B &HO84R 'P@O$$S &['
  (HP@O$$S $K %& &$Q &@3 %8 &=R9WDAe %A %YBa $P %& &!PA &YI %8 %A %XBR& $Q %BEA %XBSA8 %]: &B &Ib
  #b8 $K& &!EP& &#K &]Ib %8 &4 &B8 %A &XK`3 $P %& %8 %A &! 'P' %E &BP8 !C!G2N %e &98 #$XE6 #)P %!B
  $V #2 #3S %AP $W %!PD #4 #67P %R2B&$eBK8 &]!B &e $OA #G? $AP $S #P $)V &4P $3S $6OA $GS $HPA $XAP
  #^ $)V &4P $3S $6OA $GS $HPA $XAP !D!PB $V' #$V0 #%V %'R4 %?P= #& $!DK8 %P $#O8 %aPE $$K $)UaK
  $4OE $6K& %V8 %aP %bK& &PA $8P $;S $<O! $=Ub8 %V& $@S3 %UK $AP $BO! %P! $HB& $IR8 $KP,P $X&R8 %KA
  $Y#! %3& %:b& %B& $Z6G %B& #3 $DN $P %EODAe #8 $$EO8 $DP8 #9 $@ $BKA $DbP& $IDWa $K& $ZD! #:! $8
  #=9VBS $V) #@ $!B3 $#Tb8 $$bP $&E& $'O9 $6E8D@$bP %NXD $9! $:BP2 %P! $=RG $DaK& $EaPE $P3 $XHSA
  $Y3& %Db& $_ #BBDV& #D8P $P- %. $R4 #E! $& %$e %4P $2N $3 %DPA $8DP@ %N $N $R4B #HR!P #IV %! %Z6G
  #K! %DPA %PBR6T@ %XD8 %YD! $& %!K& %'R'W3 %3S %X=DAe %[' &8 %]8 $'R$ $3 %e' $4X4KBSa $8 %3BR &K8
  %6K& %X688RH $9 %!O3 $@ %)K@ %9K! %=K! %X9D8 $A %$K %)PA %3K! %4OE %8ED %9P: %>bP %DQ %HPA %X@%
  %Y= %_ $Be3 &XB8X*SA@ $Ee*K]84e &XB8X*SA@ $HYK&X'DRH $K $YD83e #N $!D $$B &A! %R %T! $&P3 %R3 %W
  $4R'W3 &8 $6Rb& $9@ %K& %O3 %UK $=AF $@Oa& %P &8 %UK %V &3 &8 %aK@ %bPA $BS $D3 %EA %K! %O& &3
  %P8 &9 &A %R9 %V& &@ %bE& &P 'E $ED %P& &3 %bK &P $I@P3 %DO3 %P8 '6BPA %Va& %bKA $K& %K& %PA %Va8
  $X9`& %@K &PN &R3 '8 &SA3 &`3 %D& &A &PN &R& &SA3 &bP %E& &b8 %IA &SaA %KSA3 $Y@ &N %E! %K8 $Z9@
  %@! &9 %Eb $]@ %Db %Eb #O! %!P3R> %#2N 'P &N &S %=P %DK9 &PA %F= %G2N (X!SAB4R 'e &@S &N %HS
  %X*@X9KBe! &=F %]!a $$!Sb %$N %8 &P &e $& %!P %$R %5T& %DK& %HP3 %X!YD83e &D $))P &S $,'!B &e %(
  &!B &8e &e $/R $3 %$RE %E&'B %P %YD& $67R &e $8 %)e %*PZBX4 %3P %6EA %X4 'P %Z6@ %]4 $9 %4P %:P!
  %DSb &aK %IW %YD $=7R &e $?8N %Ae $@=e $A %!PD %$4 $a& %8 &6@ &8! &]! #P $! %DO9 %GP %KH $#P $&
  %$OD %&R3 %6S %DR& %HP3 %P3 $) $*P &D %W]B4e 'D4e $, %6O! $3 %!BN9O& %6ES: %9OEIDE& %=BbPE %AP&
  'E %IDV@Y!bE %X6 &DP $4PA $8 %8P9V, %HN!P &O! $9 %E8 $: %P* $=K8 %RHDP*WDS %V $? $@ %! %:P@ %DE8
  %N $A %#O3 %4P %8bQ %@UK %HK '& &P9 &UK %LaK %X6F 'bP %Y6& %]@b $D8N %H %P $E %! %O2Ae %P $H8N
  $X&`3 %6`!*e %= %E8X3KBe $Z8DR8 %B& %D! $]8 #Q $$DK& $&P3 $3E8 %O9 $4O3 %b8 $7PB $8O! %Q %bQ $9K&
  %P! %V $:P& %Q $=E8 %K& %O& %W &8 $?V#O8 $@P3 &9 $AK& %P $DK& %P9 %Q %T! %W!!P $HPDS $I8O! %R8
  %bEA $KV3 $X#`, %$`, %'SA! )9V,)aEA %8P %=P &`, %@PN %DPN &R! &SA& %HP %KSA& $Y# &8 &`& &b& %=&
  &8 %H& $Z=& %K& $]=a %A %Hb 'XD`! '[I,a #R $!#P %GP %V' %WXBSA8 %]84e $#8N %HR67Re %R4 $$ER3
  %X48H]48e $& %!PB &e %$e %:Rb& %D@ %ZD3 $3 %BK8 $4 %@OH %B %X4RDB`K! $7OEX8SA $8$KDe8 %'& %DP
  %HS3 %R!*e &8 $9 %DO9 $:*R& %3P %4e %H4R! %R &!B %Z* $>4e %6eY9`$ $@:8N &e %P %R6 &X43 $DDSa %R4
  $E %Y$H $H& %6e %9K8 $X! %6KBeXBX'KBe &SA@ %9BKNERD &KBOD (e4Sb &SA %?P %EKBe=WD $Z8*P %@*S8 $a8
  %@ %E $b8 &'Sa &D@ %@ #S $! $*K $3X3KBe $8V!*e $9 $DP &F &H $EPBe3 $JIP $a $b %DO9 #T! %DO9 &bQ
  $&$e #U3 $9 $@ %48 &OE &P &b8 $K %)P %8P@ %HPA $a8 %K $b8 %K #V $! %D8 &P@ %LUK $& %=O& $3ER]!4e
  $4 $6 %!N %7e $:4e $=7!N &e $@:e %=S &W $A %X*SA8P $DPA %aE& $HP %R!P $a8 &_ %@ &=O18P %A &IW $b&
  %8 %A #W! %!! &B& &V,Y' %#O3 &V8 %$K '! &O8 &Q &R3 &Wa &bP %'bP& %)PA &R3 %*K& %3K! %6KA %8P &bQ
  %96 &E9 &KD &PF!e &R3 %:DN 'P &O3 &P &U8 &aP %;H@ %=DW &Sa %>O! &W! %@UK %AK %BK! &O& %D@ &KA &aP
  &bK %E& &O3 'E %HPE &W9 %I8W &@3 &AS &D& 'E& &P9 &R8 &S9 %K@ %X!3 &#A &4dP &7K &I`9 %Y4! &5E &:
  &I %Z*a &33 &:a& &@a &A8 &D! %]!a &;a &> &@b &Da $#N $)W $*K8 %P!P $4P $6RX*SA@ %SX)SA@ $8N %aPBe
  $9 %$@ &DQ %4OE %DRAP8P %]Db $KO83P $X7KBeBO8 $Z$*S8 $]*4e $a %6P& #`K! &KR8 &X!4 %$ &X!KBe %99Sb
  &HX4KBe #a& $8 $@ %'@ %>bP $E& &$Q &Y: %@ $K %& &I8 %8 &'bK8 %A_ %DE& %YDa $N $P %& %)bP %8 %@
  %HV3 $Q %DP %HO8 #b&XDb& $8 %=b8 %IDP@ %X!DbPM $@ %DV! $E& %8 &_ $K %@ &: &E& $P %& &H@K& %4bP %8
  %A $Q %$aP %AV$ %Y38 !E! $N $VD #& $!4 %9 %D@ %PB %e $'B &:R3 &X:R3 $8K! $=P3 $BS $DbK@ $EO& $F!B
  %P %e &HEaP& $Ge &#EO,K8VHB2e $X&R8 %D`9 $YIE8 $[8 #'8N $N $S %X?6 #)N $RB &7BB@ &N &PEV7 #-N
  $P!B $V@N #29O4B $=O878e $N $R) &)P &AP 'e %=! #3S #4N #68N $N $O,,V4P 'W $P8RA #7V!P $W #8 $'B
  &! $?W &@R $FPH4Be $H20e $KV6AP8 $O:4R %H $P %3K8 %84e %BP@ %DOA &S %EPH %FB@ $R3P %=! #:8N $V
  #AO$%e %@IN %HAe $P%Be %7R #B!PA $&$e $'O!B $2N $38W $6P8 $=R@ $@IPERIPB $B$ &Ae %) &Ae %2 &!BB@
  &$3S &8P &=C4R &AV!4e (4 &FRD:e &N &S &T! %7 &! &8N %G &P $ERIPB $O,,W $P!N %IN &e $V2 %43@ &@N
  $W5 #C! $G? %D #DO) %,)8e 'e %A $PI! $S #FN $R8 #H8N $? %N $DN %S $EO44S $N $O843RD! 'ERGVEO4 'e
  $P $S $V %7P %87BP %@3S #IN $P #K $! %YE! $)R&4O8 $3 %EPA $8 $>X>RD $A*e $BSa %e*K &@ '*S 'KO=
  &YB86e $D4P %6*e %DeH4BS6 %H4BS6 %Va@ %X:X:KBe &DAe )9KD %e$XKP6e $X4KBe=BWc> $YE #N #O! %!N $$
  %$RA &SAe &V %*S8 $& %!e %)P &R8 %6BPA=W8 &K& (IDP& %8bKA 'QXA`8 %E8 %FN %HN=V& &P@I@K %X3R@ &E&
  &I8UK %[I,a %];a $''N %(! &DN &e %8N &e $) %)N %+e %=U) %B &=D &N &R86Be &S $,'! &8N %+e $- %!N
  %-R $.'O!B %.R %H&HPB $1!N &S %8 &7BB@ &E&Fe &N 'HV# &P '8$B $2 %.e %2N %8P %ZB$ $3 %!DP& 'bEA
  &O84APBP@ &QY=& %$BV0 &CI93S %'P!Y3& %)@?WXE! %3aP8 %4N=P8 %6K&8P:BO& &P&IDE& &Va&DP88P
  %8$BKR86Be &bKA8K! %9P&!BNHK9 (8bQ;Tb&8K! (EOE (HNY! (I,bPY=B! &T&6K&IDP& &V,BK3 %:B! &P!6aK %;D
  %=BNBaE&:BNHR67Re %@O)+O84R!PBP@ %AP& %BE! %DP3:DPX$bP (=BbPE '88P9V, %EP %H@BZ!-R &O&#e!BN'PA
  (%6P8 &PBK3 &R&Ie &SHV! %I8O& &DE& %X(DR@ &)R&IEPA &6EHV86B &=D& %Y33 %Z9H5e &:B3X!F %[4b $4 %4P
  &e %5V '3R9 '8RA@ ':BNH&$e 'ERHOA &e %8N %B %H3B &N %R $68e $8 %$BW %'@ %3O9 'D %4OE &e %68 'P
  'SAe &A 'IO45e 'PEV7 &P &R %=BN %>W %DKA %X3K>VD &8P %Z!8 $9 %_ $::N $@@R! $A $D!e %$V %Ae %D? &S
  %XD`44P $E $H %3V %4Be %8N &e %HN &P8N %ZH6! #P $! %A &HO@=O87e &N %BP $& %#bK %4OE &P %6aP %@EA
  &P3 &UK %AP %EPA %Y;8 %Z4 %[' %]#a $'! %P &D &] $-!N $2R) 'Ae %S $3 %V* $4 %?OA %N %P %R!O8 $6 %!
  %8 %A &!B &e %FPH4Be &RD:e %R4 &8 %S $8 %*U8 %B &8REPH &R86Be %P3R]84e %R) &DP $9 %IEP@ %YE9 $:N
  %R4N %S &:6V@ $@ %8 %N %YE@ $A %EK3 %HN %N %P@N %V $B %2 &!B %HPB (FPH4Be %N %R &'B &) '?W@R &6
  &7B &8)QBP9 %S &) %V2 ':BN?P 'S $D %7R %ES)8S %R!P %V!P %eE $E %EO9 &P@ %YEE $H8N &P %= %N %R8 %S
  $I8N %N %R8S $J %@R$ $X8X3SA@ %D8]68e $Z@B %A #R $! %'N %4KBSa 'XBSA %B@ &OA %C4 '!PB2e )D 'R
  (!PB2e *D %D &'BR4 %HR4 %O4 'R &: &A %PB &D %X#: $$4KXBSA %IN $%8N %P4 &H %X8F $& %EK8 $'(R!N %4B
  %AV4 %B2 'N %D %O!#2e 'G2e &A %PB '2,P2 (e %R &!R'(P &4 'B (!PB ()OA &8 %V2 &B2 $))P &V '3P 'D3P
  %,N %8 &S %A %OA &a8 %P &!PB &)S= &7B &88N &Z6 %R4 $,,O4R &P2 &W ')8 $0WBAe $2IV $3 %SZK $4! %5PB
  %P@R8 $5S $67N %A &/P8N &N &P '!B (D (PB '$@ (PB '6P8 '8R=87e 'DOA 'FPH4Be -!PA?P= -)SE?P=
  -:BNAV!4e 'HBB$e 'X#4 &V '4 &e %EOH %PB2e &D8e %R4 %W &B $7 %EP %P &8 %S %VBN %W &:8N $8 %3eEPBe3
  %A %O84W &A %P6S &A! &F '!BB@ '?OA %R' '(OA '8A?P$ &4 &9P4 &:P4R! %X8KBe %Z3EHe (e )H $9O4R %P!
  %VD 'Ae %WD 'Ae $:!PB %.RHPB %BN!PB '4RHPB 'DP: 'EPH &R4 %DP: 'H %EPH %O!Ge &HH! )N (8P %ZA$
  $=P!Ge %R76OF8P %V7 $?E &4O2IP %O&$e &) &44R %P &$ &) &3P &E3S )BO&HR4 'S &G &H %W &GP $@8 %D &O!
  &P! %O&HP &4R %P8 'HV# %V# &4 '4R 'APBP@ %X9RD3O8 $B %4N %@2N %EN %O) &4 'R %P$N &@ %RA?P= 'N %V7
  &JI! (e %W: $D8RKOH %A %DP &aP %O83P &A %P3 &: &EO2Ae &F &H 'R8S %XD]@4e '`' $E %B2e &N %O. &18
  (P!PB (e &8 %P6 &I '@&$D 'N 'e %R' &4 &7 $FBV4 %E &!B (B@ *FPH4Be &N &PH %ODAe %P# 'N 'P &&$e &D
  %V67Re (e $G2V %7B %O!4e &A %P2 %VEO4 $H!Sb %$K8*R8 %3K@ &PB %@ %A %BB)8SAe %C4 %HV!BB@ %O)8P
  &,,S )ER6AP )Y=6Ae &A %P# '9W)P 'N 'P &@O, 'P8A8P@ &AO8 &B '6 &D &HN &I!R' %R/ %V&$P@HS@P &67R'R4
  )e (e )!GO4BRAe %W4B $I$ %&$e %DOa8 %PAHN &B 'Y3& %R&HN (P $JO&$e %PB 'e $X$BPNIe %)SAB )9VBS
  %6EG &F 'HO@=O87e &K]B4e &ZF9PA %84 %A8 %B86Be %D: %E! &SA]84e %FG '!PB ')OA)P, '2e %H6 %IHP
  $Z86! %@!#e %A$ %B$ &' '8e &1 &7 '8e %D! &'8N &@ $]D $a& &X:SbAE %8 #S $$ $'R $)8S $*WXESA]84e
  %aP $2P $3S6OF8e &ZK $4 $8OH $B %!BB@ %)8 %9VBVG %H4BS %N $HN $Z4b $aEO8 %YEE $b3 #V/R $1 %P!PF
  %R &9O4B &H?P '@P)R! $3 $9 $D$PZ8 %>S]84e %Y>B@ (]@4e $a8 &EPA $b& %8 &)P %A #W3EP3 $9 %EP9
  $H]64e $aEP@ $b #X8'B #Z86AP8 $B!PH %3@ %4@N #aK& &]E %8 $P %!PB %#P8 %& %6Sa %8 %A &4P &P! %E
  &K8 #bP %& %A %EVa8 %XIEa !F! $!O84e $. $D $V8 &4e &R &S #&!P #'S #3! #4 $! $9P6 $:6S $=BBG $EBBG
  $O%8S #8R %EPB #= #A8N $P@ &D #B $? $@2N $B!BP $E2N $O2AW 'e %58N %6 &7P %8Ae %A $P67 %= &! %AV67
  '7 %E2N %H8e $S %'O86Be %4BO& %7O,,P &P4V %8$B (=O18P (R86BERZB1 ,e &ED %9V,AU8 (XBUK& %:6V@
  &BN'O!Ge *84e %=BHEBB$e &R)OA %@IP7P4V (Z=7Re %BO48FPH3PBP@ &P)P %EBP &R'PB2e ']D %FV?Z)$ %GN
  'X!G %H&$BP@ &BbKA6K& &EOH3Re &NX!G &O)8PDOA &P$B &QZB& &V# '3PBP@ '=BB2 %KAV7AP &O!GB '@=B
  %X)SA&[I@a &6= &@UK&EO18e &KSaA@ $V4 &R #C$PD $&$PB &e #D? $O5 $RG-e &P #E $FVB $OH &8 $P %H #F7B
  $R %7B %8 #HP #K $! %!Q %$Wb #O!3P '8V?P= &R '8P 'e (FBS (HR67Re %4R %A &?P= &N &e %B &P) $&!B &P
  &V $4BW $678N $8H8N 'SAe $=6@WDER6AP &e $AAP $D %!S %A &!BB@ &FPH4Be &Y=6Ae $H3B %4B 'P #P! %4N
  %A &=V67 &@V8S &N $-! $/AN $2 $4 %BP'PBAe $84 &BH &R '! &e $: $=B $B6 &ERGNEO4 &WD %R!P $D %HW&
  %IDO!X@UK& %KV7B2e %P &DKA &Y3& %X'bPY:cN!& %ZD! $FEO4 $H! %3P ''PBAe %4B 'P ('PBAe 'e %8 &'O!B
  &N &P ''PBAe &SA &W:5O@?! &e %e8 #R!G! %PB $#B &R8 &S %P $$PD $&#B $4 $5S $=RBN $B %N %P %R &)OA
  &5PEB &8O86e &=&Ge *7BB@8R@R4B &@&$D &BP) &EO18e &HO@=O87e &KO!GB &Z)4R $D: &!B (B@ 'PB 'R'
  &ER6AP &FPH4Be 'T!GP &N &P!B &R8 &S &e %P &886e $E %DT&$e %N %R]D*e %XE6 %Z@!#e $FSBN %V $G-R %.e
  %AP8VFRGAe &e $ZBBP9 #S#B &?W@R &R8 &S $4 %!PD %D $BGN $D %EO4 %K3 #T! %GP '7R!PB '8RX6F!e '?O20e
  'ER6AP 'H&X$BPNIe #V!B &e %D &O@ %N $'R $67 $8 $? %!B %8R@R4 %@&$D &OH3V &P4BP 'H &R4B %B %ER6AP
  %KO!GB %P&$e %X$BPNIe $D! &P!B 'BO!Ge %S $GRB #W!B $6B $8A &e '!DP& (PB$bP ')V@)8 'ER'OA
  'HO@9WB2e (W4B 'XAPE)8 $D %R8 !G@P #O-!N $. $0 $2 $G %.S %/ &S #RZ26! !H! $. %?PB $87e $:B! $BB'e
  %O@ %R:6e %S8 $D %8$B %ZD! $EP6S $K4YD83e %Be 'X:SA8 $O&$e %3 $P %E $R8 %BKH $S %8bQ $V2 &P &S
  %4X6KBW]34e %8 &4e %D &)OA $Wb4X4KBe %c4X4KBe &: $cK4 ##N #$BR:4e $KZBZ34e $WD #& $!B &P84e %P
  $#DP $$B &P@ (!DP&X@UK& (ZD! %e $%e $9 %XH&SaA@ $E8 &HV# $HOA %PB 'EO. $O3 $X$BPNIe %G: $Z!' $aP
  #'cE4 #20e #3 $! $$PE $)Ua8 $8 $@?e $O9 &:!B2e $Q $S $V3S $W: $[H #4@PIN $BK8X)SA@ %R!8R8 && %S
  &'Q8&$e &ER6AP $K! &ZLDe@ %XB' %ZB]D4e $O86eY@8 &Ae %=7e %>>e %@?e $P&$e %>>e %Be6 $R %9RZ$]84e
  &]84e %D]94e %HO@:)O,,N %c! 'X!KBe $S %@ %X>]84e %]64e $T! $W %: %D $`K$ $cK! #58 $9 %3S $D %6R8
  %95 %@PB$ $ERB $P8 &!PB2e &?P= &N &S &XHPE?P %9! &O8 (ER'OA %:8P 'R! &O4A!BB@ -FPH4Be %=B %D %EB
  &N $R4 &AFPH4Be 'V67!PB 'e (=B &R 'FPH4Be %B $VD $W: #6R&=BN $T& $V@ #78 $VHN #8 $!BN $68P %BBF
  %RF $7AP %R $8BP$P $@ %XK! $E8 $K& &]# '3 %9 %@ $N $O3 &[' %9 &&P &H8V8 &X=D %a8 $P3! %8 %9! &O8
  %@ &)OAX#4 &9R88bQ &AR&:U8 &B9 &FV?)DPHOA &])A %AV $R! %6 %7 %@ $V! &H8P8 &X!KBe %# %4 %a8 $X3!
  %6F &aIe $Y;& $[' #9 $& $' $4P $5 $:BP9 $O8 $PA &[' $Wa $XHSA #:BR& '>RD3e $K3W@S8 %BP3OH &e4 $PA
  %X!44S $R4HX9KBeX!8 %BR4 %X8D $S) #=O! %b8 $P9 #>PXDK]B4e $S8 #?P %!P)P3]6A %$ %'PB %93S %= &O18e
  %E &!PB2e &N #@ $!PB 'X$@S $$9 %EB %NX8 %R3 $'B &R& %PBS %R4 $)PA $,P $2 %FO!3Re %N $3VD $5 %N
  $69 $8K! %OA %P$V2 $9O4R %V, %WB2P,PHR67RBP)Ae (e )HV# $:BN3S &PB58P %C3S %K& %O! $;VH $=& &Fe %D
  %PH $?= %PB $@4 &R '/P8 %P4B %V4R (/P8 %WD 'X$@S $AF %K@ $B %3 %?W@R %B5 '8N '?P= %H %Wb $C3S %4R
  %6OA $EOA %PAN %R?P $FBS $HO! %V# %Wa %aE8 $IEO& $K %& %'S8 %D]64e %bP& $O$ &B %&$S %) &)P %,,P
  %4 %8 &4e %A $P %$@ %'PB %)R! %6P8 %7R %8 &$4R &(O86e %9O4R %=O87BO/ %H $R& %4 &HO84e &R 'XE)
  %6*K]84e &7RZ)4R (e 'e $S %: %B $V! %./P8 %3 %6B ':BP!PB 'FPH4Be 'H&$BP@ (P$B &OA %8 &]=B %I &8P@
  (A! &e $X,F %3`' (=BN:Ra8X!DbP (X'bP=BNAP %=) %HB`' $Z=78e 'R %?$ &) '8e %@6 %A$ $[' %8 $aQXH@K
  #A3 %HAK& $8N $9 $@=B %?W $K& %8 $O@=B $P@ &'OHZ!b &>R))Ra& &HY$EBe &X*`8X4KBe %A $RE %bE $V@=B
  &?W %a8 #B! $& $.N $2 %$@8e %4BOA %N %P$@8e $3O! %Ta8 %Ua8 $4N %O! $6N %T& $8V! $99 $?N %O,,N %W
  $B %$9VBS &e %= &$V2 &8P@ &AP &HP@R4B &P!B '&$e 'EV7 %E& %IP %X=), &HBR, $D8 %@ %K3 &8 %N %R3
  %bPA $E& &XH %: %@ %D &XH $N %!K %3N %9VBS %KP3 %Y!bE $Oa& $P, $R4 $SB &!R' &7P4V &ER6AP &FPH4Be
  &N %HC9 %b $V! %& %: %HBN %Z8! $X8PN %=), %D# $Y69 $]8 $a& %P& $bKA '6K& %P& '$K@ 'HBB$e *=e
  &EXHSAE #C! $$PD $4 $G-S %.e #D $3 $9 %]HD $E8 %A $K3 %8 %A $N $O! &X!DSAE '4b %3 &]3 %9 %@ %E $P
  %! %& %3 %4O8 %9 %A $R& %3 %: %@ %D $T! %& $V3 %4 %9 %@=B $`K4 $bP& #E! %BB@ $3 $8 %'4V'O!B
  %3VHR4 %9OE %;Tb& %=DW %@NDR %BO/ %DV@=R8S %HAP@ &BP,B@Ae &O4Ee3VHR4 &V8O86P %IDE& %N %P!PB %R4
  %SA 'e %X&R8 %Y6& &ID@6K& $9 $?P= $@ %!K3 %BKA %X#P $A %&P@ %@ &=B &?W $B %B$ '4 'PDOA 'ZD! 'e
  &AP $K: $N $OH3R!PB +6IPB (?P= (e )KQ8EAXE6Ae 'S &4R!N $P %$4 %& %*RYD83e %3 &R %6 %9 %:P@ %@R
  '?O!3Re &S %A &HK %H3Re %IN $R& %4)e &*e %HX*KBeYD83e $S %X38 $aP& 'KPB@2e 'Y383R8 ']HE &8 $bP8
  #HPB &8RA@ $VBN &S #I $!B2e %PB $'B $)P4 'R $7BB@ $9P8 $:BN)P)P4R $=O87BO/ (e $?P= 'YB&&P8 $@R4B
  $BO/ 'KX@BR!P 'M $ERBRAP $FT!GP $O) %@93S %H &#O87e &8OA8e &EBBG &HN &P $PA #K $& %;@ %=BN
  &Sa8bK& %C3W %[' %]@b $3 %$DbK& %BWb %Y8@ %[Ha %]Hb $8 $9 %5P@ %HE8 %]Da $=DK $A %3PE %;@ #N $!3
  %K %P && &BN %R3 $$BP, &bK %bP8 $3@ %E! %O! %Rb& %T& %UK %V3 &b& $4K %T %UK %V $6! %8 %T! &8 %bK8
  &P8 $9N %O! 'HN9K@ &3 'HN9Rb& &b8 %Rb& %W %bP 'AbKA $=BO! 'a& &T9 %O! && &3 &b8 %P8 '$EPA (Wa &A
  $BN4N &YI8a $DP& %T@HNDUK %bK $ESb3HNEbP3 $H@ %EA %P& $KP& &3 %R3HNXKSA8 &b& %T! %Ub8 %bP8 $X!N
  &`3 %3P 'N &`3 %4cN %6R8 'b8 &UK8 'bK8 %=BaP %?P %@R& %KE &KN &b& $Y! %9& %DN8bKA $Z4! %=! %@&
  %K3HNK& $[' %?b $]9 %K #O! %!N &PA 'B %#BP &S %.N %EP &aP %IDP3 $#AN $$ $&!@6BO=Ae &B '2S &N4O&
  'HS &O3 '::N &P 'B 'F %# &!B &4 &AP &DN9VBS 'R! &EO18N &N &PB &e '!BN'PA %$ &,P4R &@ '8RA@ 'ER6AP
  'FPH4Be (T!GP 'H&X$BPNIe &I 'N &O& &P4P 'A8P *A &S4 (R &e %% &!BB@ &6P8 &8PA! &:PZ@!#e &@20D
  '84BS &BP) &H?P &P.R '6RXDH '8VH4R 'EPH &X5BN '?6 %EB &O7APA &PD 'H %H3@?e &868P &BB$e &PB (EO.
  &R67Re %IB '2e &PB (R@6BO=Ae &R4 %X!4 (!PB2e &#: &$BPNIe &E$N ') 'A 'SA8 %Z#? &A$ ')8e $' %!RBRAP
  %'N %,P2 %7BB@ %8RA@ %='8e $)+ &!B &V $,'B &PB %)P4 (,P2 (R %+P %,P '2 &S %:BN!PF %DO!G2e %X'48P
  %ZA$ $/R $2/P8 %0e %Ie $3 %'K& %HaE8 $4 %!PB %49&!) 'BB2 &N &PI &W %5 &P &R &V %95 &BB2 &VBVG %@
  &N %A &EP6S &P7RG/P8 '9O8 &e %E &9PD &ER6AP &P 'B &Y=6Ae &ZD! &e %H3! %IS9 $67BB@ &P %FPH4Be $8
  %!QY=& %3K8 &P8 ': %44R &N:P:P &R '?P= (W@R 'BPG-Be 'HV# 'KZF! &e %5BN &E 'N ']@4BS &O4 &PB %68N
  'P!PB &BPA &N &O3 &P8 &RH %7P8 %8R9P4 'EPH 'G/P8 'XEH %:aP4K& %BE& %DT! %H!C4 %X#P &3! &6H 'I
  %Z3G $9 %8! %:DO9 &NB3 %H8 %X&P %Z#! $:$O9 %3 &8 &PIe %4 &F! %68 %:N &R %BNAV67e %I&! %XIBaK $=
  %=N &O,,W %AK! %X=XIBN $@9WB2e %:)O,,N &6P (8 &AV4 &BNHR67Re (IPB 'PA?= )R!?= &O,,PEPH &ZA$ %;OH
  %=D &O67e '878e )?P= )@R4B )E&Fe )]@4BS )e &P7N &V67N %?EN &O4 &PB (N 'G2e %@8P &O:7P8 &P ')S=
  %C67Re %Z=7R &@68SA!5P $A8e $DDP: %XD# $H3S %4 %HN &V 'BN $a& &H@ %8 $b8 #P $! %BB'e %D &YD83e
  %GR8 %O'(P %RA $#P $$B %W %XBF $& %IaP $-! $.R! $2 %S $3 $4 %BP $6B %RH 'DO!G2e %V $7! %AP 'A %B
  %PB2 ()8 (:BNZA)8e (?OA (BO/ (HV# (N (W:!PB *Z?$ %R4 %V &!PB &)8 &:BN3RG/e $8 %4EN %V &FRGAe $9
  %HW, %P8 $: %]4A $@ %#P &V@ %$P8 %&aP@ %)V! %4P %6IPB %84 'e %=BNAP 'P8 &Sa8bK& %BH %D &bK %H!VD
  &R9 %IDO& &P9 'E %O$$S )7BB@ &, 'HQ8T! %P8A (e &B5 %R! &4 &8S &?O!3Re %S %X&P &2B &@P &E6 &H8
  &IDSaA@ %Y*a %Z!b &$! %])A $A %)W %*V& %3R8 %4OE &P %8bQ (;Tb& %9OE &VBS %:P!8bQ %=P8 %>bP %AW
  %BVb& %D@ &O9 %H@B &R898 &a& %KO!GB %O, 'Ie &2Ie %X84B &IP &K! %ZA! %[' &A %]I@ $B %$3S %4BP %5S
  %6 &P &RF %8RX6F %99 &BB2 &O, '9 &P, %:BN!K9 %=O3 ()aP& '8 &P&$e %?P= &S %DNDPA %EO3 '4B %H8X6F
  &O@ &PH8e &R8 &b@ %I8W %K3 %N &=P &Y8 %O45 (HQ$O, (N &67e &@?e %P2SA )!B &8V!B@ %SBR!7P4V %W:
  %XDE %]@A %e! $DN &E8 %R &!P &8S %S &a %W $E %! %8N %BH %R!P &4B (S %Y!a &Hb %]Hb $H8P &e %@ %e8
  $IBS &aPA %O45 &H $JVBN $X! %I4V $YIB! $Z6 %B) $]5A #Q $$O, $*aP& $6O9 $8E3 &8 %K& %O! '&P8 'H&%e
  %P8 %T! && $9K! %O3HQ8E8 $:NDK &IDO& %Ob8 $@N&P &DK &IP &XDX6X@P &Z8 ($BOE $B3 %E' &@ &A &D %K!
  && %O9 %P! &, '3SFBS4N 'BPG-Be %R3 $DO! %P8 %S $HP %aK8 $IBE3 &O9 %P $KKA %P& $X8P &SA& %?P %BP
  &R& &`' (BW: %H`3 %I8SA! &Ba $Y3& %D& $ZB& '6P9 #R $!#P '96 &R@ &e $#B &S %P &8D %S %XBF $$PD $&
  %#B %$DS &PB 'D &S &Z:Be &e %HPBPHO4Ee &Wa %I &8P6 &9O,)B &BP () &D '! &P$@ 'H8e &e '9VBS %Z4 $)D
  $,' &8e &e $4 $5RD $67 &P 'B5 (P@ &R ')OA 'H?P=8K!KP2PX#4 'e $7AN $8 %$bP %6BO=Ae &ES %7= &V 'B
  %98 %HK3 &V# %N %P3 %S %X6P &7PEe &IDUK %YBa %[)b %]5a &I8 '@ $9 $::N $=8N $@=DS $B %N %R &! &X6=
  $DP $E %R!P $I8P $X!P %8BV &I! 'N 'P &aIP $ZB3@ %D! $a& &#K& %E $b8 &)S= )R4O!GOA &=BN)8@e &D@
  &[' #S $!BV3 %O8 %P %V8 $#bP& $$RbE $% $'O! $)@=W $3 %K $4 %D %b8 $8bQX&R8 $;Tb& $<O3 $@P $D@
  $ER!P $HK %N %O8 %P %V! $I %8P6 &bP %BP) %e $Z46! $]> $a %96 %=BNAP %XIDSaA@ %])A6K& $b #T! %IBK
  $& #U9 %$b8 %6K3 %=O87Ve %HE8 &P8 'A %IP &W! %]: $aK &@ED)8 &HPB #V $! %#e %&K@ %3R9 %B &@
  %O,,!R' %Q %SbAP!Sb %Y33 %[H $# %4P %8P.!BB@ &RXEF8e %?O20e &P= %BaE@!O8 %DO!G2N %ER6AP %FT!GP
  %H@ &EOH3Re &O84e &P$B %P &?R9PD &B@2e &E3S %R8 %S %V@ 'ER6 'PD %[' $$4 &R %87 'BH 'HEOH3Re 'e
  %O87PBP@ (e %RBR8 $&! &P!B %HR& $'BR4 %I8Sa %N %R &4 'B $)8 %P &3P $, %,P!PF %4P %8RA@ $2 %IP
  %RHP $3 %!Wa %#S3 %$8 &R3 %'R4 %6bPA %8BS %:BNXHBR/ %?O!3S %ERHOA %HP$B %P %Y4a %[' $4 %!ES %4N
  %P %R $67 &PBP@ 'EPH &R '=B 'EBPBP@ 'HPB *ER8R'(OA &e %OF8e $7P &BH ()P &EPH &HS %S $86B '='8e
  'FRBR 'S (A )?P= )FPH4Be 'Z!GP %O# &86e %R?P $93S %BB2 %R8 $:P2S $==O4 %BB2 (9O. )VBS (?P)8e (BP)
  (FBS %R4B &F@B $? %B %O$ %P &= '&Ge &BaE@ &GR4 $@ %#K8 %6V@ %8 &N &OH &P %AV& %IOE %N %P4BP &DS
  $B %$4 %&$e %93S &5 %?P= &S %E&Fe %FO!3Re %HSI8P6 %O4R &HE3S %P &&$8P *&$e &BO!Ge &DOA &G-Be7P8S
  %R86Be 'O@ &A '!PB )D '$4R (BPH '& '8 '@20D 'N 'O8 'P 'V:BP$P 'X$BPNIe &XA86Be (F &ZA %SAe
  %VaAHVBaPA %XHSA& %ZD! $D4aP8 $E %?P= %BB2 ($SBS )WIP (:BNHR67Re (=C!Ge (?R&$PB )W@R (@2S (EP'!
  (HEOH3Re (PBP@ %P8 %R)P (83QBRIe &8OA &@D $GRB $HP8 $I8O4 &Sa %Ba& 'PA %C6 $X@7 &BV %B86Be %IBaP
  )EO&[I,a $Z#6OA %8! $]I&:P3S 'Z!D! $a@ #W $!G@ $& %$aP %HV3 &a& %X8R8 &@a8 $'!N %8N %R &9O4B $,
  %IPA $3 $4 %B &X$@S %R &!BB@ &9O4B &FPH4Be &Y=6Ae $6 $8 %V $9 $: %!PB $B %A &e %R $HS $X'bP $a
  %#K %BWb %H@ %IP $b #X!4 &8bQY#`& %D $4Ae %KBRZK %`! $:! &4BO@ &Z6BHZ$: %8 %B3)S4 %H*PBe]64e #Y!8
  &X3SA@ $$Z=]D4e $483PBe3 'e &DSAe &]84e $:@ $D& #Z!:RDKH %X:SA $$: $4B$ &e $@7P8 %HB $B) $DXEX8SA
  %Y!8 #]4De ')S4 $9 $:BRDDO@ $D3e #a& %3K! %4OE %DQ %X3) $E8 &D3 &HO3 %A $K %& &3PE %8 %YEE $P %8
  %A %IBS %XIDbP %]#b $Q #b8 %4S8 $@ %4Q %6O9 %:aKA %>O! $E& %@ %A $K& %@ $P& %A !I! $$EaQ $96 $Db@
  $IO8 $ZDa #& $! %_ $GeKaK8 $H %$4R %9P6 %B5 &P) %e $K %! %3 %8 %A &XI&P $O! &_ %9_ $PA $Q $R! %&
  &_ %@ $T! &_ $V&I&R& %3I&R3 %9 %aA $aK&_ &@ &A %P& &E #,R& %9 $bP &<BOa8 #3 $IPA %Wa #4N #6A $OA
  #8 $6P& $E! &IW %3 $K %! %& &!Sa 'V&FBS &#PIAaP& &$PA &'K! 'R! &(P& &9OE )DQ?W )Y3& &=K! &EOE*K
  &HK&IbK& &I,bP:DbK& 'P8 &XBUK 'HUK &Y#@ '$ '*& &Z38 &[8 'I,a &];a %8 &!K $O! &K! &[' %& &HUK
  )=R@=e )X3R86P& %9 %a8 $P %3 %4P %8 %9 %@ %E &[' %IW $Q %*bQ %XDSbA9 %[' $S %9 %b $T! %9 %a& $U3
  $V %8 %9 %@P8 %a@ &A $W %;S $`KAY8a $aE& &A '!R4 '3PBPFPH4Be %K &A %P& &A $bP &!P! &#P &&K &4P
  'aP& &6Sa &;P &=BNDP8 &K! &Y& &]> #@! %@Va8 $3 %!O8 %'3 %4OE &W3 %9V, %=! &V& %BW: %KPDOA %X#4
  $E! &XID`! %3 $K %! %& &I@P& &[' %)R4 %3W %4PD %8 &# 'bP& %9 %;S %A %DQ %X6F &ID`& %]6A $O! &I@@
  %3 %8 %9 %a8 %b8 $P %! &H& &LKH %& &[' %'Rb&'K! %3 %9bP %:aP %A &! &$EP@ &4P &AP &XD# 'I4V &['
  %BaP %[8 %]@b $Ra8 'XI@a $S %a $T! $U8 %a8 $V3 %8 &XESA8 %9 &I@R9 %aA $W %8bQ %:aP %AK %HO& &S
  %IAK& &O8 %Y3& &8@ &L@ %a &9bP8 $a8 &I@K& %K && &8 &@ 'Y;bE %P %Q $bK &Y:D& *]> %P &A #A! %_ $3
  $E! %8 &ZDb %9 $K! &XKR8 %& %3 %8 %A $O! &F! %& %3 %8 %9 %a& $P!]Aa %& %3 &8bQ>bP %9 %@ %E $QX:
  $R! %8 %9 &A! %@ &_ %a& $S %a $V %!IAR! %3 %9 &_ %@IAR@ %a8 $W!AP $`K&YIA`& $a& %E8 %K& '_ &8 &@
  &A %P &8@ $bPE #B$V2 $2 $3PD %S $9_ $BGP $K %! %A_ $O9_ %HE $P $R %2N %4 &!S %a& '_ $S3 %a $UK
  $V9BWa &IBWa &_ %a@ $W %IBP $`K@YIB`@ #C6A &e %OA $G.e $IBBGe $ZI3 #D $& %!D %4P %D@ &U@ %[ID $3
  $8 $9 %4P %<P! %@V@ $E& %@ $K %! %3 &D@ &KPIPB %8 %@ &DNDPA &XIDE $N $O! &4K &HSa )=DP*aP 'W4B
  &X@UK& %& &$ 'P &HE8 %3 &_ %9 &4 'P &8! &[8 %E %a& &8 $P %! &[' %6 %8 &IDE& %9 &'Q %@ %A %E %ID
  $R! %6 %8 %@ %E %a& &E $S %! %9 %LUbK %Z! $U9 $V!IDR! %3 %8_ %9 %@ &=K 'S $Wa $`K8 $a8 %@ &HO!
  &X!aP %K &8 $bP #E& %YI8 $3 $8 $A $K %3 $N $O& %3 %E &BaK %a8 $P %! %3 &BNYE& &IEOa8 &XHSAE &]IE
  %8 %@ %A $Q $R3 %E $S %3 %a $UK $V3IER3 %@ $W3 $`KA '_ $aP && &8 $bP #H8 #K $! %*O3 %PB$bP *]6A
  $$KA %Q $& $8 $9 $=O! $@ %#PE %AO9 %IE8 %Y3& $A $EO& $H@V3YIa&)P4R %V@3 $]4B #N $AS $IPA $YB!
  %Ib8 #O! %$K %@V! %DQ %IP, %K! %XI %YB& %ZI@ %[' $&H $',S &e $) $./N $3 $4 %5 &!BB@ 'PB 'R' &9PH
  &=O87e &FRD:e 'T!GP &P'PBAe '?B2e 'DO&!PB &R8S &S &XD#P &e $8 %$P %4BP &P %XI $9 %X;A $A $E %#P3
  &bK %$R3 &aQ %&K8 &P8 %*V8 %4N=P8 &aK %5K! %6S %8@ &K! '8 &bQ %9OE &V! %:DS &P! &S &aP %=O8 %@O8
  %BK &aK %D@ &QZ=& &R& %HW& %I3 &8bP &@K 'P! 'W &P3 &R8 %K! &K! %X(SAE &BPN %YB& %Z#8 &'! %[' %]6B
  &@b &Hb $H %3R8 (6Be 'XHES &S %4N &e $a8 $b8 #P $! %EaP %R8 $$EP@ $& %#K3 %$bK %3& %8P$ %:DP %AP@
  'E %I8W %XD# %Y5E &=8 %]!a &ID $, $3 %! %[I,a $8 $9 %XBa $@ %BK! %R]3b $A %!O8 %#P3 %4OE %8N %IOE
  %[' $B %BaE@@P! %R &8 %UK $DR6 $E %8K8 $H %! %AN %Wa $X&R8 %I4V $]@a #Q #R&$V %HP %IbKA $3 $4 %!B
  $8 %&K! %)8E8 &Ob8 %3R83P8 %4N!K8 %6BPA %8bQ@O8 %:W8 %AP8 &bKA %H9Wa %I8U3 %KO$8S %XID`!]> %Y:B
  &D& $@ %=P8 (4e %EO4 &P '4 '8 'H %N %PDOA %XEF $BO, '9O. %R $E %ZIA $a&IbKA $b& %E #S $3 $4P $8
  %AP8 $9 %)O! %H]9 %IaK $X4aP #T $& %H $a& #U3 $8 $K $a8 $bK #V& $4 %PA8 $8 %IO8 $9 %:P! %;P %X#P
  &IE $ALP $BO@ $a8 $b8 &D@ %@ #W $! %EP& $(DP@ %Sa $)K& %bP& $3 $4R %T& %W9 $;Ta& $BW3 $I8W $X9P
  %HUK $]E %I $a %ISa #ZA3@ #a@ %3K& $E& &[A %A $K %4OE %8 %I@! %YI $P %!R8 %& &XI %8 %@ %D& #bE&
  %8 &_ %A &#EP& &6O96O8 &AK3 &X@`! &Y5D& $K %& &8bQ &XBSA8 %@ &DbK@ %A $P %& &(O4B %@ %E &IP, $Q
  %IO! !K! $$BP! $4O,,V4P (W &b& $6NXD $8RG/e $B2SAe %B@!BRAP %E9 %aK& $IO! $O::RAN $VFD $X4aP %DP
  $Y4! $ZBA $]!a #$4R $P7 %B #& $!e $$ %)P4 (R %=A= %@84BS &BBG %BO!Ge %ER6AP %P=A= %VD 'S (9P6 %e
  &!B 'PB $FP %e $KP' $Va8 #'B $D %P $R44R %84P &]4A %B &N #) $P $R8 &S %B #.ES #2R $V $W #3 $68
  $8@ $HW $KAP! %K@ $R %5S %FB &EB &OA %X6= &B! $S4 &!PD &?= $VD &A 'e $[' #4R %)P4 %@P8N %BP) %HPB
  %XB! #6R88P6P8 #7BB@ $R %! &@PH &B2e &EPB &HVB6R8 &PB (93S %$8 &@ %./P8 %93S &PA %: &]4A %@P4B
  &V44R %BP) %EPH %FSD %G/P8 $T! #8&$2N &XD#P &e $7!PB $AN $BB% &5 $D $EO) $O, %44P &5 %84 '8P$ 'B
  'e (HV#HO84e %@ $P!WD %$4 '!PD &P@S %'PB %5 &P %6B %7R:]4A %@OA &R!P %BA ')8 '7BB@ 'N %DOA &`K!
  $Q $R' &!BB@ &'O& 'P %A4 &@ %D &95 %EBB4 %G.e $S! &O/ %' $T! %a& $V %!B '@ 'B@!PB &P)P3 'B &WD
  %'B %) &8 &P '4 &R4 %,P4 'Z44VDP!PB %4B %6R8 %96 &PD %:BR,,P %=&Fe &O87e %?BBAP 'RAP &P$ '= 'G
  %@O4R &P4BP '8 (BP)78 &WD (!B3 %BO!G8RA@ )e &P) &W: %E&Fe 'Ge &O4 &P4 %FPH! (4BP'PBAe (8e &RG.e
  %H4R &87R &B '2e &O,,P 'A &PEBSAe 'H8S %X$BPNIe &5BN %Z=7 &@68P &A$ &D@ #9 $B@ $KED %Va8 %bPE $PA
  &?W@R &@V# $X)A #:!PB $'PA8 $@&$D %P8 $AF $B %?P$ %@P2 %O2 %P &7 $EP6 $IPB $P'S '8 $RH*RX8SA #==N
  $A= $PBe4X@84e #?E $O= &;D %A &6P8 &Z6G $R %%P4 %'(P %)8 &OA (H&$BP@ &P4 &R4 %,,P %2I %7BB@ &P8
  %8O868P!PB )e 'A &RIPB %9PD %:BO),P 'PA %@IPKQ8P' &P8N &V# %B3S &@Ae &O!Ge &P@ &V4 '@ &W:
  %DO!#R4H@OA %EO86e &P6 (8e %H@OA 'P'PB 'Z=7R &O@Z=7R &R4 '67Re %X8G!BB@ &D:8e &G! %]7A $W4 #@
  $!dKA $$EP@ $4 %96 %N $8VGAe $:P! $=N8Q $?W@R $@UK $ARb@ $B %93S %=O87e %BO48e &P) %EREO18e %P
  &E3S %R86Be $C4 &96 &AW &BH $I8K& $O''N %4B $P4Ae %EHS $R4B $S9P $XBF $ZB$ #AP! $V67e %7AP $Wa
  &$& &3S &X'BR, 'A`8 &]> $aP && ']B #B $) %B %V8 $2 $3S $7P8 $8V) $=R8 &@ $B$ %% &Ae %'8e %2= %5
  &!B (NES 'PB:BNHR67Re &8=8C@R4B &96 &:BNZA)8e &@R4B &BH &ER?O)8e &P7R9PA %7 &96 $HV@ $IN %O& &4
  &8 '4 (e $O, &:BNX6F %2Ae $P3S $R %8 %A &!N &9V$$D &;D &@BB$ &HO' &N %HZ4X4RD %X3SA@ $V %2
  &KO@BR86Be %Z26OA %a@ $W: $]6 $aKA %P@ '3E&KV6RF #D&!4 &B2e &PB $E8 $I@aP8 $KBeH4PBe $O&!PB %))S
  $R&$e $Ta&(Ta& $XE& $aK&(aK& %P&(aP& #E! %PF $'B $)OA %P4 $3 %3S $4PB $8 %DKA &P! $9 $@&$D %KQ $A
  %=B %EN $D $HP8 $IPB $OAEN %H3P $P'S $R'S %))P %,,W $S'R #H&]#A $8S9P4 $? $@!PB %@4B &P4B $B=RG
  $O&!@6BO=Ae &IPBR@6BO=Ae %, &!BB@ &,S &Y3IEP %4Ae $P %7B &V $R %4 $S4 &R $V %'R %8S '9P4 %? %B
  &!PA &S %XBF $W, %B #IO&!PB $R %&HP %EP '4!ZB$ #K $! %&P8 %*RX'8 (3)O8 %,P %3K! &R9 %4OE %6V8 &aP
  %9E) %:P! %<S %BH &O9 %DPA &W! %EO& %OH4P %Y#! &99 &B& %Z#8 &B& %]*3e &> $3 %RZK %YK3 %_ $44PEP
  %X6B]D4e $8)KBe %*K8 &e %3S@P83e %]D8e $:)O8 %4R$OD %X'`!4e $> %)KBe %>RF $@ %)K@ %*K@ %>P]*4e
  %HR8 %K3 %]9 $BPX$RD %e!8S &=RX@84e &X*]D4e &Y!8 &Z6X$DH &]64e $D9P8S $H*Sa %4BPD &R8 %X4BSA
  (XDSA &@SA@ %ZD $X&R8 %*PN $]'4e #N$BbPE %EP@PBS8 $'S8 $*KBeH %V8*RZK8 %W]B4e $3BS8PDR8 %O! %V&
  %WDPXBSA $4K@ $6P$P]@4e $8KBeZ6X$DH (]64e %N %Ob8 %PD]*4e )@e &X6H %Sb $=P]64e $@KBe!KH %S9P
  $BPZ!]84e %bPKBaP@ $DKBe %O@ %P9PHX6KBe &Y98]34e %Va@KDaEA &b@KDaEA %W@R8O@ (X8SA@ &]84e $HP $I@
  $KUbK $X!4 %$UbK %*6RDS8 %78He %@BRX*SA@ %D!*P8]3B4e &`!*P8X3KBe %E8'WBS8 $Y' %DH!P $]B %IDa #O!
  %!N %# &B 'ER7S )9O4R 'H@OA 'N %GB 'ZH?2 &N %KaE8 %XH9 %Z# '? $$$N &R &S %8R &S %B &)PAP &@XIHS
  &BP)6W4 &H@26W4 $& %!8N &CG &E3 &NDV& &P '9 'BP &VB 'F &WB &e %$2N 'P &PB 'H &V/ %%P4 %6BPA %8bQ
  %BS3W8O&4e &T& %FV '! %H &!V. &4BK@ &8P &P %Z!DP $'!DO9 %'O84e 'A &R &V4 %(BP 'RA9V$$D )N %8P
  $)+P 'HOA $, %#A@ %)8N &DS &O8 %,N %:BN!PF %@2S %BW: %X)R, $. %/ &N %8P $/ %6RF %@ %F! %JH %R
  &@R,)N $1 %'O86Be %?P$ %@20D &PH %BO44R $20 &)N &N &P!PB %2= $3 %(S3 %BW: %D@ %Y' &K $4 %$O3
  %)SE:BNEO4R %4)SE:BNEO4R &N &P '7R:]4A %5N &e %8OA %?P= %B)N &P 'HaE8 'XB`E %DO3 %ER8R9P4!BB@
  %IR4 %Z8@O4R $66P %7 &$4 'W $7APA 'FOA $8 %3! &B 'KH &KBeBP &O9 &P@O8 %4 &! 'B 'PD 'RBRAP &$V2 )N
  'W &B '7P8 '?P$ 'P (A &N &R! '@N %6V %7 &!PB &=PD %8N &P %EA &aP %X3KBe &4 &EH %Z6D $9 %'8 %:P&
  %KPA %X(P $: %!N &PB %:N %?P$Ae %@&$D %AF %BN@P2 &P)OA &SAe %DO!G2e %HB 'HEBB$e %X34 &:IR 'KBe
  *EKD4P $==V6 %?P8 'H %X!B3 &34 '6 %ZID3 $>!P8RH5P8 $@ %= &B &C!Ge &EO8 'P &P '4 &RD &V ') '6 %@O8
  %HX4KBe3O@ $A!N &P 'B &S %AN &R!P $D'SXBSA %4BP (]EZKXD4 %9Ob@ &PX8SA %@PKP4P %DKA $F'BBAe %3B %E
  &8T! &R8 (S %X'BSAe $G- &@N &P&$e 'EV7 $H %)O@)O, %3& '$4 &B %8S %HN &PHN &V ')D '7PBP %X*8)O8
  $aE $b! %&ASa &ZDa %8 $c! %E $d8 #P $!B &SLO8 %O: '!RBRAP %PB &F 'AP8 'KQ8EA %WD %bP $#AP4 '8 $$@
  %O84V!N %PB 'H&X$BPNIe %X8Ae $%P4 $&#8P& $' %!DaK@ %2B&$e %@ &8 %BRA (EO4B %HP@PB5 %IP, %K& %P3
  &B 'Ae 'S %R2 $),P '!B )B@ )H&$BP@ 'FT! 'HR67Re %EN %P &8 &]8A %S= &E '! 'FT!GP 'N $*K> $,P
  &HR67Re $.P8P $2O4R (HO,,P2 %P &'O!B &8R$@ &:BNZA)8e &X#4 $3 %VB &DAe %WB $4@ &?P= &O8 &P $5BB=2e
  (e $6B &KV:5O@?e %P4P &8 %R &4A (e %S8= %T! $7BB@ %P8 &B $8 %! %8 &6e %N %O86e &@ %Q %RH&He %V?P=
  $9 %O4R &8 %R3'O8 %Y33 $:2!N &N %N %P8 $=O3 %P7 %RD $>!P8RH5P8 %4bP %BR!P $?B2e %O= %P &!B
  &?RB@Ae &H $@ %D! %OA %RG &H $A %4 &8N %8 %O3 &4 &8 %P8 %V &#OA &7 &B 'FPH4Be 'XE) )6 'Y=6Ae $B3S
  %6BP %9R$ %@2e %A &)8 'P4R &7BB@ &:BNX6F &N ')P4R &O8 %N %O!#P 'Ge &, &4R &@? (!5P (96 &D %P78P
  &@ 'R! &X9SA %S &Ae (HO@=O87e %V@ %W %e!4R! 'K8 'REX@84e &$4R! 'O8*K &4 &>XE3Z*]84e &@ &X'84R8P
  )Z6]=]B4e )]64e '*8KD )R! *$ (Z8]=]B4e +D4e 'BAe $D:8N 'e %NEP3 %O!G2e &A &E %R &EX)SA8 $E %B2e
  %PH &IN %V4 &7 &ZH $FB@ '96 %OA %RB 'EP6 %V $GP &1 $H8 &N &e %O, %P &JI (9W)P (e %R8 %WB $I8S &W
  %@ %B &O9 %DaP %PB %V3S $JI! $X#4 &A %'SA8 %)SaA8 %*SA8 %3cN %6F %=F %@8 %E$ &F %FSAB )EP6 %I4
  $Y$8]64e %HN $ZD! $]9KP& #Q $83 %84e %BB% %E8H&$BP@ &A ';D 'ER6Ae 'FRD:e %P' 'X'BR, &5 %R/ $:DO&
  $=8 %BP& %N8Q %O8 $@B %C4 %IR4 %P4Ae $AE8 $BV& $DP $KE@ $X?K $Y3& $]= #R! $& %$e 'X'`4 %KB %YK9
  $'(BRA &P $(O8 $)AP $./ &PB@2e $/ %;D $2 $3 %3R&]*4e %KK3 %ZBA $45S %PDS &XDSA8 %X6BSA@ 'KBeX9SA@
  $67R '=D 'C67Re %N!N $8 %*WDR8 %3RZ$]D4e %68RD &;DO@ &B '78W '=R6O!Ge 'E&Fe (RIPB )X)SAB 'P (BP@
  (X8`4 'S (AHO&EB )e 'e (9VBS &P@BN &V &e %78e %8e %=V4 %>BPXB3 &KBe@R! %O& %X3SA )8P +Z:DRH *Y3&
  )@ )Y8Z=DRH &4KBe *X8`4 +>H &6D 'KBeX8`4 +9SA@ +>H %Z38SX*SA $@9BKH %=KBe4 &SXBSAD %OD)O8 %X@'
  $AR:4e $BO! %RAP (95 &X3SA@ $DDR8KAHe %W %X@]84e %]D4e $ES*P $FB %EB $G.S &e $H %4BS &O89WD %B
  &?P= &N &PXKD &RA (AF (N (P?B2e %DP@ (P9O3 %HP %R %S %X!SA $I@aP@ %BaP8 %DO!KRXIDUaK $X*4O8 %6KBe
  %D`!4BK8 (6BK8R!He (Z68 %I8P $a@ &[' #S $! %)V! %P %bK %dKA &P $$K@X@RBe* $'R]B4e %Wb $(O8 $4PD
  $5aP& $6V! $8PBe]'4e %V&4V&8O& %W8 $9Tb& $@W $AR:4e $B@ %R]6B4e %Vb& $DK& %REX7KBP %VaA(VAY(! &b@
  $F %EB $H %: %P &8 %V!KS[H $IBK9 %DS $X!b& %'SA8 %3]84e %4bK %6KBe %:`3 &bP %=P %@D 'e %D!6BO@
  %E84e %IDNX#N#N &`8 $Y! &a &b %:N %Da& %Ka8 $Z!b& &cN %4b %8 %:& %D& %ID!Z#D!X#D! $a $b $c3 $d
  %KdK #T $! %6T! %KO! $& %@Sa %BT& %KD $3 %KO3 %[' $8 $@9P9P8 $a& $b& %36Ta3 $c! #U3 %KP3 $K %KK
  $a8 $b8 %K #V $! %!P '9P4 %(!BB'e %CG.e %DP %KP' $$ %I $' %'PB (N %(V %P3 %X(6 $)V $*V@9WBP
  %X9!SH5P8 $+P!BB2 $./P!PB $2I &?W@R &N &P!PB &RH %P &ZD@ $3 %@ &!PB2e &$4R &AF &FT!GP &HV#
  &X!SAB4R %B &7P8S %I8V8 %KWb %X4P $43@ &B %4@N %9D %=R3 %B3R45e &P &R %DV3 %HPI (!BB@ ,FRD:e (N
  &aPIe %V &8RA@ER6AP $6 %! &?OA &ER6AP &FPH4Be %6P@ %7B2e &O' %9P4B '8 %AP8 %B %DV@ %O) &A '7P8S
  )BP@ 'BO48e %P8 &B &IB2e %RF %V@=B )=RHOA $7O' $9 %D &BO48e 'P)7P8S %KR9 %N %O4R (?OA (XI4V %P6
  'Ee &A &H! 'R!P %cN $: %!B2e '@ &PB (N (S &RXDH %'PB %5O@?! )e %6@ &P8 &W4 %7R %8OA &PA! &RHOA
  %9D %@OA &P '8 %BP!B ') &R '@ %H&$e &@96 &BB$ &O@:6P %LP3 %O)+PAN *e &./P! )8N &6E (O84BPA %P2
  &6P8 %X6F %Z?$ &A$ &D!8e %]@A $?OA $@&$e $A %AP8 '@ %ZA$ $B %$ %2 %=S %H %N %O&KV4O& %P %V $D:
  &8N %P@! %R3 %W! %ZD' $EN $G2 &!B &SAe %@ %P $H? %EN %P %V &? &@ $IBO9 %D9 $JPB $X6!N &F %9!#P
  %I4V &@a $YEb $Z%G %9H5 %@&$e %D! $]B &FRD:e $a8 &K8VHB2e %A $b& &@UK &X6bP %@ &)W &;P& &H@ %A
  &KbPA $cA #W $/ $3 $88RD$EKX3SA@ (KWX8SA@ (X6BSA@ )9SA@ )=8X6SA@ )L!X*SA@ $@ $A $BP]D4e %V
  $DP89P4KBe $EPZB]E4e $KP!P3W!W $a %6K& (8K! ([8 %8bQ %DKA $b %KSb $dKSd #X'D! &N $8! &$V2
  &:BNH&$e %'K8P5 $:IR $@BR!O8 (P )XI8UK )[4b $E'S $H %!# 'N %# #Y3:X4KBe #Z%GN $26OA $8)P %3P4
  $D?N %IN $F! $IHR '!BB@ #`K9X'`!4e %=)O8 #aE@ $K& %8 &# &8V) 'bK@ &IO3 'W &K8VZD@ &X=DSA &YK &['
  %@ %A $P %& &6K& &DbP&I8bP &KP98bQ %8 %E &DT! $Q #b8 $@ $E! %8 &=S $K %8 &EK8 &KK3 &YKb8 %@ &$bK@
  &K! %A &HbKA &KRa& %YKb $P %& &EbP& &KR& %*aP %A %E $QKTb& #cK3 $N #dK %& %A !L!X!SbA8 #E&*VbA
  %ZI %]L $8 %8Ob& %X>KBe8O8X3* $9 %LP9 #K!!Sb %]!Z3 $&XLP $3 $4 %3K! $8)W %3WBOH %Z3 &8DWDW $A8e
  %]84e $Be8X9D83e &Z@8 $DDSEWb3 %O83P %RES8 %YD83e $H #N $LbPA $]Lb #O! $&!PBS %XD $@ $DZDa $a8 &Y
  $bE #P $8KA $:aP $@ $BP$RBS &XB %e3 '3RH!e *$e 'YEBe &4>KBe3 $DDKA]*4e %e> $EP8P &A $IeX8SA@
  $XB`@ $ZDES8 #R $3X3]84e $4 $83W $::Sb %Z: 'Z:X4@OH $E@OH %YD8]34e $H6SXBSA %Y:8RZKDP #S9BW
  $@P]64e $DRZKZ6B: $XDSA@ $ZBa #T $! %IP, &bPE %LO! %XIR@ %ZI@ $3 %LO3 $@ $A $a@ %A #U3 %LP3 $K
  $aK $bK #V3 $9 $AXDLVA #W! $@ $DP $b #aEA $K %&!& &X4b %@ &3& $NLaP $P #bK $P %]Lb !M=2M #DM !X!
  $! %@NXIB! $&!KA %X#& $'R &KP'PBAe %e $)P $20e $3 $4V &8V4R %XEAe $6O9 $8 %_ $@ %He $A %DP %WB %e
  $B& &[' %3 %8 &P3P %KN %PN %R! &8 &a8 %SA! '& (FO!3Re '3 '8 '9 '@ 'E &bAE %XLP83e %`& &3 %aK $DF
  %K %P &N %SA& '3 'E &aA &bA (& %UK '! (B3 ''U3 '3aP& ':B!4R 'IR8 'X&R8 (9HR! 'Y!& &aK8 &bK (8 %`3
  %bP '!BN;@ 'M $EO- %SA8 $F %= %BR8 %P &!O84e %R8R 'S %S $G4B '!B )B@ 'ERHOA 'FPH4Be 'H@9WB2e %@
  &FP84e &HO84e %P %S &A2 '8 'B $H %B &S %P %S $KBe '8*S %R)P %]64e $N %!N $P %4e %6O20e %9R8 'D
  %@PB %DO3 &R8 %IDS (XI8UK ([4b %N &$P &4N &=N&O8 &APE &DO84P &H@VA 'S)O& %XIDP %]FA $R& %3 &HV#
  %8 %9 %b& $SA && &' '$BbP8 &3 &8 &B4R )$V2 ))OA )8RA@ ):BNEO4R )?W@R )AF )FO!3Re )e 'e %aA& 'E
  (#bK& %bA@KSd (](a 'E %cAE 'N %dA& $UK! &9 %bK '!WD $V4 $XB $]D $`& &)E8 %' %3 %9 &&Q &4! $a %&
  &!P' %8 %P $b!O& %& &!bP& %K %P &KSb &XDSbAE $c %! &LEA %P6e $d %& %P ## $! $'B $3P $4 %Y38 $8 %&
  %A %`3 $9`'#9E8 &4 $@ %6O4 %B &P/ %NHRBRK8VHB2e %P %UK9 %`& &3Y#@a %a8 &P %b8 $A %! %4PA %R8 &9
  %UbK8 %a& &P %bKY#Aa& $BKN $D& %KN %N %P &N $E $G4B %@ %SAB $JN $N#N $P %)OAH8 %3R8E8P %=8@ %@K
  %AbKA %E& %H@R& $R8 $SA& &3 &8 &@ &E ']#a!P %aA %bAE (I8V@P8 $UK %aK& ([8 '8 $`& %, &[' %3 %8 %@
  &#O3 $a& %8 %P &DP $b %@ %P &#P &$K &6S &:! &;S &AP &IP 'W &[' &]: #$$KH $'( $20N $3 $8 %6O!!S
  %AP $9R8 $:X6P8e &9B4O8 &EKBe3 $@R$KD %S &8R86BSAe &?O20e &KR86BSAe $A %)R8 %4OE %:P! %@UK $B&
  %3R4 (>K&*RXKBe %8 %P &I2S &NIe %SA3 'E %UK ''O!B?= 'BO/ 'EODAe &aK& )!D )$E9Y8a8 )'O!B )4Ob& *b8
  ):Ob83R8X;P )=R@=e )A84e )BP& *aK8 )I@PA -!PB$bP )X$BP %a& '#BT@ '$BO3 'X$BSA3 &P $D@ %R9X$DRb@
  &b@ %SA 'Be %UK9 (>O8 &aK8 )6Sa )]IE %`3 %b& &8 &P $Eb& '$EbP& $H $I %ER45e %FPH4Be %H5P8 %N
  &H5P8 %P %XFBG/FPH4Be $KBe!RH5P8 '*W]64e '>RE 'X$88P (*KBe (8D %N &X '#R8 $P %8eX4KBe %B= %N %]K
  $RBe> $SA& &3 'Y$b8 &8 ')P &> &@ &B &E 'BS %aA@ 'E (X#`, %bA 'E $UK& %bK $X9RD $ZKDR8 (]84e
  $`8Z3b %@ $b! %& %8 %P &Z$B& %X!b #%SaA8 #&! $A $KN &&N $P %@OE &U3 %N %_ $R8 &:O8;D 'S &;aK8
  &<U3 &H3 'X4KBeDR& &X>bK 'AKB@O8 &Y: &]3b!Q9O& $SA9 '!BR9 'X)SA9 (I&P %aA '& '8 'IW %bAE $UK! &3
  &8 &9 %aK& '8 (&Q (]# %bK '@ $`8 $aP $b %P #' $3 %SAH5P8 'e $4 %$4R %'Q8& %8P 'B@2e %?W4 %HR! %RA
  $8 %'9 &O3 %X4RDY@8 &8KBPD %[' $>X>KBeHO8*R4S $@ %*K]84e %He $B'P %P'P %R, '!BV& +:BN)PBO!Ge
  '6BO=Ae '8$B ';D '=B (O18P 'BO5 'EOA 'FRD:e 'HV# 'X@UK& '[' &3 %SA& $DSA& $E`3 $G-P $K %BOD3e &e
  '*S 'X@X8SA@ (BX8SA@ %N $P %N &'& $R3 %@ %Be@ %a& &8 $SA& &3 &8 &@ &B 'N]8 &E %cA9 'E ('cPE %dA8
  '@X'SbA@ $UK &:8 &H@ %aK8 %bKA $]34e $`3 %9 &[' $a& %K %P $bP &!W &#K& 'P 'bP &$aN &)Wb &=BNAP
  +ER6AP$@ +HAP@ &@WD &AF &KP@ $c %! %& %4 %HOE %P $d& %K #( $! $3 $6 $8SA8 $=PN $A %)P %=aE& %X@A
  %_ $DA %E %P %R@ '=BNX!SAB4R %SA& '9 'E &aA $ESA& '8 $KN &Y(N $P %!cEA %N &_ %Z(3 $R3 %9 %a@ $SA&
  &3 &9 '=DO8 &E '(V8 %aAE $UK8 %aKA (_ $Z! $]( $a& #)&XD& $3 $4YD83e $8 $> $A %)@ $BP &N %R3 $D&
  %>e %A %De %SA& %YD`! $E& $G/ &8S &?$R8S 'P4P &BP) &P $H*R]D4e $K %BP4O8 &e9P '@P]$4e 'X96 $PE8e
  (3S &e $R& &!BP8 'D &*bK8 &@V@ &KBB5 &X3SAE )aAE &]=XBPN %, %3 &)W %Be4 %b4 $SA && '!DP& '#K&
  '$P8 (Q '3PE '@aE8 'AU8 'BPA 'YH8 '[I@a &9 &B '[I,a 'e &E %aA8 '@ 'E ()P, %bA $UK! &3 &8 %aK '&
  '@ (HO@=O87e 'X=DR& %bK 'I@O! $`!Z!HZDENX!SA %$ %3 $a8 %P $b& &EO9 %P #* $!)O8 %*Sa &e %P %X@86e
  $&IDS $*O& $3 $4 $8 %'WBS %4R!BO@ 'DR4B 'X!B3 (@4B &e '$BRHZ4X>KBe (PX9BSAD ''KIe8 '=KD 'DWX*SA
  'ER8X*84e 'IDVAHe 'XLXD8P +SABe 'Y@47RE 'Z7@OH (AX*> %6BOD &e %HR6R> &e %X*KBe &4KBe *LPDe> $9W
  $:O! '4BN!BbK $> %4Sb $@RZ$DK8 &]>8KD $BOH]*4e %P &@R$ &Be'S]B4e &N %R>KH %Va@ $D %DWDKA3e 'ZDH
  &e '6V4RA?W@R ':/@?W@R %He %SX9H %X*SAH $H)O8 $K %Be '$K8 (R6 '4R>RX!6 'BPE83e 'ERH 'X=86S8 (EAe
  'Z$X8SA@ ']=BHe %N &*N %WD $P %E8P %N %Y7@:e4O8 $R& %Be>XD`4 )EKBe %b& $SA8 &9 &@*S &BPXDZK8 &E
  %aA&]Lb '8 'E $UaK& $X)DHe %8!OD %9RD %DH]64e &]84e $Y$84e $`! &*Sa 'e &X@84e %& &DSb %8 &4eAKBe)
  &6BOD &X*KBe '4KBe $a& &'Sc %8 %K $b& %P*Sb #+K %XK@ #1aP #2B #3! %*eZ6BH $$$KBe %P &!BO@ &DR4B
  &X@4B %X$KBeXB6 $) %8e %KV3@ %N %P &8V?P= $*R &!BO@ &DR4B &X@4B $3 %*S %]D8e $4bP $6 $8 %4PA %6KD
  &RH4e %@PBe! )$ %XEKBe $9R4 $@KA8e $Ae $B8 %O'(P8 $D4bP %De %PYEBe %R $ER3 $H!e6K: $KN &@KDDe $P
  %HE3 %N $R8 &8P &B5 &I8 %@ &6 'S &9P&8P&9E) %a8 $SA && &3 &B '3PG '5SAe (e 'O'(P8 &E '!O8 &N %aAE
  %bA %dAE $UK! &3 '3PD &8 &A %aK '& $Z) &)OA &=D $`! &)P %' %3 $a %8 &)OA %P $b& %P &D@ $dK &3dP
  #4 $! %W*R!OD:P $) %NE2R) $4BP $8R@9PBe $A $B8 &4O8 %R& %SA3 '9 '@ (6IPB %`3 %a $DN %R3 $E`3
  $INBP8 $KBe '!S (X@8RH5P8 %N $N %(P! %4P $P %:W8 %;R& %>Wa %BS3 %HW9 %NY4N %]> $R9 &Z4 %@ %Be!
  %a& $SA& &8 &9 &E %aA 'E %bA '@ %cA@ %dA@ $UK8 %bK $X8BS> $Z)7P4V $`& %86e %@ &4P &6S &9P6 &AF
  &IW &K! &[' $a& %K %P &3Q &8P &I! $b8 &BQ %P &6T& &BO9 &HaE8 &IWb )ASb &LEA &X'SbAE 'HSA9 $c! %N
  %PN $dP #5!R& $8 $@R8 $A %'R4 %AN %HO&EPH $B %4B& %EP6 %N %P8VX5BN %S $D %R! && '(O4B %UK!5D8
  %]5D $KN $N_ $P %$O8 %3P8 %@E! &VbA %EODAe (DRe %N $R! %& %3 &X6R& %8 $SA& &B $UK &! %aK8 $aK $bP
  &Y!a #6 $!*OH &e $$8R$ (!BV&X6= (ER6AP (HO''NEO18e (]6AHVBRAN &SX)SA@ (*SA@ %BOE %Z8M 'ZDAS
  &KXEKBe $& $6BPLR]3B4e $88RH %He %K]B4e %X8H*S %Y88]64e $: %W8 $= %3P %6ES %7PBR86Be &R3P %8@
  &PBS &RA@ (PA *ER6AP %93S %:BN6P8 %=8@ 'P &AP!B2e %A &3P &X'bP %DSDP %ER6AP %FRBR86Be %H5R4
  %IOH3R8 %P &!B &BO!Ge %R8 '6Be %S %X'bP &H8P8VHB2e %]=XBPN8R@R4 $@:VBN %X=D4 (6 %Z: 'b $B3 &'R3Sb
  &3R)O8 &@PBe$ &X3KBe %8 &X8KBe %R3 %Z@]D4e $D$K@ %DWXBSA@ $E %3P %6O20e &W4 %7BB@ &R3P %8N &RA@
  %BN &O48e &W: %ER6AP %F %G %H5P8 &V86B %K %N %O, &8 %PBO2Ae &DOA %S %ZD! $F %! &PD %8P &e
  %9O,,O4R &PD %@84BS %N %P?R9PD $H4e %6e $I %EO45V %e &>P!>bP $K, %3]6A %@ %Be$KAHe 'X84 (9SA@ (BH
  'Z9 (@@RX4KBe %N6N $P %8e %NIe %XEKBe $R! %& %3 &6W8 %8 %9 %a& %b@ $SA& &8 '5ERD '>bP@WD8R7R
  'X*SbA& ']# &9 &@ 'BaE@@R4B &B '% &E %aA& 'E %bA8 $UK &! &8 %aK %bK $X9RD %D!BP> &$K@ &ER)O8
  &HZ$: &Z>8 %EF 'Be 'EBe $Z= $`!*e %' $a %Ie %K %P &!O9 &8Ob8 &[3 &]B $b& &X4b& %K %P #78V $B3 $K
  $SAB 'HE88RXEF8e &X4KBe #8!#N &O@ %BKH %P6S> $$]6 $)Oa8Y8D $4 %9KD %B %HX$: %R &FT!GP %XEKBe$
  $9REDP $:'W8 %6WX8SA@ %PD $>RDS8 $@R &4! (N $A %[H $B$V2 %8P3 '5 %@R4 (B %X6F $EP3P $GP6 $H6eXDa
  $K $P %E $R8 &@N:BP& %9 &_ %a8 $SA && &8 &@ 'AO84e &B $UK& &A %aK& ('P! %bK '6Sa 'IP 'XAUaK
  ,!DbP@X8UbK ,9V;RE ,:BNHP6 ,AU34aK $X'KBe %7KBeYD83e $Y9BH!P $Z6B]D4e $]>B4e $`4 &XERBe! +$ $a&
  %P &]> $b8 %K #9$!Rb&Z*3P %K8 $&!KD $,' &! 'ODAP2S 'P@$V2 &$O=Ae &7BB@ &9BB=4 &=BB2 'D &@ '9=R4B
  'BP)P8VHB2e 'PF 'R4B (86Be &B&$e 'P) &EBB2 &F! 'SD &P '&$:BN3RG/e )e &X=H %,P %=P3 %EP8S $2' $4&
  %P %bP $8 %*R8 &e %6K]84e $9Sb $B! %$ %DDe %PEeX*KBe %R& &D 'XDSA@ %SA8 %V4 $D>OH4e %K %R* %X!B3
  &ASA@ (aA@ %`@ $H %9KD %R$ $KBe '!P@K6 '$SXDSA@ '8 '@W3PHe 'DR8 %Ie]@4e %N &9N $N $P %4OE %9P&
  %@UK %BP2 %N &D '@ &YH %YB& %[' %]@b $R! &ZD& %Be! '7X3Ae %a& %b@ $SA! &3 'X9SA8 &8 &Be %aA& %bA
  'E $UK &8 %aK %bK '& $ZDBVHX*SA $`3 &X4D`3 'HB`' $a& $b %K &XBRa@ +X6Ra@ (aK *X6aK %P &4P $c'Sd
  #:! %#e $4 %=DS %K& %P &@]IA!P $AAPD %S %e $B %4 %@ &C3SFT!GP '6OA &HO84e %A %K &N %P &N %SA& ',
  '9 'E 'N &bA& (E &cAN %UaK& &bKA %W %`& %aP $D %,E8 %E %P &N %SaA8 )Y:D& (E &bA %UK! '& 'A &bK&
  %a& ':DOa& &P %bP $F %D %OH $H!PB %D %V, $KBe 'X*84e )SA )`84e 'Z4BRZ! $N %:N $P %N &X:ScAN %X:P
  %ZBIR4Ae &D $R! %& &_ %3 &K! &Z:& %9 %a8 %c9 $SA &! &&AP& &8Z8 &E &N %aA@ %bAE %cA! 'N $UK!
  &A8bKA %aKA %bK8 $X:KBe $`3 &59 &;S %8 &! 'PB &4b8 &HV# &[' '3 &]B $a& %P &! '9 &IW $b %& %P
  &:BNH&$e $c! %P $d %& %K &XIDK %P &LUbK #; $& $)R, $3R@ %SA& %`' '!PB $8 %R! $A %K %R9 %Y;a $D %K
  &];D %N %PN %SA& %`3 %a %b $KR, &D %XBK $N $P %#8 %IOE %N $R8 %b& $SA8 $UK &! ''R4B '8bKA &3 &8
  %aK '8 $`3 $a8 %P $bP &;& #<UK &! && %aK8 $bP #= $!P $$N $' $)+%P4 %B &$DbPA &3P &9VBS 'WB2e
  &BO48e &IT&Ge &P8O86e 'AV7 &X!G@ 'E) $2S $3P8 $4B $6 %8P %PA %V9PA $8!ER8 %*RDEPX8SA %4eYD8]34e
  %8R*RDDR8 '8*WDaP ']84e &S %SA3 %X6SA@ &>B`83e $B& %*SZK3RX@SA@ %H &6R' &HRX386e &RX3SA@ %P &N
  %R3 'K4 &F &X$DH %SA! '& '9 'E %UK& &aK $D %& %6 %@ %Ae9KA %H %P &N %R& &3 'X=DR8 &8 ''R4 %SA
  &aA& &bA %`3 $F $H %DP3 $KBK>H]!4e &e>W@ '@PX8b86e 'BRHZ$: 'HX:$6S> 'X>!6e 'Z*Y8DDR4Sb ']64e %R,
  $N $P %=PD %EXEKBe %N %XED]D4e $R! %& %D %a& &@ '6BO=Ae ':P8 '=W8 'HR8 $SA& &8 &9 &B &E %bA '& '8
  $UaK '8 $Z6 $]8A $`! %& %' %, %36WD $a& %8=aP8 %K $b86e %A %K #>3 %X3KBOD $@OH $B) %83e)R= %@ %H
  %`8*e>BPA $D %3eH:P6KA3e *Be $H %4REOD $Ie@PBe8 $KBe '8O8Z3Z: (RX'KBe 'BSa 'X9K]B4e (@SA@ %N &>N
  $N %>N $PEeX3)O8 $R8 %Be8 $SA3 %bA@ 'E $UK && &8 &A %aK '& (8$B %bK '& 'A $XEKBeBR6 $`3 $b8 %A %K
  #?!N $4BP $6 %?OA %V9PA $BE %R %S $HO) '!B )B@ '=C!GFPH4Be 'ER6AP 'FPH4Be 'KV4HPI!BB@ 'X$@S (E)
  #@ $!!N %N &XLRB4*e +e &]94e $#DP $$ %$P8R$ %KO= $% %(PA %=O3 %@P! %HEOH3Re %P %R86Be %S $'R!
  $)OEBe $3 %RX4KBeXBX8SA8 %XDAe $44P %B &R! (4O8 $5V8 $6 %8S %R8S &D 'YKD!KLKDe $7 %K3 %P &ES %S
  $8 %6KD %9KBe3 %He %W %X3DSXESA@ &>B@ $@X9KBe *$DO9 %Z@BS 'XBSAD $A $BA %OA %V &@PF $D %! %ERD
  %P]84e %UK& &aKA &bKA %X9KBe8 %`3 %e $G %PA8 $HX*`8X'KBe $I %8 $KBR6 'X3SA8 &e$REBS 'BSa$R&He
  'DR8 'X@3 %YB& $N $P %3R9 %6eKKBeY!8 %@O8 'E &PA %AF %BS %DS %He %Ie %KS %N $R& %8 %D $SA && '@K&
  &Be@aPBe %aA& %bA8 $UK &! && '6K& (aP:DK3?PGS '8869VBS 'HBE& 'Y!bE &9 %aK 'A ']B $X'KBe $Z6 &B
  'Z:DRH %A %D3Sb $`! &*RZ! **R4S %& %3 &3 'S $a8 %P $b8 %@ %P &6e &He #A& $*W $8 $?VA $BW*PXD`@ $D
  %ZDaHZ48 $H %X4KBeX3Ae $K %B@8S 'O8 )8S %E %N $P %E &)8 &8 &=P (8 )R) &@PDAe &AK3 &BO!Ge 'P)
  &DO!G2e &XBF &e %LO8 %N $R& %8 &AK %9 &_ %a8 'XAbK %b@ $SA &8 &9 &E 'AP &[3 %aA& '@ (8V) (XASA8
  'E $UK &! && &8 %aK '& %bK '& (!BPA '8 $X@8 $_ $`3 %8 &'R4B &4P (Z> &IW &KP!PF &[' %9 &K! $aK $b
  %A %P #B# %P &$2R4 *9BRHV67Re *ERX$BPNIe $$$KBe3 $*R8 $2V &! %W &8$B $33R %K8 %PBe %bPBe $4R8P $6
  %4Rb& $8Z9Ee $>X>KBeXBb8*e $AK& $BE8 $E3S %O4R $HX4KBK&!e )eBK&4e $K %V8AK& $P %N $R& &68P &BaP
  %3 %@ %a@ %b@ $SA! && '_ &3 &8 &9 'BbKA 'EV7 '_ &@ &DDR )*T@ )4Sb )H4R$ +e &E %aA '@ 'BP3 'E (YB&
  %bAEB! '_ $UK &! && 'AF 'KV]B &3 &8 'Y!bE ']6A &B9 %aK '& 'A %bK '& '8 'A 'BO& $X3SA8 (@ (D $Z)
  $]B $`!$KBe3 %& %E $a %& &BO3 'aPA &XBbP %BaK8 %E %K %P &BbK8 $b& %8 &6e %K %P &[' #D! %EO3 $#
  %!N %$2R4 %'Q8E8 %)Sb!QDO& %8N %;P %AN %DQ3O9 %P &7R!PB +S &8# 'V!PB %Z33 $$X)KBe $00V $2 %0V $3
  %Sb $4 %S $6 $8 %'& %*e %He '8W8 'HO@;OH 'XEbP $9& %P8K8 $: %!B %8e $=RZ3Z$B]*4e (]D4e $@8KH %K8
  $A %eXKP6e $BKH $E %& %WZDH $F %8OA $G.V $IAN %DO& &P %N $K %)PX6XDSA]B4e %@P8 %N &X6KN %Z(@ $N
  %X6N $P %!OA %#EO, %8e' %N %_ $R! &BP %&8!6P %8XDaK %DDR&]!4e %F &:O,,P &=O18P &KV9D %b& $SA &&
  ';P &8 &9 '$DK& 'X$SA& 'Y@a8bQ &@ &E %aA& '8 '@ %bA& 'E $UK! 'HBB && &3 &8 %aK& '8 (DKA '@ ([H 'A
  %bKA $X*K 'Be %4 %9D &KBe &RD %: %= %AKBe $Z*Z7 %K &Z:D3eERD $`! &3P %& %3 &DK3 %8 %9 %@ $a8 &!D
  &$Q &)W %@ %Ie 'XIDSaA@ %K %P &D $b& %P &ZD@ #E! $$ %R8 %S %X4KBe $' %@BB$ $) %!BB@ %?O20e
  %FPH4Be $/8N &e %R4N $2N %R &! %V $48e %B %PBe &D $6 %$W %8P %@84Be %Ae %P&$FPH4Be (e &84N (e %R
  %S $7N $8 %$U8 %RH %]4A $9HX4KBe $> $@N %O4 %P4R! $B %@2S %S $DDR&4O8 %He %P %X4KBeXE6 %Z! $EO2
  $F@e %AP &e $H8e %?W %@N &e %EO2 %HN &O83B &V!BB@ 'EO2 %PBO) %R &AP $I8 %N %O&$e &:4R %P &A 'H
  (@PB$ &H $JV $KBe ''R8 )D )X8SA -4NEO84! ')O8 )a8 '4R$KD '@K84e (R$RE]D4e 'X8SABe $R! %Be!HX4)O8
  (Z>DEe '$ '3 '4]*4e '9 %D3e (X6B3 %b& 'EbP& $SA& ''O868e ')OA ':aPX:bP 'HBN 'X!4V &38P@ *XI8UK
  *[4b &8 '8P &B %aA 'E $X8*VXKDP &X3SA@ %>KBe %D8*S $ZB'8e %DZ3B@ $]8A $`9 &X*KBeERH '=' &]*4e $aK
  $b %8 %A %P #FB2S %G/ '!B (PB (R' 'FPH4Be (RBR 'S (8S 'e %bP $DG $E3S? %4 && &(O4B &B &R? &S? %PD
  %X4? $G %HR9 &aE8 $P' %BAN &e %]'A $R! $SAB #H $! %# %HBB $# $$EP@ $&SaA@ $(E8 $./S $2S $3 %`' $4
  %V $5SAB (?P= $6 $8 %& %I &P %K %N %P &&$8R$@ &'O86Be &6R=Ae &7R!PB &8R$@ 'S &93S &BO!Ge 'aE@
  &H8N 'CG3ReX3) 'O@=O87e &N %S &A3 'e %a& &IP 'e &P $9A %SA& $= %Ae $?P $@IN %K &[' %P %SA8 (8PBS
  %UK8 (,P4R %`3 $A $BR3 &> 'e &@ '&P@ '@R4B 'HV# %S &8RA@ &?P= &X*`8X4KBe %`' $D %3 %?W@R %P %SaA&
  %UK!HD8 $E! &P@P4Ae %4BX84B %8N &P %A &= %SA8 $HBE& 'D %NXE) $P %)Sb %B?Ae &S &e %E &$87e &2R4
  'SAe &8N 'P 'SAe &?P ($Ae (= &BH &DO!G2e %I@K &C6 &P8 %N %XK! %]Ib $R&HP& %Be' '> %FHR8 $SA &!D
  &$8 && &'BR4 &3 'HS 'PA &6S &9 '8 &;S &@ &E &[' %aA '& (6PA '@ 'E %bA8 '@ (HK8 'E $UK &! 'BN3PG
  ']H &3Q &:aP &[I,a &]> %aK '@ (6BP@ (Z6B@ %bK ';bP $X=D $Z6 %D $`& &X$B`& %8 $b& %8 &;@ &EO86Sa
  &FW8AeHW4B &XDUK3 &[A (Y!bE %P #I $& %P %UK! &aK %a& %bP $4R %V &! 'PB2e &;D &HV3ERHOA $8KN 'I8N
  %PN '_ %SA& '@ 'E &aAE %UK &aKA %`3 'XI8UaKA &9 'Y8@ %a& &K %bP $@ %E3S %O84 (e %P &AO8 &N %SAE
  &aAE %UK& '3 '8 %`& &8 %a && &K $A %& %P &N '_ %R& &8 &9 '_ %SA3 '9 &aAE %UK! &aK %X! %aKA &P %bP
  $BO,,R! %P &N_ %SA, $D8 %E &YID! %K %P &N 'YIDN %R& %SA8 'E &aA@ %UK '! '& '9 '@ 'X#`8 (>UK 'YIDa
  &aK@ %`! '!DbP +]@aX:`8H8R@ '=U3 %a &P '!K 'D3P %bP $E %& %6NXD %A %KN 'IEN %SaA& %a $KN $N $P
  %8bQ %N %]@b $R8 %@ &IP, $SA& &8 %aAE (YIb& %bA '8 '@ (ZI3 $UK3 'YIb& %aK $`' %3 &8 &9 &Z %8 &'N
  &3S &[' %9 $a %K &XIR@ %P $b&X'SA #K $! %'R4 %(O86e %)8 &OA %*XBAe %8OA %='8e %?= &P$S '= %@ &OA
  %BB5:BNZA$ &H &N &P) &W: %DO!G2e %EP3KBe %F! %H &PB &R67Re %KO$BBP)6W4 )H@26W4 &V %O$4P %P
  &7R:]4A %X#8! &6F %Z6G $& $)=S $3He %R)O8 &89NBN &X4KBe $46O$$N $6RD 'YKD!KLKDe %SXK`@ $7RZKX:SA
  $8 %! &:BNH&$e &PA %4OE %6BP8*e %H4P]64e %]*@e $:*K]@4e %HO8 $=RZ34 $@ %KB %Z9]D4e &K) $A $BPEO2
  %`3KBaKA $D*ODEP3KBe %9P %DR* %HX@SABe %P $E %O& $J! %P $K %8aN %BeX9SA@ %KEA &K %YD83e $NKN %['
  $P %!PB %&P8 %)8N &OA %4PA &e*KBeH '=V4 %6PB &e=V4 %;R3 %BH %DN %JPB %XDA %Y4a %[' &)b $R! &X!BR!
  %9 %b8 $SA& &3 &8 %aA8 '@ (=P8R) 'E %bA& '@'Vc8 (X>SbA@ 'E %cA3 '@ ('Vc8 $UK3 &8 &@ %aKA %bK '&
  '8 '@ 'A 'HV# 'X>UbK %cK! $X$KBe %)SA 'aA8X!@He %*SA %38 &BSA4R! %78He %@KBOD3e (S %Aa84e $Y9$
  $`!*e (=DKXBKBe )KBe4 (X=BH %& %3 &4NZB &KT& %8 &3W &X4KBeX68 +]=B*e %@9BRZK $aA %K $b %!P %K
  &BNXIA &XLK %X4 $c! %A %E %N $d %& %A #L $!4PBe %Z4!BO@ 'DR4B 'X@4B $& %*EA $@S@KBe]>4e $A
  $D*R&!R %R$K:X4KBe $H6R&]*4e $K %Be*R]84e 'X*Z!ER8P 'Z@Z:DRH $LP $P $R9X8K]B4e %B4*e $SA %bA8 '9
  'E $UK! &8 $X38X9KBe]!4e %D8P $Z@Z!D9R8 %BKS8 %D $]D4e $bA %E %K !Y! $& %#@ %'U3 %9E3 %Hb@ %Y8&
  %]3 $3Q $8 %N $@ %@P %X9SA $B! %83e$P8PBS (9PLP@P &R4 %9 %@@P %N %]>4e %`8 %a& &E $D %& %8 %9
  %DK8 %N %RDS %XDSA@ %a %b& &@ &E $E %a& &8 $N %3Q %BKA $Y8 %D $Z3DRX8SA@ $`4 $a %& &$KA &YAa& %8
  &'O868e &6K&KV:5O@?e &Y!bE %Y33 $b %#O3 %& &$DbK %4OE %98 %<O8 %@ &UK %DQ %E &4P &8=X!DbP &;DT!
  &@O&!B &IW %]# $c& %: %H &8bQ4P &X(UaKA &]#aX8aP ## $! $8 %& $@ %`9 %aE $A& %a& $DBe $E! %& %8
  &DKA %N $`& &!BbPE &Y!Ba& $a& &#O8 $b& %8 #$ $) %X)SABe &@SABe $3X@SA@ $8 %*OH %K! %P3P %X*RD
  &9KBeBP $9 %I@W %P]*4e $:*WD %:R4KD $<KA $@ %:OH %X:, '8 $B! %& %K6 %N %R9X9SA8 %`! %a %e $D$WBOH
  'DOH %& &[' %8 %BRX86 %KBS %R>KBeX8SA .@ %X*SA@ *$PBe]93e *]*$DPX@4 %]*4e %aE$DaK& %bE '$DP3 $E
  %! %b& &8 $H*RX6KBe]B4e %X:SA8 $N %]$b $X@KBW8 $Y!D %4B %H3 $Z63 %B]D8P *XI8UK *[4b $a %8 $b %8
  &$K %@:e (]> #& $N $a %& &K8 %8 &_ $b@ #' $! %O8 %Y'& $& %BW: &bK8 )ER6AP %DK8 $'8 %O8 $3Y'b $4B
  $9 $B %! %& $DWKR4 $E $HX=KBe $N $`!HO8 $a@ &'O86Be &9V4B &[H %E $b %& &EO18N &FRBRHO@=O87e %8 %E
  %Ia@ $c3 $d %E &YIEE #( $! $& $9D $D9 %N %b@ '8R@R4B $E $N %Y9N $Z=A $a %& #) $&!BSDaP %@P $8Y8D
  $9cEA $@:e %=W %?W %X:, 'SbA8 $B& %e $DX8D %a@ $H*SHe $N $Y7@ $a %& %@ &'R4 #* $$BPX@8Z4 %PDS8 $&
  %)O8 %4eX3K8SHe %Y*E $3 %_ $6X6R8 $8*S9PBe %3eER) %4P$BW* %Z4BR8 $9 $:]>Be $>]>Be $@ %X9SA &:RD
  $AR3 $D@K8 $E $N $`!$PBR8 +Z*X3SA@ $a %E #3 $! %&P %3O8 %IaP %Y3b $& %8bQ $3 %PD %Rb8 $8 %4NEO8
  %X8B@R4 %]4B $AO8 $IEP $N %Y3d $`!_ $a %8 %E &_ #4! %$K %(P8 %3O9 %6O= %<W& %=P8 %@O8 %IO! %Y48
  &A! $& %!EP %X@ %Z@ %]6A $3 $8 $B %&K8 %E& %N $DDPYLH*S &R8 $N $a %& &&P8 %DN %_ $b %'RdE %@ &$W
  %E $c3Y4d %NXKSA #5 $! $& $8 $9 %9O86T!?P= +XHSA& $@ %=! $D& &!PB2e +BaE@ &]# %9 $E #6$4R! '$He
  $& %6EA %Z! %[' $)X$84e $4Ae $8 %$V2 %*PX8SA %6PDO@ ']D4e &Sa %X'84e $9 $B! &*K8 'T@ 'bK8 &X4KBe
  &Y*& %XED $DXDSA@ $H@O8 %X@X8SA $N %ZD@ $`! &*Sa 'e %&!e8bQ &$e $a %& %8 &DP $b %& %'BR& %_
  #8!*KH $)ERD $9 $@ $E %$R3 %6P& &SaIbP %:aP %B9 $N %8O3 &Q %Y8E &I8 $a %& %)O3 %8 &#8O3 &K8 &Y>b8
  %E %N %Y6b %[' #9 $! %Y33 $$ %!BPE83e %6SXBSA %KO= %YL83e %]D6e $&!e %$e $3@R84O8 $4O8BW) %X4KBSa
  $8 %3eER7 %X8KBe %Z' $9 %#bK$Q5P@ %9P& %HK95P@ %Y;8 $>>R8 $@UK $B! %83e %e &>V4 &BR& $D`$X@De
  $IDP $N %6aP %:P! %K! %Y(N $X7KBeH4e %9PN %BSA@ $YB84eH $]4d %B4e $`9 %=4RH $a& $b #: $*R>R! ($
  $3 %96 %:8 %BRbE $6W $9 $@ $B %! %& &D &HS>O8 &N &a& &c3 &d %:BE8 %;O8 (Y99;!;O8 (Z3A4B& %BW: %N
  %]#b %a& %b8 %c3 %d $D %! %& &8P@ &;S %8 %9 %b $N $b& &H3 %8 %E $c3 %9 %E %N &!VaA &*N &X'ScAN
  $d& %E #;! $& %$K %DKA $3 $8 %! &PB %6Sa %;O& %?P= &W@R $D %& &FB %N %`9 &E $a %48 %8 &3 'R86K&
  &=! &?= %E %IDP %Y&a $bE &=P8 #<! %IK@ $& $3 %8bQ #= $$ %!Rb& $& %=EA $6A &FPH4Be &H?P &P &e
  ':O,,P 'FPH4Be %X6RBe8 $8 %! %&X)R& ), %*Sa %3bP %6BS %X$`! &4KBe $B %! %$6R* %E &=BPE %a &&
  '=BPA 'HBB=FPH4Be %bE %e $D& %'RZKX$DH %4>KBe@ %6R8O@ %88R& %@ %N %XDX3SA@ $E $FAP &e $N %ZD@
  $Y4! $`! %$X!' $a& %8 $b %;@ &OE %>O8 %BWb %E %YB& #>!*e %6e %X4KBe %Z6BS $& $)Oa8 $8 %*S %4P*S
  %8R& $9 $@RXDSABe $B&!e>KBe4 &$DR]84e 'e %8X*SA@ %e $D!*e %) &]3Be> %4 %Be $N $a $b@ #@! %!P*S8
  %8O@ &SX*SA@ ']*4e (64e %LR]@4e $$KR86K) %X$KXBD %Z$B $& %!N=BV8 &P8R8 (SH 'Z8]*4e ']84e %3P
  %:aK& %@V@ %DO! $))S8 $3RHO8 $4*e $6)e %He %X7KBeY@4R$ $8 %'WXBSA %)Oa8 %ED %WY>$X'KBe %X8'X@b86e
  'KBe $B %RYD83e $D& &3Q &:K &EO8 )HX:8 &HP9 %9 $E %3PE %8bQ %:aP %@K& %X*P $H %*P*WX*4He $N $Z$B
  $`!*R@O@ %$Z$B $a %!K& &V,Y' %$V2 &Wa &bP %&P8 %'BR@ &O8 %4PA %6N &O= &P &aP %8 &@ &AQ &bQ %96
  %:N %=BN>P4R@P 'R! %@3 %APA %BN@P3 &R@ &bP %DP8bKA 'A %ES %HBEA &K3 &NXBSA& &PA &S %I@bPA %KPA
  %LaK&HK8 %X8SbAE &@PN %Y'a@ &4& &B& %[' $b %8 %E &aP %Y4a #A! %YAN $& %AD %YAa 'b $9 %$PA %AD $@
  $N $YH $`9 $a %& %Y4b $b %& %@ &'P3ER6AP &= 'BPA #B $! %8P $$$W8 $& %&P8 (HO@=O87e %3T&3W3 %@bP
  %HWaFW8Ae!DP& %X6SA8 $*Ra& $3 $>X>RD $@ %BK8 &P %X@DHeX9KBe]!4e %ZBA $DDS $N $X&P $`!X!4 $a
  %!DS9IR8 ,#PE %& %3R8#PE (HK3Q &S9V! %=DKAKaK8 %>O8@bP %X!DUK'U3 &#SbAEI8V@P8 %[AIR8 $b& %8Y$b8
  %E #D $! %EP3 %Z6H $$X!KBe $& $4XESA $8 %*R& %3e %6P8O@ $9 %BPZ3]B4e $@Z=BZ9]D4e $N $`!Z6H %9 $a
  %& %8 $b %& %E &! &]: #E!!K8 $$$O@ $& %8bKA %[I,a $3 %DbK@ %E& $4B $8 %$WXEKBe %3P %Z!cNIe $9
  %EO9 $@ %]=Be $DW $E %EO9 &P@ 'E $N $XDSA86e $a8 &4P &]E %E $b %& #H $! $& %'O86Be %3P9 %6K&
  %@Oa&@S %FBS &T!GP %KBV2 &V6OA %Y33 $3 %& &KK! $4@:e $8 %!D %& &K8 %A &P!B '8V?P= &e %BWb %HV# %P
  $9 %! $@ %3Q %HPB $A! %& &#8 %N $B! %b& $D& &[' $E& &IP $K! $N $a $b %@bP #I $! %$K! %:P! $& %8
  %Y!d %a && $8 %& &[' %9 %@ $9 $@ %N %a &@ $A %& %@ %N %a && $D %! &DP, %&HR&Ie %8 %@ &$@ &&K9
  &6K& %N %a && 'XHUaK@Z6B@ &[8 $E %! %3 %8 %N %a& $N $a %& %YI8 $b %& %8 %E #K $! %*R]84e %6RX8SA@
  'Z8]D4e %]@4e $&!DS]*4e %X!RD*S &$K]B4e $)!PY93 $3 %3RHKP9P9P %@RBOD4S %EP8*e %X3BH %_ $46BR9RE4e
  %YD84P )R! $83BKH 'P]34e &PDW]*4e &S*S8 &e %4PBe!4R! -P &R9K3S ':PBKH 'DDRH8bKA +[I,a 'KRXD`!4BK8
  'X'8 'Z@8S &S!OE 'b %6RZ!]B4e (@8S %RX@)O8 %Y8Z:DRH %Z6>RD]D4e %]L]3B4e $9 %KR& %PZ! %Y<& $:
  %=DRX$)O8 %X:RD $==DRX$)O8 %X=D`4 $>BR!P )!DP& )[4b $@9DRZ!]84e %>RZ9D %@RX4KBe %N*K8HZ48 )]84e
  %RYB84e %Y:Be %Z@X8SA $BRZ*8P %a@ %e $D!KLKDe %'SXBSA %>P %@O8]34e %DP]84e %NY9@P %X'SABe &9X8SA
  %ZDX>8 %]94e $E $H6P6S8 %>OD4e %X9H6KH %]=BR8 $I8O& $KEA %O3 $X@6RH4e %BK $Z83 %B9R$
  $`!X*D]LX9KBe! %$6S> %3YE84RH $a& %8 &D@ %E $b %&Y@b& %3 %@ $c$)Oa8 %3 $d #L $!X!KBe $83e '9KD
  $::Sb (YD83e $>X8SA@ $@ %X9KBeX!KBe $BeBRHX9KBe! $N $a %! &Tc8 !Z! $! %8V6 %RD 'P %X!! $& %!P&
  &R8 %Z!b $,' &8 &P $.R $/ %HK %IK@ %PH $2 $3O& $4P9PBW %]4 $6O20e $7R$ $8 $:R8Q $@D %V6 $A $B!
  &7PB &=BN %& %,' %3 %4d8 %7 &# &P %= %@ %A %F %a& %b %d8 $D!P4P %& %3e %8 %9KD %PID %e $ER6 $F %D
  &ER6AP $G %@ %A %SAe $H %8 %O) %R86Be %SAe %V@ '=RHOA $I! %BaP8 %EP $X@8 &BP &F $Z!b %* %BZ!ZH
  $]3YK! %D %HA $a %& %8 $b %&Z$b& %X!d $d %8 ## $! $& %X'SA@ $3 $8 %& $@ %& %3 $A! %& %3 %a& $D!
  %& %8 $a& #$ $! %:S9 %@bP %HQZB& %Z=7Re $$DP8 $'B $) $*Sa $3 $4B &?W $7P $8 %@ %H@K %K8 %P!BS
  $9KD4e ']64e %PD %V4B $:;!N $@ %DKA %OA %W4B %aP $B! %$KA4e %& &!PB &HBbP& %*RZ3]D4e %@ %H %O83O@
  %P) %Q %X)6e &@SA@ &KX)SA %Z@Z*@ %]@4e %a& $D %& &X$D& %8 &8Ra& %K8 &@X9SA %O@9OH 'X9SA 'Z9 ']94e
  $E4P %R5S $KK=X=KBeXB)O8 &Be3RX84 $X$8 %*Y$84e %:8XLX!8 %DHX4KBKD %ED]D4e $Y68X'84e )KBe $Z!H
  %@ZB %B$ &8P %DBPZ3 $]*8e %=B $a& %8 $b! %& %) %3 #%BERH $G %! %2P ')E8X)UaK %N %R4 'PBP@ #& $!
  %X&! $& %X&& $8 %X&8 $X& $a %&X&a& &_ $b& #' $! $& %Z$Ba& $6 %!e %8P &e %Ae $8 %Ba@ $@ %4S %6O=
  $B %!BB@ $D $G %'8 &O8 %Y' $a&$BTa@ &Y'b& $c! $d&$BTa@ #( $&X(& $3 %X(P $83 $9 $@ %&P@ %(PA %4BW
  %A& %FBS %I8bP $D! $X! %9c $a %&(aP& %(PE #)! %V8 %Z)8 $$ %)OA ('&'QXBR, (BaE@@R4B %DP& $&ZD& $3!
  %T! $4 %! %R &! 'PB )P@ &BH &EO18e &HIPA $8 $9K&4e $@ZB@ $A %4RH $B@ $Ee &BW@ $X>KBe $b$ #* $!
  $3P &Y;3X;P &]> 'D4e $8 %P &Be %R$ %Sa $:BPZ8 %HZ48 $>P $@ %PDRYD83e &XDSA $B@ $D %P %W)O8 (a8
  $X* %3SA@ )$PBe9KX84 )*ODX>4 )]*$DPX@4 %>SA %ESA4 $Z!4BP &b %D@K8 &a $]*XK4S $a %& %=RHOA #3
  $!X3! $3 %Ba@ $8 %3S %O4 &6 $: $@ %B %R8R!O8 )P &Z8 %]=B $A %4B& %6Sa %HPB $B2 $X@8 %EKBe $ZD]@4e
  $a %& %X3a $c: #4 $! $&X4& $'O86Be $-! $8 %3 $:R!P $@B &7B $A $B! %3 $X!SAE &XDP %9Z! $Z! $a& $b
  %& &_ %4K9 %EP6S %ID& %Z; $c3 %N &KRI@aP@ $dX4d #5 $& %X5& $9 $:BR! $@ %8P!PB $HbE@ #6 $!X6! $&
  %X6& %_ $2N $6KD $7! $8 %R$ %X8KBe %Z6a $:PH $@8OH $B %$@8P$@ %6BBF8e &OF8e %=R@=e %?P= %@ %FO=6e
  %HPB %K8Z4 %XD# $DP $F! $G %'Q %6O20e %P &!B &8VZ6G &B@2e %Z=A $H %N %P$4R $IJN $Y=* $Z6G %H $a
  #7B8 $E8 $a #8 $*S]D4e $8 %HNKP3 &O& &W& %]6A $@=BB2 $BP %S $EPAP*R@DSAP $X!SA %8 %9XDSA@ $a8 $b4
  &9Vc! )$ &He %8 %@ #9 $! %#B '2S %@UK %Sb $)V! $3! $4 %Od8 $8OH %R8 $>KBe4 $A %9R8 $B!X!KBe %@S8
  %K8 %P2 '!PD '$3S $DRXESA %`$X!KBe $Ee &)OEBe &DR8]'4e (a& $H5e $Y3& $Z!4P %LD $b $cX9c $d #: $!
  %#B '2S %LP %Q $& %DP& $/:6 $3! $45!N $8 $B %& %3 &:BP8 &O!*e *)O8 &REX*KBe %4K8 &S8 &VX!H %A
  &:BPA %ERX38*e %X!BH &'$6e (X4KBe &*HX*KBe &4HY484e %Y!B@ )X@KBe %Z4$KD &>HX*KBe &@)O8 '4 '6
  'X4KBe %]>De %a& 'YH& '[H $DRH &ZK %S &X6$8R$ %a& $H!PBe3 %X4KBe $N $X! $YD83e $ZD $a %& &#aP@
  &8bQBbK8 $b %& %:3 $c %! &X!KBe %: %AX*SA8 %N #; $& %;P& %X;& $./O= (=N $/O==N $8 $;R8 $A $D!X;D!
  %& %8 %N %a $K8 $N $X; #= $! %=PA $& %=P& $)+&$e $*R4BK8 $3 $6NXD $7 %PBP@ %R &,P2 &9ODDO&!e
  &H@?PB 'O4Ee &e ')OA '6K& '8R@R4B ':BN6O9)bP& (Ob8 'HP@4b8 'IRBO,KV6RF 'Y!bE $8 %6BPA &K& &N8P
  %=RHOA %X=8 $9PA $;O8 $A %!cE8 %@ &O8 $B! %& %*SX3KBe %@SX6SA@ %N &3! %X*HX*KBe %Y6!6RX8SA@
  %Z4$KD &6YK!6RX8SA@ $D& %8 %De %N %PBRH &DKA3e %RX@KBe %S*S &XKHX4KBe 'L]D4e %a && %b& &X=Db $H4e
  %6e %= %HRX9RD %R6R> $Y6) &HX*SA@ $b8 #>!OH $8 $@ $BeY@8 'L83e &Z@H6e $D64Rb&@PBeX!`4 %X3KBe
  %Z!]=4e %e$ '*K& 'DKBe &X3KBe $X84R$ $Z4b %6!BP> #?$ %6BO=Ae %?O20e %A6BO=Ae %R8 %S $)! %8 &N &P
  '!B (PB 'IPB &e $]$A #@ $! %#e %@O8 %P3RH)W %Z$! $% %!BB@ %N %SA '!BB@ 'N $& %$BVa@ $'8 $*O@9R!
  $3R]> %WD 'P $68P $8DR*aP %PZ! &]*4e $9PA %RD $@WIe $BP %S %`K!Z! $D3e %R93S8O@ )]84e %S %V!!N
  $HPBe6 $IN %O87e %P$4R $JS $LO@I@O3 %`KEe$ $X3D &RD &`@ %4D &`D %@ &84O@ (e %BH %D!VD %H! &H $Z8
  &Y*`!$P]B3e &Z$B@ '=DR %D]$ %I &Z '6ZH $]8A %9De $a %& %Ie $b #A $! %4Be %XA! %ZAb $$ %AN %N %R8
  %S $& %ZAa %[A $)! %8P &e $5R!N $6N!P $7BP %P %R8 '9WB2N %S $8 %! %APE %RZH %S $=8N $@ $XA $ZH
  $a& &_ $b %XAb #B $$ %'R4 (X?6 %:BNHP6 %BN99:BNHP6 %P &=P7 $& %!N:R %$OD %&P8 (APHW9 %5aP8 %7PB
  %8P &bQY#`& %B5 %I@W %X4ScA@ &BSA8 *HP7R4 %YB@ &H& $' %8e $3He %RX*SA %Z)Ee %]KYD83e $4P &BSa %S
  $6 %8N $7 %B $9K4 %R8HO8 $:8N $@ %@OA %BO8 %O8 '$P6KDR! %P8*e &X8SA $A %BP $D $G %2N $H $IR2S &4
  'HV# $X3SA@ %4KBe %8SAE %@KBe %B $Y@84R$ $Z!]84e %3Z$B]*4e &]D4e $a #D! %6NXD %7BB@ %8P5 %9PD %AN
  &e %ER6W %O84Be &A %P &7R93S (:]4A &8VEO4B &?REO18e &@RH &ER8PF %RAN %SA 'EO4B 'e %V4B7BB@ (N
  %X!F $$OD $& $'8N $)Oa8 $2N $3 %Z;8 $4OH $8 %DR $:N $? $@ %N %P %XDbP $DV: $Ee $I!PB &R' %N &X'UK
  %O) %R4 $N $X!F %$)Oa8 %@ %D $Z!b %4 %>X48 %D $a %& $b %& %8 %XDb #E $!PB $$ $6P8 $A %EPA $D!bP
  %6e %DPHZ6]84e %V@ %X$Z8 $HP8 $IPB $a %& $bA %XEb #F! %8P.!BB@ %FODAe %P &3WB &DOA %S $'8N %R $5N
  $78N $;N $? %P %R4 &8 $B2R %3P %4B $D! #G0F &O8 #H! %O84e %Z3! $2 %0e %@OA %R %S $3 %! %@ %P &9O8
  $4 %5R %6OF8KV:!B2e $6! %B $7! %8N $8 $=RF $? %2 %P %R2S %S $@ %8OH %@ %Ae %P?P2VHB2e $B' %a&
  $EBB2 $IVbA $JH $X?2S $Z$B! #I& $3 $8 %! %3 %a& $@ %3 %IO! %LT! %ZB& %a && $A %!XIA! %& %IE8 %]Ib
  %a& $B %&XIB& %N=P %P &'PBAe &FPH4Be $D %&Z'b& %3 %8 %a $E %!XIE! %& %3 %4 %a %b $a #K $! %DPZL@P
  +*R4S %PH %R8PEP $$K4H!e $% %)D $&!PB %Z#3& $)N %P $/ $3 %ZKA $44O::N $8 %R!*e %XK8 $9 %S $:K
  $=KD $?P &H $@ %P8 $A $BH &P $DN=aK %R@:R! )$ 'X:SA &Z!X$DH $EP6 $G/ &)N &?OA &e $H5 &BW: %P8
  $I8K %O& %e@ '@RX4KBe $JPB 'R! 'T! $KPLW $X:! &$ %=a8 (*KBeH %DSbA& %EKBe %K*RH &H $Z*8 $]LZK $a
  %& %KE3 &aP %Z5& $b %! %KE3 %XKb %Z5& &D@ &L $c! %A $d #L $! %KUK %LP! $9PBe4 $@ %X=' $DX@SA@
  $H4e %X4H $N $X4`D $Z8DWDW ![!Db #$B %a &$BE, #' $!DP& $#Va8 $$EP@ %K $&aPA $'U3 $)Ub8 $3Q %S
  $4aQ $5T& $8bKA $9P8 %V, $:bQ $<aK $@P %UK $BbK8 &PA $DKA $HW& $IPA $KaK8 $X3`3 %4R9 %9P %=)B
  %A`8 %B`E %HPN &SA $Y#`& %$9 %4! %:bE $Z4 #)a $b %98 %HKA %[9 %]3b #3 #4b %3R8 %5V8 %X6bP #8 $!B@
  $IDE& $]Hb #9 $#8 &V8 $'K& $-S!P $3PD %Q $4BPHa& %K& %PD $6K& $8P! $9K! %V, $:! %BUK %DRE $=O3
  $BN!P %O9 $DP $HK %O' &a& $I8bP %Vb8 $X&R8 %9R! $Y#`& %3& %6B! $Z= $]@b $b #<a %4aQ %<O8 %HW& %['
  #A $>bP $AK& $IR8 #H $a %AP %[' %]> &Hb #I,a $@a $D4PA $b %!PB %6aP %IP !]! $3e $=OD $B %= %DPH
  %FB 'S %HB $D %Z$X'8 %a $E %OD $X!KBeX$P8eX4KBe $a %!K@ %)8 %8P %:aP %>bP %ZIa %]Ib $b $c %3e $d
  %Y3& ## $!BN3W! $#bK $$E& $BP $Ea %b &X $GA $HO8IDO& %UK $IW $a %3O8 %8bQ %:DP %@V! %IR8 %YI8 $b
  %!PJ %:K39E@ &aP %=RG %IOE %Y33 %[' #$ $AP]84e $BZK]D4e %b $D %$DP %XK`84e %Y@!*e %Z8$DKBe
  '*KA]*4e 'YK8H4P]64e %b $EBSa $YKHZ6]D4e $ZB $b #& $b #' $B $b %_ #(8 $X( $]D #) $8N $A %6RF %EP8
  %P %X?6 $XK8 $ZA #* $$DP3RH $)W $4e $8OH %P]84e %e $9SXBSA $:BOH %O8 $AP]83e $BKH %O: %b $He
  $X!RD %9KBe %B8 $Z$ &D8 %D &@RXD8 $a&aK8 $b #3 $8P@R! &Z@ &]@4e $@K83e $BEe %XEKBe %e> $KK:X6H
  ']*3e %N6K]@4e &D`K! *9`K!*e )$ &Y!B@ %OD %P8aP &BS (a $X'H6e %B!4BR!*e '6KBS +a &`!6KBS '$X4KBe
  (Z6BS %K`6 $Y*`!$P]B3e %KDXD' &H=KBe $Z8XHPBe $b %!PB %6S 'a &aP %AR8 %H4R %Y!a %[' #4 $:DP $B
  %!DSX*K]B3e %4BP %6F &R= %:R-! %?= &P$S &W@R %@PH &R4B %A %B&$e &O48e *8PBP@ %DO!G2e %EO. %HR!#P
  %X=6 %ZD! %a4BK& $X4RD $a %$Wb %5P@ %DE3 %HE8 %]@b $b %!d& %<Va8 %IEO8 %]> $d #5 $!D9 $& $3N $8P
  $A $D $Y:B $a %5K8 %9P: $b %!d& #6 $!K $6NZ8Y@!8S]64e &]84e %O8KK]'4e $>KA3e $A %3Q %6P8 %7BB@
  %AP886e %BO!]6A '/ &a@XA`8 %ER'R4BFRD:e %ID& %]3@PBW $B %&P@ %3R]@4e %6K& %8bKA %9VBS %KA3e &O@>e
  %ZA$ %e $EN $X6B4 &X8SA@ %: $YB86e $b #8 $'SXBSA $4e$DO9 $DK8 %e $X'KBe $Z4BX'8 %B9S %KX9SA@ #94e
  $8PBS $B6e $KKH $X*!*e)OEDe &$)O8 %9RD $Z6Ee]84e %K]64e $a_ #: $6Va& $:e $A %!P %PD %R!P
  $BG2SA9BB2 *O4B )?O20e )EO45V )P!B )e %KP %XE6 $DP3 %a $FP' 'S $a $d #; $6 %KV3@FT!GP $a %;O&
  %HR&IeZ4 %X&R8 #< #= $!bP $$P $'R4B $)8 $0WBAe $6S $86e $9WDAe $:cK! $=BB2 $@K! %bP $B %'R4B %)8
  %0WBAe %6S %9T& %@PBSa %EO8 %HO20e &e %K!*S8 %O) %PBe'S]B4e %Q %R8 %S %W %XE4 %a &=D &H@ $D %K4
  %R8 'H87R %a $FP# &D 'S $H= %R/ $IPB $X=R3 %B6BO@ &PN %FG $Z3B %B$DKBe &'8e &: &>RD]D4e &@KBe]>4e
  &DW]*4e $]B4e $a %:cK! %]> #> $(PA $6e $7P4V $8OD $>bP '!BNYH 'H5R4 $BeEKDDe $D6e %e $X9KBe $Y)`!
  %88*e $Z9B]D4e #?BR8 #@!P $$BK8 $4BS ''R4 '?P= $ABP9 $DR93S8O@ %e $X!B8 %8KBe $Z!8KH %$B '!BO@
  '*K>4e '>RDe@ '@RX4KBe 'DR4B 'X=KBe]64e (@4B (E> 'Z>8 ']$D8e (D4e $a %6O8 %@S %BWb %HWb %[)a $b
  %!& &EP3 %3O3 &Q %4BS &PA %8E@ %9BB6O3 %;O3 %@U3 'K %A@! &PE %DKA %EP %HKA &W& %KO3 %XK! %Y!a8
  &3& %Z6 &= &K %];a &Da #A $3S $]= %A $a #B $>O8 $Ae $X>RD $a $b #D6eX4KBe 'E6 $8e &XL>ESaXE6 &Y@8
  $9BPBS %SXBSA $>e $@K]84e $A $DP $KK8 $X*8He %9BBR %DA $YD$ $]Db $a %!E3 %8bQ %XDSA& (aA $b #E
  $!R& %W2/e $0WBAe $6A &e %e $8X4A %e $='8e $AP!B2e &EO'!B )@OA $BOH $EBB2 $FA $G2= $X9B)Oa8
  $ZK@R& &DR8 &XD`4 $]> $b %4OE %AF %DPA %KPDOA %[' #FD $EN #H $A %FPH4Be %P &H8e %XE6 $Bb $E
  %4PY4& %HV#H@ 'EBB2 $IOE $b %!BK! %4O8 &Ra& %FT! %KOaE %X3UK8 %]!a #I $*K& $8 $:DPBbP $@ %6K& %b
  $B2Ae %O2Ae %a $D %8bQ %a &6ES: $E %b $IDQ $a $b #K $$K8 $*YD83e $3PZL $6S $8eH]4X8SA@ $9SXK`@
  $=a8 $ABP %XBF $BK8 %PEO2 %R) %eYD83e +XI8UK +[4b $EKBSZ$H4e $F!BS@ %EBBAe %WBAe $GHEBB$e $KK8 &H
  $Z*Z6: %3X$BH %K3S8 &EP &X8SA8 $b #L3BP $4S $AP*R86e &]D4e $X6$ %=KBeH6S8 $Z!B@RX4KBe %3B$PBe9K8
  '*R8]$4e '@RX4KBe 'X'8 **OD]>3e *X=KBeKK!]*3e %D $]>
  """#
