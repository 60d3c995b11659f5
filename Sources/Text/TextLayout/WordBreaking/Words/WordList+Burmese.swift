// Written by scripts/word-break-tables out of ICU's dictionary burmesedict; not to be edited.
// Copyright © 1991-2022 Unicode, Inc., and others; docs/licences/ICU.txt has the licences.

extension WordList {
  static let burmese = WordList(
    letters: [
      0x1000, 0x1001, 0x1002, 0x1003, 0x1004, 0x1005, 0x1006, 0x1007, 0x1008, 0x1009, 0x100A,
      0x100B, 0x100C, 0x100D, 0x100E, 0x100F, 0x1010, 0x1011, 0x1012, 0x1013, 0x1014, 0x1015,
      0x1016, 0x1017, 0x1018, 0x1019, 0x101A, 0x101B, 0x101C, 0x101D, 0x101E, 0x101F, 0x1020,
      0x1021, 0x1023, 0x1024, 0x1025, 0x1026, 0x1027, 0x1029, 0x102A, 0x102B, 0x102C, 0x102D,
      0x102E, 0x102F, 0x1030, 0x1031, 0x1032, 0x1036, 0x1037, 0x1038, 0x1039, 0x103A, 0x103B,
      0x103C, 0x103D, 0x103E, 0x103F, 0x1040, 0x1042, 0x104A, 0x104C, 0x104D, 0x104E, 0x104F,
      0x1093, 0x200C,
    ], words: burmeseWords)
}

/// 41,120 words.
private let burmeseWords: StaticString = #"""
  !! #!2'W %MOU $O@6W:O=LU $P=S '&KU $QL!W $S4S $V!=L 'O76WU &O!;,WU7Z&TW )X+WU '(PU &QLW2!6W $W
  %!!W>6W &&WU5L2W &QLW2!6W %(!W %2>QL!W %72M6W %9N6!W %@>'W $YMOU (26W(L -(&W )NU>OSU %NUC!V#=L
  ##O6W $X&W '7Y,W6<W %>L %Q@,W &LW!#X&W +Z2W #&W %(L %,[7W %7>&WU7&W ''W &M;TW6Z<W7&W &Q2MO&W &X'W
  &Z6WU *27W *7&W %;=L %@,W %U &!'N 'MO&W 'ZL )@,W &#MOU 'XO7W 'YQ;XLU 'Z6W *!&WU# (QU &&YM;WU &'
  '&W@,W ';WU>Q 'LU 'NU 'O6WU +!QL&W 'QL&TW ,3LU ,@,W &27W )F74Q 'R &3LU 'MOU *;Y&WU'NU 'QL!W +@,W
  &6LU@6W ,!QL&W &72W!YMOU@N#X&WU 'O'Z6W (6WU +#X (S>!W#YLU7&W )@NU &8>QL&W!QL&W &92W8M67W &:P
  &;>!W;,WU 'YNU!QL!W 'Z6W &=OS &>M7W#XQL 'O>&W 'Z2W *!O6W *#Z&TW *@,W &?6W )U!&WU72W>[,TW '7W
  &@&WU '6WU 'LU &CO7W %V!L #''W $+TW!=R (>XLU $LU &!Z!W (&WU &#O6W'LU &'=L )(MO&W &4MO&W &8QLW
  &?MO&WU &@,W ';LU 'P $M6WU!?KU $N %!=&W %2&W %5L2W %=,W $O $QLT#KU '7&W &W '82W '=,W $R!=R
  $V',WU7&W )@4V4K!X;WU $W $Z6WU (F %R!'QL&WU #(O6W '7QK!W ,@,W '> $ZRT!6ZRT #)L2W #, $&W &(N
  (2MO&W &2MO&W &6N &7&W 'XS &8YP $'W &@ZLU $L %''W@,W $Z2W '7&W $[7W %L;Y[QU #16WU ';Y&WU '>!W;
  $V.!QL'>O7W %/ &!;Y&WU2QLW &)L &.L6W &@O# %1;P &@O# $W #2&W $,O22=LU %WU! $2W &&6WU7&W $6WU!=;W
  $;WU!=;WU $=N &#7W $M %!?2W %#S '3LU@QL '?6W#XO7W %'L#XO7W &QL&TW %2,W (@,W %3LU (@,W %7QU@,W
  &X!W )@,W &YO@,W %8X!W@,W %;WU!7KU ,8Y'W@,W )<M;WU &[6W %?6W#S#X!W %@'V'L7YO@,W %O!W (!2Z6WU
  )=MO!W &T &U '!QL&W $O2W '!X&WU '=&W2LU '>[6W %6W '!<&W (=&W@ZLU 'U!2MO!W .>O7W@,W %S!6!W7&W &U
  '(S2QL!W $P $QL!;XQL 'W (!(2W )2!W ('7W7&W (7&W &&W (!2&W (#XQL!W#XLU &T '7OS &W $V2#YLU
  &=@&WV#XQ7&W 'L'QU ((N (7&W (@&WV#XQ 'N7&W &?K (&[!W &L 'U (#XM6W )YLU &N7K &O!;,WU &P '>[Q $W
  %!O2W &QLW )2!L &YQU )!MO!W;O6TW /[6W .@P#MOU )'L %2NU!2W8RT &Z!W %3P8OSU %7YLU )'!V!P
  %8MO!2W;7&W (U!2W8RT &RT (>O7W %>2W %@2W &NU!2W@2W $Z&WU7QK!W %2W '7&W (QK!W ';O6TW %QU #3!= $M!
  &7KU &=M &?2W %6W '#&WU '7ZR '@&WV!6WU #42W &7&W &;O6TW $7W&6WU #6!O2W;YZQ &7W %V!41W3NU %W
  &2MO&W $#MO $'MO '3&WU 'U (7&W $8QLT7&W $GU $LU &' &7Y&W &8X&WU &GU $O!;L %2S &W76WU $PU>[Q
  $Q=N'L?K&[!W %LT %T $TW &!>L7&W 'Z!W *>Z[L *@,W &#X!W (O7W7&W &(NU &2>6TW>6TW &3QL!W &5L2W &6MOT
  &7>P )7&W 'Z&TW &>6TW *!6W>6TW +L +X&W *#X@,W *2MO!W /@,W *6LU *8N>L +Y2W .#X!W .;X+WU &?&W &@,W
  '2W )!O6W )#X!W )''W7ZR )*QU )@,W &CM2W *7&W $V2= &L= (=L@NF2O $W %!XQL!W &YMOU(!W#X,W 'NU2!L
  %'Z6WU *!YNU *7&W *F %(&WU;MOU %2QLT )7ZR2QLW )@,W %3=MO!W +2L %7QK&W *=MOU &Y6W %:QL&W %=L@N
  %@&WU );=[M )=MOU &,W &2W@QL %U &!YNU2!L &'QLW &; &@,W 'QL $ZRT!>X *>O7W@,W #7!W!=!W $>&WU
  $M>?2W7Y,W %O!=MO *T &&W (7&W $QK!W!72W )=QL!W (#XM!7QK!W#XL (2M!7QK!W#XL $V7-V.N2M>QU7KU &2M6W
  &9M6V4O &>?2W7Y,W 'N &M '26W (M6W '< &N<4K<!L '>@S#XQL&WU $W %!;V:L &>P&[!W &MOU &XQLW:O=LU
  &YNU@OSU7KU %#MO &O6W7ZR &XZR@,W %&YM (@,W %'QU6[R %2Z<W %3LU %6L %7<W (CM2W *7W &K 'U (=7W7KU
  &YO;MOU %;Y[QL&W %<7W %=7W (@,W %>QU7KU &[P %@,W &OSU7KU %GU '@P $X'W!,'W %L!<L '@N $Y!W!#XQLW
  %&W %C@OSU2QLW#S@P %LU 'C;XMOU@LU %QL&WU!7Y6W $ZNU %R &=OS #8NU $X!W<8X!W #9X'W!,'W %L &!<L
  &'7W@,W &(6W@QL '=L ); &>&WV!L $ZNU7&W #:N>PU (&KU $O6WU@LU +#=O $ZRT!6ZRT #;!3 &7YO &>O7W@,W
  $#X@&W=MOU $6WU!26WU $L %!XN'7KU %#=&WU &KU $P %!<P %C'Z6WU %U!2PU &=[PU2MOU *3MOU $QL!W!; $R
  $V7,WU )!6W )27W )3MOU@,W &2W (6M$OSU (@NU &>L 'ZQ %9>L#&WU6[NU (@NU %:>P &L '26W(L '6L '8X!W>Q
  ';NU>QL&W '=6W '>QU=7W ->LU '@!V!=L)W 'GU@P &QL4NU<LU %; &#XO7W &)#XO7W '>Q 'L 'M4V5M &-V.L6WU
  &.L6WU +:L?6L'NU8Y6WU +=[O &?K ('L *82W &@!L $W %'QLW %9>L %U &!O6W &#OS 'YQ )'QL&TW27W )@QL&W#OS
  &&P &'7W 'QL!W &2!W )@&WV:QL &3'W 'M7W (OU=Q<L+W &68PU 'LU &7KU )'QL!W )7Y2W +MO@,W )<S )>X[QL
  &;YQL&W4Q@ &<S &=MOU26WU &>Z6W '[;WU +@,W &@,W $X+WU6N )ST@L %QL@QL7KU $Y&WU (!YQL3 (3NU (; (@,W
  %MO&W %QL 'T $eL''W &=6W &>OSU *#Y;WU 'QL! &T>[,TW#=NU@,W #<LU7Y,W6<W $N $O!< '&W $QL &!W!!<W
  )<!W &&W!2;WU )<&W (#XQL!W#XLU &7&W $W %!<W %#XZ2W %(<W (=QU=S7OS&ZQ %2&W (=[&W %6[O2W %7K ''O
  '=ZL &QK!W %; &@,W %<P %>QL&WU!YZ!W &Z[2W %@,W #= $!-W '=L@N %2W '&[!W %W %Z!W&[!W $&TW!@N %W
  &$XN6L &6N &7Y,W6<W &?KU &I@S $)L $1 $6MOT $;!W '6ST@L %2W '(N $?M!W&[!W (8QL&W &2W %QU '7&W
  $L2QU (@;LU %6N %U &6MOT &=Q7M2W'!LU $M!3 '#S@,W ';XLU@,W %6WU ('!W %<L %O1W (U &T $O1L '4QK@
  '@!W@,W %6WU!=&WU $Q!=L;O6TW %?U '=Z!W %L&WU2NU>OSU &@QL7KU &T!=,W &W!;,W +7YO -QL#X!W (=,W $R!'R
  $Z2W '!&WU>X[QL!W 2'!LU7YQL '#ZQ %QU %R!'QL&WU -7&W #>!W &@M;W *7&W 'QL $'W $2!W $6LU %S %W &!(6W
  *7YQL@,W '>LU &@S7X&W $7W &!YNU!YMOU@N#X&WU &#Z!W &',WU $;QL&WU $<W &!><W *8Y'W@,W $> %S $L7W
  '',WU '=['W7KU $M %3MOU )@,W %6WU!>!W %7QK!W7QK!W %;W '!>,W (X )@,W '#XOS '+L1W '7&W &[&W
  %<O$W#Q2W %=[,W %@,W &M;W %O&W (@O2W $N!;L (6MO&W (>O7W@,W %'L $P %!>R &Z!W %'LU $Q!#XQ %?= %L
  &&W (2S (6L;,W (=[&W (@ZLU &W '(R )@,W '2O2W +@,W (S '@,W %U &!>LU &'L7Q 'M2W &(6W@,W &3M6WU
  &7X!W@,W &8X!W@,W &>!W2Z6WU>[,WU &@P&<W 'ZLU=,W#S $RT &!X &'LU#XQ $XL &1 '7O3O)+W ';M2W(ZQ 'N
  %QLT!>X,WU $Z6W2QL&W ,#=O %L #?M $Q #@'W &#KU &(PU $,W &U $7QK&W $8MOU $;Y&W (&KU $<W &7&W &;O6TW
  '[O6TW $M!CQL!W +8Y'W@,W )&TW %O1WU )!Z!W )7YO )=[O ,@,W )?6WU $N!=N %>&W2 %@,W $O2W!7XL (=!W
  )O2W (@!W $QL!;XQL +U 'W!=QL!W )@!W &&WU!6&WU $W $Z;WU!@QLT #GU #L $!N %XP7Z2W7&W %YMO %Z<W#Y&WU
  ((QU +3MOU@,W (=QU +GU'NU#XO7W (@,W )P $#X&WU &<W ((ZR $(NU '@,W $2Z6W:PU (U )=O7W7YQL&W *QU(ZR@P
  $6@O# $7Y6W (@,W $82W $9Z6W ('!V!P $:MO&W@Q62W %QLW>'W(N $; %#MOU %$O1W )#MOU )',WU'M;W %21[L &V2
  %7MO&W %:OS %;YQL!W %=,W &L$ %?M2!W %M@,W $< %!S ';YQL!W '=[&W %7,L %9> %>O7W@LU %@M4V5M %L<26
  %M6V4YQ %S!S=[&W $=1 &;RT &P7'L %6W '7X!W ';RT!9XL '@&TW +@,W 'U %MO!W!YM<L %N!L=N< %S $> %!L
  %'!LU %26W8MOU %6L %7QK!W*QU (W &X!W %=QL$K %?;WU %@LU (=QL$K &O2W %N &8PU &;O6W $@,W $BL?! $U
  %!Y!W %#X7W %$M2W 'O4QK&W %'&W %7'V',WU &QK&W &Y6TW %;[2W2MO&W %=LU (#Z &O7W 'S %>M7W 'O&WU %@,W
  %CQL&W7Z&TW #M $'V' '!YNU&<W '#XQL +@,W '&YM;WU -@,W '2OSU +@,W '?M'V' %W $2V2M (;@;NU *LU %W
  &$YMOAW &;O6TW $6V6=L )6L (N %W &U '#6WU '$16WU '7Y,TW '=&WU '?7W *@,W '@Q )7QK!W 'CQL&WU -@,W
  $=M<L $>Q@L $O %!&WU )(QU &MO (U &W '#R )@,W '(O2W ',[7W '2S '3MOU +@,W '8RT '>6W '@,W %&W '&&W
  ''ZR *@,W '(O7W (QL&W@,W (ZR '2MO&W!MO<W!Y7W (Z<W +@,W '7QK!W@,W '<P '>[O7W@,W '@,W (OSU 'U (!O6W
  )XZ6WU (#Z6W ((!W!PU@,W )2W;YNU;Y!W (,Z2W ,@,W (3QL&W@,W (76WU7YLU7&W )X7&W (8YP;YNU;Y!W
  (=[MO&WU@,W (>Z[ (@,W )LU8MOU!YNU %5F74Q %<TW (!MO<W!MO@2W@Q@,W (3MO!W6[&TW!MO<TW!S
  (;&WU!MO<TW#X&WU (CLU!MO<W!MOU &W '!L< (MO6[M;TW (X&TW2=LU )7WC&WV!XN )MOU ,'Z6TW@,W ,6,WU 0@,W
  ,=[L@,W '#6V5L (S(QL&W +U )7,L (X&WU'L2=LU .@,W '&ZQT ''LU *>[<W .>ZR'L (N )!MO<W& .'N (QL&TW62W
  (Z;WU!MO<W' '2'W#Y;WU@Q=QL$K *7MO&WU 0@Q=QL$K (,WU (MO&W ,!MO<W!X 2Y7W (OSU>OSU (P2ZR )=&W!ZR
  (QLW (ZQT +;X!W;Y&W +?2V3O '3&W7Y ,@,W (,W (NU!X6W (P!MO<W3 )U *!MO<W#XZ6W '6Q!MO<WA6W '7'W>!W7'W
  (MO&W ,!LU -XQL&WU ,'L!Y,TW2MO!W ,7'V',WU ,@QL ,CO7W#XO7W=QU (P )@,W (XMOU!Z!W '8M=&W8M ';!QL&WU
  '<QL&W7Y ,8XQL!W '=&TW22P (,W@ZQU (OS@&WV!6WU (Q''W@,W )L&W!MO<W?K *'M2W7K )U!MO<W2L *;[2W2;WU (S
  )!YNU7&W )2QLW -27W );Y&WU27W )@LU ([&W +!MO<W )M6W@2W /@,W '>!W!YST#MO&W=QU>QT!X&TW#6WU
  *@O2W@&W@,W (O7W +2QLW +;QL&WU; )SU!MO<W3,W 07QK!W +2NU +7QKW;[6W /=O7W3O (QU>!W?6W 0=[M
  (Z2W=O6WU '?2W *@&WU7MO&W (6W *(QL&W *7X!W .@,W *=&TW .;L +[M -@,W *>X[QL 'A6W7Y;<W 'C&WV$K %=&W
  (?2W@,W (@L;1Q &[&W %>MO6N *?K4 %U &!LU@,W 'YQL&WU -#=MO&W -2Z!W 'Z<W *@,W &'LU )@,W &;NU8R=MO!W
  &=MOU!LU=LU &>MOU!6TW>6TW 'OSU!X,W &@,W #N $;MO6MO $>MO '$=;W ';N2L '>N2L '?7W 'A2W $?N&[!W #O
  $!PU %V!>S 'LU 'MO )7&W 'O'V' +8Y'W %W $'LU %V(M $-N &CM;W %Q &!O-L %V.6P6L %W $. $2W &!2W
  'O2W!2W!2W +X'W!X'W 'QLW *2!6W 'V!MO &#O2OSU 'Y!W ('W &(M2W &8RT )@,W &;NU@ZQU &@,W &A,WU7&W 'NU
  )#XQL&WU(MOU6L )@S &C&WV!XN $3OSU!O6,WU $4W $6W &!LU 'PU@,W 'QL&WU(QU 'X ('=M2W (@,W (Z6WU 'Y;WU
  &#6WU 'XQL 'YQL!W ,(MO&W &'&W )CQL&W ',W )4MO&W )7Y7ZR '><W 'M;WU +@,W 'OS(MO&W &(OSU &*QU6[O6WU
  &2&W2ZR=3LU )>!W;[2W 'MO!O6W' *W +>!W8ZRT 'S(M7W 'ZR &3O2W!M=M<L *>O7W;[O *@;?K<; *C=&WUC6[NU (7W
  *'!V!P &7'V',WU '2WCST8OSU '4Q@L(MO&W 'MOT>Z[L 'O7W &:!W )'O &;L 'Y[QL!W'!W &=3LU 'OS &>[QL&W
  ,2MO!W &?&W=6W'L=&WU &@&WV:QL ',W )!MO<W'LU>[<W *YNU )'L=&WU#XO7W 'QU )(MO&W )@,W 'Z<W *=QU *@,W
  &C;[L'L &U '!@'W (X )&WU (Y,WU )QL&WU .#=NU (Z )R '#&WU (QK&W#QK&W ,=Q?U (XQL ''!LU (7W (QL&WU
  '2&W@,W (7W (MO!W '6M;TW ([NU +!XQL!ZR ,ZR '72W *!YMOU *3MOU *7QK!W (MOU (QK!W *&W ,3MOU 0@,W
  (X+WU; (Y&W;Y&TW )6W ':QL&W#Q2W '; (YQ '=O6WU>O7W (Q@ZLU<L+W '>;WU (<W'NU '@,W $7W &!;Y&WU
  '>P&[!W 'LU )2S#Z6W )>S 'O7W *!ZQU!ZQU *6Q *=O7W=O7W 'X'W7M7YLU *@,W &#>QL&W 'XQL&WU#XQL&WU &(!W
  'MO&WU &2Z<W &3MOU &6[M7W &7MOU &8M@ZLU &@,W &CM;W $9 %7Q %V:NU3;&WU %W $;O4YL )!YL %V71N &:1W
  &;L=N %W $>>QU2L %@;$V$ %LU '!7W (L (QL!W (XQL&WU '#XQU ''7KU (QL&WU ->!W?KU '(&W '2,W (R '3MO&W
  ,>O@,W '6!W (MOT '7R )!YM2W '86W3MOU .@,W (YP ';#YQ3QL!W '=Z[Q 'A&WU 'C7W (O2W )7W +(QL&WU37W
  )SU(QL&WU37W (QLW +@NU $@,W %7W %> &?M7K2W %M6L=OS &O>W )=[&W $A,WU7&W $S %!O;S )7&W %& %2Z&W %3S
  %=L@N %>OS (@QL %T!OST %U &'7W3:N 'N &@,W 'N (@,W $]N3;&WU #P $&ZQ $,N &@P $7ST %Z6W
  $8QLW>QL&W8!W -:!W $; $=[&W $>N $?ST $@,W $U %#7W %'!W=QL$K (@,W %2MOT )!PU *R )# )'NU )(M7W
  )7MOT )>[Q )@,W *;LU %7YQL&WU ,!L> ,@,W %;YQL!W %>PU(!W(S %@,W &6WU )=QL&WU?<W 2=QU )@,W #Q
  $!Q!L!L $2M!L2M>O7W $4K $?; %C22W $@=L)L %L $L %!W '!L&&W!L (QL!W'&WU'&WU (X'W +'+WU>R +@QL
  )N!QL!W!X'W *U!QL!W!X'W (YNU +'7KU )QL&WU (ZQT@QL '#S )@,W (X!W +#X -@,W )M2W ''LU (MO!W ,2S ,@,W
  -; '(MO&W ,7OS (O7W (Z ',[&WU ,!X,W2QL!W ,&#XM7W ,7QK&WU '2!X'W (;WU (>&WU (N )U!QL!W2QL!W
  '6<W2>&WU (O2W +#X!W +@,W ([QL&TW '7&W *=M2W>[NU'!LU (R@NU6[S /;XLU (Y6TW ';Z[QU '<&W (P )'N=&W
  '=M2W +@,W ,;LU )OU +6Z<W +7OS '>2W'7KU (6WU2N7&W (M;W (X&W +'7KU ([MO&WU .7OS .@M;WU '@&WU!QL!W
  0'!LU (,W (LU3,TW (QL %&W '!>QU '''W?6W -U=OSU (N )?&W '2L ';>QU 'A6W 'U (!&W +!YMOU +2;6W /;&WU
  +7MO!W +:LU ,OS +C;MOU )QL&WU .!6WU!6WU )XMOU (#XNU ,'!LU ,7QU ,I:L7QU@,W ('LU +=QU +@,W (;Y2W
  )Z6W ,@QL *Q(MOU;ZQ )[O (=QL&WU!QL&WU?<W (@QL %)L '@!V!=L)W %-M &V.L@ &W %1L$OS:O=LU %=6W %>LA>
  &M!YQ '7W!XQL&WU 0@LU '@M6W7&W %@ &,W %T &!QLW!S!LU &7XS &<&W &==QLT &>6W '7W!QLT>7W 'M;W &@,W %W
  &!&W '2W )7YQL 'XZQU &(R (@,W &)QL &2=L &7!W 'MO=QU=[&WU 'N ('LCO7W 'X,WU 'Y6TW!YQLW (LU (QL &82W
  )'!V!P 'N (;[O6TW &;2N '=[&W 'L &=&W$XN(QU ',W 'QLW &>L 'OSU!2W>OSU 'S ('LU &@,W #R $;MOU $>LU
  %Z6W $@,W $T %=RT (@&WV$YMO>W 0AW ),W %?[!W %@MOT #S $!O6W (@,W %QL&WU *>MOT *@,W %XZQU )#X )>!W#
  %Y;V;L &NU!S&<W(QL&W $#Q@,W %XL!'LU $&YM;WU $'7W@,W %;WU;R %Z6TW!S&YLU &7W!S,LU $(MOU $)L2L
  $3MO!W $6#MO %M;TW %[MOU(QLW $7QKW@,W %Y&WU7&W $8Y'W $;Y'W &QL!W $@N %OSU7KU %Q!S; $CLU>XQLW'ZL
  $T %!P '(S '2S '>!W>[,TW(=L &QLW )7&W *6WU #X $!W &'L;[2W'L (U )@,W &2P=ZQU &67W &;M (@,W &@,W
  '=Q )(QL&W )2MO!W %X66 &QL!W6L $#S@,W $&TW '!YS *7YO;PA6W ''+W *2=LU (QL&TW '(QL&W '2&TW2&TW /=[M
  (;WU '3OSU '=MOU!X&TW'+W '?2W '@,W (OSU +@,W %W &!MO&W 'XZ;WU 'YNU *!X&W&<W *'Z6TW /@,W &#XO7W
  (QL&WU 'Z!W &&<W )#XQL&WU )'Z6TW .@,W )CM;W &'Z<W &2Z<W *!MO!W *3QL&TW &6['W &7YQL &;O6TW '[O6TW
  &>,W )>QT!X!W 'X&W &@,W &F &U '2PU '3MOU '7 (@,W '<!W $'W &!X'W *;L +Y,W &'L (2Z&WU &(S6N (;YNU
  &2Z6TW2!W &>X'W &@QL $(&WU@,W %OSU@,W $+W &!QL&W 'YQL &3OS &6N!X+W6!W &@,W &U '!X7W )O2W '#XOSU
  ';YQL&WU '@,W (QL $,W &!7W 'X,W!XL!XL;Y,W *>QL&W>QL&W &'PU 'QT )3QL!W@ZLU &(6W &2QL!W )&TW &7QK!W
  'ZQT &8PU &;[6W &=L &>QL&W &C &U '!X+WU (ZQU '6N '7&W (QK&W ,#ZQ ,U '?6WU '@LU *=MO!W $2W &&6W=Q
  &2'V(Q 'NU!O6WU )#QK&W )7Y&W 'Z&WU &;YQ &=Q $6 %Q %W &!YZ&WU &''W7&W &='W )@,W &>7W &U '#ST *@L
  '26WU (QL ';L )7!2M=[M )=QU )@QL )U=QU(QU>!W;[2W -7,L $76WU (>O7W@,W %W &!X7W *2&WU2&WU +,WU2,WU
  'YMOU7YLU +>OSU &#MOU *'&W 'XM6W (Z2W &'&W ',WU &2&W ',WU *!X+WU;YQL&WU 'MO!W +@,W &3O7W *3MOU
  &6L &7Y,TW2&WU7Y,TW (LU &;7Y,TW@P 'Y&WU;MO=W &>XLU &@QL %XQL!W@,W $9AO6WU *8;WU 'SU $;WU '!MO&W
  *U!X;WU!LU (XM6W ,(MO#X!W )Q '$6W *'L7Q ,=QU ''L )@&W!XQL&WU (PU '(MO '22W (MO!W (OSU
  '7QK&WU;[2W'O (YO@,W (ZLU ';M '=&WU (Z!W '@&TW ('V'L 'GU'!LU $<W &2<W2<W &7Y6TW +@QL &>QL&W@QL
  &?&WU '6WU *@QL 'MO&WU '[;WU &@QL $=[OSU@,W $@&TW&ZQ %,W $CQL&W $L %!XL (!X,W!X,W;Y,W %7Z2W
  )6[&W2S %U &!6W )@,W 'O2W!XLU#R 'XLU>XLU>XLU (O2W +@'W!XO2W 'YNU!XLU&<W 'Z!W &$;O6WU &(&W &3MOU
  'QL!W &7KU'7W 'QU>MO!W &; '&WU ',WU 'QLT 'X!W>OSU &>!W@,WU 'X[L *=[LU'QL&WU &@'W $M %!XM (2!W
  %#XZR %2W '!XM2W ,#R#R ,;Y,W (YS!XM2W>O7W '#R ''L (QT '3R '5LU '6L '7&W (MOU (O2NU '>;6WU7&W (M2W
  +@Q '?MO&WU %6W ''L )'PU@,W )@&TW@,W '(MO *@,W (R '2Z<W '7MO!W '@,W 'U (!XQ (#XQ ('!W +@,W )7W
  (?7W (@Q *@QL (CQL&WU %7W %O &!W (!XMO!W .(P7Z!W (#X &#X!W &&WU )!QL&W )#QK&WU )3ZLU )=MO&WU &@,W
  &T '@,W &U '!XMOU!X,W!X,W;Y,W .R!XR )Z6W '(2W '2MOU!XR2R '6&WU!XMOU6&WU (ZS *@,W '7QK!W ,@,W (RT
  '<O2W=[!W!ZR '@,W $N %!X &Y2MO!W2L %'<W (@,W &LU (@,W )6W %?6W;&WU %U &!6WU &#YQ )6Z<W -7&W &6MOU
  *#XM6W '[&TW8O2W8O2W &7QK&WU ,2!W 'YMO &=6WU &>6TW'L'LU &@L &C '!W )!YQL&W?&W 'L (@NU $O %2W '7&W
  %7W %S &'LU &(MOT6L &T '!XOST3MO&W 1@,W ,<OST<OST '<OS '?&W '@,W &U '3M7W!XOSU68PU '7'W ';YQL&WU
  '@,W (Z&WU@,W $P %!7MO&W &XP (!XL!XL;Y,W %&ZQ %2S %3=S (!Z!W %7&W %><L(MO&W %U &!XQLW +''W
  +6Q3MO&W@P +=7W!Z!W ,QU@;LU +@,W &=&TW &>Z6W *@,W &CQU $Q %!O6WCQL&W3;WU=Z!W 'S %#X;WU %,!W (@,W
  %67W (@,W %7 &XQL!W &Z6W %;Z6W %>,W %@,W %CQU (@,W %H %L &!O6WU 'W (!6W )7W )L3,W )MO!W )O6W@Z<W
  ,U )XQL ,;O6TW )YM2W(OS +OU *NU ,=QL$K (#!W )KU=;WU7Z&TW )Q2W )R )X+W ,7QK&W *@,W ($16WU )?S
  )Z;WU (&O7W ('!W +76WU(ZR )'W ),W )='W )L *2MO&W )M;WU )N )ZR ((&WU2O )'W +=O7W +@,W ,;LU +C22W
  )2W )PU +!YMOU +#X +6O2W@,W +>!W +@ZLU )QL&W (2&WU!7W6L ),W )6WU )MO&W )S )Z&WU (3!WC!V#=L
  );&WU(O7W )=S )MOU ,(=L ,@,W )Z6W (4MOU (6!W )MOT )N )[;WU82W (7&W?6WU )2W2NU )O>R )QK!W -;L )X+W
  )YLU *O2W )Z&TW *R>X!W (8=OS ,7&W )OS )QU )XL )Y'W ,=O7W!YZ&WU *O6WU *P +6O +=QL$K (;,WU )NU@Q62W
  ,ZQU /!RT /''W )X!W!XQL!W;Y2W ,=26L -ZR )Y2W'O *O7W (=,W )MO&WU +U )O7W )QL$K (>Q )Z&TW *[L (?KU
  (@&W7O6WU +V:QL )>&WU -$QK2S )S'LU *72V2;YLU )ZLU *QU@;LU (CMOU )O7W!YZ7W ,6[R (I)L &#&WU@,W
  'MO&WU ,6S'7W ,@,W 'X&WU!7W@,W (;WU &&WU )!6W *YMO!LU )#QKW!YM;W -#XM6W )(&WU7ZR -@,W *=L *QL&W
  )2!L *MO!W )3LU@,W *MO&W(=L2QLW .7O$V$MO>W )6Q8!W )7M2W=!W *X!W@,W )@&WV#;WU *,W *LU *OSU'LCO7W
  *P )C; *M7W!XQL&WU'LU *O7W -(=L!YNU 'ZQ &3QL!W6QL!W#S &7MOUCM2W 'P#QK&WU7P &:!W &;ZR &=MOU
  &@LU=&W@LU#ZR@,W &T '!X,WU )QLT!X,WU (Z&WU ,3QL&W@,W ,;M@,W '#X,W '8;WU ';M '@,W &W '!@,WU (YLU
  ''QL *3MO!W *@,W (S!QU ,8LU '2!W@,W '6&WU '=MOU('W (QLT '>Z[LU ,@,W '?[6WU22W '@,W (ZLU %U &!MO&W
  'O>LU +; 'XO2W (Z6W +C8Y'W 'Y!W2QL &&[!W &'LU 'Q2MO&W 'Z7W &)PU )!6WU -@,W )#S +!XQU)PU'LU )(7W
  )2&W )7YO ,b );QT *RT )=[&W +M ,@,W )@M +@,W &2;L 'QL )@LU &6[O2W +!M=M<L +7&W +@NU
  &7MO&W!XZ6W7MO&W#Q2W &;!W &=ZL )CO7W'O &>!W )7OS7Y&W )@N#X&WU )C! &@2L '6V2L 'LU 'S76WU $R %!XR
  (?MO&WU &YNU %'R %2QL!W2QL!W %@,W &LU &QL $S %!XS (;Y,W $Z!W '!XZ!W,S %2W '!XM!XM )Z2W ,;Y,W '(!W
  '2;WU?&W '6Z<W +7&W '>Z2W %6OW7W &W '!XQU '#S )@,W '2QLW +; '7,L '; '<OS '@7QK!W (NU2QLW 'O7W 'U
  (!>QU )QL&WU6['W<QL&W )YNU>QU!XZ6WU (#O2W )QK!W6Z<W7&W ('O ((!W!O6WU=MOU )Z<W ,CLU!'LU7ZR (2MO!W
  (7&W (8MO (;XQL )YQ!MO&WU;YQ (>L %;WU (!X&W ,?6WU3;WU ((QL&TW (3MOU ,&[!W ,@,W (7'W )Y6W!X ,@,W
  (:LU (>QL&W )[6W (?&W (@6V2L>6W );LU %QU '!XQL!W@LU '2OST!XZQU>[,TW ';ZQU '@,W 'F %R &!QL )7&W
  )@NU )W 'XQL&WU -@LU &#2W 'QK&WU@NU 'XQU7MOU &'LU#X!W &)=!W &2,&WU &6S (7QK&WU '[L#QK&WU#XM2W7&W
  /7X!W &7#OSU +3 +>MO!W 'QKT6ZLU7QKT &;X[QLT 'YNU(ZR &>MO!W@7YQ &@ZQU %S &!X #Y $!O6W %W &!>QU
  'Y!W 'Z &#XQU *'O#X,W *76WU 'YQ )#2W )6NC@&WU (S 'Z7W *>[MO&WU *@,W &&OSU &'&W7YZ;WU 'O6WU 'QL&W
  'ZR &(&W 'N:PU 'O2W#Z7W7'W 'P ((N (@NU (U )2,W *MO&W 'QL&WU> &,[L )#XQL&WU(MOU )=QL$K &2!W )=,W
  '&WU '=QLW 'M6W,&W (O!W 'P=ZQU ,&[!W ,26WU ,CM;W 'QL )&W +',WU +7Y6W 'Z6W *@,W &6&WUCO7W &7QK&W
  +'QU .#Z6W 'XS;!X',W 'ZR &8 '!>QU &; '2;WU 'CO7W +7&W 'QL!W 'X!W@&TW 'YNU!QL!W7QK!W 'ZQU
  *2S;Y!W',WU *;YP=QU &<!W &=!W '&W )CO7W=MOU )U ''W 'MOU *3MOU 'O6WU76WU &>X[L *'Z6WU *2S#Z6W
  *3MOU *=Z!W .>!W *>S &?MO&WU &@&WU ',W 'A&WU7&W 'LU )>OSU7OS )A&WU 'NU )3 )6ZQU6ZQU );ZQU,&WU3
  .[&WU3 'Q@Q 'Z6W *#&WU +ZS *6N *8YP *;YM2W (QU *=QL&W &A&WU#KU -7&W -@NU &CM7W!Y!W6MOU *26WU &F
  '#MOU;YZQ '(6W#XQL&W &GU2Z6W $#2W '?KU $&TW %W &'GU 'Z<W &6L (@QL &8QLW!Y&W8!W &=L %[6WU )2MO&W
  $'O &7&W %W $+W &8<W &:R &=[QL&W &@,W &U '(QL&W $,TW '#&WU '7K ';X[QLW ([6W '=[O )P '@,W %W &,MO
  )@,W 'Z2W &6PU )@,W &7YL=QL&W &8YP &;Y &>&W &@,W 'L (@,W 'QL &U '!O6WU (YQL&WU .#=NU '#2!W
  (S2!W7&W '27W 'ANU $2V2M!L *6!V#2W %W &!Y2W &66W7&W )U $66WU %TW '!YL *@,W %W &'OS &C&W>!V#1L
  $72QT %W &!Y7W2&WU2&WU +,WU2,WU *@2M3LU &3O7W *3MOU .@,W &7P2MO!W &;2W )8MO &@,W $;V;L (&&W +@,W
  %W &U '!YLU>Q!YLU )O2W )QL +T (Z7W '#&WU +*QU '(,W '2'W7YQU2,WU (;WU (MO!W ,@,W (OSU (Z&WU7QK!W
  '3QLW '7MOU +!QL&W +2Q>Q (Y&W '?KU '@QL $<W &!YZQ@,W &&KU &2L=L 'S#Z6W &6N &7OS 'XST 'YL76WU
  'Z&TW &>ZR;MOU &@NU )27W $>MO?KU %[R?R $@QL&WU *?KU $L %!>7W %#MO (@,W &X,W '7W &Y,W &Z!W %'Z<W
  %(6W &PU &SA&WU %,MOT &QL&WU %2&W &S(M7W %7'W &Y6W!YL;[QL!W %:!W!YNU %;OS &Y&TW %<7W (!YL#X7W
  ((ZR %=[,W %>6W!YL;[QL!W %?2W(S;[O6W %@&WV!6WU &72QU *$YMOAW *6QT &Z2WCMOU %A&WU!>QU %U &!L>
  &#O>2W 'S 'XQL&W &,[7W@,W &6L 'Q=QU?K4 (@,W &7QK!W 'Y&WU +!2W (QL &8PU6LU? 'QL!W@,W 'X+W (6W
  'Y2W@,W *C'N=&W#S'L &;N@QL6Q=L '[L &=QL!W &>MO!W 'P 'X[QL!W &?&W@,W &@,W 'M (@,W &C;M6TW $M
  %2M!YQL&W2QL&W &W '!YM2W#R#R ,2MOU 0@,W '#R '(OS '6<W ([O6WU '7YL '8YP ';6MO&W#R;= ([6W +7&W
  )M2W#S '@,W %6WU %;W '!YMO!W '#KU (XO7W (Y&WU );WU2S'+WU '26WU (7QK&WU (ZQT '3MOU@,W '41W '6N
  (ST@L ([O6WU '7&W (MO!W2QL (O2W (X'W7&W '86W *;XLU'ZL (YL '>OSU '@Z&WU 'U (7 (;QL&WU (?KU +@,W
  (@,W %<L '?M@Q@6 %O &!W (!YOS (#X'W (,N (6['W@!W /@,W (@,W 'YMO!YLU!YLU &&W (7X *ST (;Z6WU *[6WU
  (>[MO&W (@&WU &(MO )@,W 'NU &2&W )>!W;[2W &T '&[RT '2!W '3MOU +@,W '7&W (QK&WU '@,W &U '!MO&W
  (O2W (X'W=L2R26WU +@,W ),WU (YL *&[!W *F7>&WU *U!YMOU!YLU )MOU!X,WU!X,WU -YM2W!YM2W .Z!YZ
  )NU#XM2WC(&W )QL&WU (Z&WU '#O6W +@,W ''&W (@2W (LU *7;WU'LU *@,W '(ZR '26WU (MO!W +YMOU'
  *U!YQL&W2QL&W -R2R (OSU (S2LU '3MOU (OSU '41W '6N'6'W '76WU (;WU (QU ';RT!YQU66WU '>M;W (Z6WU
  ([MO&WU '?MO&WU -2QL *W&WU '@,W (2W (N#X&WU )C7W $NU &!QL&W&&W +?&W 'R 'X<W *@QL 'Y7W *@,W &#MO&W
  &'+W&<W>MO!W 'MOU *@,W 'O &26W&&W 'NU!Y!W22W 'QLW &3ZLU@,W &6MO&W&<W,[&WU@,W &7Y&WU 'ZLU *=QU
  *@,W &;LU )@QL 'Y&TW (2W@QL &=&TW &>QU@QL &@QL $O2W '!YO2W ,;Y,W '#Z!W '6LU2QL&WU %S &!YMO!W &'LU
  &2PU 'ZQT &=>Q#X&WU 'L!X76WU &>Q#X&WU '[N &U '!YOSU '7 '?KU *'ZL *@,W $P %!YP;Z[QU %U $Q %!ZR
  (@,W %&YL %,!W (@,W &L '#X!W ''L2;WU '@,W %;Y,TW &Z '6W %@,W %L &!W (!6W!6W (#S#S )XQU7K@,W
  (&Y&WU (8Z<W (;!W (=ZST (>6TW ,2!YLU (@,W (CLU>6TWCLU &&TW )!Y +'MO!W +;RT ,[O +@,W 'W (!2MOU
  )>QU )X!X *'W7&W *LU )YQL&W .!XLU!XLU (#S7MO!W )X!W )ZQU ('!W#O6W (2!W2!W )NU!YQL&W2QL&W )QL&W
  -!6WU -2QL&W )S&K (3NU (6$KU )LU=Z!W8YP )ST@L (76WU ,7&W )X'W7&W )Y6W (8LU +;YNU2S2MO (9Q4&W2Z!W
  (; )X!W=ZR )Y&WU *NU!QL!W ,2P .7&W (=MO@Q7&W (>,W!YQL&W72W +#6WU )M;W ,>[Q!LU )X[L ,!QL!W ,7&W
  (?&W!XNUC!W +@'W )6W7MO&TW )S7MO&TW (@;WU=O7W )MOU )P2QLW (C;WUC;WU )M;W *O (F!X,W (U )!YQL&WU#YL
  03 )'!LU )2P@S!ZR )7QU )>;WU -@,W &2&W 'S &3ZQU &@QU )!YQL; &T '!Y;WU ';QLT '=[&WU ,@QL &W '#X!W
  +#X!W +=QL&WU#X!W '&YL *@&W7O6WU +,W '>[QLW '@,W %U &!XZ6W 'YNU *@QL &#X2W(QU (Z2W(QU &&S 'ZQ
  &',W '>QL&WU 'LU ); 'Z7W &,[M (QLW &2;WU'LU 'MO&W'MO!W 'Z!W (6WU +@,W &37W ';WU *!YNU *= *@LU
  'MO!W 'P (@,W &6&WU '6WU *!YMOU *'L 'N (!YQU?K 'QL&W &7QK&W 'ST &;OS )#Z!W2L=L 'RT 'XLU 'Y&W
  &=22W &?K 'MO&WU $R %#&WU %7!W &'W %8Y6TW (WU %;Z[6WU %@,W &QU $S %!YNU',W=L %#MOU %',W &L7&W
  &O2W %( &'W &QL&W %,Z[2W7&W %2MO&W %7&W &6WU#MO&W &7W &OS3O2W %82W &6W (@,W %;&WU &M '!YS=L %=L7K
  &QL&W &Z<W )@,W %@!L &,W %A&WU )7&W %T &!YST#S &#MO&W 'ST 'XQU7MOU &2MO&W &3MOU;MOU(&WU
  &7MOU!QL&W &=6W &>XQLW &@P2QLW $Z %!W '!<W>QL&WU (YZ!W ,(P ,,S ,=MO!W '#R ''O2W '2!W *@,W (MOU
  (Z&WU '3QL&W#XQL!W '6!W (LU7QK&WU7&W (MOT (ST@L '8YP ';YNU26WU '=[PU7XS '>;WU!PU (X[QL!W '?;WU8YP
  '@LU (MO!W &YZ=Z=Z %#XN %&WU (!X6W ,@,W (@,W %7&TW &W '!YZ7W ,?KU '(2W *(2W '2!W '=Z )7W '@2V2O
  (QL %;Y6WU %<W '!YNU'7KU '7O7W!YZ<W'7W '>PU *'7KU '? (@QL '^ %=QL!W@,W &Z %>L %@,W %LU
  '!YZLU!YZ!YZ ,?&TW?&TW '=ZLU '?K '@,W %Q &!'LU 'OSU 'X &'!V!P 'QT &(QU &)Z6WU &2MO!W &3,W &76WU
  *!6W 'O7W &=,W@O2W7'V',WU 'QL&W7YQU &?O7W &@,W 'O2W &C6W )!'LU &T '!YZQT=;WU=;WU &U '!YQLW ,@,W
  -S '#X ''LU '(7W *=6WF'V'L (<W;YN#X '2&W '7P (YQ ';YN#X '=&TW ([&W 'CQU #Z $!V!=L7&W %W &!6TW
  'XLU (QLW;Y&W 'Z!W!Z&WU!Z&WU &'M7W=MO!W *AQL &2M (!Z!W!XLU &>7W )8Y,TW@,W $&WU ''!W (Z7W '(!W
  '3MOU8M67W '7 (M2W7ZR (Y&W +3NU3NU '8YO2W (Z&TW7ZR '>OSU!XZ2W (X[QL ,#X,W '@ZLU $2W &7O>&WU $6TW
  ';Y6WU )PU +@,W '==Z6TW %W &!='W 'Z!W &#6QL!W 'X!W (L )8PU &$=!W &(L9QU2'W &*L &2MO;X+WU &7'W
  )@,W 'K (!QL!W 'QK&W4K 'XP2L &8=&TW &;6W4MO 'YP6'W &=!W 'Z!W *7Y2&WU7QK!W &U ''&W *#6WU *2MO&W
  (,W2MO&W /2Z&WU (LU '2MO&W '3QL!W ,#X '7YQL!W '8PU $7W &!R (@,W &(OSU; &,[7W &7X'W 'Y'W &;X!W
  *@,W &@M;WU#X!W $;W &U '!2MOU )OSU (7W (>7W (X7W '#X7W ',[7W '2'W<L ,,!W (QL&W!MO&W '76WU (OS
  '82W (MOU ':MOU (O;W ';Y&W@ZLU ([MO '<L '=,W!MO&W *#QK&WU (Z!W '>&W *7&W (XL',WU '@NU *!Y!W#XQU
  *7&W (QL&W ,7&W (ZQU 'C'W $<W &!6W 'L &2;Q= &3QL&TW &7O6WU 'X!W (QL!W ,@,W 'Y!W &>Z6W *@,W &?[!W
  &@,W $L %#YLU )@,W %'M %2 %=[&WU *@,W %>;WU &[;WU %?QU %A#X!W &@QL $N %6MO&W $Q %!Z&WU %T &!QL!W
  +@QL &6L 'N (;[O6TW (@R!XQL!W &>,W )!YQL&W72W 'M;W &?MO!W &@,W %U &!QL!W &,Z2W &7MO!W &@,W 'QL $R
  %!YQ &ZL 'R7YLU7YLU %7QK!W &X '!W &YLU 'MO %=[ %>;WU &ZR (@,W %@,W &2W %C!W (@,W #]7:O=LU !# #!W
  %!XM2W %#R %2=QLW *=[M %36W %; %=&WU )#Z )@ZLU %>6W %@QL ## $<;WU<;WU %< $ZQUC!V#=L #&W %!YNU
  %26WU &=&W &M2W )>[,WU &O=&W &Z<W %3M2W&[!W %7O7W )&[!W )'&W )7&W &Z6WU *7'W *=[L %9XL (U %;&W
  (@QL &Z2W '6W %=MOU %@,W %U &!X&WU +@,W &6[NU #'LU &@,W #,QL&WU $Z2W #1 $#1 %X&WU %Y&WU $2'W8YO2W
  %8YO2W $76WU $WU #2QL!W!YNU $V2L '76WU &M< $W %!Z&WU %#OS &XMO )7&W ):QL&W %2!W &MO&W %6[M7W *@,W
  %7O2W %>[Q %@,W #67W $M#6M $QL!W ('M;WU -:6W#R &&W (U#6RT7&W &W#6R *T $R %T2RT2RT $TW &!YST &#ZR
  )@,W &'L &,LU &2Z!W &3LU &;[6WU +#YQ &=6WU &>QU &@,W &C7W )>Z[L $V2M! &N '2=LU %5L '!MO<W '&KU7KU
  '7+V'! '9Q4 '?6W $W %U &#YQL!W ,@,W &(NU )6S=S )7X+W3QL&W &2QL!W7&W &; &?&W7'V',WU )F'V'L 'K $ZR
  %[R #7&W $QK&WU )=Q!Y,W /7&W $R $W %#XMO %26WU26WU %32W32W %7YL %;(M2W *6Q %<P %@,W &M;WU *'OS
  *@QL &Z!W@Z!W '2W #;!W $,WU '#;!W '7QU '8#&W '= '>MO (O>&W $6WU $QL &!W (7OS2MO &&WU6N )8YP
  )>Q?&W )@Z<W $WU &!YNU6LU!YNU &#;WU6LU6LU 0'N;S &6LU $XL #< $?7W2ZLU %< $QL&WU2QL $W; #=&WU '!7W
  (QL&W '#Y'W $'V';2W %W &2QLW *=6W@P &6['W &<L6W &@!V!=L)W $,W#=,W $;WU '!'QLT7&W (YZ7W7&W
  '#QK&WU7&W (X+W7&W +@NU ''7W7&W '7&W (M7&W );TW '=QL&W '>Z6W=QL&W#Y,W '@NU $L %'QL!WC&WU %2O2W
  )@,W '7W &Z2W %7&W %;[O2W %?@Q62W %U &@NU $MO&W (?6W &U $NU &!XOST 'Y;WU (OS &#6TW &'+W '=M2W
  &('W 'QL&W#O2&W ,X!W>!W;[2W +?6W7'V',WU &2Z&W &3QL!W +#X &76WU 'Y&WU &>;WU'+W *,Z6W'LCO7W 'Z6W
  &@,W 'ZLU *;[2W2;WU &GU!YMO(MO ,7YO@,W $O %!16WU &2OSU &XQL!W;[QL!W &Y6W &Z!W %#ZS %'CMO>M;W &O2W
  )&[!W )8YP %(&W6[L;QL&WU %)N)&W %2O2W&[!W %6$KU#QK&WU &2W'L &[;QL&WU>M;W %7!W!XM &2W (7ZQU (9ZQ
  &O7W &YQL!W %8;WU!MO&W %9MO&WU>Z6W &XMO&WU#XQU %;&WU'L &X!W'M2W )>OSU &Y[QU %<LU (7&W><W %@&WU
  )=QL$K &'W7&W2!W &:N &S!>QU (YNU %CMO)N $P7&W $Q'QT2Z&WU!X %7&W &6WU &Z&TW %L!=MOT &&WU )2QL
  &W#=Z2W $Z2W#=QLW #><W &!QL&W $L7ZQU %@NU $MO&W $O2W '(PU&YQL&TW '2MO!W@,W (S@&WU %7W6[M7W@,W
  '7M2W@,W '8YO2W@,W $QL!W ((6W )ZR &&W $RT &>!W8ZRT #?K %#X %26WU &R %7QU %8Z7W %=OS %@,W $R #COSU
  '7&W $QL&WU!YNU #K $!XL;O6TW $#X+W (!QL&W (3O7W (COS $2&W! %M6W,&W %QLW;N %Z!W $7'W %Y $>,W#K!XPU
  $@,W %L $U %!MO!W *@,W &O6WU &X+W &YMOU *26W(L 'QL&W=O7W %#KU@NU@NU &X'W ',TW '7W?2W 'MO )U@Q62W
  %',WU )=&W!X<W *[QT8OSU &QL&WU2&W %('W (@LU &NU72W;YN &OS (#X ('MO&WU )NU@ZLU (7QK&W )YQU %,QL&WU
  %2&W3MOU &MO&W (T &QL!W!XMO!W (&W *U!XMO!W +7Z!XMO!W +;Y[QL!W!XMO!W %3'W (#XN )Z&W %6L'ZR &Z[R
  %72W (7X+W &6WU )!YMOU )@2W &<W &MO!W *(QL&W27W /6L=N *6[MO!W *7MO!W *CM2W &OS (' (3MOU %86TW86TW
  &O;O6W>L7&W %;X!W %=6WU!YMOU &;WU )!YZ7W )#X+W )'7W ),[L )27YQ )7KU;R )=QL&W %>[,TW>!W8ZRT
  %?2W3,W#X&WU %@!W@QL &NU72WY;N (@QL &QL 'U=&W#XN #M- $O %!2W (@,W &7W &MOU=L;RT@QL )@,W &QLT &W
  '#MO!W2O6W 0@,W '2MO!W '7ZLU=6W''W ';M )@,W '=6W *4QK@ *8Y'W@,W '@,W %$XL %&W '!X,W (YQU )ST
  '#6TW (ST *'ZL7YQL3LU *@QL '6[O6WU ';L )@QL '>OS *@QL '@QL 'U (6ZLU )[MO&WU (82W (>MO!W (@,W %'&W
  %2QL&W>R %4KC=[&W;Y2W %66WU#XMOU %7XS %;YNU )#X %=&WU %>[OS )#Z&TW %?6W7'V',WU %CM;W &QL&WU@,W %F
  %U &!Y,TW@,W (QL!W#MOU?[!W *&W ,#MOU?[!W &#X@,W &'LU &3O7W#MOU3,W &7Y'W (QU@,W &;[O &=L7K7'V',WU
  (>MO!W@,W &?&W@,W &@,W 'LU )5LU7Y 'Z&WU@,W #O $#S &@,W &CLU )!X=QL$K $2&W '! '#O ',QL&W'QL&WU
  '2O6WU! 'COSU2LU %>O>O &QL %O2O &SU %W &#QK&W 'XMO&W &'+WU 'L &3'W )@,W 'Z&W *=[&WU>&WU@,W &7QK!W
  &8Y2W *@,W &;QL&WU@,W &>O7W '[R )@,W &@,W &Y82W $4&WV$ $6! %'W '#O ''+W *!Y<W *C;YNU3QL&W
  '3QL&TW7OS '=!W@LU#O6'W=!W@;NU '>S=Q '@S#XN %2O6WU! %W &!XM#6W!XQLW *O6W!XQLW &#X@,W &'&W
  'ZQT#O6W'ZQT &(Z#O6W(Z &,&WU &7QK!W +@,W 'XS )@,W &8M#O6W7QK!W 17YO &>Z[LU +@,W &@,W %['W@!V!=L)W
  &M;W $7W $>2W %N#O>2W &U#O>O $S %,&WU4MOU )7&W &[&WU *3MOU %26WU>XLU &;&W &MO&W *>,W *GU %7Y6W
  %8M67W &ZRT %;&W (U &M#OS;&W &Y&TW8M67W %=OSU &[,W %>P!YNU &QL!W %@;2W 'L5M %U &!QL&W &2S2LU
  &;X!W' #P $!QL&W $(6W %S &7&W $6L $;QL&WU $@S $U %#7W %(Z2W %@,W &P #Q $2V2 '#1 %W &!L> 'O6W@,W
  'QL&WU 'X7W 'YMO &';WU'L7Q 'LU@QL &(6W )U@,W 'MOU &2M;W &6QL!W!X@,W &7,L 'QKW 'YQL&WU@,W &;N
  '[M6W@,W (N@QL &=[QT7YQU &@'W 'OSU7KU &AQL&WU &GU $; %!;WU $=O9M;W $K %!W '!ZQU '#M#QK!W!ZQU
  (O2&W (QK!W#!W#!W;L ,;L (XMOU ,#XMOU ,'QL&W '(ZR '2OST!Z&WU +#QK!W7Y6W ,X,W (Z6TW '7Y6W!YQU '8XL
  '=!W (MOU (QL!W ([L *&[!W '>M7W '@,W %#Z!W %&TW &W '!W@,W '#O (QK&W;L (XO7W '',WU!YQL&WU ',Z6TW
  '26WU (MO&W (S (ZQU '8XLU ';MOU '=,W (6WU7&W (;WU (Q '>XQL!W '@P!YNU (QL 'CO7W 'U (!#YQ3M
  )MO!W#Y&WU +&W )XM6WU (#K )O )QK!W -b7Y@,W )X&WU(MO&W@,W -=MO!W *@,W *O7W )ZR ('+W ),W +U!YMOU
  )NU +#QK&WU!MO&W +'L!YQL&WU )Z7W ((2W )MOU )QL&W -;[O -@,W *U!XZ6WU (,M2W ,@,W (2,W )7W )MO&W
  )OSU ,(S2QL!W ,2MO )ZR (6LU76WU!YNU (76WU>[6W )K@QL *U )M2W )OS8Y2W )QK&WU .7QK&WU )Y,WU *QL&W
  .@QL )Z *L (8O )YNU ,@,TW:NU .W *P (;L )PU@QL )YNU#YOS (=&WU ),W +CO7W )6WU )M2W ,@,W )Z!W*QU@,W
  ,9X!W3MOU *2W9X7W3MOU )[O7W (>M;W(N )QL&WU .'&W .3MOU .:QL&WU:N )X[QLW .=,W (@!WCP6L )Z&WU (C!YNU
  )OS +U ,'Z7W ,=[,W %'L '!XZQU@,W %7!W>!W &2QL&W &6WU2QL&WU &O2W &X+W );O6TW %W &#X &&&W &2QL 'Z&W
  &7OS &9OS &?QKW &@,W #R $!2W %XM2W %YM2W $#!W $'L>OSU %Z $(LU %R8Y'W %S $2'W7'W?QU %O2W %S
  &#XZ6W'!W $3MOU@,W $6!W $7O7W %YL $8MOU&ZQ %X!W %Z<W'LU8Z<W (:QL)+W $; %8YP %@Q $<+WU
  %;WU;NU!XQL!W $=L#R('W %QLT $>S &!X,W2QL!W &#XQL&WU $@,W $CMO %QL&W $T #S $!2O2W $#MO&W %XM
  $&Y&WU $''W %7W7&W %LU ';[O '@,W %S $2!W7&W %7W %QL&WU %Z&WU )#X+W *YQL!W )7O7W *X!W $3LU
  %O7W7MO&WU $6MO&W=,W=[M $7&W %Y&WU )@,W $;YMOT $<P &@,W $=7W $?6W '#X!W )O7W '@,W $T %!X6WU %,LU
  (@QL %3,W %@QL #X $!W &!>M#XMO&WU 'X>!W!X (QL!W 'YMOU (ZQ &#X!W *;Y,W (&WU +7YNU (L &'QT>!W'QT
  &(LU &2'W8YO2W '8YO2W &3MOU 'NU &7YO2W +@,W &9ZQ &; 'Y[O7W ,.L6 ,C=7W &>!W;[2W 'Z[R@,W '[,TW#S
  &@,W &C=!W 'O7W $#QKW %RT $&TW '#XM6W ''LU '2Z!W +@,W '3QL!W ';YQLW ([6WU '?6W '@,W %W &#X&W
  *;Y,W 'Y&WU +8Y'W &2MO&WU &=R7YQ 'ZQU *7&W &@QT &U '#X&WU (YQL!W ''M;WU ,2!W (QL&W '2 (Z&WU '6&WU
  '7&W (Y,W6<W '<LU7&W '@O7W $'W &!XZ;WU ,?&W 'Y&W (,W *=QU (MO!W (QL!W=MO@Q &#&W 'OS 'X'W2QL!W7P
  *>QL&W>QL&W7P &'6MOU '=L &2NU &@,W '6LU 'P $+W &#X,TW &'O2W'O2W &(LU );[N &2,W &3,TW &7'W7&W
  'QK!W )&W +8YP +>!W#YLU7&W 'YZ2W7&W &82W )3,TW 'YOST8YOST *U8YOSU &<O2W7&W &=,W )A&WU &@,W 'QL &U
  '!7W *@,W $,TW '#X,TW6RT6RT ,7KU7KU '6RT *@QL %W &!2V2N7K 'X'W &#&W )'Z7W -&[!W )?2W&[!W &&&TW (W
  )@,W &'L (!XZQU (2&W (@7W 'M;W &2,WU 'MO&W 'O7W &3,W 'ZQU &6[QL&W &7&W &;X[&W +=[,W?K &>OSU &?&W
  )CP7QK!W &@,W 'QT 'Z2W &U $3LU $6!W %W &#YZ&WU &7N<S &>[7W &@,W &Y#Z&WU $7W &!YLU (QL&WU &#R
  'X7W=7W=7W &3P &7YLU &:NU &;YQL&W &=7W &?2W26W(L $;WU '&YM;WU ''M;TW'M;TW '2O6W ';YQT +@QL '@L
  )7QU )@QL (QL&TW#X;WU@L 'CQU *@QL 'H %YQ %[2W $<W &$K=N &=N (76WU $=LU '7&W (Z&TW(S3OSU '@NU %MOU
  $>6W $@W2QL!W;ZQU'O2W $L %#6R>[,TW@,W &XL %2M2W &PU>S *@QL %='W %>,W &72W>,W %@QL %U &#OS &7O2W
  &=LU $M %(ST %2W '!O6W2MO!W!O6W '(!W (ZR *@,W '2M2W2M2W7YQL '8YO2W %6W '!MO!W9OSU ,@,W (YMOU '#X
  (Z&W +#Z!W +7QK&W 0U +>X[L /!X6Q ''!W '( (@,W '26W(L (Z<W '3O7W '?6W '@,W (LU (NU 'U (!YMOU (#X!W
  (?MO&WU %7W '#XM7W '2QL&TW (S(M7W '76WU(MOU (M2W'LCM2W +@,W )OU '=QL&W '@&W8YPU7&W (2W7&W %;TW
  (;,W %O &!O7W 'W 'XMOU6LU=Z!W7RT 'YZ &#X+W *!YQLW &&TW )#Z!W )?[;WU 'W (#X (U )!>M *YLU )2Z&WU
  )3QL!W .#Z );ZQU &'QL&WU &(M;TW &2,W>PU &3LU &7!W!LU 'QK!W@QL 'X7X (ST 'YOSU &;Y (!W (2W (;Y (M6W
  &=R=R &@L (@QL 'QL 'Z6WU &CQU &H &T '#XMOT ,=[M '&RT '2RT *@,W '<Z&WU ,@,W &U '!7W *@,W (P )@,W
  '#YQ=L;Y!W ''L!QL!W;Y!W (M;WU ',MO '6L=N (N7O ([M;W '7M6W2PU&[!W .; '8RT *8X!W(NU (X!W ';[O2W '=Q
  )@OSU=Q '>&WU7YL (,W7YQL!W '@,W (M;WU ,&[!W 'COS $N %!MO=N7&W &QL!W7QU &XPU &YZ %&QKW %2!W@,W
  &OS#X2OS -8Y'W@,W %3M6WU %7&TW &'W &MOU %; %@,W %U &!XPU *>Z[L *@,W &7&TW &;YQL!W ([&TW ,@,W
  )QL!W -#6TW3LU -@,W 'Z;WU &CST $O2W '#X'W )O2W;Y,W %6WU (#XO6WU ('M2W#X %7W '!MO&W ,@,W '#OS (X<W
  +@QL )O7W (YL '&YM;WU -@,W ''!W (7W (L '(QU '2,WU +@,W '3LU (M6WU '6[QL&W@,W '7XQL!W '=!W (MOU
  +!YQL&WU '@,W (;LU %S &#MO2MO!W@,W &'QU7X'W &2MOU9XMO&WU &7M2W7QK&W /U 'O2W *7QK&WU &8O2W
  &9XMO&WU &T '#X+WU '<OST '@,W &U '!X '#XOSU!X#XQL&WU '7ZR#X&MO $P %!OSU %#XL (@,W %7OSU %>OSU
  %@S7KCQL&W,,WU %U $Q %#XZ2W *@,W %&S '@,W %(2W &MO (#X!W %7 %8X!W )@,W %;[O6WU %>,W &Z[L )U %@&<W
  %L &!>!W 'W (!;WU7KU (#X *!W *LU ,@,W *NU#XQL!W#X!W (2Z6WU (7QK!W 'XM )!XM &#XQL;QL;QL &&W
  (!O7W6Q )X )YMO#XQL&W!YLU (#MO@,W )XM (3MOU@,W (>,W +@QL (@QL (U )!2W *X=Q *Y,TW .@,W +LU7&W
  +MO;YQL&WU!YLU )#XQL&WU *YQL!W /(MOU )'>O2W ,7W )(MOU -=QL$K )2AZ7WAZ7W )676WU )7'W@,W *6WU(MOU
  -A6TW );YQL&WU )=MO!W@,W ,U;YQL&WU=MOU )@S7YO )A!W *6TW -@,W )GU2MO &'L (U &(N 'ZR )@,W &,!W
  &3O7W 'QL!W &7'W 'MOT *7YL2L *;Y&WU *=3LU *>[Q *@,W &;QL )@QL 'YQT 'Z2W (6W (QT ([2W &>Z&W &@QL
  &T '!>!W ';QLT +@,W (YP@,W )[P '@,W &W '#XZ2W '2MO!W (QLW2QLW ';Y[O7W '=,W '>R )@,W '@,W %U
  &!O6WU &#KU &&ZQ '[LU &2MOU7MOU 'O2W#6QL&WU 'Z6WU &3MO )#XQU3L &7&W!>QL7&W 'K@,W 'MOU3MOU!QL&W
  &<MOCM;W &@'W ',W 'NU $R %3N %@,W %T &!LU7YQL@,W &#XRT *2O6W &3Z&W *@,W &@,W $Z&W '#XZ&W %2W '#6R
  (XQLW )Z2W (YOS!X ''Z7W2P '6&WU '7<W '<Z&WU ,#X!W '>LU (ZR )[R %6W ''!W '@,W 'U (#X!W *M2W ((!W
  (2QL&WU .>!W6!W (@2W (CO7W %Q &2L (=QU (@,W &=ZQ &@,W &U '!6W '#S )C&WV!XN '&O7W ''MOT +@,W (QU
  '27W )YMO!W7YMO!W (M2W '3O2W +(QU (Z!W '4NU4NU!X '6[R'L '7O7W (QK!W (Y6W '; '?&W '@M7W (NU (S
  'CQL&WU %R &!X7W *@,W (M!XM &#6WU *@>M7W &6'W &7X'W &@,W 'QL &A!W %S &#XZS *7YQU *=!W=!W #Y
  $!O6WU2QL&W7MOT %QL&W %W $#OSU!QL&W %Y $&W &!QL&W 'XLU &#S (26WU 'YQL!W &(N ('M;TW 'QU &,[7W
  &2QL&WU 'Z!W (<W *@,W &3QL&W &7M2W *26WU 'O6WU &<7W &=O7W &U '!YLU '#2W *@,W (Y&WU6N '2QL&WU
  '7QK&WU!LU '=L (MO&W#2W '>OSU +#2W &V@QT *!>QU *; *>,W7Y6W $'W &!MO!W 'O2W &#Y'W!O2W!O2W 'ZL
  &8Y'W#YO2W#YO2W &@,W 'LU $,W $2QL&W7MOT $7O6WU )!QL&W $;WU '@,W $<W &'N &6LU!7W &;[O6WU ,@,W &><W
  '[<W *@,W &@,W $COS $L %#XO7W %U &!6W@&WU &6L (U#X!W )@,W *QL &@6TW $M %7W %;TW (#YM;TW .;Z;WU
  .@,WU /R@R (CO6WU &WU (#YQL!W .@,W (;QL&WU .@,W )R %O &!W (#6R )YMO!W .;YMO!W;YMO!W (;YMO!W
  (AQL!W &&TW &U '#YS $O2W '#Y<W +@,W )O2W3M %6WU %7W '#Y<W 'Y#'W %S &&OS;M &3,W )@!V!>2W &7YQL
  &=OS &@,W $P#YL %U &26W(L &6LU2QL&WU &76WU *#YPU6Z<W &=O7W &>M;W &@QU &COS $Q %!O6W>!W76WU!X
  '7W'#6WU &X&W )>X[QL!W )U@ZLU '+W &YZ %#=MO&W &><W &OS (>!W#OS &X&WU *#2W *=MO!W *?2W 'O7W;M
  'QL&WU ,>!W#XQL&WU 'Z2W>!W#XZ2W &YQ;Y'W;Y'W (L&WU ,;[O2W %''W7ZR &;WU7ZR &OS=7W &Z7W %(&WU
  &O7W>!W6<W &S>!W(S %,[MOU %2&W#OS &MO &QLW2&W )=L &S!QL!W %3MOU@,W &QL!W %6&WU )!Z!W )#OS ,#S
  *Y'W *Z!W )=L %7'W (>!W7'W &O6W#O2W@,W )U#O2W &Z2W2MO&W>,W %86QL&TW &;MOU *8OS &<W &?KU )>!W8?KU
  &GU &XLU )3QL!W .@,W6[&TW %; &!YMOU &X!W )'M &Y6W27W *QLW &Z '[ %=&WU &L '!QL!W@,W '#S@,W *P
  '>!W=L %><W &OSU &X&W )27W *QLW &Z6W>!W>Z6W &[;WU %@,W (>!W@,W (@P=R (U )>!W@,WU &6WU &7Z2W>MO!W
  &>OSU *!YZ!W@LU *@LU &M;WU *#QK&WU7MO!W &O2W8OS &P!YZ<W %A6W>!WA6W %CM2W %L!W (!7W (#6WU ,@,W
  )QK!W#XMOU )X!W )YM;WU ($16WU ('3QL&W>[,WU (2 )7W (7QK!W@N#X&WU )Y'W!&WU (>OSU72W -YPU ,>[6TW>OSU
  )[6TW -@,W (@<QL&WU )QL )ZQT ,3MO&WU;MO&WU@QL ,@QL &&WU )#YQL&WU %U $R $S %!L %#2W@,W %',WU=MOU
  %3MOU %7QK!W %;YQ %=S %>O7W %?MO&WU %@;LU $Z %&WU (#X!W *6W ,@,W (@,W %6WU %;WU (#YZ;WU %Q &#X
  &(Z2W &=S (@&WU7&WU &@,W &U #Z $!W &!YO2W 'Z6WU'LU &#X&TW(MO&W )WU7YNU 'Y&W=QL&WU 'Z!W>6W (&W
  &3MOU#Z!W>6W &7O6WU@;LU &<QL!W %X &@,W %Y;WU'7KU &LU $&TW '2MO&W@,W (QL&WU@,W '7QU@,W (YO#X!W
  *;M6TW '<P@,W '=!W=[,W '>Z2W@,W )[2W '@ZLU@,W %W &!X &3QL&W)<W .!'LU &=L &>OSU!XZ2W &U '#XQ *@,W
  '@,W $'L $(OS $2MO!W@,W 'U'7KU %O2W $6W &@Q#Z6W=[&W &CLU )9> &U '!YNU#Z6WU&<W '2OST7Y6W /@,W
  '3QL!W@8Y6W $7W &>!W &@,W $@,W $L %!YNU#ZL&<W %('W (6L %,MO76WU %6L>X[L6L %76WU!OSU &YL76WU
  %=,W'NU &L '2MO&WU %>M7W )@,W &OSU=Q %@)&W &,W &LU %CMOU &O7W 'S $Q %,Z2W %6OSU %72W (3MOU %<MO&W
  *@,W %>M7W ';W %@,W %R?@,W %T %U &!2!W '>QU &#YQ &'7W!QL&W &(ZR &,ST &2=QLW7&W 'P?!W2P 'QL!W +7&W
  +@M;W7&W &7O7W!QL&W 'YQU *@OSU#XQL&WU3QL!W &:N>PU &; 'YNU7O2W7&W *;Y!W7&W 'ZQUC7W &=PU )7Y6W '[OU
  *7Y6W=QL$K &>O7W 'Q#ZQU>Z&TW (L&WU 'X[L *&KU '[,TW'LU (QU *!Y;WU7MOU *7XLU *<LU7&W -@NU &?&W'LU
  'S &@:&W ';&W 'LUCO7W; 'QU76WU7&W 'ZLU *'M2W'M2W ,7W .:NU &C '6W82W;Y!W 'L!7W!QL!W,[&WU 'M;W $R
  %#6TW &Y;WU *'M2W8YL 'LU )@,W &ZL %'M2W )!O(=L?6W )#6WU )@,W %2;WU %3LU@2W7OS &O2W &Z!W@,W %7OS!X
  %8QL!W &X!W &Y2W %?Q $S %6N'7KU &['W %7YQL&WU7&W %8OSU %?K!QL!W,[&WU %T &@,W !$ #%61 #&<WC!V#=L
  $W2MO %V$K #'W>[Q #16WU '2Z!W'!W '3R ';Y&WU '@&WV#XL $L %(Z;WU *>[P $[L #2M #4PU #66WU $L&YM;W
  $MO&W $V2;L 'V; &?&W %36V2= %5 &!O-M &7V7 &9V962W &;L (462QL&W (76WU &L=OS $W %$XL %4PU %8>LU
  #9V:@Q<! #;6WU $M!?2W $O6WU (!2MOU )Y!W>L ,@Z6W8YP (2M;W7YL (6!W )N )Q;&WU (7&W (C&W #<!W &3
  &=MO!W #=&W$XN6L &U6'W'S2QLW#XM6W $6W;YQ $7W &8MO!W $;W $M$5#S7YO ': '=[M %2W %6W %OT '!MO&W
  '#XMOU $O %'MO!W *@,W %1L %2'MO!W %7YO (@,W %:1W %@S $Z2W #>'W(>&W $RT'LU#XQ #?S %!XQL!W %=O7W
  #AQ %(!W@,W &QLW #BO6W '&[!W '2QL&W '>!W@,WU #K $$=L '?2W $2W &2R &9MO>W $3L &8ZRT $; $=? $>6W
  $?6W %=7YO@,W %O2W #M $)V*!O-W2QL&W %W $2W &!YQU &3MOU@,W $;V;6V2F2O %[L6W )=L@N $>L6 '7O$V$MO>W
  $O!W '!X '(MO!W '3O2W@,W %&WU %1WU (!ZR (#XO7W )ZR=QU@;LU ($1 (3QL!W (@&TW (CO7W ,#XO7W(=L
  ,dCO7W'O %4QK&W %U &',WU 'QL&TW &2MO&W &7QK!W &@;LU #N $2 %'L(MO %6,WU7Y %@&WV!Q2 &;LU %L $<L
  &COS #O $1?6W %W &!MOU &#S &&<W@,W &2!W )@,W '6W 'O$O1W#S ,7YMO&W 'QLW8Z&TW &3PU )(QL&W )26WU
  &4Y7W *3Z!W &6Q;Y&TW &7!L@6 'O4W 'YMO&W (O>ZL )@,W &8QLW &;L6W 'QL!W )W &<P@,W &=,W )2P 'QL!W )&W
  '[M &>O7W &?6W &@2V2M 'M!V#L (6W (;W &AM2W &C&WV$K>!V#1L $2W $6MC3,W %V26W3MOU %W &6N (!YMOU
  (CM2W &;&WU &>X[QLW $7V8N2MO&W %W $S %#KU7&W %'!V!P %7&W %;&WU )7&W %U#XQL #P $3Z2W $:O=LU $>MO1W
  $@Z&WU@,W #Q)!W %2W $AL $K %!W '!Z&WU '@NU *=MO!W *@;LU %'=$S7YO %-V-=:P,L1 %2; ':O=LU %46W!XQL!W
  %7! '>P!YNU %<L!XZ6WU %=L'+WU!XQL!W '),WU %?M6W$YMOAW )(M7W %T7>V>&W %W &!YMOU &2S &4P &7=QLW
  'YLU &8N3O7W (76WU &;M2W *!XQL!W 'O2W *!XQL!W &=#KU *@NU '&W$XN ,(QU 'L (26WU )7W (8X&W &>N &@)&W
  #X!W &!>M &$X!W &>Q<L+W $&W &#KU 'YQ>,W &$><W &6=Q2L &8O &:MO&W &>M;W@;LU $'W &!6W!6W 'LU $,WU
  $2W &7YLU &;YZQ &>OSU $76W %W &!QL&W 'YMOU +7YLU &#O2W &'QL&W &3:N $;WU $L %!&W %'N %6<W %;6N 'W
  $M %O!L 'W (3QL!W (@MOU ,=QL$K &&WU &U $N %I;Q2YN %U4QKW $O2W %7W %S &'!W '7KU &;[O6TW &=,W $P
  %4MO %=N>P!YNU %U &;Y'W *$XPU7&W $QL!W ($X!W &W$X!W $Z6W> %;WU ((QL&TW (3MOU %S #YMOAW (&<W ('NU
  (2O (7YQ6S7YQ 0!ZL (=['W>OSU (@&TW6S@&TW;[,TW $Z;WU #Z;WU '!7W '#!W (S ''!W '3MOU +C&WV!XN '82W
  $QT %U &7O'Z6W #[QU &'QT #`6 !% #!YNUC!V#=L #6L(Z;WU #=L?K@ (7YO (;[O #L6 %?M,L,W %L<26 #QL
  %@C!V#=L !& #!W $XQL!W %ZR ''7KU $YQL&W@#ZLU ##XM7W (!QL!W,[&WU %Z2W #&TW $W %@,W %U #'M6W ''7KU
  #( $'W@#ZLU #2M $Q $R $W %!YNU!X %7Y2W@,W %;YZ2W#QK&WU7KU#Y&WU:QU &Z2W )#QK&WU7KU %@,W #6TW&6TW
  $W %!XM!XM %&YM&YM %7X7X %@QL %U &!Z!W &&[!W &'QL&WU 'Z<W7&W &(QU &2QLW!XLU .;YZQ &6N!XQLW(QU
  &7O7W *;YZQ 'YLU *2PU=Z&WU &8;WU 'XLU 'ZRT &;6WU &=,W;6WU=,W 'PU )8;WU 'Q!;MOU &?K &@6V6M72W
  ,K2W6L 'S!Z&WU -'Z7W #7>N!;WU#YQ $O7W '8&WU $W@,W $YO2W &7W@#ZLU #8O6WU(QU7&W $YP &!YNU #;MO!W@LU
  $WU &&;WU *2!W 'QK!W &@,W $Y[QL&W2QL&W7MOU $[6W!6W@MO!W #<W %!XMOU&<W6L /(MO 'Z6W (;WU &YMO!W
  'QL!W %#X'W 'QU %'+W!YNU>MO!W (2QL&W!XQU %(=L %3M7W %6L;,W &MO&W %7QK&WU +!YNU8QLW %8YP
  %;P7Y6W@,W &ZQU#YS7QK!W )&<W!XZ6W %=,WU'LU &O7W &PU &Z<W )@QL %>&W (&<W;<LU %@LU &QL &S7K &ZLU
  $Z6WU'7KU #=;6W&[!W7XQL $L!YNU $O2W '!QL&WU -'QT (X,W7ZQT '(N (OS '7&W ';[O2TW '@NU *#YQL!W
  *'M;WU $R %!YNU %#XMOU %3M6WU %;&WU &NU (=,W %=['W37W %@LU $ST72P )7&W #>&W!XQLW $X&W
  '2MO&WU!M=M<L '8MOT '9AMO#X!W (Q4 '>[O7W ,@,W #@>Z6W'7KU #A'W #C!V#=L #K $'LU %ZR $2!QL (!QL %ZQT
  $T %8MOT %;&WU&KT#X&WU %=[&W $U %!!2'W 'P=S &&W &2MO )U &:>PU &@7QK&WU ':MOU &X,WU *#YQL!W '7W2&W
  *6W *MO!W 'QL!W,L>PU +8LU +@!YLU ,ZLU 'R &Y&WU *!YQU +Z!W *'QL!W *7Z2W *;X!W(6W6N +YNU '7W2&W
  'NU(N )C6W82W 'QL&W;'LU +U (U &Z;WU=[7W 'R<&W %#O 'S'&W (U )!YS=Z!W )7O7W@LU ); &P &QK&WU!YNU
  &X+W &YQL!W &ZQU>X[L -7Y&W?7W %$BO6W %'&W'7W (7YZ;WU (=MO&WU (U &,W (7P (8QL&WU (CMOU8OS (U8QL&WU
  &7KU'LU 'W'QL&W &L '9X2W &M;WU *@,W &O6WU %(&W (6LU &<W@LU &LU6<W &N &O7W )>OSUA&WU &PU (3QL&W
  &S>[ %2!W?R &&W>OSU &6W &<QL &O7W &QL!W (&W'+W &S#Z6W &Z7W %36WU=Z!W &;&WU &M &NU &ZQ %4M6WU
  'O&WU %5LU=[,W (>Z<W %6!W!2QLW (7YL &N!>QU &O@6WU &QL!W=QL&W *@ZLU &S!YQL&W &[7W )#YQL!W %7'<W
  'O@QL &2!W 'W (;ZQ &6QLW &=[PU &K;QL&W 'U6N (; (@N> (A!W &M '!QL&W (YQLW '#X!W '3QL&WU '6V6R'QT
  '7MOU '8O2W '=,W '>M;V;L!YQLW '@M7W&KU#X+W@M7W &O1LU (V1LU '2W#YQL!W )@&W '6WU '7W#YQL!W '>ZQ
  &P2&WU +@LU &QK!W2QL (&WU!YQLW +3O7W &X2W 'S (T &Y!W '&W?7W '6W6N 'L'&WU (U 'O2W 'Q2!W@!W!YMOU (;
  (@2W %8#R &6W#Z!W (; (U; &<W (7Y6W (8YP (CQL&WU &=OS &>PU#K &M6WU &QL&W=MOU .#YQL!W &X&WU7O
  *@'W#QK!W +>!W 'S &YP'>Z&W %:P'N &QLT&6WU &R8YP %;3OS &6WU )!LU *XQLW +ZR )'Z<W ->Z[ -@,W )2QL&W
  )5LU>Z<W )8YP ,#QK&WU2OSU )<7W )@6Z2W )AMO&WU &NU>QL&W &O2W '6TW &PU ('QT &QL&WU; &X!W'M +6N
  )(6W!X<W ,6N '[LU *!YMOU *#XM2W *'L *2'W +S *@,W +O2W &Y&WU *=&WU *CO7W:LU ''W#X&WU )=&WU
  'NU2S@Z<W );,WU 'OSU 'ZQ3MOU -?!W2QL&TW &[O6TW %<&W7QK&W'L %=&W (7QK&W'L &'W ((,W (2!W (;QL&W
  &2W6N (?!W &L '2Z&WU ,#=NU &MOU#XO7W &O)67KU;,WU &Q7QKW 'L&W &ST (!MO<W (#QK&WU2MO (4MO&WU (76QLW
  )XLU2P &ZQU 'R '[Q &[+TW *76N +O6WU *;YNU5LU *@ZQU .=QL&W ',TW %>!W!XQL!W (#ZL (3OS (76WU &&W76WU
  &M7W!XQL!W )7YL );!6WU &OSU &PU (&KU>R &QL&W7QK&W &R &Z[LU %?!W; &6W %@&W!O2W8YP (2O6WU (UCOS
  (V:QL7QK!W &,W &6W &7MO &>M;W 'N 'QL!W +<QL!W8 'R2MOU (3MOU &MO&WU &O2W=,W &Q2V2L +&KU &S#XM2W
  %A&WU&S &'W &P &QL!W %CM;W 'O!W &O2OS '7W8LU 'S2OS %F #MO %!W '(MO!W ';X+WU ,@,W '=Z;WU '@,W
  &YNU#X!W; 'ZQU *@,W %#X&WU *#X ,@,W *@,W %&W '@,W %2;WU %;Y,W %<MO %@,W &S7K #O $!YNU $'7W '7&W
  %OS $)2W $2W &&O2W &'P &2MO )&W 'O2W *3MO&W &;X'W &>O2W $7W &>X[MOU ,@,W &@,W $=Z[Q $@M;W (7&W $S
  %;M '@,W %@,W %T &!Y,TW &#S (@,W &'OS7'W *Y'W &>X[MOU &@,W %U &&OSU2MO '[!W &2<W@QL7YZQ 'M2M
  &;Y!W7&W (2W #P $2P2P #QK %!W '&!W (;WU (QKW '(2W *(2W '3LU (QL!W '>QL!W '@,W %&WU (&[!W
  ('&WU'&WU 08Y'W@,W (2QL&WU2QL&WU %@,W %T &2!W &3Z!W &>OSU &@,W %W &2QLW2QLW &>QLW $U %;QL@,W %@,W
  #RT %!Y,TW@,W &Z!W %@,W #S $7YL=,W $T %'LU %(MO&WU %;X[QLW %>&TW #WV@!L2&WU #Y&W7K &U '!Z<W@,W
  '#OS *@,W (X!W '(6W (MO@,W '2P=M<L '7<W *@,W '@,W $;WU '(&W *@,W $L %@S7QU *@,W %U $M %!7W %'Z6WU
  %2Z<W %;TW ((M;TW (,QL&WU@L<L (>QU &W '#X!W@LU!QL&WU '(M;W '?7W *@,W 'U (#X;WU -=QU'L#XO7W
  0>MO>LU@P 1O7W@,W 0?K4 (@,W (CQU&YM;WU#X;WU %@,W %O &&Y&W *@,W &;QL&WU &T &U '&YMOU&YM;TW&YM;TW
  '@,W (P=6W:!W $NU &&YNU2QL!W 'ZQT &'N'N 'QLW6S ,@,W &6QL!W6QL!W $P %'P $QL&TW )2S@&WU $[M;WU #ZKU
  $LU &&ZLU'Z&TW'Z&TW $Q %!MO&W &O6W!YQU!X )>P76WU )@S7YL &P &YQU )3QL!W7ST@P )7QU@,W )8QL&WU7Z;[O
  %#S>!W;[2W &XQ (@,W (U ).L6 &Z!W %'!V!P &L=&WU 'U &MOT &O '&ZQ#XQUC@&WU ':1W '@,W %,['W@,W
  %26W8MOU ,2MOU#Y&WU &MO!W *=[&W (U#X'L +@,W ,P &O &QLW )#ZR %3,TW &M6WU &O2W@P %41W %7&W&ZQ=&WU
  &6WU )2M;W &MO&ZQ>X[S (T>Z[L &QKW@,W &Z&TW %8QL&WU7Z#Y&WU -'Q@,W %;,WU &=[M@QL &YO7W@,W &ZQU %<LU
  &MO7QK!W %=&WU )6[NU;Y[O7W6[S;[O 6@,W &,W'M;W@,W (7Z2W &7QK!W 'YQ'L &QU!YQU=QU &Z[&W &[&W!YQU=[&W
  %>!W&&WU (;[2W (>[<W@OSU#XQU &,W (@,W &R>[<W6[O6WU &Z[R7MOT@,W )>!W;[2W 0# &[,TW@,W %?<W;YQ %@LU
  &OSU8YO6WU@P %C!YZQ &M7W@,W %T %d41W #[ $!W &!>QU 'O>LU +CO2W 'XLU 'YNU *2OSU'7W +QL&W /5LU
  *3NU>[MO&W!L *?6W7MO &#2W 'KU )2QL&W 'XQU#S 'YQL!W ,=O7W &&6ZLU &'7W '>O7W 'M;WU &(&W '2W 'MOU
  &2'7W '>MO&WU 'M6W,&WU 'QL#ZQU2QL )&W )W *;YNU=[,W &6[O2W@NU &7'W2QL&W '6WU3M;W 'O2NU 'XLU'M7W
  (QL *#MO&W +X!W!YNU *&;ZR *(&W'Z<W +M2W6MOT *6N +ST@L7O *7&W +7W *8!W +NU -!Y;WU -(MO&W +PU *;&WU
  +<W2QLW>!W@,WU *=#MO&W *@NU -;Z[QU +P&<W'L *CP *W(&W7QK&W .CS 'Y&WU (L#YQL!W )'M;WU &8X&WU (+WU
  +=QL$K (LU *;M@,W *=QL$K &:N>PU &;&WU@LU '6LU 'O(MOU 'Y2W6LU 'ZQU &=A2W &?K &@&TW '7M2W>Z<W 'MO!W
  +#Z6W +2QL&W +;O6TW &C;QL!W (Y'W 'QL!W $@,W $KU7QU@,W &<P@,W &@,W $L %U &=;WU $RT &@,W !' #! $2W
  $L %U &!;WU>[;WU@,W 'LU )@,W 'X!QL!W ('W>'W@QL (QL=[,W@,W (ZS *@,W 'YMO *#X!W (NU!X<W@QL
  *'!LU!X<W (QL&WU>;WU *=[,W (Z<W@,W +^ &#QKW *@,W 'S@,W 'X7W (N )U (P (Z6WU 'YZ&WU &''W3MOU@,W '+W
  '7W ';,W (Y,W +7YQL@,W '@,W &(!W 'ZST &,'W '['W &2&W'LU *NU@,W '2W@,W 'OST 'QL!W )&TW *W'LU )T
  'S=[,W 'Z7W &3'W )@,W *P 'L (?[!W &6L3MOU@,W 'MO&W>O@,W 'O2W '['W#Z ,7YQL@,W &7MO )T 'OS 'QKW
  'X!W (,W 'Y'W (6W (Q )=QU@,W )L *&W'!LU7Y!W *8X2W *;XLU@P +[LU#Y&WU *@,W *C@S8;WU'!W 'Z (L
  &86W3MOU 'L (@,W 'MO'!LU; )T 'X!W@,W &; ''7W 'XLU@,W &=,W>O7ZR +@,W 'M7W *8;WU 'QL8QL=QL 'Z[6WU
  '[&W &>!W(OS!X *QL&W ''W 'M;W 'OSU 'X[S 'Z&W &?MO&WU'!LU>[,TW ,8ZRT@,W '[!W *8QLW@,W *@,W &@<W 'Q
  'Z&WU@,W (;WU (<W?[M!W#Y&WU &C#XQC2&W7YQL 'M;W8ZRT (OU8ZRT 'QL!W &GU@6WU ,@,W $M2W $O9Y2W(6W $QL
  &!=&W &'! %U $V!6TW &?2W 'K!W &P '!XLU (Y;WU '#QK!W3LU (X7W )O7W'!W ',[7W!>'W '76WU '8QL!W'!W
  ':PU '>M7W 'CO7W@,TW'LCO7W %#L<26 &O '!Z<W ''LU 'CL=OS $W %!2W!YQU &>QU &LUC'W &M=M<L &X,W '@,W
  'M6WU &YM2W(6W (OU 'NU &Z&WU %#6WU &>QL!W &O2W )@,W &QK&UW )WU2OSU &XO7W *@,W %'!W (>!W>!W %(6W
  &=L &N &O7W )=ZS=[L )@,W %2&W:L *> (=!W7K &,&WU &6TW=QL$K &MO&W *2&W &OSU &QLW#QKW )8Y6TW %6L=N
  &[!W %7'V',WU 'W!Z&WU &6WU &O6WU *#O2W .@,W &QK&WU &XQLW %8OSU %:NU (#ZQ (3MO&W#OS (@ZLU>;WU %;NU
  &QL&WU2S -7YZ6W -CM;W +@P &RT>Q<L+W &ZQT )=L &[O (2QLW>[6W=QU (7,L (>!W;[O!XQL&WU )<W<L %<6V2=LU
  %=26L &A2W &O7W 'S %>!W &2W &OSU &X[QLT7QU &[Q!LU %?6WU &MO&WU +#Y;WU +7RT %@NU (:NU &Q62W *&<W
  &ZLU $X&W!XQL!W $Y %?2QU );&WU &BL (2MO!W )S2MO&WU %L &;&WU &>!W6!W &?BL %QL 'CM;W ##6WU '!YNU@,W
  '#X )#Y&WU )@,W '3QL!W#X '@M;WU@,W (ZLU@,W $Z6TW2NU #&TW $W %!MO6L &Y;WU7&W '<W %#XQL %''W
  %2>&WU>[R &QLW %7YMO&W +C'MOU= 'Z;WU +7&W %8YP %;Y&TW %<[+W7YL@L4W %=QLW )&[!W %U &#XQL
  &2>&WU>&WU &;XQL;XQL &>&WU 'OSU!XZ2W /6MO&W *#XQL *=MO&WU 'X[QL &@,W 'QL %V!Y (#2W@ZLU (>X[QL!W
  (S>X[QL!W #'V(Q $W %!7W''W#ZL &M=M<L 'O&WU2MO&WU &P '2QL&WU@,W &R &Y!W!YMOU 'MO#Q2 ,W 'Q,L (L
  )&WU );QU;Y6WU %#&WU )@,W &OS=OSU &QK&WU!XM6WU +;L &S '''W3MOU &X!W 'N (@,W %&O2W '7W %''W
  (7QK!W7QK!W &>N (&[!W &N %(&W (=QU (@,W &O2W )@,W &QL&WC;YQL!W 'U (@,W %.L6#XO7W (W %2!V!@MO>W
  &6W(L (U>XLU &7W &;WU )3O2W@,W &=LU#S )=OSU &>&WU *#K &MO!W *@,W &O=&W *!'LU *#OS *3MOU 'S (7&W
  %3MOU &QL!W#XO7W &Z!W@,W %5KU>Z<W %6,WU9XPAL &MO&W &[&TW(MO&W@QL %7,L &K=N &QK!W &X!W &Y&W@,W '6W
  'MO&W +@,W 'NU#Q2W 'Q&YM;WU .@,W (U &ZR %8Y'W@,W %9MO>W *7K %:O=&W %;!W (!M=M<L &AL9XPAL &QU
  &X!W6[L ,8Y6TW &YNU2MO 'Q7Y&W '[P@,W &[O3;WU ,@,W ,AQL&WU %<[+W )!'LU )2MO!W %=7W''W#S
  &L3PU#6TW#XP7W &M7W''W#X,W ,&ZQT &QU#XP7W (''W=L (6M;TW -@,W (7Y *@,W (@&W )L@,W &R &[OSU *@,W
  %>!W6!W7'V',WU &XQLW!YQU %?2W (''W'LU &K4N %@&W26WU (V:QL ,'O &,W ('O (27W (@P=R &LU &M;W7&W
  &OST76WU &P!YNU '#2W '=R &Q6L72M &S;[OU 'C=L=[M &ZQU!YZ %C&WV$K +>QU7KU &O7W#XP7W=QU 1C;M6TW
  &QL&W 'U %F74Q )#XP7W %GU ''NU *C=L=[M#XP7W #(ZS #+TW &!Z&WU &2MO!W &CMOU $W %2MO!W %6!V#2W %@,W
  %U &!QL &#O2W 'XM6W#Z&W &&<W &'LU )#6WU -?&W@,W )@,W &2N2OSU 'OSU &=6W5LU &>R &?KU );M &@,W
  'M;X+WU@M 'ZLU #,TW &',TW $W %!LU (?Q(L (@,W )>L %'O7W &Z<W %2MO &NU@;LU &QLW )@S %3Z6WU %7&W
  (@,W )L<L=QU &2W &MO&WU &O2W 'S %8QL&WU %9YQL %;X!W6[L ,?7M2W %>!W#2W &,W %@;LU &OSU7KU &Z2WC'L
  '7W@,W %U &!;WU *!YNU@,W *3LU *;RT@,W *=[M -@,W *@2W 'O7W (SU 'QL 'Y7W *4MO&W *@,W (MOU (QL&WU
  &#OS'Q2N 'QK&WU 'X!W4OSU#X!W *?KU#X!W (M6W 'YS &'M;W 'O7W 'QL&TW ,@,W 'Z6WU &26WU 'M;W@QL&W2M;W
  &3O7W86W &6[QL&W &7OS 'QK!W 'X!W &8QL!W@,W 'ZRT &;RT!;WU;RT 'X+WU +F74Q ([LU &=MOU 'OSU *@,W
  &>OS#X,W )U *@,W 'Z2W?KU>Z2W &?KU!MO!W@,W 'MO&WU 'QU )7ZR )@,W )CO7W &@LU 'O2W 'ZLU #1V/L>
  (>QU'MOT &N62W $W #2&W &@,W 'P &b2MO!W $,WU#X )@,W ';[PU +#XO7W $6TW $;WU $M %2W '2Z!W %>!W!QL!W
  &O7W $N<L2MO&W %=N<MO $O$S %)=O7W %2V3 &W '!X;WU '2MO!W ,@,W %4@; &M@L ))=7W &N@L %6W %;5O 'P
  &AL=L)W %=6WU %S2P $P4N<MO $QL&WU &W@9V96W %U #6!W &2S &@Z<W *7QU $'W &!X@,W &2!X &7OS )3O2W $,WU
  '6L )7K )@,W '@,W $<W;YQ $MOU ''3QL&TW (6QL&TW $O $Q %$YMO>W %3QL&TW %6QT %L&TW'6&WU $TW
  &'6TW=6TW=6TW &@,W $V4!O;L=)L2W 'PU )7&W &=!6W 'LU &L 'U &Y!6W!XQL!W ';L@ %6!PU &=LU &L 'U $W %U
  &!X &2&W )@,W &3 '#XM6W '@,W &7Z&TW +@,W &<[+W6!V#2W #76W6L $<W<L &=L $=&W $KU &!RT 'XN
  'Y,TW!Y,TW (NU *!Y,TW *;YZQ &#2W 'ZS &4MO&W &6<W@,W '[S &7MOU &8OSU 'X&WU &;YNU &=MO&WU 'QL8ZR=QL
  &>&W )7&W 'OSU '[QL&W )T *@,W &COSU *;YZQ $O2W2MO&W $QKW '&ZQ $W %!PU;!PU )7W!PU &XM6WU &YLU
  )'7W><W7YO )7YO 'QL&WU %'7W (8L8L &LU &O@,W &QL&W %(=L &MO (&W (@,W %2&W &P '>O7W&6WU +@,W %3:N
  %6Z<W %7P %8!W &X+WU8X+WU &YR8YR %;M'7W=L %<!W &[!W )@,W '+W %=[M6WU7P=[M6WU %>X+WU %@,W &;LU &NU
  &Z<W %A7W (@,W $X!W %'W '#YS '(LU '6Z<W '7&W '=,W '@NU #8PU #:O6L=N $PU &#QK&W &'O7W:PU #;2W!X@QL
  $O2W '(QL&W %6W ''7KU +(N '(N '6!W (N ';YQ $P(L ';O6TW $QLW!QLW=OSU $R $V7L7&W %;#1W '6WU $W %U
  &#X (QL&WU &'>O2W &2?KU?KU 'M';WU2;WU 07YO &=&W!XLU 'Q (2Z&WU (7QK!W (>X+W &@,W '7W )#6WU );[O
  $Y&W '(QL&W 'U (2MO&W (4QK@ %M2W (7&W %QL&W $Z2W7&W %[2W ('QT +(N $[2W #<MO #=,WU7&W 'CMOU $6'W
  %<W %W &&ZQ $L $M2W '#S@,W '&YM;WU ''! (QT %< %O &!W (:L@L (C!X&TW &7&W $OSCM;W $S %7QU %@2W
  &Z&WU $Z2W %QU '(!W '2S '7QK!W ,3Z&WU #>&WU!XQL!W $3L7&W $<W &2QL&WU $MO'>L $O2W %SU ''#O 'C!V#=L
  $QL&WU )#YQ3QL!W )8OSU $Z6Wb %<W '#XM2W '@MO&WU@,W .MO&WU (Z<W7XQL&WU #?[QT #@,W &8Y&TW $L'7KU
  $NU #CMO #GU'ZL #L $!>QU %MO<W %OSU %PU'!W '@,W %QL!W %X!W (@,W &Q %Y,TW )2MO!W .7,L );X!W;[6W
  )@,W &7W ('L; &;WU &MNU7Q!YNU &QL&WU %Z $#COS %MOU#X@,W %OS %QK&WU *!Z!W %X &7W &MOU &N &O7W
  )'L26WU ,;WU )7Q2,WU )8Y&TWC2,W7YO@,W )@,W )dC#X!W &QL!W *=O7W &Z6W )2QLW %YQL!W=O7W %Z!W &ST $$
  %X7MOU $'!LU &OSU@,W %'W;QU7ZR '@,W %+W %7W '@,W %A7W %L %N &!OSU &'!W 'L!OSU &@,W ';LU %QL&W %ZR
  $(MO '2QLW %ZR $,Z6TW %[&WU $2&W#OS %'W26W7Q2'W26W %,WU %2W '7Q22W %6W 'U ('L;[2W (3MOU %;WU (7YO
  %MO!W )'MOU )(MO&W )2S(M7W )7OSU )@Q2V2L ''L=[,W!;WU '7Q' %ZQT &R $3,TW7QK!W (@,W (CM7W!YNU %LU
  %MOU $6!W %<W)&WU +!MO<W'LU>[<W %L &'M2W %N %O %[&TW $7'W '@,W %4Q@L %>ZQ %MO4W 'T (>O>&W (@ ),W
  %OS6[M7W'!W ,2MO!W %Q &,Z[6TW7QK&WU!X;WU &7K=$P:ZRT &>O7W@LU 'QL! &K&WU@MO!W +QL&WU 'W'L>Z&TW
  &U'L<P '@,W %Y&W(=L &6W (7ZR &@,W &O@,W &QL&W ((=L %ZR3MOUC;XMOU@LU $82W7=M2W@2W '@,W %MO %ZRT
  (@,W $:O6WU!YNU %PU2QL&WU %QLW $; %22W#Y&WU (@P %=N '&[!W '@LU;YNU<7W %P &!Y;WU &# %QU7ZR
  *!X=[OSU@,W *#6WU'QL&TW@,W 5P *''W@,W *8YQ@,W %X!W6[L %YOST7Y6W $<+W $=&WU (!6W )MO!W@,W +&W )O7W
  )QL!W@,W (#X *O7W -@,W (''W +#XO7W +@,W (2&W )MO&W (7M2W ,@,W )Y (8Z&TW@,W (<P (=[&W ,U@,W
  *O7W@,W (?&W (@6TW )Z&WU@,W (C&WU ,'LCO7W ,7,L=[&W %,W@ZQU %M2V2 )7X!W@,W 'W %QU '!=M<L '#OS
  ''L#XN '(=L '2S#X )7YO );R '@,W 'C=L %S6LU!7W %Z!W ('L2;WU $>M7W %O2W &7W7QK!W &SU (!YNU ('QL&W
  (7QK&WU .;[LU@,W .@,W /2W7OS $?2NU&[!W %K %[!W $@#ZLU %&<W &W '!XQL&WU .(=L '#6WU ''&W;Y&TW
  '7O6WU '@,W %LU %Q $CM2W (#QK&WU %O7W (!>QU (#X'W@P ('&W )O (2MO!W (3O2QW?=QU .@,W /P (:N=MO
  (;X!W6[L8OSU (=QL&WU@P %QL&W %S &@,W $F!Z!W %7YQL!W6ZLU $U %!M6WU &O6W@QL!W!O6W &QL&WU@QL!W8Z<W
  &X!W )!X@,W );YQ )>Z6W '&WU 'QU'LU>!W &YNU 'Z&WU +'LU .!X6W (QU *@QL!W!YZQU %#X&W'8Z<W '+TW7Y6W
  .@,W &YQ &Z!W )>O@,W %'=L 'M2W &LU>MO %(QLW4K 'U %2QLW!R )#QKW -@,W *S;ZQU )(!W@,W )2MO!W@,W )7R
  );P )>[Q!>QU )?6W %67W (=M!V#L &<W &O2W'LU7QK!W ,8ZRT '7W'LU7QK!W &Q!X!YQL&W8LU %7MOU6&TW -@,W
  -CQL&W'LU@P &QK!W *#XQL&W@,W *3Z&W@,W *7M2W@,W &X'W &ZR (#&WU ('QL&WU ()Z6WU (2&W +#OS +2&WU6'W
  (3M6WU *O&W -=3LU +UC;XMOU@;NU (7O (>Z[;WU (@QL!W7ZR (C=&WU %8LU &MO ((QL&W (;[PU &QLW@QL!W8!W
  &Z<W )@QL!W8Z<W %;L6W#O2W@,W +7W &XMO &YM6W'L *3O7W *7YQ 'OST *#2W *7Y6W .@,W %=L;RT@QL!W=L;RT
  &Q=M!V#L %>4W &QL!W %?&W %@,W &OSU!O6W )@P +@;?K<; &QL!W!O6W *(MO&W *7ZR *@,W %CM;W@QL!WCM;W
  'OU!YNU@,W )'LU#Z!W %GU'LU *8XLU #M $''W ''PU';WU '@,W %M &'!W'!W &,!W,!W!YQ $2V2!V#1 ') ((QU=OS
  (6L *;W (76WU#XN (8Y'W@,W (>P@2W@;LU (L (Q?46L=[&W 'O7V7K4W +L4W %W &!'LU *@,W 'O6W *@,W 'PU
  )'M2W@6WU )+L1W )7QK!W@,W )<+W)L2W>;WU ,@,W -QL )>X[&W )@,W 'QL!W +@,W )&WU ,@,W 'X (MOU7RT
  .!YQ;Z (Q 'Y;WU (MO!W (NU *?&W@,W *@,W (Q )!ZR (Z )(QU 'Z!W *!XLU *@,W (6TW;YPU &#MO&W +#ST +;L
  +@,W 'O (#S (@,W 'X (&WU(!W@Z<W;[O (+W (@,W (O7W +2,WU (Z2W<Z&WU &&<W 'OS;M 'RT!Z!W &'!W 'QL@,W
  'ZR )@,W &(2W 'MOU *@,W 'P>[MO!W 'QL&W +@,W 'ZQU *;YQT &)QL &,'W ),PU )@,W '[MO *T@,W *U&<W
  &2&WU;L *@,W ',W!Y,W ';WU *;[6W 'MO )&WU!X )2QL&WU )3ZL )@,W 'P@,W 'QL&TW *WU 'V2S'M2W 'Z6TW (QT
  *@,W &3 '!W;Y!W )@6W ,@,W '&TW@,W '6W 'LU 'QL&WU@,W 'Z!W &4ZMA8Y'W@,W &5L2W *!X@,W &6L (@,W 'O
  'Q@:QL3LU (L!W +@,W 'ZS '[>OSU ,!YQ!ZR (MO&WU#XM6W *U &7,L 'K (!MO<W=QL!W (?&W'LU@,W
  'MO&W!MO<W!MOU +U8Y2W@,W 'P ((ZQU (76W (@,W 'QK )!W )T 'X!W *@,W (MO!MO<W6O=[M 'Y2W (Q 'ZQ &8&TW
  (W 'QL!W7Y6W@,W 'XQL!W ,>!W8XQL!W 'YL )@,W (Q )>!W8YQ )@,W &;!QL&WU8Y'W@,W (XQ7ZR '6[ST '>OS 'L6W
  *(MOU@,W *3LU *4QK@C>XQL!W 'P 'QL@,W 'X!W 'Y&TW (6W(6W *3!W *@,W '[2W *!YNU@,W (6WU &=&WU *!QL&WU
  'QL$K 'Z[&W>6WU '[ (,W *@,W (M )@,W (O7W +@,W &>!W ',W@,W 'MO!W;L6W7K 'O7W (S )#YOS 'P 'Q (>Z&TW
  (@,W (U )@,W 'X[QLT ,@,W &?&W'LU ,;[O ,@,W ';WU *!ZR@,W 'Q &@!W@L +=L=@,W +@,W ',W '6V2L6W (W
  )@,W ':QL *'MO!W 'L (<L 'Q?7W (@2W &C#YQC6Q '3&W 'LU!YNU )&<W#Y&WU )6,WU )@6W 'MO!W +@,W 'OS
  'QU@,W &F7K4W %Y6!V#2W $6V2L;1M$K3L &6:QLW7&W %W &!2V2N7K &#QKW *@,W 'Y<W76WU &2QL&W 'S#XP &3QL&W
  &6LU76W 'N (;Y&WU@ZLU &76WU *7&W '>O7W 'QK!W 'X,W 'YQL&WU )U2;WU 'Z&TW &8PU &;!L &=2O &@#ZLU
  'ZQU!XQL!W &U ''M6WU ,!Y,TW ,?KU?KU $7W &7O2NU &@,W 'QL $;TW '!YNU;YMO&W!YNU '';WU (M;TW ,>QU>QU
  ';YQ!Z!W '=Q '?&W@,W '@,W 'CQL&WCQU )U %W &#QKW#Y&WU *@,W +P &'M;W7YQ7YQ &(QU &7&WC=!W 'YQ67YQ
  &=,W 'Q@&TW &@,W &U '!LU *@,W (QL ''LU&KU7M *F (MO@QL '(2W(2W ',MO '2M;WU2M;WU '82W82W (6TW +86TW
  ';Y '=!W'!W (Z[Q=Z[Q /6S '>!W (6WU +@,W (R '@,W (QL $O %!W '!7W>MO!W (Y,TW@,W '#&WU (Z ''MO!W
  ,;2W;2W '3O2W +@,W (P@,W '7XMOU ,=QU ,@,W '>MO!W;2W22W '@,W 'b6LU3QL&W %&W '6N '7QK&W ,;NU;QL&WU
  ,@=!W7&W '=[PU!Y<W '>XQLW;Y&WU )[QL '?K 'U (6[&W ,@,W (7Y&W@,W ,U (@,W %'M'M 'O'M;TW'M;TW
  (7Y,W7Y,W &Z2W %36WU36WU )@QL &MO&WU@QL %7Y,W )@QL %87W %=ZR@QL %@QL %T &&O2W *2MO &'MOT7MOT7MOT
  &2S#KU7M2W &@!W2S ',W %U &!R 'Z7W &#6TW &'+WU *;X[ 'MO!W )U''W''W +N'N 'N 'S &(!W &3M2W &6[QL&TW
  &7MO&W &;MOU@,W 'Y6WU &=M;W *2!YNU *;[O *@,W 'ZST *@,W &@,W &CO7W $U #N $!L72W!OSU %OSU (@,W %X!W
  &Z!W $#Y<W (@,W $'+W ';[O '@,W %N,S,S &=N=N &>&W>&W $,S $22W %6WU $;S &!M6WU &;[P &@,W 'P $=&W
  '#X!W ''O '3OSU '@,W %=N $>QL&W );L>QL&W %X+W $@,W $U %!=!W )'Z7W2S ):PU )C'N#S &Y,TW@,W %#X&WU
  *2MO!W@,W %(&W (U@,W %2QLW;Y&WU?6W %6&WU &[NU %7MOU &ZLU )2!W *MOU )7X!W!7W -@,W )8Y'W -@,W )=QU
  ,7,L ,@;LU *[L@,W )>;WU8YQL&TW@,W *XQLT %8Y6WU *@,W %>LU#X (=MO!W@,W %@,W %^ #O $',WU (@,W %7Wb
  %O7QK&WU &== $(QL&WU *@,W $2M'M2W!X %Q &T '#XO7W %W &#QKW 'X!W (L (Z6WU#XZ6WU &'O2W *'ZQT'ZQT
  *6O7W6O7W *>6W 'QL46L &2S &3MOU *!QL&WU *@,W &6MO&W &7RT )@QL 'Y2W *@QL &82W 'ZL )U3 &=QU &>L:W
  &@,W '2W '7W 'ZLU $6TW ''O6TW2!W %W &(6W &>Q &@,W &U '!?Q ''O6WU '2QL!W@,W '6O '7YO'LU@,W )PU ';
  $7OS '@,W %QK&WU *'7W7QK&WU *><W<L +X!W *CM;W<L'N;S!M6WU %W &#6R'O7W#X&WU 'X,WU &'&W ';YO7W' 'O7W
  *;YO7W &82W &?R &@,W %YOS (>X!W $:PU $=7W %OSU (@,W )MO3LU=L %[&W#X $>'W ';Z;WU#XZ6W %,WU(S3OSU
  %XLU (='W72W $?QU $@M;WU %Q#X $S %!6W (@,W &M6WU %& %';WU );QU;Y6WU )@,W &N '68L &OS'QT'QT %,N
  %2ZR (@N#X&WU %3QL!W *)L2W>;WU %6O %722W7&W %8!W &2W@,W %;!W (@,W &YMO&W %=L '@!W@Q (;V;L &Q;!W=Q
  (X!W7YR %>&W %@,W &QC;ZQ7Y2W %U &'OSU *;YO7W /@,W #P $!L &6N &7&W $(QL&TW@,W $3 $8L $>L68L )7&W
  $@,W $BL$1V/M &;1M'Q2N $CQL&TW@,W $U %!6R6L@,W &QL!W %';WU )@,W &LU &MO!W!Y,TW@,W *#Y&WU *@,W &PU
  (=LU=LU )ZLU=ZLU (?KU?KU %2MO!W %3MOU#X )>!W<!W %=[ ''ZLCQLW@,W '@,W %?&W@,W #Q $#6TW %>MO %MO&WU
  $'LU '@,W $26L '7Y.L6WU '=[&W )M 'T?6W3;WU %@M!W %N &7O3MOU &=S $7KU@,W $>MO!W %O>&W %Z[2W $@,W
  %2,WU %OSU %QL $L %!W '(&W ';[6WU!6WU;[6WU '>QL!W '@,W &YQL %&TW (!Y,TW@,W *7W ,@,W (',WU ,@,W
  )LU +@,W ((MO&WU (3M6WU (; )CO7W3M6WU@P )X[QLW .@,W (=[QL!W .@,W (@,W )M@,W )OSU ,@,W &W
  '#X;WU7&W (Y;WU )OS '3LU '; (@,W '=6WU +>O>&W 'U (!6WU'QL&WU!6WU )>QU )L!Y,TW )QL!W )Y,TW>X!W
  (#X&WU *M2W -7YQL +6W@,W (&Y&WU ('>Z<W ((=L (,[MOT (26WU )NU (3LU (7&WU )>QU )KU=M2W#Y,W -7W#Y,W
  )YLU (:M'QL&WU7&WU (;L6W )YQL&WU /7YQL )Z[QU (=M7W )ZRT (>!W=OSU )XLU ,7&W (@,W (CMOU %'QL (!YNU
  ('NU'NU %3Z2W %4! '2!W *@,W &6L (2&W %7XL &YL7&W %= &N'MOU +2'Q %@,W %W &!LU );QLW!LU )@,W 'R
  &:ZLU *'QLW!6W $T %!O2W )@,W &QL!W>Z[ *@,W %& &@,W &O %'7W (!YQL&WU>;WU#Y&WU 3@,W (;M (=QU (@,W
  )Q#XL &OS &QT (!Y,TW -@,W (3LU %(MO &QLW )@,W %6[ST %7Z2W %;YQT %=Q %@,W %CQL&W7YO $U %!7W %#XOS
  %36WU36WU )@QL &MO&WU3MO&WU +@QL %6R@QL &[R %7MO&W@QL &X'W )@QL %;#6WU *7&W %@QL #R $<R #S $!LU
  ''M;WU ,7&W '7&W '?K %MO!W@,W '&W %QL %XQL&WU $#6WU %X &M6W )!XMOU@,W )#XMOU@,W )2&W@,W );N
  $&[LU#Z6W $'LU '#S'LU '@,W $,Z[6WU $2&W@,W %,W %QLW (#XM6W $3LU@, %MOU $66WU2QLW %[O6WU $7 %<W
  '2&W *;[RT '37WC;MOU '7&W %K %XQLW2QLW;P %Y &7Y'W41W &>O7W@LU $;;N %N &@,W %Y6WU $=ZQU (@,W
  &[&W@;LU $T #Z $!W &#6R 'X,WU &8!W )@,W *P &@,W $&TW '@,W %W==Z&TW $2W &!7K'M6S7K'M!'LU
  '<W'Z2W!<W 'YQL&WU &#6R3Z!W@ZLU &'MO )@QL!W 'Z2W=Z2W=Z2W &8LU &@,W 'QL $6TW '!YR *@,W '#ZL *@,W
  ''LU *#6WU *@,W '7'W *@,W '>Z6WU2;L )[2W ,@,W '@,W (ZLU %W &!O7W &#QK&WU8YP &&[!W &2L6N (7YL
  'QL&W +#X +(ZR +2MO!W +8Y6TW &6!W &7>ZS *7&W 'O7W 'YQL!W &;22W '>!W@,WU7&W 'YNU &=R &>!W@,WU -7&W
  'Z[2W!'LU +@,W &@,W )U6Z<W7&W 'O2W *@,W &U '!Z!W '&YM '3&WU '@,W $7W &!X<W *C&WV!XN 'YQL&WU &#6R
  &'Z7W *=Z7W=Z7W 22ZQT (R )#X!W )@,W &(ZR &2S &7YO2W +A&WU#XMO &8LU!Z7W )CM;W &@,W 'ZLU $;WU
  ''Z;WU2;S '(QL&W6MO&W ,@,W '6MO&W '7!LU ';L '=,W@2V2M '@,W (6W 'C&W (6W (LU $<W &'OS )!X;WU
  );ZQU@,W &2QLW &7O6WU 'QK&W2MO&W &8OSU &;Y[QL&W &<QL&W7Y &=6WU 'QL&W7Y 'S &@ZLU $L %!X<W'ZL!X<W
  %@,W $Q %!Y,TW@,W %2M'ZQ!6WU %@,W %T &#6R &'ZQT &==ZQT $R %!7W (@,W &MO&W *@,W &YMOU %#X!W )2&W
  ,@,W %&YM (@,W %(MO (@,W &QL&W %7QK&WU2MO&W %;!W@,W &YR (@,W &[2W@,W %>;WU )@,W %@OSU %T $S %=[LU
  %@,W !( #!W %!7W (@,W &>M &YQU %#S &X!W %'7W %(!W &S 'b'!LU7YQL %2MO!W %6Z<W '[<W %=!W&[!W
  &[&W;&WU!YNU )=OSU %>!W %@ &,W ##ZR!M6WU #&TW &!R (2MOU2!W &#QKW *@,W &'L &(MO )@,W &7ZLU@&W26WU
  +,W &>QL&WU &@,W $W %!2NU &6WU2QL2MOU &7W &L>L!6W4N &MOU'NU@LU &R &XOSU 'QLT8;WU &Y!W;QL!W
  '6W;Y&WU!Y6W 'S!YS &Z6WU %#KU=;WU &P>,W7Y2W .6L &QK&WU7R &XQU2OSU(7W7YL &Y&W )'PU';WU )2OS2=LU 'Q
  (!6W ((&W>!W (3O2W (8OSU (>,W=[!W )X[QL -;YQ -W %&MO;Y!W %'NU@P=R &Z<W %(L %2L=L &OSU; *6Z<W .7&W
  &P<MOU;[LU '=MOU;[LU '@,W %3M6WU *;Y&WU3M6WU &PU %4N!M2W %6&WU@=!W &LU=Z!W2S#KU &[L;QL&WU .7&W
  %7'W;YZQ &M6W,&W 'O!W (U &QK!W &Y&W 'L@,WU ,7&W 'QL&W %8M67W *6L &YP2QLW %;O6W )<MO &X[QLT &Y6WU
  %<&W &[+W %=L2M;W;MOU &O7W &S '@ZLU &ZQU %>M;W );Y[OSU &R;Y&WU;7W %?&W &6W &<W &[QT=6W=[QL&W
  %@&<W &86WU &;6Z<W7&W &Q;Y&WU>R %CS '&[!W7XQL %GU'NU %U &2O (2QLW 'QL&TW(&WU=R &=R (&YMO&Y&W
  ((&WU2QL&WU=[M (2Z&WU6!W@,W (6Z;WU7KU (8QLW (@,W )LU +'O &@!W )@,W ',W #'W %2Z!W %8>'W &O %@,W
  #,W %!6W %#S &YLU %2!W &;S &ST %7M2W &QK&W=MOU %;YQL&WU %=MOU )7YZ6W2S#KU .7QK!W &Q@QL!W ,><W
  %@,W %U &!7W )@,W 'XS &'O &(L (C#XM6W &,S &7PU )@,W &8PU &:PU &>,WU *(6W #-V. &$S &; $W #.; #2!W
  &3;WU7MOU $MOU '!M6WU $P $V2L '@,W $W %!6R &>QU &QLT>2W!QLT %#6R (<P &>QL!W &XMO6O )='W ,7&W 'Q
  %(2W (!YLU *R (#K (2O6W ,@,W &6W2,W &QLT )@,W %2&ST&ST &QL&TW &Z6TWC3,W %3O7W %8MO %; %@,W &LU
  &ZLU )!YNU )8PU ,*L ):NU #3ZQU '3ZQU #4V46W(&W +;&WU /?2V3O /@#&W $W #6$O2M $TW &!X&W *:!W +2W
  *@,W &&&W(6TW&&W &2&&W&&W '6WU &@,W $V4 &!2M &#S<P7ZR &'QL@,W &7Y7ZR (@,W (O@,W $W %!6W
  &O6W;YQ>QU &QL (?MO&WU &XQLW(6W!Y;WU &Y;WU 'M2W@,W &ZR ((6W6O7W %#2W &K '!XR '#OSU (X@,W ''M7W
  '2&W &XQL&W &ZR %'!W &QT ('=M2W %3;WU %6O7W &['W %76WU )7QK!W7QK!W &MOU &O7W;[O6TW 'SU=,W &YL
  (@,W 'O2W 'QL&WU ,7&W %8XLU &YO6WU &Z2W@,W '7W %;[O6TW %=&WU &Q'7KU %>2W &OSU,MO )2NU &[QLW %@,W
  %C=!W %U &!Y<W *@,W &''W )@,W &7YLU *@,W &@'W@,W ',W &C>&WV!L $Z&WU (;!&WU -;O6TW #7M(?K $W %!7W
  (7ZR &OSU>,W(ZR &QLW;2N %'7KU %7YL (;Y[O7W )ZQU *[QU )[O6TW (=,W %@,W &ZLU )7&W )8PU ,7&W ):NU
  $ZLU '@,W #;WU #<TW &6['W *!YMOU *6L=N *=L@N $W %!QL-M &XQLW@!W &YMOU(<W> %(3;WU7MOU %2&W (<L+W
  (@,W %6O2W %8MOU %;PU=,W=Z[Q %<P %=QU2'W=QU &ST=S86W %>MN'M2W@,W &N!XQ ''6'W (M2W %@,W #='W $L
  %!2QLW &MO&W &YNU %2QLW %; &ZQU@,W %>O7W@,W &QU %?6W %C2!W@&W!XQL&WU ,@M7V7S #>&W $2W &=Z!W
  $M;WC!V#=L %O!W (3MOU@,W $OS $S %7QU@,W $Z6WU!LU #@,W #L $!XP>L $&2W $7K $<L $=N $>LCM2W %QL&W
  );Z2W@M7W )@,W $@,W $U %!X&WU %#2W &X!W@,W &Z!W %&6W@NU %'M;W )@,W %(QU %2QL &Z&WU %6<W@QL %7O7W
  &QK!W@,W (T )#YQL!W )@,W &XLU )@&TW &Y!W %8MO (@P!YNU &YPU %;NU8O2W &Y!W ',WU *@,W %=,W %@M7W
  #M2W &!>QU 'O>LU 'Z<W *=L ,C#6WU &#XMO (QU *7&W &&YM;W &'&W 'L &(Z (6WU &,M;W=7W!Z!W *@,W 'S
  &3M6WU 'NU &6MOT7&W *;O6TW +P6TW 'S7&W &8RT 'ZLU &:N>PU &; 'Y6W;L &@,W 'MOU 'O+WU +@,W $7W &!;WU
  *#Z6W *(MO&W=L>P!YNU *;YMOT 'X7&W &#S (@;V96W &7&W &8>PU *7&W 'PU7&W $;TW '#XMO '@,W 'CM;TW (N $O
  %!W '!7W *@,W (>OSU;O6W2MO&WU (LU '(MO!W;YMO!W;YMO!W (S '2MO!W (Z6WU@,W '=QL!W ,@,W '@,W %&W
  '!6LU '#&WU +@,W (OS '2,W *@,W '3MO&W (Z!W@,W '7M2W +@,W (OS3MOU (YMO&W '8Z&TW ,@,W '=L ([&W 'U
  (#X!W (&ST +@,W ((MO&WU7YMO&WU7YMO&WU .?Q?Q )QLW (2;WU )LU )NU )Z *<W (3;WU )LU )MOU@,W (7O2W
  (:O2W (==MO&WU (>&TW (?MO&WU (@,W %';[2W %(OSU; *@,W %8L %9N<!W %;Y,W %<QL&W;Y,W2;WU %=MOU'!LU
  &[<W>'W ,'6'W ,?K4N %>MO (=&WU (@,W %@,W %T &6&TW@,W &72W 'M2W &;YMOT &@,W %U &#6R(2W#6R
  &(MOU(2W(2W 'QU &,'W )@,W &2P!QL&WU8!W .;X[ 'Q@P &6ZRT@,W &;XMOU#S 'ZQ &<O2W *@,W &=,W 'ZLU *@QL
  &?KU &@,W 'QL 'Z;WU +>P&<W +@,W #N $!Y,W (CM2W &QLW );O6TW $#R %X!W (#QK!W(ZR &MO (>M7W &O7W=QL7K
  &QU ('QLW6S@,W $'M;W'!V!P $(OS %QU $3,TW %;&WU $7P3MOU@,W %Y6W (A&WU %Z2W (!X,W7ZQT $:PU '(ZR
  $;&W %6WU (;6WU@,W %NU '#Z!W ''!W '2MO&W (QL!W ';Y&WU;MO=W7ZR $=,W $>,W=Q>,W %M;WU %XQLW )3QL&TW
  )@,W $@2W '@,W $CO6WU $F $GU3QL72W $U %!6TW &L &YMO )@,W %#OS &R &X!W@,W 'M7W7&W (O=QL$K 'O7W
  *@,W 'P (@,W 'QL&WU &YMO!W %&MO@,W %''W@,W &7W &QL&WU7&W %(MO&W (T %26TW &LU &QLW %4 %6[&WU
  *7QK!W %7&W &6N7&W &P ',QL&WU!X &QK!W %8YP (!O6WU (7&W (@NU %;NU7P)QLW@,W %=,W &Z[&W (6WU %?;WU
  %@,W &MU &ZLU )@,W %CM;W &QL&TW +=QL$K +@,W #O $!YQU $#X &@,W $&ZQ $2QL&WU *7Y,TW /@,W *@,W
  %S(M;7W %W &!6W!6W '7W );Y[OSU &#2W 'O7W 'S (#S 'ZL )@,W &''W &(MO&WU ,@,W &2!W &6'W )@,W &7'W
  &8RT 'Y2W (R &<O2W *@,W 'P &>;WU7M2W3LU &@,W $3PU76W $6WU '( %[&WU@:&W $76W %QU '@,W %W &!MO&W
  +@,W &6<W )@,W $;Y2W(O;Z6W2QL&WU $<P $>L:W (7!L $S %!X,W )7ZQT %#XQL %',WU )7YO %(MOT6L &N %;M
  %=7W %>,W (!O>LU3MO&W %U &#6WU *2MO&W=QL!W &&O7W &7KU )@,W &8Y2W *#X!W *@,W &; '!;Y'W (Z7W,[7W
  ''L '@,W (Z6W@&W &=[OSU +@,W &@,W %b7YO>O7W #P $!YOS6M;TW;Y&TW $(QU $,S &@,W $7Z!W $8YMOU )@,W
  $>QL&W %Z<W67W>Z<W %[<W &MO!W $@,W %QL $U %!QL!W *6!W7&W &X&TW7&W &Y&W ';WU7MOU .7&W 'MOU %#XOS
  %&YQL&TW#>O2W %',WU(PU>M7W27W %(PU=LU=LU %27W &QL&W %3QL!W#Z (&W %76WU )2QL&WU /7&W )7&W &>ZQ7&W
  &O7W )7&W %='W (7&W %>Q #QL %!W '!YQL&WU '#OSU (X+W7&W '2,W *=L;= *@,W '5LU '6[&WU ,@,W '7&W
  (MO&WU (O2W (YLU '8Y2W ';&WU '=MO!W '>M7W (O7W '?6WU '@,W %&TW (!YNUCQL&TW!YNU *QL&TW /3MO&W 4@,W
  *ZLU!YZLU (#X (,N(QL&TW,['W )['W(QL&TW,['W (2S (>[O7W (@,W (CNU(QL&TWC'W )QL&TW .@,W &W '!X+WU@,W
  (Y+WU '#RT '2QLW!PU '5LU '6[&WU '76WU (KU@,W (O4W )S *!MO&W *2&W +O2W *>O7W (XS '; '<P '=Z!W '?KU
  '@,W (ZLU 'U (!L> )XZ2W (#MO@,W (&ZQ (2Z&WU (37W +@LU (7KU +'L +;Q2V2L'L +>!W(QL&W (8YNU6L
  (;QU#KU6L .7&W )YNU6L (=L@N (><W (@Z&WU (C#K (GU *7QK!W %=NU %>X&W )'ZL %T &!MO&W &@,W %W &!YPU
  (ZQU &4K &6[MOU &86W )@,W &=Z;WU &>[QLW &@,W &CQL &I '@,W (P $U %!&W7M;TW -7&W &2W!YQU ,7&W
  &6W2QLT &>L7W!XQLW &O '>L; )U; '@,W (;LU &X ';WU 'PU &Y;WU *!O 'QL )@,W %#2W (@,W &6WU &KU!YNU
  &X!W ',W>M7W 'MOU 'O7W 'QU &Y<W 'QL!W &Z&TW %$6V4L;L (5;L7&W &BO6W *7&W %''W@,W &7W (@,W
  &;WU2Z&WU &L 'U &ZR@,W %(=L &MO&W (U )76WU=MO!W )@,W %,Z[6WU %2'W8OS (;,W (>OSU7&W &7W &:!W
  &MO!W@,W (T82W (U@,W &QL&TW (W3MOU#S &S &ZQT@,W %3;&WU#XMOU &M 'OU7YZ2W )@,W )C7W &QL&W %46WU )6N
  %6!W &['W=L@Q76WU 'QU %7O>&WU (R &QKT>M7W 'U;NU<P &R'M2W &Y&WU>M7W 'LU 'O2W=,W %8!W?&W +@,W
  &MOU?KU# &QLW )!YQL8!W )@,W &XQLW6[7W %:PU %;&W=,W &6W!X,WU &M '@,W &NU,[M &YNU2MO 'ZQ7K &[N
  'O6TW 'PU %<+W (@,W %=,W &MOU &OS (CO7W &QU (76W#XNU &Z!W!YNU &[P %>!W;[2W &M7W )2MO );NU7ZLU
  )@,W 'O!W &OSU &Q 'U %?KU (7<QL$ (;6V2=L %@!YLU &&TW &,W &;LU &O2W &S7O=L %CM2W 'OU )7O2W +7W7&W
  &OS (@,W #R $(MO '@,W $=QU '2MO&WU2ZL@,W -3ZL #S $!X&W &'W (=@QT $#X &&W (2L=L &7W:NU &@,W %Y,W
  (26WU )MO&W (3ZQU (;X[&W $' %7W %O $,[7W $2QL!W 'W $3MOU ((S,[7W %OS 'U %QL!W $6O %Z<W %[M7W $7&W
  '!XZ2W '(MOU(QU ',[7W(MO&W +@,W '2'W#!W (O '8YNU@,W '=M2W 'GU3O7W )>OSU %2W %Z&TW@,W $;YM2W $<+W
  $='W?MO&WU $>M7W %X+W $?!WCP!X'W $CM2W#X $T %@,W #Z $(Z#O6W $2W &#PU )@,W 'YZQ &(Z2W8YP *>Z2W>Z2W
  (7W8YP@QL &7XST *@,W &8X6WU &@,W $6TW '7KU '=[LU $7W $;WU '!7W (;WU@,W (XZQU@,W (YNU>QL&WU@,W
  '#S3Z!W )7&TW@,W *Y6W -#XM6W )?&W ,C#XM6W )@,W ''+W (,W (LU!XQL&WU *7&TW@,W '(6W *'M;WU '2QL&WU
  *W'Z6TW@,W '76WU '8M2W ':O+WU7QU )6WU7QU '=&WU (7W *@,W '>O2W )7W!XZQU (QL&WU@,W '?2W '@M;WU7ZR
  (Z2W +@,W 'A&WU 'CO7W $<W &!7W &&ZQ &2=LUAQL@,W 'L (C&WV!XN &;Y[QL&W &@,W $@,W $Q %!YNU;XMOU!YNU
  %'&W;XMOU'7W &+W;XMOU(!W %6NU;XMOU'7W %7Y;XMOU7Y %;XMOU *+L2M *,L2!L *7QK!W8QLW *=&WU#XL
  *@LU#X&WU %=M7W;XMOU=M7W %?KU %CLU;XMOUC&W %T &(ZQT#O6W %U &#O2W &6ZQU *6[NU6[QL &;XMOU#O6'W(!W
  +(7W@,W 'Y,TW (QT &=M $R %!MO&W &YMOU *#X ,@,W *26W(L %#X 'M2W (6W#Z&W (O&TW &Y&WU %&&W@,W (CLU
  %(QL&W@,W %2S#KU %3LU &O2W %7MO!W %8Y2W %;NUCM;W %>M;W )@,W &R &ZR %@&WV:QL &,W %CS $S;R %T &@,W
  &C !) #!W %!MO&W@,W &O6W &YMOU 'QL %#S &XO7W &ZST )@,W %2MO&W %=R>!W=R %@2W (@,W &O2W 'SU!YMOU
  $ZRC!V#=L ##ZST #&W %$><W %2OSU %7M2W %=QLW %U &#XQL>M7W &;<W )>OS#X,W #'W %;Y'W #+W %8YP #,W
  #2W@2W@,W #4M7V8MO>W ,7Z&TW $V4O!R #6!)L2W $7O4W $NU &#&W7Z6WU &;QL&W6[S &CM;W=[&W $V6?K=N $W
  %6?K=N *> #76W(QU #;V9O@7YQ7&W &P '4M7W +!XZ6WU (N7 *26W(L '76N7&W '='W=Z[Q (L)W '@7YQ 'T76N
  (@7YQ $W #< $2O $LU &!MO!W@,W 'X@,W (Q 'YNU@,W 'Z!W &#X (@,W &2MO!W &=[O7W $QLW)< $W %#2W &O7W
  )@,W 'S &Z6W 'S %'!W@,W )>MO %2QL!W@,W #=!W &#XQU'L &;QL!W2&W $'W &7&W $6WU>!W8!W $7W $L
  %3QL&WU@,W %4O9V9> %CMO $MO!W;Y[OSU #>2V2L76WU $7W &!XLU &6N &76WU &8YP $9Q4 $L9O)L %U $MO!W)@!W
  &)>L $N %8LU2OSU %@2W $OS &76WU!6W'QL!W &U)#O $R3QLW76WU #?!W@L (=Q7Y6W $6 $K %=QU#Y<W %@&TW
  $Q)?!W 'K #L $#X,W &RT (@,W $$6L $'W &;Y'W $2L &!Y,TW &#MO!W 'Z&W &2Z!W &6M;TW &7OS 'Q2L 'Z&TW
  &8ZRT &;QU %M &#Q2W &$O1W &''W 'M2W &7V8MO>W )O>W &;A2V2$O1W 'L6W &@= 'LU 'ZQU %W &!@,W 'LU
  'O2W8Z&TW@,W 'QL&W 'Y;WU (QL&WU7Y6W 1@,W *'&WU@,W *=[,W .@,W 'Z!W (;WUC'W &#&WU *@,W 'OS
  'QK&WU!ZR@,W 'X&WU &'!LU 'NU &(QL&W 'ZR &,Z[6WU ,=QU(=L &2MO!W +@,W 'P@LU &3O7W &7MOT 'QK&WU#6WU
  ,@,W 'X!W 'Y (O2W 'ZR &;&WU@;NU +LU 'XQL *@,W 'YO7W (PU ([O7W@,W &=,W>,W 'OS 'S '[O7W &>;WU
  'OSU!ZR '[6W &?&W@NU#X&WU &@; (LU 'P; 'Z&WU $6,W $76 &!M'V' $:QLW>N $;6N '7&W %S %YM2W $=N &;[O
  $?N #M $!O2W@,W &7W $6 $;W &#S7'V',WU (@,W &(ZR@,W &;<W )CM;W $?[L<26 '?&W $C'W@,W $OU#6R(2W#!6R
  #N $)?K '76WU7&W %L!X<W@,W 'YQL&W $=L &7&W $?! %'MOU )&[!W %)MOU&[!W %5L2O %9Q4 %M24K6 &6W!YZQ@,W
  (#XO7W $C'W@,W $U %!7W (@,W &Z!W )&[!W %=[M %>XQLT@,W '[QL $^ #O6W #P $>MO&W )> 'W&W #Q
  $-V.6!V#2W %W $2?6W!XQL&WU2QLW $<X $?)?K $L %!7W (@,W &W '#X>O7W '2M)QL!W3MOU '3M)QL!W3MOU )OU
  +!XZ;WU7Y6W +;MOU;X[QLW %#XZQU *7Y6W .@,W %$>N'Z!W %&W#Y;WU ,!ZR 'U (!XMOU6L ($QK +3 +6L +=QL$K
  (7QU +@,W (;ZQU ,3 (@&W8YPU7&W )Z&WU %'QL %(MO!W %2 &!W &=2W &M '=@W!XQL!W %7Y6W %@6W (@,W %W
  &$6N )'O6WU 'XN )2QL&QW?[U -W?[QU7&W );O2W(M2W7&W *S )=QL&W )GU3O7W &(ZR )@,W
  &2#MO&W>OSU'L'7W6,WU &;S 'Z[LU &=6W )UC=QL&W #Z2W &&Y&WU &)ZR &2=:<W (Z2W 'M)Z2W3MOU (OT@,W )U
  &6['W &:R)NU &;[M2W $6W &76WU7&W &8YP &> &U '!YNU '#Y'WCO6WU '&<W '7Y,TW '=MOU '?!W $QU $R
  %!QL&WU@,W %(O %67R %>OST> !* #;X+WU(ZRC!V#=L #L $6&W2=LU %W &!YZ@,W &2=LU &7XS &= '@,W
  &?&W'LU@,W $76 &!M'V' #NU #QU %!'L@,W &MO!W@,W &QL!W (&WU +@,W &X@,W &YMO )@,W 'NU@,W 'QL&WU7QK!W
  &Z!W 'R@,W %#QK&WU (W )@,W &X@,W 'MO )@,W 'O7W 'QL&W@,W &Y&WU2QL&WU %'!LU &QL&TW %('W@,W &MO&W
  *@,W (@,W &ZR@,W %2!W@,W &&W@,W &,TW )@,W &6TW@,W 'WU &QL&WU#QK&WU=Z!W@P &Z!W %3MO&WU +@,W &Z!W
  )@,W %6O7W'O &QT &[M7W 'O6WU +7QK!W %72W &KU'7W &QK!W (&W!XMOU (@QL &Y&W!6LU %8M2W6QT 'OU &X!W@,W
  &Y2W@,W %;[6W )@,W %=&WU )@,W &3LU &QL&WU +@,W %>6TW@,W &MO!W@,W &[6TW@,W 'Q %?<W@,W )P %@,W (;
  &OSU &Z!W '<W 'LU %CQU@,W %GU*QU8XLU '7QK!W@,W '8QL!W@,W !+ #2W %!3M6W #>QUC!V#=L #L $+W $1 %9>
  %>O7W@LU %W &!'LU@,W 'P@,W (U 'QL&WU ,@QL 'X<W 'YNU *=[&W 'Z6TW;YPU &'+W ';WU;QU#Z6WU *@,W 'Z;WU
  &(&W@,W &2M;W (OU 'QLW &3!W );Y!W +2W@QL 'M6WU@P (O&WU 'O2W (S 'P &6!W ',WU 'N+L1W6!W 'O6TW &7$QU
  ',L )=[M@QL 'KU 'P)QLW ,# 'Q (U 'Z&TW (LU &9> &;=[M@P 'N@,W 'XLU@QL &=,W+L1W@ZLU 'Z[&W '[L &>QU
  &@!W ''W>QL&WU@&W26WU 0,W ',L7QU ';LU 'L 'ZLU@,W &CMO $2!L %M %OSU $@W #OS %#S %8Z !, #!>7W $W
  %,!W!YQ &QL (@QL %;Z[2W %@,W $XQL&WU $YNU;&WU!YN .U ##&WU $X;WU #&W %7K %@L '@,W %U &,&WU@L@L
  &7XQL&WU &@QL #'+W,2MO&WU $L %'LU@,W %U $QL&TW )@,W $W %!X<W!X<W 'M 'O (2W 'P &YQU %'O2W %,;WU
  );[O )@,W &PU (@,W %2NU,'W72W &Q %3,WU &2W32W &7W (37W &QU (@QL %6Z;WU *@QL %72W (@QL &O7W )7O7W
  %@,W #(,WU(L #*QU #+TW &!L> &#YOS'QL&W &2Z&WU#X&WU &6!W )@,W *6WU#QK&W &@OSU<S &CM7W,+TW6Q &GU<S
  $WU #,TW &,,TW $W %U &#X&WU &,,WU,P,P *2ZR2ZR 'P (@,W &2Z (LU *@,W &@,W #2L $W %,2W $Z&WU!YNU
  (#X&WU #6Q %#&WU &X;WU %'QL&WU %=N2=QL %CQU $W %7&W $[&TW(MO&W@QL #7W %,7W@7W@7W %@,W &7W@,W
  #;Z[QU76WU $[O!QL&WU #=QU,2L #>OSU7QK!W ,8Z&TW@,W(MO&W $P #?2WC&WV!XN $K #@M7W=Q #C!V#=L $#XM6W
  )!X=QL!W#Y&WU #GU %<S #L $+W $2!L %=S;O6TW %L7K2QU %M &O&W %QL9X,WU $:!W $>!W=OSU %OSU
  $?K8Y6WU@6WU &U $@,W %6W@,W (QL %S &7QU@P $U %#K'>&W;<LU %@,W #M $2W &,M2W *,QL&WU,QL&WU *;Z;WU
  &@,W $@,W $O %!X,WU %#XM7W#XM7W %'M;TW'M;TW %2S!X,WU %;,WU &QL&WU %@QL %T &,MOT(MO&WU(MO&WU
  &;[MO&WU@QL &@!X,WU 'QL %U &,MOU,M2W,M2W +NU,NU +S,S 'S #N $,L &8X8X 'Y8Y &@,W %Z2W
  (;[O7YMO!ZR#Y&WU 2'Q@,W +;=[M#Y&WU (=QU $2P &,L2P 'N;X[ $6QL&W $7O>QU $; %X[ '#Y&WU '@,W $>L#S
  (2!W@,W %XQLW $@,W $C'W!MO *2QLW *;@M2@MC#XM6W +QL&W6[; '; (2QLW %; %QL&W,[M@,W -P $U
  %,NU7YQL&W7YQL&W #O $2O2O#=L2L2L #QL %!YNU %&QW=CMOU &W '!6W!Y!W (O!V!LU (Y2W +7&W '#X&WUCMO )+W
  +7&W (YQ3QL!W ''QL&WU ',,TW,,TW '2S '6L6L '7&W (2W7&W (M6V6R '8YP '9O4V5AQ (QL5M ';O2W(M2W
  '=6WU2MO&W (;WU#Q2W +2MO&W (Q )@Z6WU .@,W )CMOU (Z!W '>6WU +7&W ([;WU '@7YQ (86W (;XLU 'CO7W +7&W
  'U (!X=QL$K (,L )QL&WU,O6WU,O6WU (@,W %?[N %W?&W #R $;&WU&<W (=O7W #S $!QL&W $'L'L $7&W $@,W $T
  %'M %3ZLU %7XQL&WU %8X&WU *@QL %;Z2W %@!W &QL #XZ6WU#X!W #Z2W &!XMOU &2O7W 'ZLU &6PU &7!W,Z2W7!W
  'X7W (QL&WU &@,W $6TW '>6WU=2O#X6,WU %W &!XZS &6O6WU &7X'W (QL&WU &U7Y $[2W '!XMOU@,W (Z&WU
  '2ZLU@,W '7!W,Z[2W7!W8Y'W@,W %6TW7QK&WU .C'MOU= (@,W &W '!YLU#X!W +=QU;[P 1U#XO7W +@,W '7Y
  )!M=M<L )#X!W )@,W 'U (@,W #[!W &@QL $&WU '(MOU '76WU (QK!W (YQL!W '8XQL&WU '>OSU +7YQL!WC(&W
  '@,W $'W &3O2W &8X'W &<P &>M;W &@,W '2W $+WU '(MOU(MOU (R '76WU +6[M7W'!W@,W '@,W (MOU@MOU $,TW
  $7W &!YNU &7OS 'PU,[7W7M2W 12MO!W;M@,W 6@,W &8M67W &=,W 'MOU &@,W &CO2W $L %2L '@,W &S &Z<W
  %3QL!W %@,W $M %,Z2W %3Z6WU %6[MO&WU ,@,W %>Z<W %@,W %O &(MO&W &T '5L2W '@,W &U '!YOS '#XOSU
  ,7P(L (YQL!W (ZQ '&<W *@,W '6Z;WU ,@,W ';Y6WU ([M6W@,W '=QLW '>XQLW '@,W (;WU $N %&[QL!W
  %'MOT'MOT &QLW6S +@,W %2W %7O7W %@,W %AQL!W $QL&TW )@,W &W '#S(QU )@,W ''QLW6S '2MO!W@,W '7O6WU
  ';M )@,W '=[QL&W@,W '>O7W@,W '?&W@,W '@&TW (,W !- #@6W>X&WU#XM2WC!V#=L #M #N $!L &!XQLW!X;WU
  &#XRT &(=L !. #?;WU:RC!V#=L #L $1W!=MO1WU!X@,W $6 %#XO7W %'M2W %.L6Q!QL@>V> %6V2= %Q %W &!=MO1W!X
  ,U!X 'O6W $76L '2MO!W '@,W (Z&WU ,;O6TW #N $2M!V#1L #QU %@,W !/ #=&W!QL!W7&W +C!V#=L !0
  #=Q;[O2WC!V#=L !1 #!YNUC!V#=L !2 #!2R $6S $;WU $<W &2;WU &>MOT &b $L %F7K %U &!LU $O7W!O7W $PU2!
  (6TW $QL!W!QL!W>MO!W@,W &&WU $R!R %T2!RT $V! &'N &2Z6WU &9Q4 &@MO>W +!XQL&UW@LU 0WU(QL&W +(=L
  +6<W;YQ +C=6W27W=&WU $W %!'NU &7W &MO!W &YZ@QL %#2W &K'NU &Q2W 'K!W &X!W %&ZQ %';WU7ZR &W'N &ZR
  %*QU %,N>!W,N %2!W ('&W (7YQL&W@,W &P %6&WU@,W &L &Q %7Z2W %8XLU!X8XLU %; &!MO&W 'X&W &8QU &Y6W#X
  %=7W3LU &MOU &Q 'L!W#Y&WU *@,W +P 'U7Y &Z!W %>2W (#X &;WU &P &QU#X %?R2!W7XS7Y %@!W &'W' &,W &6W
  &M>M;V;L@,W &O2W#X )=MO!W .@,W $X!W '!X!W +8Y'W@,W %,W!X,W 'U (>ZR %<W7!2W7&W %LU!YNU;[M6W
  %M!XM=<W %P!XP&MO $YO2W!YO2W %QLW!YQLW %Z!YZ2=Z=Z $Z %6!W %R27YLU ##;WU26LU $KU;&WU2OSU $M#M
  '=<W@,W $XMOT (2'W?!W )>Q %Z&W#XZ&W &2W#XZ2W $YLU ''N '2'W7KU (7KU2Z&W %M;TW#YM;TW #&2W $;WU&;WU
  $MO &&MO2=N=N $QU2;QL $TW &!LU )8X!W;MO&WU &2<W )@QL 'QL&TW2&TW2<W 3=[M &C7W )>XQL!W72W $UW!O7W
  'X7W@,W $W %!>M;W#XM2W &O6W &PU (=6W3LU &X,WU *2O2W 'NU )&[!W &YMO7YO7Y&W )@,W %#XL %'LU (@,W &NU
  (@,W %(!W@,W &2W &OS &QL&W *@,W %,&WU %4K %7KU (#Z!W ((OS (=MOU (>Z[R'NU ,3MO&W &MOT@,W &X+W#ZQ
  &Y '@,W %8M2&W7KU %;M &Y[QL!W ,@,W %=&W &6WU %>R '=,W &X[QL!W %@,W &LU &NU &Z&WU@,W %U &!O7W 'X7W
  (;WU &#X&WU*QU +=QL&WU &2&WU *=&WU=&WU 'M7W (;W *=QL&TW=R *>,W@NU *@QL 'QL&WU &3M;W *'QL&W &6'W
  &7O2W 'XQL!W=QL&WU 'Y,TW!X7W7Y,TW &;L (;[O (@QL &=&WU &>&WU &?KU &@,W %V#1O7V72V2M+L1W
  $YM;TW&YM;TW %W!NU $ZQT&ZQT #',WU27QK&WU (=OSU (>OSU (?QU $7Y&W $L'L $M %'M %2W'M2W %6WU'M6WU
  %7W'M7W %;TW'M;TW -3Z!W %OU2'M '>!W(QL&W $N226WU!YNU &>X+W %U2'QL&WU $O2=OSU &>OSU $Q %L&WU
  %T2'QL&WU $V(Q '#XQL!W ''L7'W '7PU ';[&W'L $W %!MO<W!QL&WU 0@;LU *2,WU +QLW *=Q2'W!L< &QL&W!YZ!W
  *2'W;YNU +>Q &XM2W2,WU2'W!YS2,WU 1+L1W2,WU 'QLT6['W!XQLT 'ST2,WU 'Z6WU +!X &YM;W;YQL!W (OU2,WU
  'QL )&WU(ZR76WU#XN %#1#X&WU '76WU &6WU=7W ,7Y)L2 &K '! '2'W#QK!W *=S (,WU (>Q &MO &O#O ''N '2>Q
  '>7W &QK!W2'W!X&WU (W2'W;X[QLW )>QL!W &R6!W &X!W',WU )2,WU )>Z2W +[2WC;M6TW 'MOT2'W?!W )U2,WU
  'QL&WU7O4W &Y;WU *7RT &Z&W2'W7Y&W 'R@LU %'&W3QL&W@,W &+W2,WU &,WU &2'W' &7W2,WU &M2W2'W4Q@
  ,?;WU2,WU &O '2'WCO7W 'S (2'W#O +<QL!W +=L +GU &QT!X6W ('QT &Z6WU2'W' %(!W2,WU &&TW )!YLU )#S
  )'!LU &'W#XMOU &<TW6['W=L@N &M2W )'L )2'WCM2W>O7W@,W 'OT6L &O7W2'W#R &S#Y,W &ZQT#O6W %)Z2W3MOU
  %,[MO2'W3ZL %2'W (='W='W (>ZQT>ZQT &,W &6W &7W2'WCLU &>QL!W &M2'W2M &N2PU &OSU3Z6W><W &ZQ
  %3;WU2'W7MOU &MO&W2,WU &QL!W2'W6LU *6LU@,W %6,WU2'W8OS )CLU8Y&TW &7W'LU+L1W &MO&W &Q!O6W
  +2'W6Q#6WU 'T (! (2#YLU (@QLC#K )a &R %7&W#XN2'W7&W#X (2MO&W -66WU ->[Q!LU -?KU &2W!XQLT -@,W
  (6Z;WU (='W +2OSU )MO!W -@,W (>X[MO(S3OSU )[M;TW &6WU=[OSU .@,W )@L@,W &K2,WU (N'6'W 'U (!XZ6W
  &MO&WU +!YQL&W +2'W' .7'W /X!W +@Q@,W &OS'S2,WU (2'W#QK&WU &QK!W2'W>;WU &Y&W 'LU2'W#X7W 'MO!W
  +6!W )&W2,WU +6!W .2'W#X!W2,WU 'OS2'W#QK&WU )>OSU 'PU 'QU2,WU &Z!W(P 'QT2'W7MO!W 'R2'W>;WU )MOU
  %8!W (!6WU );WU#!W@,W -7W ('!LU )NU6&WU )QL&WU#O2&W .2MO!W .3;WU .6&WU ((,W!6W (2'W#X!W (6LU
  (<7W2R (>7W )[ *,TW (@2W +'N=&W +C6MO&W7QU )LU &6W2OS &OS &P6L@,W &Y'W>R +@,W ',WU8Y,WU '2W2,WU
  'MOU2,WU 'O2W#X&WU *2'W#1 %:L@L &NU>M;TW %;2W &OAO2W#X&WU &P!LU '2'W=L &X!W 'MOU2'W8OS -;,W
  '[QLW2'W#QKW &YOS2'W; &[QU %<P@6W &QL!W2'W!ZR -7QK!W .Y6W +,WU +>Q ,R *3NU2,WU *<QL!W %=!W#X6W
  )YLU &6W &7W (2'W!XQU &QU (2'W;Y[QU );QL (6MOU@,W &S(S '2'W86W '=QLC#K &[+WU 'M6W2,WU *3MOU
  'PU3MOU %>!MOU@NU2&WU 'W:!W &&W!ZL (2'W;<LU'6'W &,W &;WU;QL&WU )@ZLU &N &O2W2'W(O7W 'SU )2'W7K4
  ,?2,WU &QL! &S &X[QL!W &Z[LU %? &!W (!XMOU (# (2'W7X!W &6WU &;WU!ZR )2'W#KU &MO!W %@!W (2'W!XZ6WU
  (6[&TW2'W!MO<W (76W (>XL &2W!YNU &6WU &;2W2,WU &?Q;2M;WU &LU2,WU &MO!W2'W?6WU &NU7O$V$> &O2W
  &Q?;2M;WU &Z6W2,WU 'QU2'W;ZQU %AO6W3MOU %CLU &P3OST(&WU &QL&TW +2'W6LU %GU2>Q $Z2W'Z2W
  #(&TWC&[LU#X3LU $2(22W $O6WU2( $QU #)7Y&W $QL!W!6WU &&W $V)L=M;YP $Z6WU'L #,&WU '!X7W '6N '7&W
  '8MO '>O7W )SU '@NU $N2,Z2W $TW &2,TW>&WU>&WU &;2W )@,W &>&WU &@,W $W %!M6WU &XZQU &Y!W ',W )@,W
  'LU )@!W@Q %#&WU!XZQU;ZQU )@,W %&YM;W *@,W %(QL!W *@,W +P %2,W!Y,W!Y,W (77 &M6W,&W &ST (@,W &Z!W
  %3LU &QL&W *7Y6W *@,W &Z6WU %6Q=L %7 &&W &O4W %=L &[M (#Y&WU (@,W %>O7W %@NU %U &#MO )#6WU )@,W
  &'7W &66WU2QLW &8Y2W *#Y&WU *@,W +P &C7W #1[L &=,W 'PU #26W2! $M< &!;eL %O&WU;Z[QU $QL&TW2,WU 'W
  (!ZQU (('W +!ZQU (=MOU!YNU ,&<W $W %!XZ;WU +@,W %'Z;WU *@,W %2MO&WU +3LU %6MO&W *@,W %7Z6W
  %;YQL!W +@,W %<QL&W!LU %@,W &M %CLU (@=ZQT $Z2W2Z2W #3'W#X $PU $Q=L2,WU %L&WU3QL&WU #4&WV$ (7A6W
  *L6W $K=OS $M2W4M2W $O2W4O2W %6WU4O6WU #6 $#XQ $&WV$6ZQ +3QL&TW +6QT '>L )6QT )C=7W '@L=N +2MO&WU
  $<W;YQ $OST6OST $QL&W6QL&W $TW &'LU &2NU &=7W &@,W $V2 &O(QL&W '7YO $W %!X'W )!Z!W )6Z<W7&W %#MOU
  )!V!4M7K4W *YNU )26W6L *Q)L )7Y )CL6M@&W ,O:QLW &PU (> %';WU &<W (;YQ &N2Z&WU 'U &Z!W7&W %(&WU7&W
  &L '7>L 'CM;W &QL&W *(N;NU *2MO&W *;O6WU /> *>[P *U +7YL@L4W -]4W 'U2;6W %2LU %7Y6W
  )2MO!W#MO!W@,W *QLW>[6W=QU )3MOU''W *QL!W>[;WU=QU )?K48Y6TW#XQMN=U )@,W %8MOU )!YNU@QL )8Y2W -@,W
  )=[M@QL /7'V',WU;XLU %;RT %=L26W!YQU &OS@&TW=OS &[<W %>,WU=Q!X &[O7W#YQL!W#YLU@QL *@,W %@,W &LU
  (3'W %U &!XQLW7YQU &#O6W 'QK&WU &'N@,W &,[M@,W &26WU;2W;2W 'MOU 'P (=,W2P (@,W &8YO2W@,W
  &;M26WU=L '[6WU &<;WU &>6WU 'XLU *(QL&W ([QL &@LU $[O6WU #7&W276WU $,TW '276WU (QLW +; '>!W@LU
  $@N $KU27MO $M27MO&WU %6WU2,WU8Y'W %O27KU *@ZLU .@,W &T2ZR *> $O $QK&WU )2',WU )> $W %!Y7W )!YNU
  %#MOU &X '@,W 'N &YQ &ZR %&YM %'#6WU#X &L=QU &M2W;[PU '7W &NU &O &Z6WU '<W %(&W@,W &O2W@,W &QLW
  %26WU &7WC7WC7W &L#&WU &QL&W2L &R &Z&WU7O6W!6W;[O %3M6WU *#XO7W &O2W7ZR &QL!W &Z!W %6<W &LU=Z!W
  &O2W &[&TW7M2W(MOT %7O6WU?7W &X!W &Y 'QU )27W=[QL&W %8XLU 'QL!W +@,W &Y&TW?MO&WU@,W '6TW@,W 'O2W
  &ZRT )#Y&WU!MO8X!W %9MO>W7K %; &!W (@,W &2QLW *6QT &AL &YO7W '[O7W (QL&W &[PU %=&WU );[PU &O7W
  &QU (#XO7W %>6W &[6TW *@,W %?MO&WU %@&WV:QL &,W &LU (@'W &M %C7W (@Q#XL %GU $X&WU(QL&W %QLW27KU
  $Y!W7&W %,TW %MO&W6!W %NU!LU %O7&W %QL&WU7Y6W7Y6W %Z2W7&W )YZ2W $Z2W #8!W $M2W8M2W %6WU8M6WU
  $O2W8O2W %6WU8O6WU!X $X&TW27KU %'W2QL!W2QL!W '8X'W %+WU8X+WU %7W8X7W>6TW $Y,WU8Y,WU %6WU8Y6WU
  %MO&W8YMO&W %O2W8YO2W &6WU8YO6WU %PU8YPU %QL!W8YQL!W '&WU8YQL&WU $Z8Z7YQL@,W %RT26ZRT #:!W &7?K
  $QL&W'6,WU #;&W &2!L &V$>L $2= %W'QL!W'QL!W $6W &'Q &U '?R6L $>6WU (7&W %Z6W $L %#KU %'QU %7&W
  %=QL!W &Z2W %>!L %U;LU $M6WU;M6WU $O2W!YMOU %6W %ST $P %!LU $QT2;YQL '>XQLT $S %#2W %(,W %2;S#S
  &L=MOU &O2W )@,W $V74M7W4Q@ $W %U &#X&WU &'QT@,W &2 ';WU'ZR '@,W &;M2;WU=L '[6W *U &<;WU $XLU;XLU
  %[ &+WU;X[+WU $Y,TW;Y,TW %6W6QT (['W %;Y %LU;YLU %M2W %OST;YOST %[&TW $Z %2W $[MO&W2ZQ2ZQ
  #<;WU<;WU>[O7W $O2< $P $QL &&W2(QL&W &3MOU *2S *@,W &7&W &@;LU $W %!= %;M!= %>N8O6WU ,#QKW@,W
  ,'!LU7YQL#Z!W .W#>O7W#OS ,6LU3QL&W#Z!W ,8Y&TW(ZQU6ZQU#Y&WU ,>;WU,Z[6W #=!W %Y;WU $&WU26[NU $'7W
  $2Z6WU $3,W $6[ST $72W $;6WU!Y;WU $= %[O $L#S %@P!YNUC8ZRT %U &!MO<W 'X (@,W &#S (7Y@!W@Q *QU
  (?!W#YS 'X@,W 'Z&W &'=M2W +;XLU 'N=&W +#X!W ,Z&TWCL1L +(OSU8Y2W;[O 3@,W 'QL&TW 'ZR(MO ,#Y&WU )@,W
  &(MO&W@,W 'OSU8Y2W &2&WU!O7W '7QK&W 'ZQT *8!W *;[O &3MO&W@,W 'QL!W &6L (@,W 'MO&W &7>V>&W
  'MO&W;&WU!YNU 'X!W *@,W 'YMO&W (O>O7W &:!W &; '!X&TW3OSU 0F74Q (YQL&WU ';[O '=OSU '?&W;ZQU8ZLU@QL
  'F74Q 'RT )@,W 'X[2@,W '[O &=&WU 'OSU *#XO7W *>!W'ZR 'QU?6W3;WU '[&W7YOb>Z[2W *>Z2W@,W (OSU
  &>!W>Z2W ';WU 'MO )7Y@!W@Q )>LU &?&W )8Y'W@QL );ZQ8ZLU@QL )@,W &@8Y&TW ':&W 'P!YNU ,#XO7W
  'Q>Z2W#Y&WU &AQL )'L )@,W $M7W=M7W %=M %O2@Q $O2W '!2W2S#KU (7W (XQL&WU ''L (S!LU ,7&W '(NU '26WU
  '62W7ZR (S6S ([&WU@NU )'W!PU7ZR '72W (Q@NU ':OS!XQL&WU *CM;W ';&W (6W!X,WU (YQL&WU ([PU;2W
  '@86W@NU 'C7W (M;W %6WU=O6WU %7W!Y!W@Z6W;YM2W '(NU@N $QLW ',MO6Z<W '7&W %U=QU $Z&WU %2W(ZR '2@N
  (MO!W@,W %RT2'QL&WU %[7W=Z[7W $[,TW %LU %M %O7W=[O7W -&MO %QL&W=[QL&W #>&WU '!XS '#XQU#K '2!W7ZR
  (Z&WU=QL&WU '6<W@,W '7Y&W )QL&W '@LU $,W>,W &U '7&W $7K %W!XO;W!XO;W $8!W $> %2!XQLT!XQLT $A2W
  $LU &2&W#&W2M2W &3;WU#OS &8O2W $M6WU3MOU ,@,W %;TW#QK!W!ZQU -#ZQU!X@,W (2OSU $N2M $O;W %S6ZQU6ZQU
  &U2',WU '>OSU $P>P>Z&TW %U>PU2>R>R $S@R>R $X[7W>X[7W &;WU>X[;WU &QL!W>OSU $ZR &2#XQLW $[7W>[7W
  #?27YR $;WU7PC!V#=L $N?N;Y,W@,W $O6WU?O6WU $R>,W>,W #@ $!W@!W $,W $@,W $N226WU!YNU %U2#YLU '@6TW
  $O6W@O6W $Z&W@Z&W %2W@Z2W #A&TWA&TW&MO $2W $NUANU2ALUALU $O6WUAO6WU %7WAO7W $RTART $Z7WAZ7W
  #CM;TWCM;TW %CM $O6WUCO6WU %7W2CL %S6ZQU6ZQU &U6ZQU6ZQU #L $!X %YQL&WU $#X &QL $&6WU $'LU@,W
  %P@,W $2;S %LCMOU %MO '&W '7YQU@,W 'C7YQU@;LU %PU %Q>S ('ZL %Z<W $3MOU %Z!W@,W $7&W2MO&W %2W!Z&WU
  %6V6 %QKW>&W &U %YZ2WCMOU $8ZRT $<L $=&WU %L &!MOU>OSU %MOU %[,W (@,W $>72W %;WU %N &#XMOU@,W
  %O)L %Z[2W@,W $?2MS@L %6W '!XC=L=[M )Q '#S '7X!W!Z!W#Y&WU /@,W '8Y'W ';RT'ZL '=[M *@,W +QL
  )QL&W@P '@M'M2W $@,W %7Z2W %ZLU (@,W $CMOU $U %(,W &NU (@,W %2LU (!>QU %8X+W %;Y'W )@,W %?K=6WU
  #M $!O(=L?6W 'QU7,L %X#Y&WU &'ZL &7Y2W@LU@,W &@,W 'QL $'N?=M2W@&WV!6WU $)=O7W $2M &!X!X &2S2QL&W
  &77 &=M=M &>&WU>&WU &?6WU?6WU 'MO&WU?MO&WU %V3M (2!V!2Z6WU 'OS!X;WU %W &#MOU!YS 'ZQ &(M2W *#Y&WU
  *'ZL *@QL &2#MOU '(M2W 'M2W#MOU=QL&WU *6Q *7O6WU *=@,TW!>QU &3OS )C=L &6;M2W &=N!QLW4K &@,W 'LU
  $3M $6W &!X'W&[!W &,&W )!Y!W )U *&[!W &U ',!W *7&W $7W &#ZQ &=N!QLW4K $;W &!QL )@,W 'X@,W 'YQU'&W
  *>!YQU'&W &#MO )U *&KU7M 'Y,W (Q 'Z7W@,W &&KU!Y&WU!YQU 'O7W &2MO!W 'QL!W@,W )&W 'S#Z6W &37W 'P@QL
  &7O7W 'YQU &8OSU@QL &;!6WU '=[M@QL 'X[&W 'YO7W +@,W '[O6W &>M7W (O!W 'Z[L &@>L )!Y!W(PU 'QL &U
  '!L7KU!L7YQL '&RT ''QL&WU -@,W ',Z2W +@,W '7KU *@,W ':N )2M;WU7KU ';7W ([QL!W@,W '<M;WU '=[QL&W
  -@,W '>R $='V(L6W +#YQ8?KU .@R>!W@R ,ZL +3QL&W +6[O7W#;WU;Z[QU +;ZQU;YP=QU +=OS +F<XL+W +GU#XMO
  %=M $>&WV!@L(QU7&W $@,W $AM2W7O$V$MO>W $O %!&W &W '!&WU (2OSU (O6W#XM2W!O6W (XZQU@,W (Y!W '#2W
  *@,W (6WU (MO!W ,@,W (OS (QK&WU (SCM;W (X&WU7'W4OSU7XS )M2W *6W )Z2W ,@,W (ZR '''W (L=QU )U *@,W
  '(&TW (MO&W ,#Y&WU ,@,W (ZQU '*QU '2,WU (L (MO!W (Z6WU '6Z[S '76WU (OSC!XN&WV (Z2W )R *'#XM6W
  +2&W@,TW6QT *>QU '8X!W@,W (ZMO!W ';M#Y&WU )@,W (QL&WU '=L7K7'V',WU (MO!W ,3M;[6W#Y&WU (Q<L+W
  '>Q<L+W (Z[ ([6W )O7W#Y&WU )Q '@&WV:QL .3!W (,W (P!YNU (Q62W (ZLU 'CO7W +2MO!W!Y7W %&W '!7W#OS
  *6L=N (N (YLU +@,W '#OS (S (X!W8Z&TW@,W (YQ'Z7W '&[LU ''L '(!W '2,W *@,W (6WU +#X!W /7QU /=QU
  +@,W (QL '3M7W '7&W *6[NU6[QL *;[PU;2W'O *@,W '8Z6WU '=QL!W '>X (Z[L '?!W '@S7QU@P 'CQL&W 'U (!LU
  )X7W ,7Y,W!X7W )YNU2'W(<TW#YQL!W2MO&WU (#6WU>[,TW>,W )YQ7Y,W;Y'W ('Z6W7Y,W6LU ,U7Y,W6LU (2L
  *#Y&WU (3ZL +(&W#Y&W;M +7OS (6MO&W&S (7Y,W ,@LU (;[PU (<[+W (=&WU@LU )QU7Y,W=QU (@M7Y,W@M
  )P7Y,W@LU %'M2MO'M %2MO'' (2O2W2O2W )QL&WU2QL&WU (3ZL3ZL &QL&WU &ZL@QL %3ZL %6ST6ST %;X[>QL!W
  %=Q=[LU=Q &[Q %>N;MO>N %@QL %APU %T &!66WU(M2W!66WU 'L7&TW!L &'=L &2MOT2M2M &7&TW &8!W '2W
  &;NU=[MOT;NU &@,W %U &!7W6Q 'YM2W@,W &#XRT@,W *C(QL!WCGU &'N#OSU &2!W );[O )@,W 'Lb=@QL 'MOU
  *2M2W2M2W +NU2NU +O6W2O6W *7YQL@,W *8QLW *@!W@L +L@L &6=LU &7ZLU *@,W &;Y[&TW@,W &>MOU26WU>6WU
  +ZR>QL&WU 'X[MO7QK!W +U ,2QL&WU76W@,W ,@,W &?&W )#X+WU!7W '[QT &@,W $S@; &L #N $!QL&W %X'W'L $2N
  &2L2L *7YQL@,W 'PU 'Z2W *&[!W *2Z2W %Z2W $3Z&W (@,W $:N $U %#2W@,W &QK!W#Y&WU &X!W %2MOU7YQL@,W
  &NU2MOU2MOU )OS2OS %7YL %;M#QK!W;M@,W &[O2W %>OSU %?MO&WU +!YNU +#QK&WU(QL&W +C8ZRT@LU #O $1[M:QL
  $2W &!MO&W;YQ'ZR 'QL&W &#2W '6QL&WU 'XQL&WU &27Y!W5LU27Y!W )6W5LU27Y2W 'O2W *'NU!X *;X[;>[O7W *??
  &5LU &6ZLU &;NU &@,W &^ $6TW %W &!&WU &#K;Y,W (@,W 'MO!W 'X,TW +@,W &2O6W *#MO!W#MO!W *<&W<&W
  *>RT>RT &8XLU &<&W &>[O7W +8Z<W!QL&WU@QL &U '2O6WU ,2&WU2&WU $7 %@,W %W &!Z (QU6L *=QL$K &#2W '6R
  &2N2O7W22W &6[QL&W ,@,W &7'W 'X7W &?7W &@,W %YMO&W@,W $8!W $<&W $=&W %MO1W2MO&W )U2MO&W $S
  %$MO1WU=OS$MO1WU %T &!6W@,W &(MO&WU@,W &6[QU *2OST6[QU &7<W )2OST7<W 0@ZLU 'Y6W *;[O *@,W &?7W
  &@,W %U &!O>LU&[!W 'YNU&[!W &#QK!W@,W 'X&WU &'7W )&[!W &2L 'M (2M *7YQL (O )!W2MO!W!;WU2MO!W2MO!W
  'OSU#X *=OSU=OSU 'Q &3OSU#X@,W &6[!W &7>O7W!QL&W 'Q!2W@2W (72W@2W 'R)N 'ZR &;QL&WU 'YNU!Z!W .&[!W
  &==OSU '[,W &>OSU *'!W +L *6Q *72W>!W *=Q#XMOU *>R +[RCM7W &@,W 'QL &C=OSU 'QL&W7YO #P $!Z
  $'OS2P'OS $,N &?2W(OS $26W %P7O6WU!'LU +2;WU $8QL!W $; %!YNU %NU@Q62W %X[ $=!N %L@N %M< 'L %P $>L
  &@,W '=QL $@,W %LU %QL $U %!QLW %#X'W )@,W %'QLW6S %(Z %2,W &PU#KU#KU %8QLW@,W %;YQ&WU8QL!W#Y&WU
  (L&WU ,8QL!W@,W %<P %=Z&WU *'QL!W *7YLU %>QU %@,W #Q $#7W7YL $(QU $) %QL $2Q2L2L $;M &)L2W $=@;
  $>Q &!XQL!W 'Y;WU7MOU $@,W $L %!'LU &47&6WU &@'W &QL&W &W '#6R (KU (QK!W@,W *W ''LU '(2W '2!W
  *#2W *2QL!W2!W (L (MO;,W= +<W= (N2QL!W2!W )U *2QL!W2RT *;Y,W2Z6W (QL!W ,!YQLW ,7Y2W7Y2W (R;YNU!P
  )T *!7W!7W@,W *>!W?KU '3Z6WU '7 (@QL '=7W *7&W (MO!W2QL!W=MO!W ([L '>QL!W *&W@,W (X[QL!W '@,W
  'CNU2QL!WCRT (RTCRT &XNU!6WU 'Z;WU (S &Y!W )>,W>[NU )@Z6W 'MO2QL!YLU 'NU );X!W;,WU .R *YZQAQL!W
  'QL&W &Z;WU %#MO (@,W &O2W@,W &QK&WU &XOS &Y&W 'QL!W +@P &ZQU %&P &QW?[U &TW (#S@,W (2 )#Y&WU
  )&WU ,@QL )@,W )R'L7&W *2Z6TW=2O *7MOU (@,W &W '!'QLT )Z6WU!YNU (2OSU (;WU7KU<S (>7W (@'W (O6WU
  ,3M7W -P37W@QL ,C(&WU -2!W (X#XQL&WU (YLU +>;WU )QL '#=R (>O2W7&W (K )U76WU (O>2W (QK&WU (Y&WV@QT
  )Q *=&WU '$ZQU '&P )#Q2W )6L ''#6WU (+W *8!W *=Q;= (QL!W *&WU (S )!LU '(M2W (O7W ')>7W ',L )'S
  )66WU -; .2QLW '2!W@;LU (6W!2MOU +YNU *U (>,WU ,7&W (QL&WCNCN '3M7W +76WU'7KU (R (Z2W )L
  '6[L;QL&WU '7M6V6R *WU )OT +;[MO (OS=L7OS (P'L (QKW4Q@ +@LU (S )#!W@,W )6N (XQL!W (Y6W +'7KU +>Q
  )O6WU7ZR ':!W?6WU (NU'PU ';!X;YQL!W;!X (O=MOU (R)>N )=MO&WU (YQL!W (ZQU '<L )#Z6W '=MOU +7Y,TW'&W
  '>!W8!W (M7W (Q '?[;WU )QU +3QL!W#Z '@67W (7YQ (>R (P )><W@;LU (QLW!76WU (S7'W 'CO6WU 'GU!XQL!W
  'U (#S *@,W ('LU +@,W ,P )O2W7>OSU'O2W ((MO#X!W (2&WU2MO )MO (6!W )N (76W +;[O +@,W )MO&W#Z&TW
  (=!W );WU ,@,W (@,W &ZQT2QL&W6ST &[!W7XQL %'7W &L '@=!W &S7<W &Z6W )U %(M2W %)>7W %2;L#KU &MO&W
  &Z&WU@LU %36WU &M 'O&W *@,W &O2W &Z!W %6!W &&WU %7&TW!P &'W &O6WU *5KU7Y &R %:O2W &R %;6W!X,WU
  &NU (>QL&W &O6TW(N &R=MO&WU &Y&WU &[N %<;WU );,W8ZRT %=!XQL&WU &&WU;LU &(QL!W2,W &;WU7<W8ZRT &M7W
  &ZL &[QL!W %>,W &M7W 'O!W#ZQU *@,W *COS7K &Z&W!Z!W '6W '[2W %?!W &;WU:R &U &[;WU %@!Y!W &'W &LU
  (2QL&KU &N2&WU &P2QL&W@LU '3O2W &S '7QU %C=!W &O7W )!>QU 'S (!6LU (;X!W;,WU %T &2N2QLT2 (U2QLT2L
  &6[QLT &@,W &CNU2QLTC %W &!L!X@,W (>XQLW!L &&YLU &'7W )@,W 'Z>XQLW'Z &( '!W &2,TW '6W 'QLW *7&W
  &6Q &7N4MO &8N 'Y'W (QL&TW@QL &;2W 'N$6WU '[6W &=,W2P '6QLW 'M>XQLW=M 'OS26W=OS &>,WU *&>X&W *@,W
  '6W 'XQLW '[6W=QU -6QT -@;LU *@,W &?&W )@,W &@&TW ',W '>&WU +> 'QL %^ $T %2QT ((MO&W(MO&W (2&W2&W
  %8YO2W@,W %>ZR>ZR@,W %@,W $U %!9XL %#S &X&WU %'7W@,W )P %(MO&[!W %@,W &N#X&WU &S=[&W '@Z&WU ,@,W
  #R $!O7W $'O $2R &!>QU $3MOU@,W $7O2W $=[&W $>&TW %XLU $COS $T %2MOU )7YQL &RT #S $!&WU %MO %P
  %QL!W )!YQL -8Y2W -W *ZQU %R &76WU &C;[N %X&W (>X[MO &'W',WU $#KU '!X&W )+WU '#OS (QK!W@,W -P
  ''QL&TW '3O7W '6N '72V2L (M2W@S (QK!W *&W ':QL&W ';O#W ([6W!Z!W )PU '=Z!W '>!W!MO&W /:O
  'C3!W:QL&W '^ %XP %Z6W (!O!V!LU )Y!W>X[L (2MO&W -'MO!W -2!L -3P (8YP3Z2W (>Z[LU )[P $&K
  &!Z6W2MO&W &'O &2R &@,W $'!W '!YQL&WU '6LU ';YM2W '>!W7Y6W=Q %+W ''L 'U (!Y;WU ('LU )M2W %,W 'U
  %L %MOT (!6TW>6TW!X&W (3MOU 'U ('LU (>!W(QL&W %O6WU %PU?KU $(M7W (!7W@,W (#2W )QK&WU .'O#Y&WU 0@P
  (2OSU )QLW#QK&WU (7OS (=MO!W &OT (3MOU@,W $,[7W $2&WU %LU '#&WU '(QL!W '3MOU '7O#!W '=[&W
  'CO2W;Y'W 'GU2MO %MO&WU %O2W %QL&W )''W )('W 'T %ZL@:QL &QU (3ZQU ,@,W $3ZL $4O2W $7MOU (>[MO&WU
  %P &7&W %X+WU#2W *X +MOU )6O2W %Y!W (',WU %Z2W (2S $8X&W7&W &L $:QL&W )3Z2W )7QKW $;X+WU )!YMOU
  %Y!W (#2W )XQU (',WU ,=MOU (>[,WU &ZL $=[,W $>X[7W 'QL!W %[7W $@&W 'U&YQL&TW %O2W (!X;WU $T %'LU
  %2ST'LU'LU (;YR#MO&W %6Q %=7W #X!W2X!W *#QK!W#QK!W $&W2X&W &U2X&WU $L %#X&WU %2XL6N #YM %!-O!W
  (2W &QL1 %$S '#ZR %8> %=6WU #Z $!W &!2W 'M6WU &#2W#2W@,W 'X!W 'YQ!MO!W .@,W &''W )@,W &(@,W &@,W
  $&UW'LU %W &!X<W *@,W &#O2W (S 'S &'O7W *@,W &2Z&W &@,W ';LU &U '!X'W )3QL&W (YZ!W '#X&WU@QU
  />MO!W )Q *U(<W ''LU *!XZQU '2PU *'!W *@,W '3Z!W7'V',WU '6!W *!2MOU '7MOU '8QL!W;XQL!W '=Q
  'CQL&WU@,W $2W &2Z2W *6N *;Y,W $6TW '!YQ '#XO7W (ZQ3LU '(O2W +@,W '2!W (MO *@,W '6L '==Z6W (ZST
  ([O7W *ST ,@,W '>M7W +@,W );W +@,W '@,W 'CQL&W(O7W ,@N %W &!XPU *@,W &@,W &U '!6W *@,W '#&WU (OS
  (X '3MOU +@,W '7MOT '>6W@,W ([,WU )6W )R '@&WV:QL (,W 'CLU *7QU@,W $7W &!Z!W *>!W!QL!W (7W &@,W
  $<W &!7W )@,W 'YMOU &#XM2W )7W +@,W &2L (@QL &7MOU &@,W 'L@,W &C7W $L@,W %U &@,W 'ZLU!QL&W $Q
  %2ZQ %;[MO&W %>ZQ %?@,W %@,W %T &!=L )7YQL@,W .P 'YM;W (OS *@,W &&YLU &'LU &(OS )@,W
  )U=[&WU>&WU7ZR &3M@,W &6Q!X6Q=L &;Y&W@,W &=[M@,W &@,W %U &#QKW *7,L=[&W *;[O4@L6 -;=[M@QL *@,W
  'X&TW &( '@,W &2QL 'ZQU *6N &3&W;!&WU )@,W &;YQLW +@,W &<P &=QLW '[O@,W &>OSU &@,W $R %!X
  %#O2W@,W &XM2W@,W %'7W@,W %3MOU@,W %8!W (=OSU (@,W (C2Z&WU=QU;[PU )<W4N2L %=3LU &=ZR %>QL&WU!X &R
  &ZR %@&WV:QL &,W &;V;L6W &QL %T6ZRT &7OS $S2QU #`6 !3 #!LU=LU3MO&W!LU=LU6[&TW $W %!Y7W );!ZL
  %#Y;WU *#ZR %2MO&W %7MO&WU %;Y!W )@QL %?!W (#ZR (5;V;<W (8ZRT ,#ZQ &6WU!X&W -U &<W (8ZRT#ZQ %@6W
  (@QL &QL $YZ &>OST> &@,W #&TW@,W $W %!YQU )7QU ,@,W %'LU (@,W %3&WU %7QKW )@,W %;M3&W=L3&W#Y&WU
  &Y&W )#X!W )@,W &[2W )@,W %<QL&W3&W;[LU %=L'MO&WU@,W ';Y&W=L &[LU )!XQLW!YLU;[O )'Q#Y&WU +@,W ,P
  *ZL )7&W %@,W %A7W %U &!>LU 'O>LU 'Z!W &#OS3QL!W 'XQL&WU 'ZQ )=Q#7W )@,W (R &',WU &(MO!W@,W 'ZQU
  &3&WU *>&WU>&WU &7OS 'QK!W +@,W &;NU )#ZQ )@ZQU &=OS 'PU )'QU )(N +7Y6W )@Q2V2L '[PU *(N *7&W #'W
  %!YMOU 'PU;Y,W %#6R &OS &XO6WU +@,W &YM;WU %3'W7K %='W %>NU3'W>'W %@,W %CO6WU #,TW &@,W 'Z&WU
  +8QLW7Y@,W $W %!YNU7X!W %#X&WU>R %'Z7W3,W>R %3,W?K?K %>R '?2W %?K@,W %@,W #2W %32W
  (7XQL&WU7XQL&WU #6QL&WU $TW &36TW $W %36W;L;L %7Y&WU %@QL %U &!X&TW6Z<W7&W 'YQL8XL &#QK!W8L &''W
  'QT;[O2W .&[!W .7XLU &(&TW7&W &,[QL!W &2!W )'LU )@,W ''W8XLU )=&WU2!W &36WU 'O &6MOT &7&W );Y'W
  '7W '>7W *7YLU &8MO 'PU &; 'O6TW 'XQL!W>O 'YZQ &=,W )#KU &>!W 'O>&W 'X!W *#MOU!QL&W ([QL +W &@;LU
  'NU );O6TW #7W %!M6WU,Z[6WU *=&WU 'W6WU &XQLT *@,W &YQL!X %#K37W#K &MOU &QK&W2&W &XQL8Z7W %(&TW
  %2'W=L *6Z<W *7&W *;O6TW &>R>R &P '37W;X[ '7YO '=[M &Z6TW *@,W %37W %7YQL %;6LU &S &X[ %>QL&WU &R
  %@,TW #:N %6LU#MO'LU@,W #;&UW'LU7ZR %WU '!Y;WU )QLW '#PU@,W (X!W +@,W )+W )MO&TW +U (YQL!W '&2W
  ''L@,W )U *)Z6WU *7R *=Q@QL!W '(L (MO&W (O7W +7&W '3O7W '6<W '7ZR *=[QT=QL!W '82W (YP ':PU '=,W
  *#XQL&W'NU *7P>L>X[QL>Z[R ([&W '>#7QU'LU@P (O2W )SU'N@,W +2'V(Q#YQL!W#Y&WU 'A&WU#X!W@,W 'CMOU
  +!ZR@,W +#ZR +2'W>OSU#X!W 'GU7QK&WU $6R $M6W $O6W $WU &'&W )3;WU -@P &(QL&W@,W &7MOU *! +X&W ,,WU
  *2!W *3;WU,N;X[ *7Y&W *<[+W *>[&W!6W *@,W &=Z!W &@;LU $YQL!W #<W %!YQL&WU %'L %2OSU %3MOU@,W %4PU
  %=QU (,!W %@6W &ZLU #=6W('V'2L $7W!LU $Q>L $S %!L %3QL&W %C!L #@,W #L $?'+W %= &!L> &2,W2ST@QL
  &3L?'+W &:O=LU &@LU 'P $U %#RT %;[MO&WU %?<W (&KU7M ((QL&W (7QK&WU (;[MO&WU7&W %@,W #M $!2QL!W
  %7KU=M!7KU &QK!W *!YMOU *7QK!W *8YO2W *>X[L %=OSU )7&W $#MO!W )!X(OSU;[O )#Y&WU )'Q@,W );M#Y&WU
  )@,W 'W!W6'W6L#Y&WU +L!X&W@,W $2W &!X&W &#2W )@,W &2OSU &3M2W!YR *7XL7XL &7YQU &:<!W &=ZST &>6TW
  &@,W %ZQT@,W $6;M4V5 %TW '3M6TW!XQLW ,=MO!W %W &,NU &3M6W2QL!W *>&WU@,W &>X[7W &?&WU &@,W &U
  '!XQL&WU .@,W (Y7W (Z7W '#XN )O7W ,@,W '2MO&W '37W (M6WU '< '@,W (M;WU ,3LU#Y&WU ,@,W 'CO7W $7KU
  '@,W %W &!7W6L 'Z!W &#QK&W 'XL &'7W 'O2&W 'QL&WU 'Z6W *U &(S (!YMOU &26WU *>X[MO?[!W 'MO!W
  +2ZQT#Y&WU /@,W 'OSU'Q#Y&WU ,@,W &3LU &7QK!W +@=!W7&W 'YQL&W &8PU 'XLU &;Y&TW &><W &@NU ),N>L#S
  &^ $;M@,W %W &!O>LU &#X6W *;[O *@,W &7&W &;YLU#Y&WU (PU ([O7W &?[!W *@,W &@QU &U ';YLU
  +(QL&W6[&WU +6MO&W@QL +@,W ([2W )6WU $=QL!W@,W %[ $@,W $O %!W '26W *@QL '3MO!W ,26W26W '>XQL!W
  '@!W (&TW@,W (,TWCLU>XQLW'ZL %&W '#OS ''LU *@,W ';@M;WUC&WV!XN '@,W (7M2W 'U (;X+WU *,WU )[MO&WU
  /@QL (@,W %2QL&W %3MO (EE %6,WU2P %;YMOT &[2'W7KU 'E;[ %=ZQT3MO;X[ %@MOT %C#K %T &!YQL&TW &3!W
  &6QL!W &7Y&W &C2P %U &!X&TW (@,W 'YM2W +3,TW@,W +@,W )OU 'Z&WU +(=L +3MOU &#O2W &''W )(&W@,W
  &(M2W@,W 'QU 'Z (7W (@,W &)L2W &2S (!YMOU &3MOU3O2W3O2WC@S +QL&W3QL&W 'Z&WU &6[!W#X!W *@,W (S@,W
  &7'W &8QL!W@,W &;O6TW 'YR>!W;[2W &<Z&WUb &>Z[ &?KU &@,W 'LU 'O2W *@,W 'Z&WU@,W &C7W@,W %W&W#RT #N
  $!QL!W $'L=QU $)<LU $2;L $3;WU>;WU>X[QL!W %MOU@,W $4MO&W $7QK!W )'+W )@,W $8Z&TW )@,W $;(&W $=OS
  %[OSU $>M7W $U %!O7W %#=MO&W &X!W )'QL&TW62W@;NU )2QLW 'MOU',W8QK!W %'!LU66WU'!LU %(QL&WU;&WU
  %,Z6TW %2&W &,WU &>NU>NU &QLW;MOU %3NU (!YNU (;LU;LU %66WU )#X@,W )'Z6TW#Y&WU .@,W ),[QL!W
  &LU=Z!W &N %8YP %:O=LU %;[O66WU=L %=6W66WU=6W &MOU )66WU=MOU &S66WU=S %>!W &[MO&W!L %?KU
  %@O+WU66WU@O+WU 'SU66WU@OSU &S66WU@S %COS #O $#XQ '#X!W '7YQL(MO '>Z[L '@,W %YQ@,W %ZR '@,W
  $2QW?@,W )P %V2=P %W &!O6W &#X&WU +#7W +7QK!W (QL!W (Z6W &(QL&W7Y &3LU 'O2W &6MO&W3LU6MO&W@M;WU
  'O2W '[O2W@,W &7'W '<W )@,W 'QU )@,W 'Y (6W!YQ,L *@,W &8QLW *@,W &<P (@,W &>O7W *;[O *@P &@,W
  $3,W $7M!L &2W %W &'NU>XQL!W 'Z7W>XQL!W'Z7W &(NU )2;WU!'LU *MOU -@,W &2MOU &7MO!W )U *@,W 'Y6W
  *>XQL!W7Y6W &='W &>O>&W 'XQL!W4MO&WU;YLU $9M!L $=MO!W $@,W %LU7Q@LU= -@,W $C&W $S %!MO&W &X+W
  )@,W &YMO&W %'MO %(MO&WU'Q@,W &QU %2Q2Q %3MO&WU +@,W %6L '!X+W6L ''MO '6L %7Q '7Q &YQLT %;Z;WU
  *@,W '[QU %>X[7W %@&WU )@,W &,W %T &7MO&WU!YMOU!YLU %U &!X!W2!W=Q (QL!W 'Y!W2!W=,W &#YQL!W=QL&W
  &'S (5>QT &2;WU *'+W>L &5L2W &6,WU *F74Q 'N &7MO&WU 'OS 'QK!W +@,W &8MO 'O2W 'YP )=,W 'ZRT *@,W
  &:PU &;6WU 'N'S!X 'YM2W &@!W@Q '&WV!6WU ',W &AQL&WU &CMO&W #P $37W '@QL %P &3QL&W3QL&W %QL&W )@,W
  *P %R $7K &=OS'Q2N %M6WU7M6WU )@,W %P@,W %YQL (@,W $>7M6WU &X'W &Y'W!YNU )7Y'W %C6WU $@,W
  $C6WU@,W $U %!R@QL %#2W &QK&WU &X!W 'Z6W *@QL &YLU )@QL %(6WU )@QL %3,TW &Z&WU 'Q %7QK!W &YLU
  &Z2W %;Y2W )@QL %>,WU %@,W #Q $<X@S?K@! $=W &!YNU?K!YNU $@,W $L %!W '!YST +7&W (Z!W '#S )'L )@,W
  (X&TW (Z ''L '(@,W ',[L *@,W '2MO '3LU '7&TW (ST *!YQU *@,W (Y@,W '; (YQLW '=[L *7&W *; )O '>[;WU
  ,=QU ,@,W '@,W %&TW (!X+WU *<W )YLU *NUCO7W )Z<W *QT +U (#XZ6W ('QT@,W )Z6WU (26WU ,(ZR /@,W
  )MO&WU!M=M<L (7Y2W *Q (8Y2W ,;X+WU (;!XMOU )[6W ,'2O$S ,;!XMOU@QL (?[!W (@,W )6WU6L (C=7W &W '!R
  (X )@,W )C>O7W#QK&WU (Y7W )NU#XO7W '#1#1!X@P (K )@,W (X )&TW )@,W )MOU )O7W?K=6WU )QL!W ''L#XN
  )=QU '2'W@!W (6WUC#XO7W (MO!W *&W '3 (LU (QL&W;QL&WU;QL&WU (Z!W '41W *2'W@!W2'W!XZ6WU '7!QL-M
  (KU!Z!W (MO&W ,?6W (OS=L7OS (QK&WU (X+W (YL2L )QU '8;WU@,W (QL!W7YQU ':PU ';2W (M ([PU +!YNU
  '>Z[LU ,@,W ([6TW ,#Y&WU '?&W'L#S .@,W '@LU 'C;[O3;WU 'U (3QL&WU .!YQ .3@,W (8Z7W (@,W %72W (',W
  (7R (@NU &6L &QU3QL72W %;6L (@,W %>72W )7&W %@,W %T!XMOU3QLT!XMOU &6RT %W &&QKW &7,W7&W '6W
  &;MO&WU3QLW!6W 'QLW &>QLW *!6TW>6TW &@,W $T7YQL %>OSU %@,W &S $U %!X7W &YQL&WU72W@QU %8L %@,W #R
  #S $2XL $4X6TW $;[ $@MOT #Z!W &!O6W &#X!W (M6W 'ZL#Y&WU )@,W &'L (2&W@,W 'NU 'S &67W &7QK!W )W@,W
  'YP@,W (QU *#Y&WU *@,W +P &;YQL!W &=7W>;WU &@!W &^ $&W &#O2W &6O2W &>OSU &@,W &U '8QL!W@,W $2W
  &3Z2W6O6O &;Y&WU6L (2W &==Z2W &@,W &CMO&WU6L $6TW '3Z6TW>PU />PU@,W %W &!MO&WU 'X'W'L 'YQL&WU
  &#X!W (QU *#R 'Y'W &'!W 'M7W2OSU &,[&WU!Z&WU &2OSU *3QL&W *7'W +M2W .@,W &3QL&W2MO!W
  &<!W'MO!W7XMOU )@,W &=QU )!YQL&WU &>O7W;YQ &@,W '6W )>[,WU@6W 'ZLU &U '!LU *@,W ',[M *@,W '2QL!W
  '3M6W '7 (QK!W ,@,W (YQL&W '>&WU +@,W $7O7W %W $L %(MO&W %@,W %U &!XMO&WU -@QL &,ST &3ZLU &8ZST
  &;Z2W &=[LU &@QL $N $Q %!'LU %#&WU@,W %(6WU %3PU &ZQ3PU3PU (=QL=QL (>,W>,W %7'W &YLU )@,W %=L
  %>L!Q>L &N!L>N %@,W %U &#S &2QLW &3ZQU6N &<[!W &=QL )<[!W2&W '[O7W +<[!W2&W &>OSU *='W72W 'QU
  &@,W &C&W !4 #!L %#S '@,W %4!L; %; $V#M1 (<+W'Z6WU26WU (@L#K(&WU2O $W %#6R %3M '2MOU %6L %:<!W
  #&W %4&W (7YQU %8O %>QU#XN %V$KU )#2W )'!W )2MO!W )8X!W )>O7W #,&WU #1V/=N(6W@QL &L=N )#XRT
  )7OS7Y&W $W %!XQ(QU (@,W %#2W (@,W &S '= '@,W &X '!W %&ZQ %1V/L=N %27W (@,W %3;WU &LU &M '@,W
  'O!W %7M@,W &QU (@,W %=L '41W#X!W #3ZQUC!V#=L #5M=,W #6O2W $TW &!XZR *7&W &4>!W &=&W!QLW &@#ZLU
  +7&W '>Z6W +7&W $V2!PU &'MO )6L &)L 'MO &@O# $W %7P ''LU@,W &QK!W3;&WU %@2V2O %U &!XLU &'NU )@,W
  &(&W 'MOU &2>!W7&W &7&W '6WU 'QK!W &;PU &>Z[R #;&WU '!Y;WU '#Z6W '&KU7M '(M7W (ZR3O2W '3M (QL&TW
  '7ZR'LU '>[Q '@;LU (P!YNU $Y #<+TW2MO!W '@N %W &(ZR &2@N $M;WU4<MO&W $NU4<MO&W $W %'QL!W %7MO&WU
  &YLU %CMOU )!&WU *YNU )>QU #=<W &#XMO=Q7Y6W $?;W $MO!W:L $QL;XQL7KU &@QL7KU #>!W &>,W )@,W $6W
  $AL %QL $M;TW (2OSU &WU3MOU (>QU %O&WU!Y;WU;[QL!W#OS $N #@ $; %2W $@N> $L; #A2W &7&W &@!MO&WU7&W
  'L!MO&WU #K $)&W $3!W $6 %4K@ %72M %?2V3O %@AL< &L;M %RT $7Q;RT &KT %R $8Y&TW $:L $<! &L %M!L;
  $=MO!W2L $>N &(6WU $@ $U #M $'2YM2W *=L)?2W2=LU@P!YNU $-V. %W $. %!YLU %'ZR %2ZQT %5;V;?Q46M<!W
  %7YQL %;Y&W %=&WUC7W %@!W@Q &M %M &?K4 %O7K4K6W &S $2W &4M2W $5M $6V6!W@R %W &!>MO&W &#R ('M;WU
  (=QL&WU@P 'X+W &,&WU &=,W &U '2>M6WU62W 08;WU@,W '4>M6WU62W 0'ZR (M6WU '@S@N#X&WU $;MO!=Q'N $>M!
  $@L7K;QL!V# $O!W ''7KU '@=QL %&W '!QL!W '#QK&WU (S )@,W (Z!W '&ZQ '6;MO (<W (MO(QL '9&W3MOU'&W
  .@,W '<L=N '>P!YNU 'CM;W 'U (!6TW )XLU ,;QLT (#6R (6;MO!W (;YLU (>Z[ +LU (?6W +U %2N %:N '(MO&W
  '7QU@,W %T &;XLU %U &#6R4!W#6R *2W#6R 'YQL!W &&KU7M &2NU 'P7QK&W8!W &3MOU!'LU &4MOU4O6WU4O6WU
  +QK!W4QK!W &72W )?MO&WU &=MO #N $!=N %X $#XQL&WU $$=N ':ZRT 'CQL&W#X!W $% $(MO&W $)&W:L )> %<W
  '(N 'C&W$X&W %MO&WU $2!W $4N2N $7 %=L)W %>MO;L %?&W %K &?>N )7ZR %MOU $;MO!=Q'N>MO>LU@P %[L $=Q
  $>OSU (#R (&[!W %[MO&WU $U %2O2W %4NU (!X &O2W )&[!W &PU (7&W #O $!O-W (@&WV!6WU %V!-W
  '='=M<L!X&TW &# ''#6WU (=M<!X&TW '2ZQT@,W '7QU@,W ';=[L7K6[&TW '=QL!W ([L *>MOT *@,W '@,W 'M2 %W
  $$2M $'=MO!W *>QL! $2M< '!;eL''W %V2L &3L ('M;WU ((N (7YL (8YP %W &!2!W &4O2W *3M $6RT4QU %WU
  ''MO&WU -@,W '4O6WU4&WU4&WU -MO&WU4MO&WU '7YQU +@,W ';Y&WU $9MO>W )#XO7W!YNU );[PU!YNU
  %V:M!V#6V2=!7W $<&WC&WV!XN $=&W %Q27W9MO>W#XO7W!YNU $>V>:&KU7KU (=A6WU %W $S %6L '!MO&W %;&WU
  %=&WU %U &!>LU 'O>LU 'X,W &#S (@,W 'X&WU 'YQL!W 'Z&WU4OSU &'7W 'NU &2MO!W &7XS )3M7W8PU )>!W6!W
  *Z[2W'&W 'YQU &;YNU!Z!W &=QL&WU &>[Q &?QU )@,W &C! $]N> #P $7Q6L7Q $>L &=QL$K $?K $U %#QK&WU
  &XQL&W@,W %$16WU %('W %,Z[2W %2&W7QK&W2&W &LU(ZR &MO!W(ZQU6ZQU (&W'MO!W &O6W '7W %3QL!W@,W (&W
  *7QK&W!LU %6Q=L )2QLW6Q=L &[6TW %7M2W )6S=S &O6WU2MO!W &QKW7QK&W7QKW %;O6TW %=&W (U!&W )<MO )@NU
  )I)L &QL&W=[M6W &[,W '7W3MOU %>;WU7Y>;WU &OSU &QU %?6WU #Q $'N $7M6W $>N<L $?42W %5S %6WU2MO!W
  %>QL! %K>N#S@,W $@ %!YNU@,W %#S %'L=N &M2W &ZR %6L '!YLU &V2= )9AO@O2 %8Y'W@,W %;P %M< ''!LU
  %P7O6W3@,W $K %!6W@,W &W '!QL&WU '#XL (YL (Z7&W ''='W +7&W '2>QL!W (L '4>R7&W (QK!W ,!YR ,@ZLU
  '8M67W (YO2W@,W '=7W (; '>!W (QL&W ([,WU &YNU;QL!YNU %&TW (2>M7W -7&W *QL&W .7&W (7(M2W!QL&W
  (@6WU6 -L &W '!QL&WU (X!X7YLU!X!X '#XL'MO&WU 0@,W *>,W ''MO&WU '(QL!W '2&WU +@,W (MO!W '4&W (QK&W
  ,;Y,W@,W '>MO!W7YLU>MO!W 'U (!O>LU (#YQ7&W *S )Z!W (&[!W ('=M2W ((7W7YL .7&W )O7W (2&W;QL&WU2&W
  ),W;QL&WU2,W )>P;QL&WU2>P )QL!W -@,W +&W<7W )S(M7W (4&WV$KU (7QK&W!>7W -7&W -UCO7W (86W?K76WU )MO
  (; )MOCO7W )O2W(M2W 0;Y!W (='W (>6WU ,6N )QU )S (GU6[QL!W %6 %<LU7&W %=&WU7&W %@ &!YNU *@,W &#S
  &&YM &'&W ';Y&WU 'Z6WU &36W 'LU 'O2W &8Y'W@,W &C;X!W &P7O6W3 ,@,W %T &=&WU *!QL&W %W &!YNU &4QKW
  &=&WU &>L 'N!XMO (;Z[Q 'QU $^ #S $7QK!W )3;&WU $@2W #X6TW #Y $7W &'&W &3O &6[QL &7QK&WU
  $9X$O1WU!X;WU #Z $6W &2ZR )@,W &U ''1V/LU *1LU $<S4Z<SC'OS $K %4=L:<!W &@; '=6WU %= &!MOU7KU
  %U4@$S $M %'=O7W &OS@&WV!6WU %>M&W %A &8Y'W *@,W &@S@< $QU &#XMOU &8QLW &:QLW &>;WU 'QU #]6M!9Q4
  !5 #6 $$O1W=QL!W $=[&W (7QK!W' (?K4 $@AL< %M4V5 $M %3MOU@,W %7&W &X'W %;MOU@,W %=,W $O %!Z!W %6WU
  (7&W %=L@N #;!=MO1W=Q''W $&WU '&KU7M $V; &!3M! *7O$V$MO>W 'S &#6W '=MO&W &(=L )'O )6[&TW(MO&W@QL
  'QU!Y;WU &2L (2=LU (4Q@6L (?6W &5M-V.L6W (.L6W ,!X@,W ,;QU#Z6WU &6V2=L<W -8Y'W &=!V#M2 'L)L 'OS
  &?2W &@2W '6 '?6 'L;M (>L 'Q6L72M &L=OS &M<>4V5 $W #>MO!W2@!W $QT &3OSU'S &5>L #CQL!W#YMO!WC!V#=L
  #K2O %W &&ZQT $U #L $2O'Q2N &7'V',WU &9Q4 &>!W6!W %W &!&W@,W 'O 'P7'V',WU (U 'X;WU (MOU (QL!W
  'YMO!W *U (NU>QU7KU 'ZR )6MO&W@QL &#MO!W )U 'R (@OSU=Q4N<MO 'X&WU2P (O7W +@,W (QL!W#XLU 'Z!W (R
  )#6WU -@OSU7'V',WU;XLU )@,W &&O7W 'ZQT *!L;X!W6[L8OSU *#6WU &'!W 'L (!XZQU@,W &(=L 'LU 'N ((MO&W
  (C&W$X&W &2QLW *;ZQ2QLW &6[O2W@,W &7OS )(=L )7,L *QK&W )=MO!W@,W 'X!W *@,W 'YLU (O@,W &:PU &;NU
  )#Y'W )7P 'YQI)L '[6W=QL&W#Y,W &=3LU 'MO!W &>MO!W@,W ,Q@,W 'OSU 'XQLT ([QL@,W '[Q#KU ,;QL&WU@P
  &@!W(QU '2V2O 'M 'ZLU &CLU )'!W=OS 'MOU $6Z6V2=N(QU!X;WU $U %!>QU &X&WU %#O2W )!QL&W )=L &Z6W 'QU
  %'L#S &PU %(QL!W 'U %3!W@,W &MOU %6[&TW!QLW<P 'Q&TW (L&TW5LU@ZLU %7MO&W &Y '@P#MOU 'NU
  %8Y&TW#O2W@,W *3MOU@,W %:QU>[S:QU %; &#X7W &&<W 'WU &6QL!W7M2W#ZQU &GU#X *;YQ &MOU>[S;MOU=ZL
  &QL!W &Y[QL&W %=MOU )>!W!L &QU (7Y &Z!W %>!W6!W &&WU!&WU &MO!W &Z2W )!MO&W '<W )#O2W '[2W3LU
  &[NU#X+W %@@,W &LU;XLU &M;WU &ZLU 'QU )!XQL!W %CM;W %GU #M.L6W (7YO (@,W #O7M!L #P $2&W $?S &!Y<W
  (QU;OS $^ #Q5Q $L&W=ZQU@;LU $T5QT #S !6 #!6WU $V#2W (2L=L ,7Y#6WU )V29Q4 (;X[QLW'&W $W %!XQL )@QL
  &YO2W *@QL %#XM7W %$2'W %2RT@=!W %6!W6R6R &R '@QL %7YL=QL&W %8Y6W )#K %;[QL&W@QL %=[MO&WU ,@QL
  %?[;WU %@QL $X<W '!QL&W '7&W 'CM;W ##;WU #$3L $:L=N (CO6WU $KU &!X'W *2Z&WU &#QK&WU &&ZQT *26WU
  &3L &72W )#XQU 'Z!W (2W &8!W &;QL!W &=OS:O=LU &>[,TW &@ZRT &AM6WU $MO &;P> &=W (<L<N $S
  #&<W6LU7&WU7M2W &C!V#=L $TW &6&TW@NU@NU &@,W 'NU )@,W $W %7R&( )7YQL %>LU&K>LU %@,W %U &!6W 'Y;WU
  'Z!W (&WU &#Y&WUC7W 'Z!W &6<W '[M7W &7QU 'YLU &@,W #'W %!<W %6'W (6,W6,W )[QL6[QL &L '!YQU '#X!W
  '@,W %;XQL )@,W &YO7W *@,W &Z6WU *@,W #,WU &!X (,WU'ZL (@,W &#MOU *@,W 'S@,W &'6'W &2P &6,WU#X&WU
  *6QL6QL '<W 'L#S (6M]< 'M]<# &7=M<L<W 'KU )@QL 'QU>;WU7Y 'Y(=L &9XPAL &;XLU;(MO '[6W>;WU;[6W
  &<P@,W &>;WU!X@,W &@Q (L &F74Q #-O #2V3M $W %! &2QLW &6LU )7QU *ZR &QL!W &YNU&KU7KU &Z6WU '7W
  %#X&WU %'&W &7KU &L=QU 'U &M;WU %(MOU %,[&WU %2&W (@,W &MO!W &QLW )> %3M6WU %4MOU %6Q!MO&WU
  &[O2W6L %76WU &@ &O$V$MO>W &PU (@,W &Y,W )#YQL!W37W )'S %8;WU %:OS %;M'V(L %=!L (7ZR &Q'&W &ZL'S
  *@,W %>;WU ),Z[6W@,W %?&W &M)V)L &[!W %@!W!YZQ@,W &2W (!QLW>R (7&W &;NU )!;WU7KU &LU &O4V5K '5L
  &P&<W &S7'W &ZQU!XQL!W %I)L #4N #6TW &!YQL(ZR &2!W &66TW2!W &@,W $V4;P>MO1W &?6WF<XL+W $W %U &!3M
  'X (@,W 'YMOU +27W +=MO!W (NU *;O6TW2N 'Z&WU &#X (,W (@,W &&&W &'+W )'L2;WU ',W 'MO!W +@,W 'S
  (@,W 'Z6TW@,W &(!W7Y2W '6TW (W )@QL 'ZR )@,W &,Z6TW66WU>X[L ([6TW66WU>XLU &2!W )@,W '&W )@,W
  ',W@,W '=O7W 'MO!W!YMOU 'QLW *!XLU *=[,W *@LU -'O +P 'Z&WU)L2W +6LU +@LU ,P &3MO&W +@,W &7QK!W &;
  '2QLW 'Y&TW &=6W 'MOU *66WU'+W 'S &>M;W 'OSU!YMO&W 07&W 'QL&WU 'X[L '[NU &@!W )=[,W 'OSU66WU?2W
  'QU 'S $Z&WU (#KU (2!W (;[O6TW #76WU '!MO&W (X&W '(=L '3MO&W '7ZR '>OSU +@,W '@;LU $O6WU71V/O!W
  %>M&W &V>M&W %S &@! $W %!XQLW'LU@,W *3;&WU %@,W &QL #8LU &!YMOU +27W@,W +3MOU &#XZ2W &3MOU 'Z&WU
  &7Y&WU &8QL!W &;Z &>Z<W $PU &',WU 'L (7K &(S &2ZQT4PU2ZQT &7YQL&W &=Q4PU=Q &@MO&WU ,!YMOU #:PU
  &6Z<W7&W &>M;W *76WU(ZR $Q %37W #;!L= $@>QU ((6W $PU63PU $QL2] &W6;RT $TW#;WU $WU &3O7W &=[O )7W
  +@,W &@,W $[O6L (7Y@,W #<L3L $O6W> %S $W %!6W &MO&WU &X+UW@QL '<W@QL 'ZS )@,W %#S &XRT@,W &YLU
  );[2W2MO&W )?6W &ZR %'7W &LU7<W'LU &Z6W6<W8XLU %(N &PU %6M;M2W &[&W@,W %7<W (?6W3QL!W &Z2W
  %82W'LU &Z7W %:!W %;YQ %>O@,W &[,TW@,W %@,W &2W (?6W #= $,WU '@S $3Z-W#QK&W $72QT $@Q.W6&WU $LU
  $M6V4 $N',WU?KU $ZR &7&W #>7M6WU2OSU #?!;V; $&WU!XQ@,W $22W=QCMO&W $4@; $; $=2W '!XQL!W $>N>MO!W
  $S7N<S #@,W #L $!X&W (@,W %Y,WU )@,W &NU $#S &;[2W@LU &@,W $$ $'N $2L=[,W *=QL$K &>PU7ZR2QLW $62W
  '7&W (MOU '>X[QLW '@NU %L &:L (^ &=O7W $8XLU (;!X6WU $; %!L< &X6WU#Y&WU %,W '!QL&WU (YNU '#QKW (S
  '(MOU '3Z!W@,W '7QU@,W (X!W'L=&WU +@,W (YQL&WU ';7K@QL (8QLW7Y@QL ([,TW )LU#QKW@,W '<P@,W '=&WU
  '>Z[R7YQL&WU '?[!W %?M@Q@6 +L %W &'LU $<! %P &@,W $=!2V2N %4)L2W %6N %N &#Z!W &'!W '&W &(O7W &2NU
  &7Y&W@P (6W &;QL&WU &>O7W@P &?!W &C;YQL!W 'M;W %QU '!YQLW&YL $>6W3 (#Y&WU (@,W (P@,W %MO
  '#S#!W@,W '@,W %[6W3 $@,W $U %!&WU )3P )7KU *M2W &6W!YMOU &7W (6LU2QL&WU &>QL@,W &MO!W@,W &X '7W
  )@,W &Y7W )!M=M<L 'LU7Y&WU!2W )>ZR@,W &Z&WU %#KU (@,W &QK&W &S '2QLW '6L<P '@L@,W &X ',W
  ';WU@L@,W '@,W 'MO &Z!W %&YM;TW 'NU )@,W %',W &M;TW (WU 'O!W@,W &QL&TW +7QU &Z&TW '6W6LU8XLU
  0!YLU@,W 'QT %(6W &M;TW &QU (#2W &ZR %,QL&WU %2&WU2NU &QL&WU %3&W &MO&WU &P &QL&W *@,W *U +?2W
  &Z&WU %6LU6Q6Q %7&W@,W (U )7M2W &2W &6W (U )!YMOU *Z&WU )'Z6WU )(S +!YMOU )7QK!W &KU (@,W
  &O7W6LU(ZQU &P6LU(L>O7W '@,W (S!X7W &QK!W *@,W &X,WU &Y,W<MO#Y&WU ,@,W %8K!QLW '#XQU &L!>QLW
  '#XQU &QL!W %;#S@L &=S(MO&WU &X[>Q@ST %<+W@,W &;WU &QL&W7!W!LU *@,W %=!&WU &&WUCO7W -@,W &,W?
  )@,W &MO&WU@,W &Z!W &[!W )@,W '&WU@,W 'O7W@,W %>,W (;[O (@,W &QU &X[S@,W &[,TW7KU>[,TW *@,W %?&W
  (#XMO@,W (7N<S (@,W &Q '2M;W2QL&W 'T 'U@,W %@,W &6TW 'W@NU &<W &L &NU ('!W &Z&WU '<W %AP
  %C7KUa7YQL@QL &OS &P@,W &QU7KUCQU (@,W #M $!<W&KU7KU %L<W&KU=7W %V#; $$OSU (#XO7W -@,W (=ZL&<W
  %V$AM2W %W %YQL5L=OS!XQL&WU $'V' '5P? )^ ':2W *(Z;WU %W $)M^ $-V.M2S %W $2OS=Z[Q $4K6WU )7XMOU@,W
  $7K2W (2QLW (7O4W %W $9V9L6W *!O6W +PU2MOT *(QLW *<L+W 'M6V42QU37W %W $;M2V2!!X;WU 'W (!QL&WU
  )YNU>QU7KU ((MOU (2;X,W (6;L (7Y@,W +QL;QU#Z6WU (82W +@,W (:!W %TW '!X@,W '7KU@,W (X7W '>X[QL
  '?[;WU '@,W %V;L6=2M 'M2 )=O7W7ZLU2QLW )@2V2?K %W $<3OS!X&TW %L; '2=LU %S;7Y2W $=M< $?K2 $@M4MO&W
  %W $O %!MOF %&W '!Y!W (Z!W '#X&WU (YQ '&S )!XQLW )#YLU -&ZQ -;&WU!YNU -=QU -?6W3QL!W -@LU
  0!MO;O6WU#Y&WU 8@P -a )2!L ,F74Q *QLW -*L76 -2S(M7W -@'V'L8QL!W;[O .N#X&WU -C>S )=QU ,#MO>[OS#Z&W
  -YQ3MOU;[O ,6[&TW(MO&W@QL ,@;LU ,CL1L ,GU(QL&WC8ZRT )?&W#Z&TW>!W;[2W *6W3;WU )@LU ,C8Y'W )CO7W
  '2!W'NU6&WU '3!W'NU6&WU '6&WU '=L'LU@,W '>Z6W '@,W 'U (#X&WU %?&W:L *> %T &!6WU 'Y!W2!W=,W 'ZL
  &#R 'ZL (R &$1L &',W ';WU 'LU6ZLU; 'M;WU:PU (O&W &(L 'N &,['W (L &2'W )'L 'MO!W )&W &3M6WU 'Z!W
  &5;WU &7X+WU +!X &;X!W@LU 'Y!W '[O6TW &=,W )2,W &>,W &@,W 'NU &C&W#R '2W'QLW6S 'OS %U &!YLU &#X7W
  &6L 'MOU *!YLU!YLU *66TW66TW +QL&W6QL&W $];!L=N %< &X %=,WU )(=L %M2 #N $!<W %X&W!X&W %Y&TW!Y&TW
  'W!Y&W &6TW!Y6TW 'W!Y6W $#XM7W $'7W'7W %Z2W $,MO=QL&W $2L3ZQU &=R &>S %M %N2N %XL2XL $6[;WU6[;WU
  $7KU '(QU '@M;W7&W %YL2S '7YL $86W86W %>S=Z[Q $;M %Y6WU $<2OS %Z6W;NU $=R=R $>L &!XQL!W &2Z&WU
  &7&W $?K &?K $@QL $U %!7W (@QL &;WU %$=MOU %'7W (@,W %6NU6LU6LU %7KU %=&WU #O $&<W '@QL $2W
  &!M6WU 'YZ&WU &3O2W 'Z!W@,W &7<W )@,W &<P &@,W 'M;WU +7Y6W +@,W $3Z!W@QL &2W &LU (@QL $6<W '@QL
  %O3Z2W3Z2W &87W87W %TW '6RT '@,W %WU '!XQL!W )ZS '#XRT (ZQT '2&W;YQ6O '6<W '7MOT ';YQ $7W
  &6O7W'+WU &@QL %XMO (@QL $82W %YMOU $;QLW %X'W %[,TW )@QL $?K $S %#XL %@QL %C %T &@QL %U &#X,TW
  +@QL 'ZQ &@QL #P6L &=QL$K +@,W $?R $U %,ST (#XMO@L (7XQLT7XQL&WU@QL (@M;TW;ZQT@QL &Z2W %67W %@,W
  #Q $!L &;X!W;[6W %O6W6Q#6WU +;WU %QL&WU@,W %X &#XM6W &MOU6Q!YL &QLW )CM;W %Y2W &L '76WU %Z<W $#!W
  %&WU3MO&W#&WU %MO '@,W %XMO %Y,W $'L &7XMOT &;Y!W &U@,W %QL&WU %Z<W (!XMOU (2QL!W (3MOU $(L &#S
  &>[OS *@,W %M2W (@,W $)L;Y!W $,L@NU %MO $2!W %MO&WU %QL&W2&W $3LU2!X %MO&W );!QL&WU@QL )@,W
  %NU(QL&WU -@,W %Z!W (6Q?&W (:O=&W &2W27YP $6,WU %L=N $7K'Q %P &!XR!XR &#S@NU &'7W#KU 'L>[OS &(L
  &;M@,W &>[6WU %Y,W2QLW &@,W &QL!W *3MOU %Z&TW $8MOT,'L $9M;L6W $;&WU %3M3MO&W;@L %M)L2W %Y&TW
  )@QL &R $='W %7W %L &!X@,W &#X@,W (Z6W &&KU@Z<W &2!L (X 'QLW#&WU &3LU@,W 'MO&W +#&WU &8OS &=[L@,W
  &>Z2W &?7W %M7W %QL&W )#Y,W )3M#X!W +OU %[M6W $>!Y'W '2W %QL&W@,W %X!W %ZR,'L &[R,'L %[,TW7&W
  &6WU@,W $?&W '8XMOU8X (YMOU7Y ';NU&YM;WU '=MOU=N (N2=QL %6WU $@,W %L &@,W &U!X@,W '2!X %P=M6W
  $CM;W (8ZRT %QL!W@NU &U@,W $L %!W '!&WU27W (>MO!W@,W (X )@QL )M *#Y&WU )O *ST )QL (Y,TW;[6W
  )QL&WU .7Y6W@,W +2!W .@,W (Z<W '#MO *&WU -@,W (QK!W (S )2NU>OSU (X6W@,W )Q *U#X +7MOU ''QT '(!W
  *2ZR (MO&WU!YMOU (O2W +@,W )SU +7M2W ,QKW +@2&WU (S2&WU@,W )T (Z<W '2'W#O *86W (6WU (7W
  (NU6QL!W2QL!W (Z&W )6TW '37W (MOU@Q62W (QL!W!YQU '6QL!W! *&W )T '7'W (M2W +#ZQU +(OSU +8M67W
  )O&WU -;CQU@QL *U +!YMO!W +>Q (QK!W *W (Y6W )NU '8<W *2Z&WU (QU *#XQL&W *6QL!W8N *>[Q#KU *@ZLU@,W
  (Y'W ': (NU ';M6WU; (YNU +(ZR ([ )N '<O2W (QL&W#S .@,W '=QL&W>MO!W '>L6QL!W@LU (MO!W ,6QL!W7K
  (Z<W +7OSU +CM2W '@MOT 'CM;W3QL&W &XQ (@,W %&W '!Y+W ),W'Q@,W +@,W '#K>L6QL&W#K*QU '2 (= )@,W
  (QLW '6&W (QL&W ': '=QU '>L6QL&W@LU %T &6[NU6QLT6RT %W &)L76WU ,7&W $T %!QL!W (&WU=!W@L 0=ZQU
  &XQL&WU@LU &YNU=!W!YNU %#&WU )!YQL&W2QL&W &'LU&[LU &X&WU *,#X&WU *7QK!W +Y6W#=NU %'+W (;[2W2;WU
  (=!W(!W &LU (&[LU (>MO!W -@,W )O7W &QT>'QT &ZR (=!W#XO7W %2'W4P? &Z!W!MO!W@,W )'N %6QT,, &S %7O7W
  &Y6W2MOU )7QU %;CLU,;CLU &Y&W,7XQL!W %><W ('L &LU,>LU %?!W &K %@&TW6S@&TW;[,TW #R $T %@,W #S
  $!3MO&W *;O6TW %L %X+WU6S!X<W6S7YQL!W &Z6W %YLU &MO6S!YLU $#XMO $$YMOAW $&<W '7MO&WU $' %QL&W )U
  'W (@,W $2MO '=MOU %QL&WU $37W %QL&W $6!W '#&WU (XM6W#K (YQ ''L '?2W %S &'QT &7&W %[M7W $72W %K2W
  (!O6W@,W (2O2W (7YLU &U %QKW6S!YLU3QL!W %YLU (;O6TW $8QU#X&WU(MO&W ''QL&WU '37W '6S'QL&WU $:QU
  $;,W $<7W@LU $=MOU %S &!7W'L'QL&W )7MO'2L &C!L $T %@L '(N '6N '7O )&[!W7XQL (QK&WU (XQL&WU (YQL!W
  '8YP ';O6TW ([O6TW '=,W (QL&W #XP %!>NU<LU %3=Z6W %U!>NU<LU -5L2W7QK&WU8MO &3=Z6W #Z&WU6!W
  $2W'!V!P $;WU '#X,TW )RT '6<W '7KU *@,W '=M )@,W (QLW '>X '@,W 'AQL&WU $<W &!'Z6WU8YP &#XMO *7&W
  &&6WU7&W &'7W )7&W &,MO &26WU 'L &6N '[;WU7&W &7&W 'O7W7&W 'QK!W&[!W &8>S &<QL&W7&W<QL&W &='W
  '[&W &>M;W &@L!N7&W $LU &!6W!YMOU 'X@,W (QL!W ,3MOU *&WU -@LU &#XQU7MOU &&2W=Q!X &'L&O2W7&W
  (U!X!W +&WU )&O2W7&W &*QU &2&WU!O2W &3NU 'ZQ &6MOT 'QL!W '[O2W'Z7W &7MO!W 'QK!W )T 'YNU (QU!QL&WU
  'ZR &; '26W (;WU '6N@6W>X!W '>MO!W'QL&W 'YNU (Q=&WU -7&W &=MO&WU@Z&WU#XM6W &>,W7MOT '7MOT 'LUF@:
  *]: 'S (!YMOU 'X[L!YNU .7&W &?6W2&W &@&WU 'MOU *!YMOU7Y2W 'ZQU@QL!W &AM6WU $Q %!L> %#QK&W#QK&W
  %=L@N %GU %U &6ZQU3ZQU3ZQU &@QL $RT &(MOU(MOU .@,W &6QL&WU ,@QL '[QL&WU &7KU 'XQL&WU &<M;WU (O&W
  &>X &@,W $S %!X 'ZS %6'W &L '#S@,W $[&W '@,W 'U %<W@,W %L &@,W %QU '@,W %R &8&TW &@,W %S &#XMOU
  #[ $!W &@,W $&TW %W &#X &2S &3O2W &6[&W &@,W &U '!LC!XN&WV (X;WU )@,W )NU6&WU!XZS (ZR *@,W
  '#KU=MO!W@,W (P )'MO (R ''&W '(N )=QL&W '2M;W '7!W (6WU (M2W +@,W (QK!W (R (Z&TW '8ZRT '=,W (MO!W
  '?Q '@2W (7W (NU (O2W 'C7W *@,W (M2W $'W &!MO<TW2'W'M2W *W!YLU +#ZR 'O6WU2'W!QLT 'PU &#X&WU7QK!W
  (MOT (O7W +'L=&WU +=[&WU2;WU +C'N=&W#S'L +GU7MO&W;YQ!Z!W'L=&WU 'Y&WU!X +;&WV$>L +@L@6L (MO!W
  'Z=[M@QL &'+W )!YQU )7ZR 'L#YQ#X &(6WU2'W=!W &26WU:LU 'MOU &37W!M6WU .=&WU *Z;WU )2MOU
  &7&W2MO&W@&WV:QL '2W>,W '=M'V(Q4 'KU'OS;ZQU &8!W#XZ6W &;YM6['W;YQL )OT (QL *!W &=[,W>;XLU &>,W
  )#K!XPU 'MOT 'OSU7QK!W +YPU &?!W &@!W )@,W ''W!PU@,W )2!W 'M;TW +'Q +(O +@,W &GU6['W ,8!W $2W
  &!YQL&WU7QU $6TW '@,W $7W &#X (@,W (MOT7&W (QU &,['W *@,W &3Z!W &7'W#S=@,W &=[O7W &@,W $; %'OS
  %2QLW %M6[;YQL %WU '!Y2W +7&W )NU '#KU@,W (XZ2W ,7&W ,;O6TW ''QT '(N '3QL&WU '7&W (X'W +;O6TW
  '82W *!XQL!W *#X+W (YPU +@,W '>X&W '@,W %YQL (@,W $<W &6[<W== $>OSU (!QL&WU )X+WU;YQL&W )YQ!ZR
  (#O6W *S@,W )ZQT@,W ('ZR (2O6W (3LU +;Y&TW (6L *@,W )QL!W (7P )XMOT )Y,TW^ (;P )ZQT>XQLW (=,W
  +>!W=OSU=,W )QL$K )[ (>[(QL&W *@,W (@,WU7YZ2W )6TW )LU )Z&WU -@,W *QU7X!W 0@,W $L %!QL&WU %#QK&WU
  +!X,W7ZQT2ZQT@,W +7M2W@,W -;TW ,QK!W +<+W@,W +=[OS@,W +@ZQU>X[S@,W +C'W &XQ (@,W %'QU (6L (8XLU
  (@,W %(ZR %2S '7QKW@,W %62W=,W &O &[2W '7W@,W %7O7W &QK!W (T %:PU %;QL&WU &Z[6W *@,W &[O2W *@,W
  %<!W=Q &QL&W %=,W (!X ((O7W;O6TW (<MO@,W &P@,W &QL&W *#6WU &Z7W 'ST &[O2W *#X,W *3,TW (7W!YMOU
  %?Q %@NU &S '7K@,W $M7W '!Y<W@NU (Z7W +@,W ''!W *!>P *@,W '6&WU (<W '=L '@,W %;TW (#X *@,W (@,W
  &W '#XMOU '3LU (P '6&WU ([&WU@,W '@,W %O!W (#XZ2W (3O2W (6[MO!W#XZ2W#XZ2W .6[R6[R 46LU>,W *R (@,W
  &&WU )#MO&WU *X&TW .@,W +M6W )'L@,W *S )( )2;WU )6[O6WU )<[+W )=[,TW )@,W &U ''!W '(QLW +'L +@,W
  (Z@,W '@,W $NU &!XQL *8XL 'YQL8XL &#QK!W8XL 'Z!W &2:!W &3MOU *@,W &6Z<W@,W ([<W '[QL *(!W(S
  *2MO&W7&W *8>[<W /7ZR *@,W &8L 'YL &=!W '&WU &@2W '7W 'LU8XL $O2W '!2M (72W +!X;WU
  (QL&WU#Z6WU;YM6W (X!W +(QL&W )&WU@,W )MOU ,@,W )PU +>!W>Z6W )ZS +@,W (Y;WU ,@QL )ZQU2&W /@,W
  '#;WU +!ZR@,W +'P@,W +3QLW +6LU +7KU .@QL ,RT +;ZQU +@LU (XMO +@QL ,X[MO2'W7KU (Z6WU(!W ,2MO!W
  '$2M '&OS *(QL&W *@6V5Q ''>X[L' (QL&TW -@,W '(!W *7ZR *@,W (QLT +@,W (ZST '2!W (MO!W#X .@,W ,7YQL
  0@,W ,=QU ,@&W (OST7Y6W +>[6W (Z!W +2Z!W '3Z!W +!Y;WU '6,WU +@,W '7M2W# +2S'MOU +@,W )O!W ,=&TW
  -[M (P>!W!Y;WU (QKT +@,W )U@Z6W@&W (Y'W )6W (ZL *U '8XLU += (YQ'L;QU7ZR (ZL@,W ';M6TW (QU#Z6WU
  (YM6W(QU ,@,W )Z!W ,@S ([O7,L -C22W '=MO&WU (QU (R )@QL (ZST '>OS@,W (QU@QL (X[QL!W (Z2W +=
  )6W;[O +>!W>Z6W ([S3MOU .@,W '@LU2!W (NU *!QL&WU 0>X[L7KU 0@QL *'OS (Z!W@QL %6TW &WU (3LU (6[6WU
  *MO&WU (8ZRT ,@,W %S $PU@,W $QL &!M6WU 'W (@,W &&TW )6[QU -@,W )<[!W -@,W )=[!W )@,W 'W (!YMOU
  -2,WU 1@,W (#XMO&W (8ZRT (@,W (CM;W (U )26W#PU /> )@,W )CM;W &6[QL!W &@,W %U &!6W )@QL &8Y,WU
  &@QL $R %!QL %#=L %2S %;[O2W %@,W %T@,W $S %!QL&W %'LU7YQL&WU &O2W )&[!W %3LU %7R7&W &Y,W'O2W
  'N'O2W %8Y2W7MOU %9QL&W %:R %; %>OSU;[MO&W %C7W %T &'7W )@,W &7YLU &@,W !7 #!2M &+L1W &7K=&WU8Y'W
  &;X!W'M &@:QL &C7P#XM6W '>MO $3PU $L %'QL&WU %7X+W %@6 '2&W $QL-M $V!>L %# &M!:2W $W %!QLW &XM
  %#6R &Z6TW 'ST %'!W (@,W %7&WU )7K &YR (@QL %8X6WU %=!W %>!W (!O>LU3MO&W (2ZR (>6W )[6W@,W (CMOU
  &NU7!W>6W %@,W %CM;W ##OSU '#X&WU<[+W@,W (Z6W ''Z6WU76WU7ZLU '2,TW (MO!W (Z6TW '3;WU +#QK&WU=Z!W
  +;YQ (QL!W '7QK!W@,W (YQL&WU@,W '>X[QLT 'CMOU $YO7W (@,W #$QK &!YNU &@M;W %U #&TW &!6W 'P ((ZR#X
  (;X[&W )Y[QU (CM;W &(QL&W &8M2W *@,W &@!W )#X@,W )=[O@,W ',W $W %!MO (+L1W (;P> (<W (@2V2M
  &X7W6O2W '=,W %#XN7&W#X %$Z&WU %&W><W8XS %'&W ('LU (<P &,W &M;WU *7&W &QL!W %2=QLW &MO&W
  *(QL&WU7KU=[&W *A&WU &S %3QL&W &Z!W7'V',WU %6<6W &N ''>&W '(N>&W %76WU )@,W &QK!W (&W &X7W &ZLU
  %8YP %; &YZ[L &[,TW %=&WU &,W (2!W %><W (!6'MOU *W'Z6WU )9ZNU );WU#YQ ,6LU )@'W )PU +@&WV:QL
  )XQL!W7Z&TW )Y!W2!W -P=ZQU *;WU7Y&W )ZQT (#P )QK&WU ($16WU )=!W ,@S (&KU +7YQ; ('O6WU )QL&TW ((LU
  )M7W )NU (2M;W (36WU (5KU7Y )LU7Y (7MOU )OS )QKW&[!W )XS>Z[LU )ZQ (9O2W (;Y[O7W )[MO (=7W#YLU
  )Q;Y[O7W (>Q7ZQ (?Q (@'W!QL!W )LU (AM6WU (CO6WU )P6L *>X[QL!W6L )QLW (^ &M;W &OSU )!XZ2W &QL&WU
  %?6WU %@,W %C7W %U &2!LU &7M2W &;&WU &<#Q2W &@!LU ',W #'&WU!YNU $7W &!Y;WU &8ZL $LU7QU@,W $M7'7W
  $O $QL!W!ZQT (=MOU (C!V#=L $V'!V# &&W &,WU )'!LU )7'V'< +W3S ,<S *YO )8YO6WU );RT>P26WU'LU
  )=[M@QL )>QU7KU4K<!L )F'V'L &6V2='W &< 'L 'O7V76W &O4V5Q= '6W '76W (V76W &Q!9O4V5 -K %(M; $W
  %!Z&WU %#2W (@,W &Z&WU@,W %'&W &>!W#2W &L &Z6TW %2MO&WU3QL&W %3LU (@,W %7'W#K#K &<W (@,W %;[2W
  %=@,W %>MO!W %@,W #('W &!Z!W &7'W )@,W &CM;W $O7W '76N *!QL&W #)V)O6W $W #+V' &!>XL1 'L6N7&W &$P
  'S &&KU7KU 'W2P=M<L (U )#S +=[&W7YO )2!W )4K<!L &7Z2W &; ':O2W '@&WV$K<6L2&W 'S27W@LU &>!W )C22W
  'QLAL &@N> &L66V2=M<!S $W $[L #,2W &#X!W &@,W &C;,W &F74Q $L %!XQLW &YNU %#XZ6W@,W %';WU@,W %22W
  (>P26WU'LU &MOU &QLW@&W %7QU@,W &Y@,W %=,W#XZ6W(O &7W &QU &[&W 'L (;[NU 'M %@&W (6['W (@,W &,W
  &2M &LU7K@,W $QL&W (7&W $WU &8Y&W &@M7W #-!2W '2MO!W ,CO7W '@;MO&WU (OSU7OS $M%2W (7YO (8Y'W &L2W
  %'V'@;O7V7L4W2=LU %)N?(QU %,L+W )#S +?6W#X!W .3QL!W +F74Q )'L#XO7W )5;V;@Q2V2L %7!V# &2W &K-M
  %:L6W )+L1W %=P7 %>OS &QL; %@6V4Q (5L= +'!LU )Q *'ZR *(QL&W *2,W *6Q *<P *=&TW +[M &;V:N4K &L^
  &M2W $V.L6WU!X;WU $W #.; #1L; $V/7K2W &L &M2 (W &O!;V7>L *9>L (W67O6WU '2W %1L '!L= '2S'MOU $W
  #22W &=7W )@,W $M $P $QL!W7<'W )='W7YQL &&TW72 $R!QL!YNU (7&W $V2!X,W7&W &6L (7YO &7MO1W5P2&W
  &;YLU *!XQL!W2Z&WU *6N +[O2W&OS=[M *7YQL!W &=@&WV#XQ 'L 'QL&W &>LU )2NU &L '#S '(!W '2MO&WU ';YQ
  &P '' %36L(O2QL&WU $W %!O2W 'SU?6WU!X&W &Y;WU2O2W %#XL>,W +@,W 'ZR67W#XZR &YQL!W! 'S %'L
  '#ZL8XL@M;WU %(MO&WU %2MO&WU>Z[ &NU (#X@,W (',WU &O2W %72W67W67W (>,W &MO!W &OS &XMOU *@N#X&WU %;
  &!YNU &Y[QL&W %<2W>!V#1L %='W &S %>,W &;WU &OSU %?6WU!X&W &MO&WU %@!W (@,W &,W &L #3; %!XQLW
  %7Y6W $?N &5K2W *7X!W &?&W $Z6WU %QU #47O=1W $KU $MO&WU )!Y!W@Z6W +NU )#2V2L .7&W )6N )7&W
  *Z&TW;NUCM;W )8YP $O;L!YL &V;L )!YL $Q@=L)W *'6'W &L '!7ZR '>[P $R!XQL!W #5L6 #6!W &2MO&W
  &@R'MO!W $S'LU %= %@&TW $V6!W&O2W (=MO!W (@R &=@; $W %!6W(QL!W &=M< &L &YLU )#X!W )@,W %(&W (@,W
  %2QLW,MO;Y!W )8YP;Y!W &XL %3ZL 'Q8XQLW %>OSU %@,W %U &!6W )#Z!W<QL!W )7YLU -7XS )>OSU *XLU '=LU
  '>7W 'OSU *'Z7W 'YMOU (Z 'Z&WU &#!W '2W 'MO&W 'OS 'PU 'X+W7QK&W (N )(=L )=QU (OS 'YQL!W (S 'ZQ
  &$QKW8N &&OS &'!V!P ',WU *!YMOU 'O2W (S )&KU7M )(N ):PU 'Z2W (6TW (R@=!W7&W &(MO&WU )U *@,W +;LU
  'N 'S 'Z2W *=Q!XC=[OSU *@,W (R )=Q!X &,MO7&W &2&W@,W '+WU ',W#OS )U ';QLT 'L 'M;W (O&W 'OSU
  *2MO&W *;[2W2MO&W 'QL&WU>,W )T )W;Y!W6N .8YP &3,W 'M7W8MO (;W *&MO -76WU *8MO -&[!W (OU
  *76WU#XO7W *@;LU 'O &6L (=QL$K 'O (76WU; (=QL&W 'R6!W 'ST@L &7&W )6Z<W '2W=!W 'O ((=L )MOU (7W3LU
  'QK&WU (U )@,W 'R ((=L (8MO 'YLU *7&W (QL!W ,3MOU -O *T )U7ZR 'Z&TW +'O2W (2W *@,W (LU &8PU 'XLU
  *2QL 'ZLU &; '6W 'MO!W'Z6TW 'O6W>L 'QL '[MO!W!XOSU &<Z6WU &=!W );Y!W '&TW (WU ',W )!XQL!W )'O2W
  +7W&[!W '6ST (W )(=L )6?K )U 'MO!W@,W 'QL&W 'ZR ([&W '[&W (OSU (P &>,W2MO&W &?&W@,W '2W=,W &@'W=L
  ',W 'NU 'O6WU7&W 'Q (=QL$K (@,W (U )#QK!W(ZR &AMO!W &CM (7&W (OU 'OS3O &F '8YP &GU (#PU ((Z2W
  (76W (='W #7W %!YLU )C7W %@,W &QU (3 $XQL!W )@,W #:R!QL #;L %1 &7YO %7;,WU %;#6TW $O6WU7&W #<!V!
  $&WU '=QL&W $2W $QL$ $W %!Y+W %3LU &O2W %6<W %7'W &<W6<W6<W %8X!W )@,W %=N'!O7W &[&WU 'LU %@,W
  #=!W7=<W $'W &)L;W $(QU '(MO&W2,W@P $2V2 $4ZQU:QLW $6M;V;M2?@?2N %V4?K &6?K7&W $72W '@;LU %MO!W
  $:O2W $;2W '2=LU +>QU7KU '@&WV$YMOAW %L1O;YP %WU2NU2L ,7YQL '72L $?1W %K %O1W $AM2 $M!S &V#=L
  *=QL&WU %'V(Q4 %2W '#X,W '6L '76WU ';Z[6WU '=Q (Z2W %4Q '?;NU %6M9V9L6W -'S -<P %:QL$ %<2W &L<W
  )(&W )?Q?O'W &Q@6 %?O1W %@2W %O!MOU &$X!W &2Z6W $N;N<S $O %2W '(N '7&W (=!W '>OSU %6W7=&WU7YO
  'U7=&WU (@O6WU!LU $Q(QU(MO&W %L!W7=!W &7=,W *7YO &AM2W $S7= ':^ $Z!W '!YQL&WU '(M2W '7XS 'COS
  #>!W2N6;W &8QL&WU $2W &'2'W (L &7QK!W $7W &@,W $L2L &PU %<L $M2W7YLU %6WU!M2W %7W '=QL$K %;WU7!XS
  %O!W &&WU $N %'M#XQL!W#X!W %7>L %@,W %CMOU $O2W '!X&WU ,@,W '2O2W '7>QL&WU'LU %7W '7>QL&WU %SU $P
  %2MO (6N<;W &S %7XS %U@,W $Q!2W $R6S7@&TW@,W %T72&W $V>&W (#S (7QK!W $W $ZQ &'OS &;[O2W %[LU
  #?&WU $2V2M (8Y'W (C=7W $<W $K %=1L (7ZR $Q1N %@1N &6N #@ $4=O7W $L4 %?;$S $M %=QL&W6L $N
  %!XQL&WU ,;X[QLW'&W %(=L %:L@L $X[PU (#XO7W (&WVC!XN (;O6TW (@L!P #A6W &@OSU7KU $MO=W#QK&WU>QL&WU
  ('&W ),W $Q.M %BM #COSU7&W '=,W *#QK&WU #K $!X $#X,W7K#XRT $'&WCQL&W>ZR %+W(QU %LU7QU@,W %ZS $(<W
  $->M7O2W7Y,W %M;QL!W $.W &(&TW &26W &7KBM &>X[QL!W $1L2M7K2W $2L6N %M2W %N &!Q4K &?&W $4 %=!W
  (2!W (6L (=QL$K &2W %W &9N)6L $7 %!=N %=L $;'W %6W$6MO!W %QL!V# *#XO7W %Z[LU $=$P %;N '(<W7KU '6O
  '7Y,TW '=&TW %=L %@N %L)M2 %[M $>!XN %'W %4O2V2L )3L %L %M62W'L %N;6W $?&W %K $@,W %ZLU $BM
  &7K.W@LU $U %!6TW &7W &L6LU!L &XM2W &Z!W '2W %#X '7W )!YMOU )3MOU 'M2W *=MOU (O&TW 'O7W 'QL&W!X
  -@,W %'6LU' &7W (!Y;WU@,W ((QLT@,W (7O7W (8ZL@,W (=L)?&W (@2&WU &O6TW *3Z!W &QL&W 'T (=QL&W
  %2QT6LU2QT %37W6LU37W %67W %7KU#X7W#X7W (>XLU>XLU &O2W )@,W &QK!W &X+WU &Y6LU7Y %8MOU6LU8MOU
  %;MOT &O6W )U;ZQU ,[QU &XMO&WU &YMO&WU;ZQU %<ZRT %=&WU6LU=&WU'7W &,W67W=,W &MO!W (U &Q2Z6TW
  &R3MOU +@,W &[LU@QL %>M;WU *7KU!XS 'O!W &O7W )7KU>QL&WU )=Q;[O2W )@QL *S &PU (6LU>PU &X
  '!W6LU>X!W 'LU )@QL '[7W &Z[L@QL )U &[7W %@!W6L (7QK!W &MO&WU;Z[QU &Z<W )=MOU %A!W %CMOT )6N &OS
  (T #M $#X7W $'7W '7&W (R '8PU %M!ZQU $-!2W $1V/7K2W(Z;WU %W $2L &6W (;X!W6[L!Y!W %M &'M;TW %O6WU
  )#XQU>MO!W )7M2W *XS?R )=QL&W %QL!W )7&W %W &!L 'MO!W 'X!W &#X&WU +7&W (O7W &' '7M2W3,W 'M;WU
  +7KU 'Z<W *7&W &(MOT *@,W &2!X,W7&W 'QL' 'Z6TW &3OSU &6L &7&W@,W )U 'M2W@LU 'QK&WU &8OSU &;[6W
  &=L)L &?;WU!MO!W &@&WU#2W7&W ',W 'LU3MOU &CO7W $6TW %V6R (2MO&W (7&W )X+W (=QL&W %W &!7W )!7W
  )@QL 'YOS &#X,TW +@QL (7W (OSU (R 'YQL!W &'QL!W &,&WU *&[!W 'QLW '[QL&W,[QL&W *W +@QL &7>V>&W(&TW
  &;@L>M;W;@L &=[OST &>[N &@QL 'ZLU &U '!QL *; *>[Q (XLU=MO!W (Y!WF )ST#ZL '#QK&W (X,W '&#XM7W
  '',TWCMOU '26WU8M67W '76WU (M2W;[QL&W (N>Q (QK&WU3QL&W (YR!MO<W=QL&W 46L ';AQLW=L '<+W '=MO!W
  *&WU '>!W=[,W 'COS 'F $7M=M=M %YLU (@,W $;TW '@QL $=;'W %M@QL $@,W %O1?K'L %W $O %!L &W '!XPU!'LU
  (Z!W )6W '#X ),W2MO )@,W )O7W (YOS (Z6W ''M7W2MO!W 0@,W (OS '(6W *!YMOU *#X,W *7&W *>X[QLW (S
  )#2W )7YLU )=Z[&W (ZR '2'W8OS (MO!W '3MOU +@,W (O7W '5;&WU '6!W '7ZQT '8YLU '9?6WU ':!W '>OSU
  '?;WU7P '@,W (;LU %#&WU %&TW &W ''MOU7MO&W6&WU '(MO&W ,#Z&TW /W '6!W (MO&W '=[&W '@ (,W 'U
  (!Z!W'L=QU (#YLU ,!6TW@2W ,@,W -2W;[2W#Y&WU *Q (26W@<W +U ,#2W (7MO&WU!XMOU (8Y2W ,@,W (>OSU (?Q
  (@,W )2W;[2W )NU@6TW (Q %'2L %2!W %3MOU>QL!W!MO!W %4W ''OS=2O %7'W %;MO &QL!W %>MO &N<MO &W &X[S
  )@,W *QL &Z6W@,W %@,W &QL %T &#X (@,W &'!2W &(QL&W +@,W &@ ',W '@,W %U &!2V2N7K 'L 'N 'QL&W
  +!YQLW 'X (@,W (MO&WU!QL&W &#X (&WU; (,W &'7W )!QL&W 'L (7&W (U@,W 'M;WU!QL&W (OU7!W'!W 'N
  'O6WU!YPU +7YPU 'QL!W3MOU (U6[R &,Z[6TW &2N (>[NU 'OSU>OSU 'QL!W@,W )&TW2R ,;L &3 ',W 'M (@,W (OU
  *@,W 'ZQU &6$KU 'LU@6W ,!QL&W 'S!QL&W &76WU '=6W *!QL&W 'QK!W +7QK!W &8>S )!QL&W 'X&W
  &;&WU2QL&W2L ',WU2QL&W'L 'R2QL&W2L 'Y,W;YPU 'ZQU'O2W ([LU &=,W;YPU 'Z &>7W8YP 'MOU7!W>!W
  'OSU!QL&W 'QL!W>;WU )&W;NU +U &@2W(QU 'Q &A7W &CM;W $] %L &#XM6W %O!L #N $2M &8Y'W@,W $6S@NU $7K
  %N %Y&W $<(QU $>; %L@ &U '!QL&W (YMOU %QL '7&W (N6S +7&W ,O'Z6W#YQL!W +;XQL!W +?KU $@ %:QL $U7NU
  %>LU#XM6W (; (@LU6O &OSU #O $!Z $#!W '2Z&WU $$S#Q2W %V$>5M-V.L6W (M! *7'V',WU 'MO>W %W $'+WU
  (!QL&W (3MOU ,&[!W (=&W!ZR %O#=O %V(6WU62W?&W 'L (2&W (C;QU %W %Z6W (!&W )<W;Y[OSU )X'W'L *LU
  *QLT (#X+W )YQ!YZQ7&W +L!W )ZS (&KU7M ('L7&W ((M2W )N (2L=L )O7W ,!ZQU (3O7W )QL&W (8ZR (=Q(ZR
  (>OSU $('W '#X '2O7W +@,W %M6W (=MOU &OU (!Y;WU (#Y;WU ((NU (26WU2&W (>!W6LU $)&W'ZL $,9> %L
  %[!W@QL $1V/=M!W!YL +7&W )2W +76WU 'KU ); &1!2MO!W 'LU )!Z<W )2MO&W *QL&WU2QL&WU ):L@L ); 'QU );
  %W $22W ''L )7&W %MO %NU ''M7W +@,W '(ZR '7&W %W &!!W!XN!Y &#2W )@,W &'&W &2>O2W!'LU6,WU ,6W
  &7QK&WU 'Y2W *#S@QL@P *&[LU &@&W )#YQL!W ),MO )7XS ',W $3MOU %O)+W $4W &!YNU &'OS &8Y2W &; '#ZR
  $6V68O@X[O6!V#2W %W &!6W )@,W &'LU &U '!YS (Z<W +=L3PU#QK&WU '#MO@,W ''>O2W!'LU 06,WU ',!W *7&W
  ([7W7&W '2;WU!'LU ';!Y,W (R'L +7&W '=,W2QL&W'L 17&W ([QL&W -@,W '>X[MOU -!Z<W>X[MOU '@,W 'CQL&WU
  -@,W 'b!YS $7O7X7W7X7W &=Z=Z %V7Q6M?K@ %W &'7W 'QLW6S ,@,W &,[N &7Z &@,W 'MOU@QL &AQL&W &CRTCRT
  %X7W7X7W $9V9 '!;V; (Y<W '6M;M2W %W $='W '!QL&W '8PU %7MO!W *#QK!W=Z[Q *>Z[L *@LU!X %M@>M&W
  %QLAM2W %Z!W!YQL&WU ((M2W (7XS %[M;WU $>&WU %M7W (.L6 %O!ZQU>QU %R &!OSU &'QT &6LU!7W &7O2NU &;CQ
  &>OSU %V>M&W *C=Q8XLU %W %ZQ $@M;W3NU $CMO&TWCMO&TW (W $S %!7W &MO&W &X76WU!X '@QL &Y;WU
  'NU#XRT@,W 'Z %#MO&WU +@,W &X@,W %&ZQ %'!LU )7YQL &N &O &S '#Z!W '3MO&W@,W (O2W@,W %(QL&W *#R
  &ZR7X+W (;[MO (@,W %2&W &>O2W&[!W &MO!W (72W' &P '!LU &QL&W *U +CM;W (W8M67W %3LU &O2W %6[M7W
  *'!W +L *2MO!W *@,W %76WU )@1V/L6W &;L &K@! &QK>CQL &X!W76WU7X!W )@,W &Y '&W ';X+WU 'O %8;WU )@,W
  &QLW@,W %;!X76WU;!X &[6W@QL )C',WUCQ?U 'LU=MO!W@,W %<&W &P %=&WU &QU26W(L %>O7W 'S2MO&W (7&W
  &QL&WU@,W %?2V3O %@!W@Q &,W &1V.L6W (/L6W &Q '!LU!X '2MOU '6,WU ([O6WU '>'L &Z&W )U@,W '6WU *@,W
  %C7W@,W %T &!YZ &7OST *3MO&W@,W &<OST %U &=,W )!YNU #P $!<W!<W $#X'W (6Q@QL $'7W7P>QL&W .8Y'W@,W
  %L $(L &@,W %ZQU $)QLW (@!L *V!L -= $,S7P,S $2&WU $3P@ZLU@,W $4N6L (7&W $6ZQU $7&W '@,W %6W '@,W
  %OS76WU '8;WU %P &6ZQU6ZQU &;[O2W &>QL>QL %Y&WU $8QL&WU $=N &;O6TW %[M6W ';WU'7W=[M;WU $>N %QL&W
  $@,W $CMO!W $U %!7W (=QL6[QL %'7W %2ZR %7QK&WU %<[!W '+W %>M;W %@2W #Q $!2W!2W %>2W7Q!>2W %XS
  %YMOU $'L $2'W=L>;WU %OSU %S $3O7W $7K $;N %P %Y[QU $<XL>!6W (3MOU $=Q,'W72W &@,W $>L< $@NU
  '2Z!W#OS $K %!W '!16WU (= )MOT (QL&W (XQLW (YLU@,W )MOU (ZR *@,W '#XZ6WU (Y;WU )MO!W '' (N (PU
  '(2W7QK!W(2W (7W7YL (LU (M6W (NU7QK!W(2W '*QU *C=L '2PU *7YLU *>OSU (QL&W '6Z<W '7&W (6WU +*QU
  +8YP7&W (QK!W ,(O7W ,76WU7QK!W -Z&TW ,=[L=[L ,>[QLW (YLU )QL&W )R (ZLU +@,W '82W (QLW +(ZQ;XMOU
  (ZLU +@,W ';R (YQL!W@,W '=QL!W ,@,W '>LU (OSU (Z2W +'LU +7YO +@ZLU )[2W ,7R'LU ,;RT'LU '@,W (QL!W
  (ZLU %&W '#XM6W (YS (Z&W '2O2W&[!W (S (Z&WU ,!YQL '3MOU '4K '6[S '7MOU +#O +'; (O7W>!W7O7W6L
  (RT7&W '8YP ';O6TW ,@NU ,C!L (Y[QL&W '=&WU (MOU ([&W '><W '@,W (Q (Z&W 'U (!LU )O7W )PU +2S2LU
  +;YQL&WU )Z!W *2W *7W (#S *#X!W *@,W *CMOU )XO7W *QL&W .8OSU *ZQU )YOS (',WU )7W +!YM<L
  +,[M6[MO&WU@,W +6L;W ((OS (2&W@,W +U!X,W (3 )O7W (7QK!W )Y6W=Q (82W )MO )QLW ,(!W(S ,@,W (:!W
  (;MOU (<[!W ,@,W (=OSU ,@,W (>6W +@,W )MO!W@,W (@&W +U ),W )=8P (CMOU ,8OSU %)'W2'W %;XLU %<<W
  %=;WU &L6!3L &M@4W %>QL (6Q (7QK +W@,W (;XQL %@QL &Z7W@Z7W %T &'7W'7W 'LU &(;[O '@QL &26W
  'M7QKT2QLT (O!W &7KU )@QL 'QKT(( *26W26W 'Y!W7Y!W &8X&WU &=Z[2W=Z[2W &>NU7QKT>QLT 'XQLT +@QL ([S
  'Z&W &@QL 'Z7W (LU %W &!YQLT &3&W 'Z!W (6WU +@,W &7&W '>&W 'QK!W +@,W 'YP>L &>'N (W9XP=MO 'L 'Z&W
  *@,W '[ &@'W' ',W &GU7QKW8XLU $U %!;WU )@,W %#XQ (@,W %'L '!;WU'L 'U (@,W &Z6TW %(7W (@,W
  %=6W2L?6W %>MO!W &XQLW *@,W %?Q@,W %@,W %C7W (@,W #R $!2V2N7K %7W!YQLW %X7W7X+W &LU %YL(S &NU
  (#ZS2Z6TW (=Q'M;W (>[QLW %Z&W$X&W $#PU(LU '2MO&WU %Y;WU %Z2W &7W &QU $&KU7M %S7YL=,W $'&W&OS
  'U&OS %M;WU'LU ,F %O6WU!YPU )7YPU %QL&WU>XLU &T $(6W %N %O7W (;O6TW %QL&W?K $2&WU7R!XQ %N &#X+W
  &7&W7QK!W %QL&TW *7YO2W&[!W *=[,W $3QL72W %S2L %ZQU $4>!W $67YLU %N &!>QU %QL!W '&W6N %ST@L
  $7M'7W &OU2N %O'Z6W &)Z6W &7W (7YLU %QK&WU %YLU &O2W $82W $:M'7W $;Y'W %[O6TW &QLW $<+WU %ZS
  $>&WU;YZQ %?K %M7W %QU,[&WU %Z;WU %[QLW $@N2L (6L &U $T %!MO&W *@,W +P &O6WU72W 'SU &Y!W>X[L=Z!W
  1>!W %#XM2W *'!W %'&W &NU %2!W &&W (#2W (2NU (37W )MOU (=MO!W -@,W (@S *7Y6W#2W (AM6WU &OSU &QL&W
  %6&WU %7MO&WU &Y&W )(OSU; )@,W '2&WU7QK!W %:!W (=Z!W2MO&W %<ZRT %@,W #S#22W $T %7MOU )@,W %@!P
  (!QL!W@,W (7'W +@,W (@LU #X $!W &!XQ 'Z!W &#XQLW &'NU )(OSU=[OSU )@,W &2NU7X!W#XQLW &7Y<W *@,W
  (LU *@,W (MO (O6WU ,@,W &<MO<Z&WU 'Z&WU +@,W &@,W 'M!L (@M 'O+WU +@,W $&W &2QL&WF &46WU&>&W &U
  '!YQL(ZR '#YQL!W#YQL!W '2M7X&WU2ZR '7MOU3 ';ZQU7X&WU2QL&W '=M )7X&WU2ZR '@,W $'W &#XZQR@QL )R
  &(ZR )!YNU6Q &3MO&WU 'P ('7KU &7X'W,'W,'W *6['W6['W &@QL $+W &!YZ7W +CO7W!YZ7W &#&WU 'OS 'XO7W
  &2>LU &3=S 'QL&W +CM;W &7YLU &;YNU(!W=QL&WU &U '!2MOU ,7&W '2QL&W@M;W *W@M;W7&W (ZR '7&W '; (7&W
  (8YP '>[=Z[Q?K7&W $,W $2W &7X2W;Y,W $7MOU %W &'7W 'ZR )!YNU &,Z2W &6M;TW &7X7W &?7W )@,W &@QL %X
  &;Y&W $;WU ',[M ';X[ *!YQU *#Y&WU *6[O6WU *<P $L %!>!W '2W &@N %2M7XL>QL&W %7XL>QL&W>QL&W (@>R
  %<L '#2W *@,W &NU7XL<L %>QL&W#2W %U &!QL&W 'YNU'ZR *=,W &'LU>!W(QU 'O7W76WU 'ZR )@,W &(O7W;O6TW
  &2; 'P (!QL&W (&[!W (2QL )S (3O7W (COS +>MO!W 'S &3NU &76WU#2W +7W -@,W &8<QL&WU 'Z7W *&[!W *@,W
  &:O=&W; &;ZQU;YP=QU (R '[2W &=,W )'O7W7&W )(;WU -#=NU -@QL )6[&TW?;WU#X@,W &>7MOT &@!W '&<W '6W
  '>!W 'Z6W &COS $MO &',WU &3Z2W &6O &8ZST8ZST &;X'W *@QL &=Z<W@QL &T '!9XL '2MOT2MOT ':2W'L '@,W
  'C6W &U '!YR *@,W '#&WU (XQU#K '',WU '3QL&W ,@,W '6O2W ([O2W@,W '7QK '82W '@,W $P %&[K@,W 'L
  %7XP&[K&[K *L&[L %<+W!XQU;[O $QL!W (!&WU ,@,W )QL )Z<W@,W (#Y&WU;>[7XQL!W 6@,W ('Q(=L ((OSU ,@,W
  (7X!W ,@,W )Y<W (=[ (>Z&TW (@,W &&WU )#ZQ ),ST *Z2W )6OSU *Z;WU +RT )7XQLT )CM &;&WU &T '!YQL&WU
  ''M'M )7XQLT,!W .6R ',ST *@QL '6M7XQLT6RT (R '7XQL&WU .@QL +T '82W (7W87W '=Z[2W=Z[2W '@QL 'CM
  )7XQLT6RT )@QL &W ''S '7KU (MO!W (ZR *#S *'LU ':Z<W ';Y6WU )PU (ZQT ([M6WU '=Z[&W;YPU3PU '@,W $S
  %!L?R!L &X '@;LU %#XN:ZRT %2QLW;P &S2S66TW26TW26TW %>Z6W '[LU *&[!W %?R@,W %@,W &6WU )@,W %T
  &!YZ<W &6[ST *@,W &7XPU 'ZLU &;Z[6WU )QU &=Z[&W &>Z&TW +@,W &@&WU #Y $!2QT %V#4M6W %W &!<W7Y!W!<W
  'YNU &#XQLW#XQLW &&<W &7Y!W *3&W3&W (<W &;O@LU &<<W )7YO@,W &=<W7YO ,@,W &>OSU *3O2W &@,W '6WU
  'M!L &Y7,W %Z&WU7Y!Z!W $#6WU %X!W $&W &!X<W (OSU3M7W &(&W &,N &2QL&WGU7&W &76WU>[ '@P 'MOU 'Y&W
  &:7QKT 'QL&WU:N &>XL 'Z&W *!' &?6W &@L>M7W &C6!W &U '36W '7Y )&WU36W36W ,7Y7Y '@,W (QL 'AO7W $'&W
  %LU7Y>XQLW %W &#X!W (ZR &(L &3P!YNU &41W &6'W &;[LU *@,W (O $(MO#X!W $)2W %L2W!)L2W $,TW '!S!XZQU
  (X7W +@,W ''&W *7&W (OS *@,W ',7W '2&WU +@,W (6W(L '6[!W@QL '8QL&WU@,W (YMOU ';N (Z;WU '>X[;WU *S
  +@,W '?6WU (@,W )P ([6W '@,W (M7W +@,W '^ %W &!YNU&KU *76WU *;X[QLT &'MOU 'O2<QL&WU 'Z6W=ZL6LU
  &(PU7Y,W&YQL&TW &2,W )2,W>O7W )6L )@,W '6W(L 'QLW7Y6W 'Z&WU +''W +8Y'W &3QL&W +'O -6QT 'R=QU &6<W
  '[&W41W &7 '6WU,MO -7&W *=Z[Q 'QK!W 'YQU &8O (SU!LU *#X!Z<W@>MO!Z<W &;YOS 'Z[LU '[,TW +@,W
  &=&WU@LU2MOT 'QU '[&W;&WU!YNU &>OSU!XZ2W '[Q &?&W!YQU '2W2,W &@LU#X&WU 'P7MO&W )Y,W@LU /'O (>P3O
  (T!QL&W'N )''W )6N2M )=R27W8ZRT )>Z[2W2QLW )?6W3;WU &CQL&WU &U!QL %Z[6W )U $-V.L6WU %W $.L6WU
  )#X!W $2&WU (7QK!W +&W (;[6WCM;W!Z!W (<QL&W (=Z!W (CQL!W3O7W %6W(QL&WU %L &!YQU 'Z!W (&WU &6W &U
  '(LU *#XMO '3M6WU %MO!W 'T %W &!&WU &'R (@,W &(MO &2QL!W@,W )&WU7Y2W2QL&WU &7Y2W *'LU *7YQL
  'ZR'LU &>7W 'O7Y2W#&W &@,W '2W )@,W 'LU )@,W $4KU '#XM6W '2MO&W '=[&W>OSU $6TW '!X<W )R *@,W
  '7Y6TW=6TW=6TW )PU +@QL )QL (ZLU '@,W (QL %W &!:!W!YMOU@N#X&WU 'A7W'L'7W6,WU 'X<W@QL 'YLU *=QU
  *@,W (QLWA&WU &#=L &'L 'Q (L&WU &(MO )@,W &2;WU *?&W &7QK&WU3O7W ,@,W (U(ZR@,W 'YQL *&WU7YQL(MO
  *@,W &8Z&TW &<P &>,W )3P3QL&W )b ';WU 'L '[6W *7YQL &@,W 'ZLU $7W %ZR $;WU $<L<W %MOU<LU!XQL!W
  %O$W (F4KA=O1W %W &@,W $=MOU<LU %O7W $>;WU (4PU>;WU $@ %,W %L4W %W $BL6WU )#X!W $CMOU $L
  %!=MO!W:L@L %#X '@,W &Z!W %(LU (6O %-MAL %2L &NU %3O7W %6QL!W6QL!W &[;WU6[;WU *@QL %>RT>RT %@L4W
  )GU7Y,WU &M7W;MOU 'O (> &QL %CMOU &QL&W %U &#X7W *#X7W *@QL &2LU2LU &7YLU?7W &>MO!W $M'V(L %2L
  &V2L &W ';Y!W %6W '8X&WU ,@QL ';Y!W 'U (8X&WU (;Y!W (@Z;WU %@W %O &!W (#6R (7YMO!W .!X 'ZR@,W &&W
  ('S=[LU ((MO&W (2O )P )ZR (6[MO&WU (7ZR (8QLW7YMO&W8!W (:!W (;Y&WU (<[+W (>QL&WU )Z6W!RT (@,W )QL
  (U )7YMO&WU )=MO&WU &7X!W *=L &>R (@,W &@,W &U '7Y!W )MOU7Y!W7Y!W .2W7Y2W .QL!W7YQL!W 0&W7YQL&W
  )QL&W )Z;WU %] &7Y1N7&W &=L@N $N %U &!7'W (XQL!W &#XQL &&YM;WU ,@,W &'>Z<W 'NU &(OSU *@,W 'QU
  &7Y,TW'OS .@,W (2W *@,W (NU7XQL!W7XQL!W (Q &;YQL!W ,@,W ,CQL&W &@,W $O %!X&TW *@,W %';WU &LU (@,W
  &O '@,W %2V2O &W '!YQLW ,A&WU )ZQ '(6W (QU '2P '3 '7X!W (Y!W7YO2W7Y!W )O2W ,'&W ,7YO6WU 2@,W 2C@S
  ,;Y,W '82W (YQL '=[7W3 '>O2R!L '@,W %6WU (2NU +@,W (7Y&WU *O6WU .7Y&WU7Y&WU (@,W %7W '(2W(2W '3
  (@QL '=[7W=[7W &Y&W )@,W %9V98>$O6N6!V#2W (:4Y7MO4W6!V#2W (L@LBW6!V#2W &W %;P &YR3OSU'S &[O@,W
  %>O7W )@,W %@,W %S &>MO!W &@,W &T7YOST &U '#XMO#XMO ''6RT6RT (M'M (QT'QT '8YR8YR '=<W *@,W (Z[&W
  '@,W $P %2'W7YP2'W %7Y2&WU %@,W %U &!>PU7YL!>L 'Y,TW@,W &2PU!YQL&W2QL&W )7XL2L *YQL&W2QL&W +R2R
  .8Y'W@,W &@QL $Q %!OS %#XQL %&YM;WU +@,W %'L '2S(M7W#QK&WU '8Y2W7MO&WU %7 &XQL!W +@,W &Y'W )@QL
  '2W )@,W 'Q %;[N %=L7YQ!YQL&WU &[&WU %>,W %@,W %L &!W (!XLU ,''W ,27W ,7YQL!W!XLU *M7YQL!W!XLU
  (#;R;Y,W ('Z6WU ((6W (26WU )M7YQL!W!XLU (7YQL!W (=[MOT (@QL!W (CMOU 'YZ<W &#YQ7YQL>!W &&MO@,W 'W
  (!MO&WU (#QK&WU'M;WU )XQL ,W -#XQLW -@QL ('&W )7W'7W )N'N (2>&WU#K /@,W (7Y!W7Y!W *QL&W2&WU2&WU
  .=QL&W=QL&W (8YR8YR (;YQL!W@QL (=Z[2W=Z[2W +6WU (>!W )[QL&W .@,W (@, *W (U )#&WU )'L )(6W )7&W
  *QK!W *Y6W -3LU -8Y'W +M7YQL&WU7Y6W )8PU ,7&W -QK!W7QK!W ,8!W )=Z[QT )>,W!QL!W *R +@,W *Z[R )@,W
  &'!LU '(MO' '+W(MO'+W ',W2Z&W ';[2W +7YO &(MO &2NU 'QL&W',W &3LU 'OSU(MO3OSU &7 '>QL!W@,W
  'OS(MO7OS 'YQL(MO(MO &=,W(MO' ,=,W 'L=QL!W 'MOU7YQL'+W 'QU(MO#Z&TW 1=[M@P &@,W ';LU 'S!YLU &AQL
  )@,W &T '!YNU;[PU )QL&WU3MOU ''M '(QL&W '7XQL&WU '=ZQ7QKW '@LU &W %U &!Y,TW &#O6W *!'LU7ZR *7'W
  &7O6WU 'QK!W &>Z[LU +@,W &@,W $R %7YR'&W %>6W %@,W %T &7YRT $Z2W '#R '&[!W '2S '7YZ2W ,!XMOU '@,W
  (M7W3MOU +@,W )O!W!YNU 'CMOU %6W '!QL!W (X7W '#XQL&WU '2MO&W (S '3Z!W 'U2NU %;WU (6[QL (=[!W (@,W
  )M7W $]4KU=!W &W %6L '2!W@,W #Z $!W &!Y;WU &#6R &'N7Z!W'N &3 &7YR 'Z!W(P@,W *=MO!W@,W
  &>QL=MO!W@,W &@,W 'QU!Y;WU .@,W $&TW '#X7W '&OS '(MO&W (S '2S '77W '82W ';OS '>&WU +@,W (6WU +@,W
  (XL '?2W '@'W' (,W $'L2!W@,W %M7Z'M7YQL@,W $22 %W &!L@N!L 'XQ 'YMOU &#OS )7Z2W!XQU 'S 'XQU 'Y;WU
  +7Z2W>OSU &'&W 'L 'PU 'Q2N &(QL!W &2MO!W +@,W +CLU )&W +>,W 'S 'Z&W'PU (6WU &>OSU *>!W=;WU &@,W
  '2W ';LU 'NU7Z2W@7W $6W &U '2NU *2NU *@,W '7RT *@,W (Z2W )6WU2NU2NU '=M ([ '@,W $7QK!W )2MOU@,W
  %W $8QK&WU8QK&WU $=QL&W=QL&W )U=QL&WU %Z $@,W %QL $L %U &'NU &7Y6TW &;XLU *@,W &@,W $MO&TW $Q
  %6[QL!W@,W %=[O7W %>M;W &N '@,W %@,W &QL %T &#XN &7MO!W +@,W &8!W )@,W &@,W &COSU %U &!MO&WU
  &#=O72W &'O6TW +6L 'ZR &,[&WU &6!W &7QK!W &8YP &@2W $R %!2QLW &X '@,W &Y,TW '7W 'NU7ZR!QL&WU
  ,>;WU %# &&YM;WU &S '@,W &X&WU7YNU %&2W &YM;WU &[LU %';WU@,W &LU (=6W %(M7W %*QU (26WU %,QL&WU
  %2!L &MOU@,W &QLW )!R )2,W )8MO )@LU &ZQT %3M6WU 'O&W &O2W )@,W %6Q7ZR3MO&W %7Y2W 'NU;NU@Q %8ZR
  %;M6TW %=OS &S %>6TW )8XL#&WU )@,W &;WU )@:&W &O7W &[6TW@,W %?&W %@M;WU *@,W %CO7W %GU3Z!W %T
  &>X!W ([!W #]L@ !8 #!W %!2QLT &YQL )!>QU %#6R &Z!W )6L %'7W &W %('W?K4 +N &S '2MO &Z!W7&W );MOU
  '2W7&W );MOU %,Z[6TW &[L %2S '2MO '=[,W &ZR (@,W %3MOU &O7W %7YMO&W +@,W %8PU=QL&W %;[O2W %<;WU
  &LU (7&W &[+W %=Z!W &[&W %>M7W )6LU2QL&WU &R2!&WU %?6WU )7&W %@!2W6L '7W 'W2=QLW7&W &#XL )6L &,W
  &6WU )7&W %CO7W7&W ##&W #$V$O6N6!V#2W $W #&TW &'LU &6Z[R *T &@,W $W %2!YZ!YZ8Y'W@,W &=Z2W(ZR@,W
  %3MO&W#OS %6N>6W3Z!W#Y&WU %7QKT@,W %;YR (@,W %^ #'QL&W8;MOU #,W %<;WU )@,W %@,W #2(MOU (;M2(MOU
  $MO&W $P;M7YLU $W %!YLU@,W %'L %2&ST&ST %82W;QL +@,W %=Z2W )@,W %>2W (!X@,W (82W>2W .!X %@,W
  &>2W>2W &N82W@N #3MO&W #6QL&TW )8!X,WU $TW &86TW 'Y'W &@QL $W %!2N 'OSU &7W &XQL!W &YL7Z&TW %#KU
  (7&W &O6W!'LU )@,W &QK!W &X!W )!XQL!W )'!W )8MO )?6W 'MO&TW &Z!W )@6WU %(&WU )@,W %2>N86W2>L
  &N86W2Z2W 'U (@,W &Z2W2Z2W %3,W %74MO&WU &QK&WU#XQL&W &YZ6W &Z2W>OSU %8>LU %:PU %;NUCM;W
  &YQ;[6W;YQ &[6W %=,W ('Z6WU@&WV!6WU %@,W &NU &QL $[QL&TW *#S *8!X,WU #7W %87W ('MO +@QL #;MOU $WU
  &#XO7W +@,W &'LU )@,W &(NU )@,W 'ZR &3LU &;M &<P &@,W $X!W #<QL&WU )#X!W +QU *Z6W )'!V!P )(N
  )2MO&W .!X'W .#OS .@Z6WU )76WU *O(MOU +S )?KU $W %!Y+W %#ZL@,W %3LU &O2W )@,W &Z!W@,W %=&WAMO!W
  &;WU &[LU )@,W 'QL&W %>Z[R &[<W %@,W &ZLU #=&WU#XLU@N#X&WU $6TW $MO8=R $OS &#KU &'M2W &(ZR &7&W
  &;ZR &<MO &@NU %]?K'L $R %7&W %@NU %CP #>#6WU $$O6N6!V#2W $&W $.L6W $6W6<W )C&WV!XN $<W $LU &#O2W
  &'OS )!Z;WUC'W $S %2QL&QW?[U )W?[QU .7&W %7&W %8YP $[<W #?KU &!XZ6W &#YQ37W &'2Z6WU #CQ %L&WU7&W
  #GU3O7WC!V#=L #L $#XO7W $26WU (3QL&W $3QU $7O6WU $=&WAMO!W $>L &'QT &68M2W +7&W %OS %P4K (C8XQLW
  %XLU $?MO&WU $@,W %NU8L@L $U %!O6W7YQU &PU %#O6W,&WU )8LU(&WU 'S,&WU %',W &NU&KU'NU
  %27MO&WU&KU27MO&WU &>!W %3MO&W %6ZQU %7QK&W'&WU *2&W *U'&WU &XS &YO7W *(O2W(MO&WU 47&W %8LU &MO
  %>,W2MO &LU#X &QL&WU +!QL&W &XLU %?7W (>,W %@,W &QL %CMO&WU &QLW )@,W %F &'Z &2!W #M $'!W %NU
  '@,W $2OSU %W &!YLU *'L &'+W )@,W 'L &2'W?!W'+W2'W?!W &7&TW &8M2W *'+W'+W *2QL!W /@,W *>X[S
  &;6V2!7YO (W )@!7YO &>X[S &@,W $67W '#XO7W )Z2W ''NU *@,W ',[7W '2'W=6W '3MOU@;LU '7OS (QK!W ,@,W
  '@,WU %WU '#K '2M6WU2M6WU '6ZR *#K )[R#K '8M6WU '@,W %[M7W )@,W ';W $8M'NU'NU $;TW '8M;TW ,2O6W
  0@,W $@,W %M7W $CLU $O %!X&W )3MOU &Y&TW3MOU %#6QL!W &OS>QL!W %&TW (8MO&TW .2O2W2O2W (@QL &W '2ZR
  'U#6R %2MO'2!W %3MOU )@,W %;&W %>W '>QU26W &[MO!W %@,W &N82W@N &P!YNU %T &;S 'YQ &@,W %U &#QK&W
  +&[!W &=MOU8L=LU ,U=LU +ZLU>XLU &>;&WU &?=O7W &@O, 'P2QLW #N $(6W '@,W $2#=M<L %LUA6TW $6MO&W %QL
  $>L &!6TW>6TW &7Y2W (O@,W &8?KU $U %!Y;WU&[!W7XQL %@,W #O $('W $2W &!QL&W 'XZQU 'Y,WU +@&WV$YMOAW
  &#6R &'LU 'O &2'V(Q &7P;NU2MO!W &8O2W &;Y[MO!W &>PU )&[!W '[MO!W8O2W>[MO!W &?&W@,W &@,W 'MO!W
  'Z&WU=3LU $3'W %OSU $6W &#K &2&W &3 'P &7Z7Z &8O6W &;[O6TW &>Z&TW &@QL &C3;XLU &U ''LU '(MOU
  +!O6WU +2QL +3 '2QL&WU<L'!L '7QU $;V;@M;W $@,W %W %X[ '6!V#2W '@&WV!Y6W2QLW#QKW $S %U &!Z<W *@,W
  &2O6WU>OSU2O6WU &3LU &7M2W &8M (@,W &;@M6W +7&W &>Z[;WU ,7QU!;WU ,@,W &?[!W &@,W &CO7W *@,W
  $]=3LU #P $>OS ';[O '@,W $U %!QL&W %&OS %'!!W &L '!XR '=QU62W &QL&W %8PU3@,W (;[O2W -@,W
  (=QL&W@,W %;Y&W 'QLW %==PU3 '[O &QL&W %@,W #Q $8Q &LW?K=N ,> $L %!W '!LU *=QL&WU?<W *@,W (XLU
  (YST7&W '#X,W +2MO&W#X,W (ZR ''!W (MOT (PU ')L '2S '3Z&WU ,;[O ,@,W '76WU (Y6W +=QU@;LU +@,W )LU
  +@,W '8X!W +@,W '<Z&WU '>O7W +@,W ([R8QL!W7Y6W '@,W *#S@,W +X ,@,W **QU *7&W@,W 'CM2W
  %#Y&WU@QL#Y&WU %&TW &W ''!YL (M;WU (NU!16WU '2M6W '5;&WU '76WU>[Q2!W '8QL&W (ZRT ';X[QL '@,W
  (Z&WU@,W 'U (!6WCMOU )LU +!Y!W2P=ZQU +;Y!W )YZ +'L>OSU +=O7W>OSU +@,W (#S *CMOU ('M;WU7&W (3Z!W
  (7Z7Z *@,W (8QL&WU7Z7Z )X+WU (='W (>OSU (?2W +;Y&WU (@,W )Z2W (CMOU %-V.L9V9L=OS &W %.9V9 )=OS
  %8QL@N@N %=L&W@,W &QL&W %@,W &Z7W %T &#XM2W &(MOT &27W &7&W '6WU &8X!W 'YP(QU>M7W &>OSU *7QK&WU
  &?KU &@,W &CP &GU3O2W %W &!QL&W 'XPU *@,W &'7W )@,W &,Z[6WU ,@,W &3O2W *@,W &6,WU &7Y (@,W &=ZQ
  ([Q@,W &@,W $U %2MO!W %3MOU=&W!X7W %8QU2!W %; %@,W #R $!'LU %Y+W &,W@,W &MOU $#6TW %X@,W &MOU
  %ZL@,W $'LU8R#XQ $3NU $4MO&W $6MO&W $7Z&TW $86W $=MO!W )@,W %[QL&W $?MO&WU %Q $@OSU#X7W %Z&WU &LU
  $C&WV!XN $T %3O2W )@,W &Z!W@,W %<ZRT %=ZRT %@,W #X $!W &#XQ &(NU )@,W &7<W &8X!W 'YMO (O6WU
  &;[O6WU &=L &>MO8X!W(NU &@&WV:QL ',W 'M;WU +@,W $&W &!PU!'LU 'Y;WU &37W;&WV$>L &8X&W &@,W
  &C&WV!XN &U '#XL '7OS8X&WU>2W ';!YNU ([QLW '=ZQ '@M;W (O+WU (QL *&WU (Z;WU )S $'W &,['W3O2W *b
  &8X'W *;Y,W &@,W $+W &2LU &@,W &U ''ZR *@,W '6L '8X+WU ,2!W 'CMOU $,WU $2W &#6R &8X2W *>2W>2W +PU
  &>2W )@QL $6W &8YQ )@,W &U '(Z2W '7!W '@,W (2W (7W $7W &8X7W *7XL7XL *>6TW +PU -@,W $8X $L %#&WU
  %8Y6TW %=!W &MO&W@&W8YPU %>M7W %U &!X &6L ('ZR (;M (@,W &=Q &@,W &CMO $MO&W8XMO&W &U '8X
  )MOU8X'W8X'W .2W8X2W .7W8X7W -YO6WU8YO6WU .QL!W8YQL!W $PU $QL!W ((M7W ,!Y<W ,7&W (7'W (8X!W ,@,W
  *,WU )YQ (@,W &&WU )8X +@,W &T '2QLT2QLT +6L '8XQLW8X6W8YLU '@,W (QL &W ''7W '8XQLW (Y,TW )Q *@,W
  '=,W '@,W $S %!2MOU %7&W %8XS %?KU@>MO #Y $!W8Y!W $&TW %W &7,WU &;Z;WU &@'W &U '8Y&WU $'W
  &!22W(6WU 'YQL&WU &#X&W2QLT &'+W )7Y6W2;WU &(6WU!L &3Z6WU +@,W &7OS )7YO7OS 'QKW@,W 'X!W@,W 'ZLU
  *'Q *@,W &8Y'W &;YQL!W ,@,W (R &=22W(6WU '7W '>Q#Y&WU 'MOU8Y'W'+W &>L '[L &@,W $,TW '!X&TW@,W ''L
  (Z!W +@,W );WU '(,WU +@,W '2&WU +@,W '8YPU '@,W (Z&WU@,W %W &U ',&WU +'ZL ([&WU '8Y,WU ,(QU(QU
  ,6[QU6[QU ,@L@L )PU '@O2W $2W &! 'PU2MOT &#XMO&W 'Y&WU (LU (ZQ &' '!W '8Y2W7MO&WU 'L (#X
  (U>X[7W'LU &(QL!W &26WU8Y2W'L ';WU'L 'QL!W@,W &3MOU+L1W 'OSU &6[O6WU &7MO&WU ,7OS &8X!W &;X+WU
  &>;WU *>MOW!W@,W 'Z[ '[NU (R &@,W '2W '6WU *@,W $6TW '!X&WU )R (Y!W +@,W )R )Z '#&WU (XM )N *@,W
  '8YPU +@,W ';Y6WU '@,W %W &U '#6R *3@,W '8Y6WU ,!XMOU -ZR ,3@,W '@,W (6WU7YQL +@,W $8Y &,N,L &COS
  $;WU $L %3Z!W %@,W %U &<QL&WU ,@,W $MO &#ZR@,W &&W (8YMO&W &8X!W &>[R &@,W &U '&ZQ@QL
  '8YMOU8YO2W8YO2W /6WU8YO6WU .QL!W8YQL!W ';QL!W@QL '?[6W '@QL 'AOS $NU &',W &37W &8Y6WU7YQL &>M;WU
  +@,W 'OSU *8Y6WU>OSU &@,W $O2W '!MO!W8XLU (QL&W '#6R (X&WU )@,W (Y,WU=O2W#Y,WU ''M;WU7MOU '8X!W
  )LU=QL$K (YO2W '@,W %6WU (!XQL!W )YQL (#6R ('7W3;&WU (2NU (8YO6WU .#X,W (;YQ (@,W %7W '8YO7W %S
  &@,W &T '8YOST &U '8YOSU $P %!QL&W %#K'&W *@,W '7YL#K ,!X .@,W %'&W &7W'7W %(PU &S;Y!W &Z2W %2P2P
  %6N!YQL&W!XLU &ZRT %82W8YP=QLW=[M &7W8YP=QLW /8Y'W@,W *QP=LW &YQL&TW %=QLW %>Z@QL &[7W %@QL %U
  &8YPU8YQL&TW8YQL&TW (QL&TW &@,W 'QL 'Z6WU $Q %!YLU %#XZ2W %&TW!Z<W!Z<W@,W %(,W (@,W (U &QU %8X!W
  '6W 'QL!W +@,W )W &Y2W '6TW %=[&WU#X!W *@,W %>X[QLT &Z[2W %@,W &M;TW *@,W %L &!W ((M7W (8YQL!W
  &&TW )#X!W -7QU@,W )'&WU )26WU -@QL )8YPU -@QL );2W *[6W -@QL )@,W *6WU *LU *QL 'W (#6R (@,W (U
  )8YQL&WU &8YQL &=Q &@,W 'QL &W '8YQLW %U8YQU $R %#YQL!W +@,W %'7W'7W %2,WU2,WU %@,W #Z&TW '#X
  )@,W '(MO@,W '3O2W '7YQL@,W '>['W@,W '@,W $2W &!XLU &#XQU;YQ -U &'CMO6L &2!W@,W &8Z2W!YQ -@,W
  &;M!XQL&WU 'NU3MOU@,W 'YNU *3MOU &@MO6L &F!X,W $7W &6=LU;Y!W &>X[QLW &@,W $<W &8Z<W=L=L &=L (@QL
  &@QL $@,W $L %(6W!YR +@,W %>6W!YR &QL&W8ZL>QL&W %@,W %U &'L=&WU &8!W!XQLW )2QLW )7&W &;Y&W &==LU
  &@,W '6TW'&W 'N> 'Q'L=&UW $Q %6[,W %=[L %@,W %U &8ZQU8YP *>[O7W /@,W &@QL $R %!Y;WU %6O %7YL
  %8ZR!X %;NU (7;L %@QL %T &!YMOU &#X,W &',WU *7OS *@,W &(MO@,W &6ZRT@,W &8ZRT6ZRT6ZRT &<[!W &@,W
  $ST &3ZLU@QL &8YMOU +@QL &@QL #] !9 #!=NC'W $W'>&W %2NU=NU<LU #&W %@LU #3!W#YMO!WC!V#=L #6V52W $W
  %2MO (96W=[,W!'LU %=[,W %U &#OSU &'!LU &2&W )@,W &7Y (@,W #;L #<L!YQLW %UCM2W $QL!W9<!W #=#XL
  '>MO!W@,W $'M2W9=7ZL $6[S $7X'W %YZ2W %Z &Q $O2W '!X@,W '9=!W '@O2W# %6WU9=&WU (@O6WU!LU
  $Z2W=Z[2W2 #> $!V!L= $'W9>'W $6WU ''!LU $?K;O#?R $L %!X&WU *@,W %#XL %''W3MOU &L=QU 'CO7W &NU
  %3LU %6<W %7ZR %;R %>M7W $M %62W'L $N $O7W=[O7W3ZQU %S &3MOU *@,W &U93ZQU $QL&W(6W )P@,W (U9>R
  #A6WU '!XQL!W $M4V4 %O &#X!W &C><W $O$S %?'W!M6WU &O'W %@O2 #L $$XNU6NU<LU(QU $4S7&W $=L &1@N $>
  %,W!ZQU $AN=!M'V' '?N3M $U %!=L!XQL&WU %6'W #M $6V4O3MOU (7YQL!W 'QL )!X;WU %W &U '9QL&WU2MO!W
  $;L6W $@O!L %W $O!W '!YNU@,W '#QK!W3P@,W '=Z[R +@QL '@P#MOU %&WU (!QL&WU!XQL!W8M (#6R>R@,W (&&TW
  *W@,W (2L *; (9MO&WU>R 0@,W (>M7W ,2S (?K %>W '!M2W7R (Q (X@,W (YNU '#XO7W )P7W ,!YNU ,;[OU!YNU
  (YQ ''LU7R (ZR *@,W '(S2QL!W '2R '7K (OS *7=M@2W ';[PU +!YNU +#XP7 '=[O#S '>O7W@,W *ZR (QL&WU
  '?&W#S@,W '@&W26WU .!XQL&WU %T &CLU $]6MOU #N $) %6L %?K %L $2L;&W %MOCL1L $4N<MO $7N7N $<!W6;W
  $=MO $@ZL #O4V5 '6QT ':L@L '?&W (K4 *N '@=17&W *L7&W (L@6L 'APU *6QT *C=7W %W $6WU '9O6WU!X@,W
  ,>R $S %!YNU )@S %2MO (9OS=[,W %3QL!W@S (&W %;AO2W72W;AO2W &Y[OSU %=[,W %>OS;Y[OSU %@L %U &!YR
  )>Q<L+W )@,W &#MO!X&WU &(6W &7QK!W@,W )>CQL 'XS &8QL!W@,W #P $>M62W' $U %;[O2W 'P2W@,W #Q $3M $4
  %&W '!Y,TW@,W 'AQL@,W %K &7&W 'QK!W $>OSU $L %!W '#ZQU7&W '6L '7&W '>QL!W,MO7&W %&W9QL&W 'U (#=O
  (3O7W (6LU2QL&WU %2S2LU %5M@2W %T &#KU );Y!W %W<L #X $$V%;AQLW=L7&W %W $'W &2QL!W9X'W2QL!W &7Z&TW
  &C=!W $+W &'2LU$YMOAW $,WU '7QK!W 'C!V#=L $2V2M %W $7W &'QL&WU &3MOU#QK&WU=Z!W &7Y,TW&[!W7XQL
  $@62=LU $L %!=MO1WU!X;WU 'O1WU!X;WU %3PU %4M2W )'!LU %5M %7K(S '4 '= %;XLU )@,W $MO!W
  (7&W9XMO!W2QL &&WU )&6WU )2QL&W )6[;WU &U 'A'W %P!W (2QL &&WU )#XQU7&W )&6WU )CQL!W $O7V72W &W $P
  %=MO (!=!W *Q'NW %AL '#&WU@,W #Y!W $2W &(6W $AV;'MO=W2=LU '42W;&WU 'L %W $L %; %AV;1 (NC!V#=L &W
  $M'V(L=L@N &W %2M@X[ %OT 'A2W!X;WU $O2W ''8X&WU2QL&WU (9X&WU2QL&WU %6WU (#X&WU4MO&WU#X&WU
  ('LU!YNU +9Y&WU'LU (9Y&WU(6W 0#2W -6QL&W9Y&WU *O6WU4MO&WU4MO&WU %SU ';ZQU7&W )[QU $PU &#KU7&W
  'YQ3QL!W7&W &4K7&W (U7&W &7&W &9MO&WU2QL&TW7&W $QL &!W (CMOU &&W (!X@,W )Z;WU@NU *<W@,W (2MO!W
  -@,W (7O(MOU )YQL (U )(6W ,@,W &',W $R %2MO!W #Z!W &3@,W $2W!>OS *&[!W 'O>LU &#XZR &'L;ZR &8&W6N
  $;WU '9Z;WU $N %7N7N $Q %!Y6W>!V#1L ';WU %#XL (6QL!W (>,W +@,W %'L8Z7W %(QLWGU %8QL!W@,W %<P@,W
  %>O@,W &[,TW %@NAL !: #!O6WUC!V#=L $W %!6W@,W %'OS %,N '@QL %2QLW@LU &S %3=N %7RT@,W &Y6W@,W
  'QL&WU@,W %;>MO!W?K4 %>MO!W *@,W $YNU #$6V4MO>W6L #&W %#=L %$XMO (P %6L %7O7W %U &7&W %V$>N(LU
  'K>N #)P!L #1V/L ''MOU '2MO!W '3M6WU '=QU *6['W $W %2MO!W (U #27Y6W!XLU27Y6W $W %$X!W %&ZQ
  %'!2W:QL &W!LU %3=NCMOU %@NU #3ZQU #4V4!;V:L $W $Y7MO4W6!V#2W #66WU $TW &7ZQU7&W &:ZQU $W %!L
  &QL!W %#X,W!YMOU %7K %U &'!LU &;O6TW #;WU7=O2W(N &<P #< $!W &#Z!W &(ZR &26W(L $L $TW6[<W $W %!MO
  &XQLW &YQL&TW %'L %,L %2O6WU! &QLT %6['W '<W %7Y6W,L7Y6W 'QL&WU,L7Y6W %<L=&W %>MO &QL!W %@&WU &6W
  &MOT:<W,L &P:<W?K #=&W$XN )6L ):L@L &U$6WU $1N6!V#2W $6W4N $L'N<L %)N<L $M2W 'CO7W +@,W %O!M2W
  'W2NU!XQL!W #>QL!W #? $!PU@,W $#YLU@,W $$W $&W &!MO&W@,W 'X (@,W &#MO!W@,W 'O6W@,W 'ZQT@,W &'QL
  &2O6W@,W &8Y'W &;#YLU 'Y&TW@,W &>[O7W &Y72W $2'W7KU7YQL&WU@,W %1[L %OSU@,W %P $6L@,W $7YQL&WU
  +@,W $8Y'W'+W $;QT@,W $=[&W $@'W $AQL&WU $R #@LU#XQL #AL #L $$N %XL '2S#KU $2L'6'W $:P &'QL&W
  $;3N $>N &=,W $? %6L '7ZLU@,W %=O7W $@L &!MOU!Z<W &#YLU &'!LU &2=LU &3OSU'S &5>QT &7Y6W@,W (LU
  &9Q4 &:L? &=7W &>?K &@Z&WU &C>MO!W %M:L@L %NU:L@L $U %!XZ;WU %26WU $^ #M $!V#6N 'O %X7W $'2M2W
  $2W &(OSU!X $3QL&W $6V4QL )!X;WU )(=L %WU '#X@,W )QU ''LU (M;WU (QT )U (ZR *@,W '(MO&W (N '6ZR
  '7&W (YQL&WU '8Y2W )P ':&WU ';O6TW '=QL&WU ([P '?;WU>MO!W 'C!7WC@7W $; $>'W %7W ';YQ '=,W (Q
  %M<!W )#OS $@M!W ((!W (76WU )QU (;Y[QL!W /@,W (@Z6WU $O&W '!QL&W (X )@,W ''!<W )O7W '6&WU '7&W
  '@LU %T %U &'+W:QL&W(!W &2S &:7MO&W7'V',WU 'MOU 'ZLU &;&WUCMO &@P2QLW &CQ #N $!XLU&[!W $'!Z2W
  );O6TW %N &$XN $2&W %MO $4N $<L $>OSU (&[!W %PU '!YM;WU!YM;WU@,W )NU ''NU *@,W '2QL&W?[QU (S2ZQU
  '; (=!W!6WU!YMOU '>!W?KU $U %!O7W &XQLW72W 'R %#X7W &Z6W %'M7W %(S72W %2QL&W#X7W *7MO -&[!W
  %72W!YMOU %86QL&TW &MO %; %>OSU &Z[LU!X #O $!X &@,W %Y,TW!Y,TW@,W $)72W7&W $+WU '7QU $2W &!MO&W
  &&[!W &(OS &3MO&WU &7Z &;ZQU=QL&W &C8ZRT 'O7W $6WU '!S (X!W@=Q (YNU +!XQL&WU +7XS ,Y6W +?2W@,W
  +@,W '26W *#MOU (QLW#YQL!W7KU +:ZRT '7QU '>!W=OSU '@;V:L $7YQL@,W $;@M:;@M %V;'MOU +62W '2NU
  '=L)L 'M6!W@6W (=2W +>MO!W %W $=&W '#S )#XP7W );&WU!YNU '; %LU '!MOU(P (O (XZ6W ,2QLW '&<W ''&W
  (PU '(O76W '+L1W2QLW '2&W@,W (,W (7,TW2QLW '3PU '7Y (Z&TW )R2QLW '8PU '=[&W )M#MOU '>P!YNU (QL&WU
  '@#&W ('V'L7YO 'C@,W $>OSU $S %!3M6W &XQL&WU 'Z6W %&ZQ %'6'W %(#ZR!M6WU &2MOU!M6WU &MO&W %*QU
  %7'V',WU &MO&W &Y2W %;2NU&[!W %=M7W@L %>X[MO )P %?K4 %@O+WU!M6WU %CM;W #P $!X $)ZL $2$S %=7W
  %L=OS $4MO)L %N6L $7M2W $;M6!W@6W &9Q4 $=M42W)L2W %[N4MO $U %!Z<W@,W %#KU (7&W &S '@,W %'&W
  %(&W'Z<W &MOT %2&WU=QL&WU &LU &QL&WU %4<QL&WU7&W %6Z<W %7&W %;X[QL %='W %>,W@NU#2W#X,W
  &OSU6LU;3Z&WU %? %@7M2W7&W &NU!YQLW #Q $3O7W $L %!W '!LU (X )@,W '#6R (XL '(2W(2W '2P )>[Q
  ':!W#2W (2W#2W@,W '@,W *#S +Xb=QL&WU *<P 'C8ZRT &Z&WU %$ &9Q4 %&W '!MO!W@,W '#2W *@,W '2QLWGU3MOU
  '7XS *(S3MOU '8ZRT ':&W#2W -@,W *?Q ,@,W '?&W *@,W *CQL&W>O7W@,W '@Z&WU ,@,W 'U (:N %'!MO&WU ,7&W
  %)+W %><W@N#X&WU &OSU %T &?KU %W &!Y<W &&ZQ &3O2W &4K ((QL&W (6Q@,W &6&WU!YZ7W &7Y &<P &=ZQ &>N
  (:QL +7O2W@,W '[QL $U %!&WU=6W!&WU &L &X7W6S!X7W %#X&WU2MO!W /@,W 'M2W3LU -@,W %'QL&WU %(MOU
  &NU=6W!L %2MO!W &NU@,W &ZQT )@,W 'R %3M 'OU=&W!X&W6L .7W &Z!W7'V',WU %41W %76WU &QK!W %8<W@,W
  %:X;WU %; &RT7QU +@,W (>Z[2W %=6W %>P %@&TW#X!W )@,W %C6V2=L<W %F74W #R $!XLU (=MO!W %YNU $#YQ6N
  $&6WU $'L;Y!W &U:R#XQ $)N $2QL&W $6[O2W@NU $;YNU &[NU $=S $>M7W %QU $C $F7OS $T6!W &[<W %7YLU #XL
  #Z&WU ':Z&WU ,7YQL ,=[&WU=[&WU $2W &8M67W $L %#2W %U &#6R &'O &:ZLU *7QKW .@,W *:MOU:MOU &CQ
  $MO&W (>L $Q(MOU %7P %<P %>[M;TW 'O7W $RT &!YMO@&W26WU &#X+W7&W (,W &2S(M7W &3PU &6[&WU@:&W &7OS
  &8YP7O(MOU &= &>Z6W@&W26WU &@N#X&WU #^ !; #! $&WU=L;!&WU!YQL&WU $6W!Z!W &U $L %= $MO &-W ((QL&WU
  (@=8P $O6W;#X&WU $QL&WU!XMOU )(MOU?KU )22Wb *=QL&WU );[O &;! $V#=O $W %!2W7&W &>QL&W6L +8XLU &Z6W
  %#=O=QL$K %2NU %3='W %;6WU@NU &QL (@,W &Z6W@NU %>&W#X+W ,7&W &OSU %@,W $X!W2!X!W8Y'W %MOU;!X,W
  %Z2W $YL#1 &;2&W ';Y&TW &U?ST;6L@L $ZQU2MO&WU ##6TW2=6TW '>QU'LU $MO&WU2;,W &T2=MOT &U;#6TW
  $S#X&W'M2W 'M;#S@L %;=7W6MO&W8Y'W@,W $X!W;[LU %&TW;=R %'WF %,WU %M2&W!R '=M &;(6TW (ST &@,W
  'ZLU8YR &O;#X+W %Z2W (;<Z&WU )>ZR #$5 $V$&W:QL&W (=['W7KU &)&WU &.L6W $W %8MO>W *6M9V9L6W %>QU26W
  %^ #&W %!X;&W6 &YQL&W +(=L +3MOU %#R &S'!V!P %'!W &L &QT3MOU %2OSU &QL&TW &S %3&W %6[M7W'!V!P
  %7QK!W %8QLW6,WU %=,W %>OSU %@,W &2W &QT &ZLU %CMOU );&W2S %U &!MO!L +7&W )#X,W 'O2W7&W
  'X&TW2=LU(<W7KU 'YNU 'Z2W *7&W &#;WU;&WU6LU 'X&WU &'MOU=L)L 'S=Z[Q &(!W &,N6QL&W (;&WU@LU &2=LU
  'MO&WU!XQ>O7W 'O7W &3O7W &4QK&WU &7MO&WU'MOU7MO&WU 'QK )&WU )7&W 'XMO;&WU>Z&W 'Y'W'MOU41W
  *;&WU41W (MO&W (O 'ZR'MOU7ZR &:O6WU7QK!W (=LU &;L (<L 'M6TW 'RT2MO&WU7Y,W )?K4 'XMOU;&WU6Z<W
  'YQL!W26W(L ([QL!W26W(L +&W -'MOU!7W '[O )3;WU )@,W &=MO@Q &>;WU 'O7W (>&W 'QL&WU ,;&WU>XL 'XL
  'Z&W *;YPU &@;NU 'LU )!YNU )>2W 'S ('MOU@S &C2MO&WU '=L=[M %V$>L )!YQU -2QL&WU )'NU2QLW(&W 0;Y&WU
  )(QL&W .@,W /2MOT@;NU 7dC8QLW 4LU 6dC8QLW *Z;WU )2MO&WU )4OS )6QT )7YO )=[M@QL )@O2W )CM;W2QLW
  )GU +7'V',WU +F'V'L #' $&W &'Z6TW@,W &2NU7Y&W $@,W $MOT;7MOT $O7W7XLUCOS '8<QL&WU $V'2L &O %(9Q4
  &= 'M< )'M2W &Q='M2W &XM; %)XM;-M74K )4Q@ $W #(2W2&ST $>L $MO'>QL!W $N;(MO&W $O2W;6'W $PU;=R
  $ST;!6W '7YR &=&W!6W &C&W26W #)V(=M< %*M; (2MO!W (4Q@ (7-M74K )M5M (C=Z<W &Q?N3M $W #+V)P '76WU
  '@! $W %)P76WU7&W '@!76WU7&W #,TW $W %!L;2V2 %',W7&W %3LU %;,W== (?KU?KU %=ZL 'QT;,W;X[ %?K %@,W
  &MOT );,W,L ,7OS &P ';(MO %C!YQL&WU %U &!XQL *@QL 'YO2W +@QL &#XM7W#XM7W +@QL 'YQL!W#YQL!W
  &2,WU2,WU &6!W )@QL '[;WU &7O7W &@QL $[MOU76WU #1M %;Q#>L %I% '7&W $V/7W (!6LU ((QL!W
  (2MO&W2!W@,W (3MOU &;1V/MO&W &MO&W $W #2!:2W(Z;WU $&W;!X $,W@,W $2W $6W &2( &@NU $;WU $=LU'ZL
  $M;WU;<M;WU $P2=P $QLT &W!2#QK!W '2( (=QLW ';2,TW )=LU '>MOT (QL: $V2 $W %#Z!W %&ZQ %'QL!W *@QL
  'T %22W ('&WU )L (6L (7YQU (=7W %7R &YLU %;2W %=7W2QLW (7OS2QLW %> #3M23M %OU $N2=N %;RT;Y&W
  %>QU'LU $OS2!W@QU $Q=W '; '=A6WU %L&WU2L +=[M +@,W $ZQU6MO&W;;XMO6MO&W #4; %7&W $=2W#QK&W '7M2W
  'CM;W #5N=,W #6 $!W &7Y6W,7Y6W &8Y6W $,WU $@N!L= $L<26 %>MO@,W %U2;WU $M6V4YQ %O&TW26MO&W 'W;!6W
  (=&W!6W $N> %U;!;WU &<MOU'ZR $O@N %] &NA $QL &!S &(MOU &;1M4K6 &>&W76WU &@6TW %T $V26W &=LU &>QU
  )2MO&WU &L6W %5L2W;&WU $W %!X,WU *!Y!W(P 0U *'QT *7&W +6N -7&W +QK!W %4K>N %6Q$XL %U &;!;WU '=ZQU
  '[O2W &=,W )&6WU=,W &>MO!W &?&W@,W &@,W &C6L $['W %OU;67W #7N!>L7N!>L $QKT;7KU $W $X!W;!Z!W $Y2W
  $Z&TW27Z&TW #8QL!W3OSU $Y'W'>QL!W ','W!X<W $Z<W;=L #; $L;#XL $N2;N %;!;WU $Y&W;!6WU %6WU
  $[M2W;@O6W %O7K #<LU &!YNU &#MOU 'YQ@LU#YQ &&<W &'S=ZQU &,NC'W!MO &6&WU 'Q &7K@LU &?2W&KU7KU
  &@M;W $MOU;<M;WU $O2W;>Z6W %S@&WV!L $QL&W;>,W $TW $W %!<W %,MO&[!W %2QLW %4>&W %:ZRT;QL&W:ZRT
  %;&WU %=[&W %>X[ %?!W %@N> (=[&W ,!XQL&WU &P2QLW #=!6W7&W $1 %@6W %L $6WU ''QT=QL&W '7&W $7W;6LU
  $;! %6Q &W&[!W7XQL '7M2W %WU=QL&W '@ZQU $MO;@Q &U '',W ';=Z8Y'W@,W $NU $Q;=L %L&W;>,W $ZQU;O6TW
  $[&W %M(&WU=R@LU &;=[LU 'RT=[M;RT %O(M2W &;>[ %QLT7&W &U;6[QL&WU #>,W;?<W $;R $M;TW272W &W
  ';MOU;>M;V;L %O&W (2!W &2; (L &;O6WU3LU &>R>MO>R $N $O7W2L6N %S;>R $QL!W>QU;>QL!W'LU %U7ZLU
  &;#6TW ''LU7YO $V>L &M!L )26W(L $W $Z<W '7QK!W %R2;WU &;=[QL&W@L '@ZQ %[R@L $[ %2; %;WU;!;WU
  %MO&W #?=Q'L $ST;=R #@!L $&WV!L;[O )@,W $,W $2N7K $4V5K=Q'L $;L@QL $L %#;WU &X %7MOT )@,W %=!6W
  )!XQL!W %>QL&WU %CM;W $M'M2W %;@L %OU;@6TW '@&WV!6WU $P2QLW $Q;=[&W #A$V$O2W $2L76V6 $>V>2L $L
  %!7W &L %(2WC?K &6W &NC!YQL %4K6W )?6W &O!W(Z;WU %7&W &3?N &M6V6R %9XPAL %:O2W %;M2W %=QL=O^ &S
  '2S2MO&WU %>2L (26W(L &[Q!LU %?O6W2QL %@L?! %U2=LU $O2W '!AO2W! '26WU2<;WU (;WU2=;WU (=O2W ';=LU
  (A2W $P=L '!YQL&W?&W '6N '8YP $Q@N %L=L!XZR@,WU &W$6N *7&W '=L '@5L)L2W #C!V#=L $7W;=L $LU
  $MOU;CN $N;>,W &@L $P %;>,W %>!W2S=[,W $Q #GU;#XZ2W #L $!XN &P=N;NU ,>OSU &QL (@QL $#XL '@QL $$=N
  $% %6!V#2W $(=MO!W#X,W %L $2&W %L %M!L ('+W %O$K; %QL!W '&TW %YL $4=L $6 %!YNU )@QL %#R
  %3QL&W>Z[LU %=QL!W %W &!X@,W &'QL&W +@,W 'Z<W!XMOU &2!W@,W '&WU@,W &3 'LU &7K@,W 'YO &8N (@,W
  &;L6 'P 'R &<'W )@,W &=[M &@,W $8>L $;Y&WU $<L &(&W &>O7W &@,W $=' %2&W %@Z6W )7YQU7ZR %Q!XQL=Q
  %W &&KU7KU &62W )@LU $>!L '7&W &X&W7M2W 'M!XO7&W %L &8PU &;&WU %M!L &6W ('&W (2MO&W &N $U
  %;LU;2W;2W #M $!QL&WU8#&W %XQL&WU +!Z;WU82W 37&W +#QK&WU ,YS +2OSU ,ZLU +76WU +@ZLU /@ZLU %YNU
  $#&W '>QL&WU $$4K?O6W +2QL %@N '6!V#2W $'V(L (4M-V.M *.M (62W %W $2(MOU )82(MOU %V24O9V:M 'P
  (!PU'!W %W &!7W '>XL1 'XZ;WU?&W &#&W7Z6WU &(!W'L )7ZR )>Z[L )@,W 'OS7ZR 'ZQ )8Y'W@,W *ZRT &2P6S2P
  &6,WU &7QK!W &8ZRT *@,W &>&W'OS 'MO!W +@,W &@&TW6S@&TW (WV$A 'AL )< *8ZRT $3ZQU $4V5 $6'W %TW
  '!YLU@,W '#Z6WU ,;YZ!W!YLU %W &!QL&W &,MO &=L@N &U '!>QU '; (!>QU )MO<W )YNU (#X,W ,#X,W ('MOU
  (+L1W (26WU (3M6WU (7QKT )X!W )YN (8QLW ,?&W (= (>!W@,WU )MO;M6WU;= )P )XL *[L (@6L )LU (QL *@,W
  ([MO&W $8O=LU $: %;QL&W8LU &RT %O=LU $;''W8;''W %M &&<W &== %V; %ZQU2MO&WU8;ZQU2MO&WU
  .`8;ZQU2MO&WU $=&WU8=&WU %MO!W8=L 'U8>L +'!LU $>!V#O %MO!W87K %V>L (!O>LU (#Z6W (3,W (=QL&W
  (>[,WU (@O2W (CMOU )O7W(QL&WU %W $@,W %LU ''O %W $O %!W '!6WU +!6WU +@QL (X&W@,W (YQU#ZR@,W '#R
  (Z!W ''QL!W '(=L '2M;MO!W!6WU '3O2W ';R )@QL ([LU@,W '=MO&WU -@QL (PU=R '>OS *U +!YNU@,W '@QL
  'C&W %&W '2MO&W 'U (!MO&W'!V!P (3QL&W@,W (9OSU (; (=[&WU@,W %:MO&WU8O6WU %;QL!W %>MO&W %T &2OSU
  &;QL!W@QL &>LU %U &!L (2R (=Z2W2,W (> (C!XN )&WV!XN 'O6W (7W *'!W?MO&WU 'QL&WU ,!&W ,&[!W 'YMOU
  +!Z&WU 02MO&W +'!W .!Z&WU +3'W +7'W .@,W +=QL&W +@S ,ZLU (NU@,W 'Z!W!XLU=ZL &#KU=Q@QL!W@,W 'MO
  )@,W *LU 'QK&W +@,W )W *@,W 'XO6WU ,@,W )7W +6Q?&W 'YM;WU &&ZQT &'!W;MOU7QK!W '&W'&W>&WU@,W
  ',WU6[NU 'L 'R 'ZQ )&[!W )@,W &(&W ';WU76WU 'QLT 'ZQ )&[!W )76WU -7&W (ST &2'M7W'M7W=ZL
  );TW'M;TW=ZL (W7YMO!W=ZL 'M2W (;W *2MO!W (OU;2W22W 'Z&WU +@Q &3&WU 'MOU@,W &6!YNU 'L 'S '[&WU (NU
  (QL&WU (S )7&W &7!W 'KU 'QK!W 'YQ )L!W ,!XLU=ZL )U (R4<W 'Z&TW &8YMO&W8YMO&W=ZL 'ZLU *!X (R )!X
  )8ZR!X &;# (7&W '(OSU;YQ;(OSU 'M (@,W 'NU>QL&W@,W 'X[QLW@,W 'Y,W (Q><W=L!MO&WU!XZ6WU '[MO&WU (O6W
  (QL&W!X &<MO 'S &=M7W 'Q (#XM6W -2MO&WU!M=M<L 'ZL )@,W &> '&WU *#XM6W '<W 'LU!R>LU 'OS>Q>OS
  'Q7Y&WU (?@ &@!W;O6W2MO&WU )>Q ',WU36W 'LU 'NU )!X );MOU7QK!W 'QL!W +!Y<W +3 +<S (U;MOU8ZR &COS
  )T *@,W &F2O &GU (!X $] %=L@N %>&W (7&W %AL= #N $2L $;Y[MO!W@,W $>N$=;W &;N2L $U %!&W (U &7W
  (;NU#XM2W &L &O6W<;WU!O6W &PU &X,W );NU76WU )@Q62W 'MOU;QL&WU7X!W 'NU )#R 'QL!W )W 'Z;WU &YL 'MO
  )U 'ZQ2MO!W &Z&WU@,W %#2W (!XQL!W (8K (C'W &>O2W &MOU )!YZ!W>X[QL!W )'QLW6S )2M2W )3Z!W=6W7YZ6W
  );(OSU;MOU;(OSU )=QL&W &OS &QK&WU &R '7YL8OSU &S7YLU '@Q2V2L )L 'CO2W &XM2W &Y'W )!XQL!W )(S ):PU
  &Z!W '6W %&YM;WU +=Q'!W %' &!W &+W!Y,TW! &,WU &>QL&WU &L '!O6W(N#6WU .;WU (XZ;WU ',[7W &O6WU
  *5L2W &Z<W 'R@,W %(MO!W@,W (T &QL&WU +7QU (W %,M &Z[6TW &[7W 'M (@,W %2!W &&WU!O7W &LU (2S2MO&WU
  &MO!W *@,W (&W *!MO&W *=QL&W &O2W &QL!W *@,W (&W &Z&WU %3&WU )6Q &,TW &MOU )@,W &O7W &Z!W '6WU
  *#XM6W *7ZR *@,W %6L &Q '@,W &[!W %74Q@ )L &6WU &>ZQ &K@Q62W &M2O6WU &O',WU (Z6W(M2W 'S (7ZR (U
  )7XS &P '2MO!W ,@,W &QK!W *>!W6!W (&W &XMOU 'S &Y '&WU2MO!W '2MO!W '@;V96W 'QL&WU 'Z2W &Z&TW
  '2W#OS 'LU )3Z!W %8MO (#6WU )XQL&W (6LU &O6WU7ZR &QL&W &YP &Z&TW@,W 'LU )#Z&TW )@,W %:QU %;!&W(QU
  &<W8XPU &O6TW &QL&WU +#2W +3MOU@,W &YZQ '[&TW (MO!W &ZQU '[QU *@,W &[6W 'M6W 'O2W %<6V2=LU'!W &7W
  (#YQL!W ('MO (6L (7,L )QK&W )Y6W (=QL$K (?;WU %=3LU )#QK&WU2ZR )2ZR )=OS ,7MO&W )>!W;[2W *;WU
  &[MOT *;[O *@,W 'O2W (U2MO&W );NU76WU 'PU );Y&W2QLW;P@,W %>&WU8MO );YZQ &,W &6TW )@,W &OSU &QL&W
  *!YZ!W#R *&O2W *2MO!W *8O *9OSU *;L *=L>Q7&TW@,W *@,W &X[7W (S );NU2QL!W &Z2W'LU &[OS )@,W
  %@$YM&OWV>W@,W &&TW!XQL!W )@,W 'WV$YMOAW ):QL ,#QK&WU2MO&W &2W ('!W (7MO!W (:OS7MO&W )PU (@,W &LU
  &Q '@,W &ZQU )'&W''W %CL;#S *!O;V71N &M;W )'!YL )7XS 'OU &O7W(QL&WU 'SU )@ &QU@,W #O $!V#7K.W %W
  $#W &7QK!W %X &(2W(2W $(M2W &OU (!XQLW(QU ('MO&W@&W@,W (3MO&W3MO&W@,W (8MO +;O(MOU; (; (>[S;
  $,V'>M6V4L $-V.QL %W $.QL $2V2 '!2W6L (XM2W6L )N ';6L '=QL$K %W &!2PU 'QL&W &#KU 'ZST &'Z6W *&O7W
  *9MO>W &(M2W *!YMOU *7XLU'ZR@,W &6LU &7O2NU 'QK&WU!PU &=,W &@O6W7Y6W (S>Q $4=!W (7&W %M2L &6WU
  )!X&TW &;WU )26V2 );[O %O2L %V5)L $6M %QL>&W76WU %TW '!&W (XZR@,WU (Y!WCP )L(S )MOU>M;W )QLW )Z7W
  ''M;WU ,7QK&WU '(6W *U +;=ZQU (N!YQLW ',!W *8XPU '.L76L '2N (Z6W' ,L '3O7W '67W (['W '7&W (K2P
  (QK&WU (R@=Q)L (XLU2P -COS +@>!W (Y'W'>!W )LU '82W (MOU (YP '9MO&WU2QL&TW ';O6TW,!W,!W ([O6TW
  '>!W!QL!W *(QL&WU (OSU!YNU +=Q7QKW (Q7ZQ '@,W (Q2V2L 'A&WU#KU 'CMOU!&WU!7W (QL&W 'GU6[QL!W %W
  &,&WU *'QT *(N ,U *7&W *;O6TW &2MO&W +7&W +U &7&W &<'W )@,W 'MO )@,W &=,W &>L (7&W (F )#XMO )6N
  )8YP )?K *MO&WU &U '(QU '2NU *@,W '3LU ';L6W +8N '@,W 'CLU!YMOU $7QK.W $<QL ''7KU $=&WU ('7KU
  %LU!YNU7&W '@M;W7&W %MOU (',W (6Z<W (7&W $>QU '76WU (ZLU $@LU ''!LU '6MO&W '7YQL '>!W@Q '@!W@Q
  (OSU $S #P $!LU $2,W $6,W $=&WU %L;L<L $> %!V#S %''W %6!V#2W %72V2 %;[6W )@QL %AO2W %C;Y'W %N'O7W
  $AQL&WU $U %!QL!W %2M;W %3PU %<'W &MO&W %?Q@ZLU #Q $2V2L ('L )PU (3LU@,W (7MOT ,@,W )X!W@,W )YO
  (:L?6L (;RT (<X (=7W#S +@,W )[M (>!W(QL&W (@!W>LU +?&W %W $3O6W (=L@N $4QU $;Q %YMOT )76WU $=< $>
  $L %!W ''QL!W '2&W&[!W (MO '8YMOU ';L )@QL '=P ([O '>X[S '@QL %&W '!YNU '&<W '2QLW '6[; )S
  '8LU;M: (ZLU ':)L (ZRT;<W:ZRT ';#QKW ,7R (&TW )WU (<W (QL&W::>O7W@,W '=&W&MO;Y!W ([&W
  +(MO&WU3;WU!Y<W +>QL&WU '>,W6[;>,W 'A?K (MO2&WU 'U (!6TW>6TW 0!X&W )XQL!W )YQLW +U6&WU#2W (#2W
  +@,W )X5LU )Z!W *QU ,>!W'Z7W (',WU>!W8ZRT )Z7W ((!W )OS (2&W +@,W +U!O7W )NU )OSU )QLW )S (3M6WU
  )O2W(6W *@,W )QL&W#XMO&W .Z!W -C'W -U(6W .@,W (6Q<X (7Y6W@Q62W *QLT (8YO2W@,W (; );M]S )>,W(QL&W
  )R (=&WU (>!W ),W )LU#X )[,TW (@,W )6W )QL (CMOU %6Q<XC!X&TW %76WU )@,W %=$M?K!XQL!W
  +YQU6N'LU!XQL!W *&ZQ'LU!XQL!W %@,W %A &!6WU!6WU &8OSU>Z[;WU &;P %T &!Y,TW &@,W %W &!Y,TW (ZLU
  +@,W 'Z6WU +2&W@,W ,MO!W +3M6WU -OU@,W &)L &2L 'NU;QLW!6WU 'QLW *!LU *(MO&W!<W *:O2W *<L+W &6L
  &8MU<LU &;M;QLW;6WU &>?N 'N!XPU &@,W $T %!X6W )@,W &YQL %#6R7XQLW %(QU %7XQL!W@,W
  %;QT7XQL!W7XQL!W &YQL )@,W &[LU@,W %>XQLT *@,W %@,W $U %#MO!W#MO!W2O6W (&W *=QL$K *@,W &Z6WU
  *3O2W *6L *>Z[L %&QKT@,W %''W &;WU@,W &QT %2'W#Z6WU8YQ2'W#Z6WU &Z!YMOU %3MOU )@,W &PU#QKW!YLU
  ,7YQL &QL!W %8XLU %;QLT &Y6WU *@,W 'P %=MOU %?R;QU=MO!W %@,W &MO&WU!YMOU -NU #R $!QL!W )@,W %X@,W
  %YMOU &NU $#&WU %X &@,W %ZR@,W $(6V4 (6<W (=[&W %Z<W@,W $)>N '!YNU '7&W %L=Z[Q>N $2&WU@,W %P!L
  %R2R $6!W %<W '=QL&W %Z<W %[MO!W@,W $7&W %OSU %QU@,W %YL7&W (O(MOU 'U &QL&W $;R@R@R $=+WU7&W
  %MO&WU %OS $>M7W $T %'#Z!W#Z!W %7YOSU *7YOSU %=ZRT %>ZR %@,W #S $:O=LU $@ %,W #X!W &!6WU
  '>PU(6W7XL (R(6W7XL -YL 'R#2W 'Y,W (O2W +!MOU26W (QL2&WU .@,W *8Y2W@,W *@Q@,W 'Z!W *#Y&WU2QL&WU
  (&WU +!X +,MO (<W *7YO@,W &#;WU *'7W 'OSU *;ZQU ,[QU *=MOU 'QK&WU 'X'W *(QU (MO *!XZQU *@ZQU
  (QL&W!X )U 'Y,W7Y2W .@,W (LU 'Z!W (S &&YMOU3LU &'+WU *!XQL!W *#2W '7'W *@,W (W7MOU?&W ';X!W6 'M
  (!'LU@,W )X *M6WU )YNU6LU!YNU *QL&W .@,W ('PU@,W )QL&WU )Z6W ,@,W *Q7Y (2!X,WU>ZR )'W(OSU
  +;[M2W>X[7W2'W7Y!W (6L@,W (7YL +@,W *PU (86W +@,W )OSUCO7W )YPU (;X!W6[L7X!W@,W )ZR@,W )[LU@,W
  *M2W7Y@,W -@,W *O6W (<+W +@,W (=,W6LU=,W? 2@,W )[!W@,W *&W ,@,W *O7W (>,W>;WU;[LU +@,W )QU>S
  )X[;WU +S ,@,W (@&<W )6W>,W )N )P&<WCM;W (CQU6LUCQU 'QL&WU#XM2W ,3MOU 0@,W &(6W )!X<W?KU *YQL&W
  &2QL&W +#2W +'&WU 'Z&WU +!X -@,W +#XQL&W +AQL!W &3QL&TW ,6N &6!W );X!W?6WU '[L )!QL&WU= 0@,W
  *R#2W *Y!W +,TW ,W@L +NU -&<W>MO!W@,W +QL2&WU@,W .,TW )#QK!W3P *X&WU(MO&W 3@,W +<W +MO -@ZQU@,W
  +Q ,;[O6TW *Y<W;[O6TW )&<W )'L *M;WU *OS,N ),MO *[MOU )2'W#Y;WU7OS *6WU;M /@,W *S'MOU>MO!W )3LU
  ,!2W -QL&WU -YNU *M;X!W6[L3LU 2>LU *P *QL!W )6L )76WU -7&W ->[ *MOU@2W .Q /@,W *O7W -@,W *P@,W
  *QK!W +U *X!W -@,W *Y +&W +@,W +O +QL&W'ZL /2MO!W 4@,W *Z&TW .(QU .>6WU .@,W )8OSU *X!W +QLT
  );,WU -'L>OSU *P *RT *XLU -@,W *Y&W -@,W *[O@,W )= *,W *M7W -;X!W6[L!R *PU *ZQU +[&W *[OST )>MO!W
  .@,W ,;X!W6[L= *ZR@,W +[R -#R7'W )@'W ,2QLW=Q!X ,@,W *L7QU .@,W *M *O2W7?K .O?K +6W )C3LU *6Q +WU
  *MO@,W &7KU )#2W 'QK!W 'X+WU +!X 'Y,W (PU(6W7XL (R &8YP )(MO!W .@,W )>6W &;,WU ';Y&W 'O6WU!XMOU
  0@,W ,YMOU +>MO 'Y&W *4M-V. *@!W@Q ([QU 'Z6W '[6W *U +!QL&WU +26WU;M /@,W ,;WU /;M (L!YQL2,TW@,W
  (QL!W ,3&W3&W ,7YO *&W ,!O2W 0@,W .7W -YLU .O2W ,26WU )U &='W ',W )!X )#S +3MOU@,W +;[,TW )'!W
  *;WU';WU *NU!X )6[&TW;X!W#Z!W )7QK!W!YNU&<W!X@,W )<MO ,9OSU )>,W ,=ZR *Z<W -@,W )?R )F ';WU( 'M7W
  *!QL&WU *7QU *;X!W#Y,W 0Q!QL&WU 'Z[&W )R &>OSU *7YPU *;X!W(6W .86W *?&WU +MO&WU *CM;W 'Z[L '[,TW
  +(=L +7Y +@;LU &?2W '6WU 'KU3&W3&W &@,W 'LU &CM;W (OU &Y;&W2'W>Z[L $+UW!YMOU (ZQU %WU '!XLU (YMOU
  )QL&WU '#2W (X )@,W (ZQ ''QL&WU ',[7W '2'W7YQU2,WU (MO *;X+WU=[,W (S )#X '6N;X+WU6!W7Q (O6WU#ZQ
  '7'W!YMOU (PU (YMO&W -26WU )QLT '8Y2W )QL&TW ';2W '=[,W '>OSU (R '@LU *#X!W>!W;[2W *@,W $L %U
  &7YLU *@,W &8Y&W &;!YL;N 'XLU'LU'L &>XLU &@,W 'QLCLU8Y&TW $MO &!W &#X &'M2W &7&W &@,W 'M7W *@,W
  &U '!6WU +@,W (7W *@,W (YR *!QL&WU *@,W (ZR '#X )'W +'M2W )@,W (YLU (ZR7,L ''+W (7KU )W *@,W (M2W
  (O )S@QL (QT *#X@,W '(!W '2&W'Z7W8LU (MOU;X!W2!W '3LU@,W (QL&W '7R (Y2W@,W (ZLU@,W '8QL!W@,W (X!W
  +@,W ';[O6W '=&WU (M!V#L )OU +'+W(!W +>MO!W@,W ([M '@6TW'7KU 'CQL&W@,W 'F<XL+W $P $Q!W>[QL&W %L
  &!W (!XLU )YM;W -7&W (#KU72W .7&W )O6W,&WU *S,&WU /7&W )QK&WU )XMOU?KU *QL ,7&W (&MO ('7W ((M2W
  *7W7&W )NU (,MO (2,W7&W )S&K (3MO&W#OS (6N )[R +'QU +7&W (76WU!'LU ,;Y[QL!W ,>[6W@,W )O2NU )RT
  )ZR3O7W (8YP (;&WUCP@S2NU )3LU ,@,W )NU#R!MO&W )QL&WU; )X!W!Z&WU8YP *+WU -CM7W *,W ,3LU ,U
  )YLU;Y!W .2W *NU#X ,;Y!W ,>Z[ (<QL!W;7&W (=[&W (>!W +?KU )O2W!YNU ,&<W ,7&W *:W )X[QL -W7&W
  )Z[R!XQLW -YQL )[Q!LU .7&W +L&W7XS (?S (@6W>X!W )LU2QLW )O#XM2W )P2QLW (F )!YNU )7&W )=['W 'XQL!W
  &#Z!W &2MO&W 'Z&WU &>[QU &?KU &@,W 'QL $[ %&W '&KU7M '2R '3MOU '7O'Z6W ';X[&W@QU@QU '@,W 'U
  (8XQL&WU %'W '#X+W ''M;WU#XMOU#XMOU )OT7QK!W '(2W %+WU (7XQL&WU (;X[+WU(ZR (@2W %,TW %2 &@,W
  %>MO!W &QL!W=OS %?Q %@,W %LU '@,W %MO!W 'T (!X!W@=Q %QL '#X@,W '&W ''L '3LU@,W '7MO!W ':PU
  '>MO!W@,W '@,W 'T (!O2W *7W )YMOU *QL&WU (2MO!W (=ZQ7QKW (>OSU (?;WU (@ZQU';WU 0@,W 'W (!MOU ,@,W
  )Y,TW (#&WU )QKW ,@,W (&ST ('&W (2&WU )ZQU (3QL!W (;Y&W#&WU )[6WU -@,W (=[O (>&TW ,#X!W ,@,W (@,W
  &U #Y $!W &!>OSU 'YLU;[MO (Z7W=Z!W &#&WU *7Y&W '6R 'O2W'!W *3LU *5LU 'X+W8!W 'YQL!W &'!W '+WU5LU
  &2S;Y!W',WU &3MOU 'OSU &6=LU &7&W 'QK&WU &8O2W 'XL &;O6W,&WU *U,&WU 'Y!W *'!W'!W +LU &<LU &=M2W
  'Z!W &>!W@,WU 'OSU 'X[QL +;YZQ &@&W2O6WU ',W 'M;W 'NU )#7W )(6W %YMOU6Z<WC(&W %Z!W $&TW ''Z&TW
  '8YPU ';LU@QL (QL!W@QL (Y2W +@QL '@QL (Z6WU %W &!Z&WU +!X<W &(S?KU &2>&WU@LU &7X&WU 'Y&WU!2W .@,W
  &8YP?KU &;!W 'Y&W!=L *3&W3&W (QLW &<QL&W;Y&W;[LU &?KU &@,W 'L &U '! (>QU (O6W@Z<W +U72W!YMOU
  (QL&W=QCLU ,U#ZL>M7W 2W7W (S!XZQU (X&TW@P )LU (YM;W )QL&W;XMOU '#&WU +@:&W (OS *2MO&W (QK&WU
  -6[L=QL&W (S (X,W!YMOU )QU2,!W (YQ('W (ZL ''$OS6N7&W (&W (L )!X&WU )>QL&WU )U!XOS (NU *!&WU'QL&TW
  .27W *7O>M7W *@P=R (O )?6W '(ZRC;Y[QL!W27W ')QL&WU '27W (LU (QLW#S '3M6WU (NU '6L ([&W2S
  '7>X[LU=[,W (KU#X7W (XS (YMO&W -7ZR )NU )QU (ZR '8O )=QL$K ':QL&W '; (!>QU (MO=W ,#X!WC&WU ,2QL&W
  ,7M2W *U (YNU ([&W '=3LU (Z[Q '>;WU (LU (QL&WU@,W ([,WU '?6W&[!W (S&[!W '@,W *!YQLW (=MO!W -6L
  (L>;WU!PUC=[OSU (MOU (N>L +!XQL!W (Q62W );Y2W (ZLU +C&WU 'AN )>L 'C&WU!Z!W (OSU $'M;WU )'7KU
  )=QL&W %W &!;WU *7KU 'MO&WU 'PU#XQL&WU#YLU 'QL!W 'X+WU (MOUC&WU 'Y!W@Z6W (QL *&WU 'ZQU &#X&WU
  +7YNU /(QU 'Y&WU>OSU (QL!W6L 'ZR &&<W &'+W &(M7W 'OS &2LU 'ZQU *&[!W &3L 'ZQU &7X+WU 'Y&W (R
  &8XLU *#S ,@,W 'Y2W(QU &; &=MOU 'Q#XM6W &>!W2!W '<W!YQL )#QK&W 'MO!WF7&W 'XQL!W6L ([QL!W6L +;YZQ
  &?!XZ6WU7QKW '[;WU &^ $,TW ';Y,TW!YQ '@,W %W &!YMOU (ZQU +@,W &2;UW@,W (WU 'Z6W *2QL!W2NU 2@,W
  &@,W &A,WU *@,W 'M6WU &U '';WU '@,W $2W &'Z6WU (L:O=LU &26L )7YO &6MOU *@,W &>QU )6N )76WU &@,W
  '2W 'QL $6W &(6W )@,W &3!W &;L (!=&W (6MO&W&S /2QLWC3!W7MO&WU (7Y6W (:L@L (;[O (=,W>,W &@6W 'QL
  &U '!YZ '@,W $7O#!W2QLW $;6WU@O7W %Y $=L &7&W $@7P $L %2MO&W %U &!X,W2QL!W &(M7W *7&W &2L=L
  'QL&TW &3QL!W &7Y@,W &;Y!W *7&W &=Z!W &>Z[7&W &GU7OS (>[,TW@,W $M2W ''MOT(S3OSU '(L )#X,W (ZR@=!W
  '3OSU4&WV$KU %6TW (;YM6TW &W '#XMO ''!W '(M;TW *W ';Y2W '=Q=[!W=Q ([!W '@!W (,W %O!W (#6R (;YMO!W
  (@,W &&W (!X ('M6W *O&W (;YMO&W(MO&W(MO&W .=[M (<S (>MO!W -@,W (@,W )S &T '!MO&W (XQU>!W (YLU
  )NU7Y!YNU +@LU (Z7W '#XO7W ''2QU (L=QU )U (QL&TW27W (Z6W;YMOT8XLU '(&W#YQ8OSU '2,W *3QL&W (QLW
  +?6W (Z&WU '6<W (Q>P26WU'LU '72W=3LU *>;WU (X!W#=;WU7&W (Y )7Y,W=ZL )=ZL7Y,W '8M2W6QT '; (@P!YNU
  (M;YMOT8 ([O(QL&W '=MOU +;YMOT2L (S '?6W ([;WU#ZR7OS '@M;WU27W (P )!YNU 'CO7W &U ';YMOU;Y!W;Y!W
  .;Y .MO!W;YMO!W $N %#X ';YN(<W '@,W 'QU %'LU (;YN=[&W %(7W &<W %2!W &MO&W (U %7ZLU %<P %=&WU &[&W
  %U &!QL&W7QK!W &#QK&W &&QK!W &'Z7W6ZLU &(!W 'S &,QL&TW&[!W *W=MOU +U ,=MOU '[7W!QL&W (QL!W
  *&TW!QL&W &2OSU'7KU 'PU=MOU 'S &3PU );YNU77W &7X;WU +!YMOU &=[Q;O6TW )T &?6W&[!W &@MO&WU ,!YMOU
  'O2W $O7W '@,W %S &'M'M *>O7W@,W 'QT'QT &2OS2OS &@,W &T '#X '@,W $P %#MOU &Y,W 'Q %'&W &Z;W
  %(MO&WU (T %2L 'CMOU %3 %6N'7K<W (N7<W %7&W %;O6TW &[MO&WU 'O6TW )W %@,W %CMOU %U &!Z6TW &#O6W
  &'LU )#2W &2PU#O6W>Z[LU &3PU )@,W &7XQLW &=Z[&W &>Z&TW &@,W $Q %!2O2W &MO&W &PU!O>LU &QL&WU &X!W
  ''W '+W7'W ',W 'S (6&WU 'Z6W (QU &Y;WU 'M2W'!W 'NU )>!W#2W;>ZR 'QL )=[O7W ,ST 'Z!W &Z!W )=MO!W@,W
  )>7W %#O6W &S!QL&WU '=!W &X@,W &Y'W'!W &Z!W '6W 'QU 'R3Z6W (@,W %&OSU )&[!W &ZQT )7Y6W &[KU@,W
  'LU %'6'W &;WU#=;WU7XMOU@,W &L '7&W ';Y!W '=&WU +.L6 +=OSU +?6W3QL!W &M;WU 'O!W!YMOU (&W *#R
  &O6WU &QU %(N;YQ#Z6W *6['W '>Z[L &QU &ZQU %)L;Y!W %,N37W &ST &[M'!W (>[,WU %2MO!W (&W *U +#Y&WU
  +'L=QU +9MO>W &QL&W *;Y[QL!W 1@,W &S2LU %3,W &MOU'!W &O &Z!W7'V',WU %6&WU#ZL'MO!W &M;TW
  *=L>[S'MO!W@,W &N ';[O6TW &O '!XZ6WU7QKW &[S %7'W (7&W &6WU2QL!W &MO&W=[&W &OS (#=;UW +WU7&W
  )KU=;WU7&W ('LCO7W ((ZR7,L (82W#Y&WU +@,W (@N &QK&W;YQ=MOU (W &R '3ZQU '<MO '>M7W ([QLW &XLU &Y&W
  ''W '6TW %8O2W:N>PU &YP (#R %:<QL&WU %;X!W6[L7Y&W 'MO &[2W2MO&W 'O6TW %<L ''6'W %=L &MO&WU (U
  &[&W %>!W77W &2W &7W &OSU&[!W &PU (&[!W &X[MOU (QL &Z2W '[L &[6W )'6'W )@,W %?7W (&[!W %@&WU#R
  )6ST (V$YMOAW &'W &=Z2W %A7W;YQ!MO&W &L %C&W &QL!W %F %I)L %L &!W (,MO!XQL!W (;XLU@QL )YLU *N (>Q
  (@,W &&W (!X7W )YLU (#XQL!W!YLU (=MOU (U )!L )3MOU=ZQ7QKW -@,W )7QK&W .=MOU ); )=MOU &7KU &@,W &T
  ';YQLT '@,W &W '#QKW (X&TW '&ST '( '2&WU (ZQU '3QL!W ';Y&W +@,W '>&TW '@,W %T &;YQT %U &<QL!WXLU
  $R %#MO&W %'ZR %;YS (@,W %@,W $Z!W '!L;X[7YQL (YLU +@,W '#YZQ '@,W 'A@,W %&WU %L %Q &!QL&WU
  'X&W!QL&W &&6WU &'M;WU +;YNU#YQL!W /=[,W 'Z<W&=O2W &(&W7X!W '=L 'M7W *;Z[6W (OU 'QU )3MOU
  &2Z6W@,W &6LU7&W ,U7M2W &72OST '6WU6L 'K (7&W (U!&WU7KU 'M2O6WU 'O7W; 'P=L!&WU;[QL&TW@,W 'QK!W
  +@,W 'Y4KU 'ZQU *7MOU3M &;6WU$K3L '@Q2O2W;!XMOU &=MOU *:QLW 'Q>R@,W &>!W77W ';V7L<W 'M;W;YZQ!QL!W
  &?;WU9MO!W=L &@;LU 'LU;XLUC8 'P2QLW 'S8Y2W (=QL&W &AQL!W &C6W7&W %[&WU &L '@,W $[&TW %7W '=MOU
  %LU '!X,W2QL!W (YQL&WU ''!YL '(M7W '2QL&TW '=Z!W %MO!W )#XP )@,W %O7W (!Z!W (6[S +@,W (@,W &SU
  (!2OSU )X'W ,@,W ((&W>M;W (7QK&WU>R (9OS>OS (=!W8QL!W )&W!ZR (@LU>[,TW %P &2P2P &;Y[MO!W %QL!W
  )!M6WU *YR )#YQ )',W *LU ,@,W )3MOU7&TW!QLW>O7W@,W )7&TW -@,W *QU@,W )=!M6WU )>4W *OSU7&TW>OSU
  )@,W '&TW (W )'LU )(Z<W )7QK&W )@,W )U &U '!7W '&YM '<[!W '@,W #Z $2W &'>&W &;Z2W,!W,!W &@,W 'M7W
  *@,W 'QL $6W &!=&W &7Y,W6<W &;Y2W *@QL (6W;L &=,W )@QL &>P;XMPU &@QL &U '2,TW +;X+WU (M;WU (NU
  ';S@&W26WU *,W '<M;WU '=[&W '>2W (ZR '@,W $;WU '#QK&WU (XZ6W '8Y&W ';S (Z;WU,M2W %Z!YQ &=Z=Z $Q
  %2QLW %T &6Z6WU &;YPU 'ZQT &<;WU &=L (3QL!W &>XQLW +@,W &@,W 'M;W %U &!&WU' 'XQU)PU (Z2W6L &#X&WU
  +7QK!W8QLW &'LU )3LU )@,W *LU )C8 *;M 'O2W2:!W &(MOU2QL&W,'W &,&WU *7QK!W '[&WU3 (7W
  &2OST;ZQU>[,TW 'Z&WU &6O 'QT &7O>R 'QK!W8QLW &8ZLU@,W &;YP )=QU )@,W )U &=!W '7W '[&W2QLW &>
  '!W;[2W 'P6L &@!V!=L)W '&WV#XQ ',W '6V5Q7K '8#&W ';M#&W 'NU;ZQU>OSU3 $R %#YQL!W#YQL!W %(QU8QLW@,W
  %7YL!X *@,W (=QL&W %@QL $[ %&WU %2W '@,W (QL %6W 'U (@,W %;WU (@,W %L &U %Q &6[QL!W ,=[L &@,W &T
  '6[QL!W '<;WU '@,W &U '!YMO&W -@,W )P *@QL '3OS *@,W '7XS@,W *T '>[MO&W@,W '@&WU (M;W (QL #[
  $!V#=O )6L %W &'M;WU!QL&W $&W &'L (2'V(Q (@&TW &(S &2!W;M +@,W &;QL&WU &=MOU &@Q (@,W $,TW
  '!YZQ!YZQ@,W '7XQLW '=Z;WU )R '@,W (QL $2'W7KU %W &!XOS *U (QL!W ,2&W@,W &#S 'X (!W *#X ,@,W &'O
  ('L *=&WU &+L1W &2&W ';WU *2&W@,W 'MO!W@,W )&W &3LU )@,W &7OS )2&W ,@,W 'Y&W &;M (@,W '[2W== &<P
  &@LU )@,W &F1W $6W &!&WU '6W )'ZL )@,W ';Y&WU 'LU 'P (!Z!W (#X,W (7&W &#OSU &'L (2MO!W 'N (=Z[Q#X
  &)L &2&W#OS ';WU 'O7W 'QLT7&W &3M6WU7Y4KU 'O7W &66WU2QLW 'QL!W &7OS2&W )3O2W )=MO!W 'QK&W 'Y2&WU
  (@2W7OS (QL&WU &8Y2W'M6W (P )7&W &9N=MO &:N>PU &=QL&W@!YLU +A&WU#XMO &>L7&W 'X[&WU7&W &@&WU ',W
  'NU 'QL &CM;W *!Z!W &U '#X!W (YQ *!MO!W@,W '';WU '( (&W; '3M;WU ';M '=Z<W '@,W $L %!YLU %#RT %'L
  '>M7W %2;WU %3LU %>MO!W %@,W %U &2LU2LU=[M &<Z&WU +;[O &@,W 'QL $M2W '!Y,TW '2O2W;[M2W2O2W '6Q
  '>MO!W '@,W %6W '@,W 'U ('!W (6Q (>!W?KU (@,W )Q %O &!X&WU 'YZ7W7&W &#X+W *7&W (,W (MOU;X['W#XMOU
  (Z6W +7&W 'YQL!W &&W (2MO&W2MO&W )ZQ +#X (3MO&WU (7OS3O2W (@,W (U )#S +@,W )(QU ),[MOT )2MO!W
  .@,W *QL&TW );@,W *M@,W *R +;R *[O6W )=N )>OSU -!QLW)QL )?Q )@QL )COST &,Z6TW &2!W )@,W 'QL!W
  &6LU2MO ,=Z!W &C &T $N %!7W %#MO (@,W )P %&Y;WU7YO -@,W %2&WU )@,W &Z<W 'R %?R '@,W %@,W %COSU %U
  &@,W $O %!Y;WU &ZR %#&WU &X@,W %2W '(QU '?R '@,W %3;WU=L3;WU %6TW &W '!O7W!O7W '(6W '2M;[O6W;Z[LU
  (O6W2O6W ';Z[LU ([N;[O6W;Z[LU )O6W2QL!W '=N '?KU *?KU '@,W (MOU@MOU 'U (2L (@,W %7MO&W &X!W@,W
  &Y'W 'QL&WU@,W %;;[6W7K &[6W %=&WU )>'L &L;L<L %> &26WU *!YMO!XQL&WU &:P2 &N '#QK&WU ''O7W@,W
  %@,W &LU %U &'O7R'O'O@,W &2&WU7R2&WU &;QLW@,W &<'W(QU?KU )@,W &@,W $PU &2QLW;2W2QLW &;2W &=S;2W=S
  $QL!W (#OS (2NU;QL!W#OS )QLW (;[LU (>R )[6W &&TW )=QL&TW )@,W 'W (!X )YNU;,WU!YNU )Z<W (#MO +*QU
  +@,W )X *@,W (;,WU )MO!W -@QL (=M7W ,!X (@QL &W '!Z6WU '#X+W7&W +=Z!W (Z!W ',[M '2Z&WU '7,L '=OS
  *2QL '>XQLW '?&W %U &#6R7XQLW &'!W &7XQLW &;[M2W )6W +@,W &<[!W &@,W $RT &#XQ 'YQL!W &'Z6WU
  &7YQL!W &;,WU &=[&W &@Q !< #!W %!6W<!W!6W &YQL&WU %3 %76WU )'LU &YLU %;6WU )=,W %@RT $Z&WfU
  )3QL&WfU ##&W &fT<#&Wf $O %!RT@MOT %2Z&Wf %6QT %;[ 'L $QK&Wf #$&W(S3OSU &f #&W %!;WU )#X,W +MO
  &QL&W %#MOU &XQU )F %6LU'L %7QK&W *&[!W *'L&KU &XLU )!QL&W %9XLU %:QL&W *'L ,U %;7R=MO&WU
  &;R=MO&WU %=R %COS %U &!7W 'L 'XLU &2>R 'MO!W &3QL&W &6!W '[QL&WU &7YLU &:QLW &; &=,WU
  *;XQL!W;YNU *>MO!W &>M7W &@M;W (OT 'Z&W #'W %3O2W '7W )!YNU %;PU &XMOU *F74Q #)'W2>&WU $O $W %'L
  %(=L %2MO&W %62W %7>V>&W &O=QLAM2W &P)QLW #+TW &@N $W %!XQU );[O %'' &Z6WU26WU %2ZQ 'R %7KU %<+W
  %@ZLU %U &6L #2M %7Y2W %;[2W %W7Y2Wf $W $YL &#XQ &(&W &7YO #3L:P2 (!X *!X #6;!&WU )8Y'W $QT
  $V2=LU )'!W $W %U &&ZQ #7!W>!WC!V#=L $&W $M6WU $W %#2W %'QL&WU2=LU %(ZR %2QL&W *2=LU %7QK&W %;LU
  %=MOU %>[R2=LU #; $! %L &C8XQLW $&WU '=O7W $3QL $6Q &7&W &T %W &!L &6QT '['W &> &C#K &U $;&WU $>[
  $LU $MO!W (7YL-MAL $O6W '6L $S(S $WU &!7W 'O6W;NU!O6W &#XQU *#K *76WU 'Y&W &'M;WU &( &2;WU
  *<;WU2;WU 'LU 'MO!W 'QL&TW ,CM2W .;W &3 'MO&WU )U &7,WU 'OS;NU!X 'YQL &8QLW &:N>PU 'PU &;YQ '[O2W
  )6TW &<QLW &=OS &CLU 'M;W $XLU $YLU '!YMOU #<W #=,WU #@ $QLW5<L %U &'7KU #AP4N #L $!Z!W &2W2N
  *(QU $#&WU %O2W $$O $'!L '; %7KU $+W &!YQL &#Z6W &3M6WU &7QK&WU &:QL&W &;QL&WU &=7W $2QL $3Z!W
  $4W $;L %W %YQ $<N &2R &66WU &7YQL&WU &CM;W $U %!XM!XM +8Y'W (<LU!XM %2LU2LU &NU<LU2LU %6L %<S
  '<S #M $;WU '! ',Z2W '2M;WU '3MOU '6ZRT '7N<M;WU7KU (ZR '8,W ':N<M;WU7KU '<MO&W '@; 'C!
  $=[LU76WU>X $@RT@RT $O %!XMO %&W ',Z[2W '2MO&W2MO&W (NU<MO&W2MO&W 'U7&WU %'&W &M;TW &NU %3MOU
  %7QK!W %8M2W %<MO;=[!W2NU &NU (>QU &Z&WU %>L<NU %ANU&YL %CM;W %T &2MOT2MOT &7X7W7X7W &<MOT %U
  &'Z7W (R )>MO!W &2MOU<MO&W2MO&W &4<LU *!Y!W *7&W +6WU .#!W *:L@L *@N#X&WU *C! &;<W7YO )8ZRT )=[L
  '[LU *!YQLW &<LU 'S %W #NU %!L<QL&W!L %2MO!W &NU<LU2LU )MO&W2MO&W )QL&W2QL&W %<QL&W %>QT>QT 'U#MO
  #O $$6V5MO=W ,2QL&W &W %W &>QU7KU $)6 &!&WU &7&W &=[M &L $2V2M ((&W (26W )Z!W (<O2V2L (=[M %W
  &!6WU &'ZC(OSU &,ST &6M;TW &72W &;L &>XQLT $4 $6W &2'W2O2W 'O2W &3&W!YQL&W3&W8Y'W 'QL&W
  &>MO!W#ZQU '[QU7&W &@;L )6L 'ZQU $< %7MO!W3ZQU $?2N $S %!XOS &Y,W %'LU %2;WU )'!LU %3QL!W26W
  %8Z<W %;[2W 'LU )8Z<WY8'W %T &<OST 'Z&WU (RT &=ZRT #P $!>'W (7&W %XOSU;= $#RT $&&W $'LU $( %#X!W
  %QL&W $)6L $2 $3LU $6'W %N8QL&WU ,@Q2V2L &9L'2N &<;W $7Y6W $:O2W $;[2W $=NU<LU %Q62W$YMOAW 'N<S
  $>L $@ZLU $U %<PU #Q $:O<X %P<X (C7Z! $=[O $L %!V#; );M6WU;@P )<QL!WXLU@P -XLWU@P &W '!QLW '#XMO
  '8 (#ZQU#QKW ':NU '; '<!W#!W +2W *(6W (NU<QL!W2!W /<!W '=MOU +2S '>,W2S (OSU '@ZLU +#OSU 'XLU
  *!QL&WU *72W +YN +ZR *:^ *;&WU@;NU +Y2W *<P *>!W@,W +X[L *@6L *C&WV$K &XLWU *!MO<W *:@LU *>XL *@P
  %$>QU7KU &N '=QL&W %&W '!6WU!6WU '#XL#XL (YQL!W(<W '2LU2LU (M<QL&W!6WU .#XL '66 '7Q7Q>O7W )K&W
  ,>O7W ';[LU '<&W *6!W (;WU (QL&W ,!>QU '>,W<QL&W>,W8Y'W 2>O7W *>,W '?KU?KU ->O7W '@OSU(<W
  'C;WUC;WU (C 'U (#YQL!W (; )A&WU#XMO (<&W +&[!W %)6L %6M '@QL;6@M!L= %8!W %>OS#X,W %T %W<;WU #RT
  %<RT #S #Z!W $&WU '#XQLW )Z2W '7KU '8,W '<MO $2W &<MO )&W $6WU '(!W '2MO!W=Z!W '3,W (MOU +@;LU
  '76WU#XN (QK&W7O=7MO!W '<Z6WU '@;LU 'C'W $;W $R %T &'QL&WU'QL&WU &2RT2RT &CQL&W7YO $S #[!W &'7W
  &2&W &8YL 'ZRT &;Y[QL&W &@6WU $+W &2ZR &6ZR &7X+W 'Y2W (MO&W &8!W $M $Q>!XQL!W != #!&WU@,W $'O
  $6W $L %U $MO&W $QL!W (C!V#=L &&WU'Q $V#MO!W (@W $W %!!W &6WU )!YMOU;YZQ )#2W *OS2MO&W *P )$XZ;WU
  )'&W ,2MO&W *OS'&W )(!W )2!W *2W *MO&W )3ZQU )6&WU *[O2W )7&W )8QL!W .2S *YNU ):NU )=!W *OS *[<W
  )>QU *[NU3LU )@&W *,W *L +U &QL&WU +=!W;Y!W &X7W &YL 'MO &ZR;Y[OSU %#X6W )8XLU 'M6WU +7QU 'O7W
  &YL (8XLU (U %&&W %'!W &OS (@2W (`=!W;'OS &ZR %(!W &ZR %2!W (=,W &=QL &MO@&W26WU %3,W %6N#XMOU
  &WU!YMOU %7MO (&WU &O7W %8QL!W *26WU .>X[MO +S *<QL -!W &X&W %; &#XZ2W &'OS &7QK!W &>X[MO %=!W
  ('!W'!W &L)L &QL &[,W>;XLU )@ZQU %>,W ((Z;WU -@Z2W &O7W &Z6W %@!W &2V272W 'W &LU $XMOU67W ##MO&W
  (7Y,W6<W #$OS #&O7W@;LU $TW &!X!W (PU 'YZQU &#XQLW &,QL&WU &3QLW &;!YNU 'L (!YNU (2'W!XM7W
  &<P!YZQU &=&TW@N@N 'P 'QLW &@6W 'N (U $W %!;WU )7&W &<W &L 'U &QLT &X+WU '7W )=QL$K )C&WV!XN '<W
  'MOU &YLU )'QT &ZR ('=7W ()=7W (6L!X (7!W>!W (;Y[OSU (C&WV!XN %#2W (7&W &O6W &QK&WU &S &X&W )UC7W
  'MO&TW 'QL&W &Z&W )7MO!W .:O=&W .C'MOU= /8ZRT 'R=OS %&ZQT %',WU )7?K &MOT &QTC&WV!XN %(L &MO&W
  *<[!W (T %,Z6TW '[6TW %2;; &LU &MO!W3<W &NU &O '6W &QL&W *26WU &Z6WU %3MOU )2S(M7W &O;6L %4PU=MOU
  &QK&W %6&TW &L &['W@,WU#XL %72W (6L`=&W#QK&WU6L &OS (@LU &P &QK&W26WU (T &Y&W ',TW %8MO &OSU
  )C&WV!XN &Z&TW 'RT %:2W (',W2NU %; %=MOU &[LU )?2W %>&WU &OSU &QU &X[QL!W &Z[;WU %@7W=[O;QL (CSTI
  &LU &MO&WU &ZQU %AL %C&TW &7W26W(L )MO!W &O7W )26W(L );!ZL 'S &QL&TW 'U %U &#XL &&ZQ &'7W )7&W
  'LU )7Y6W )= 'ZR &(ZR )=&WU3QL&W &2MO!W +7&W 'QL&W &3QL&W &6[NU *;Y[O7W6[S;[O (QL&WU -6Z<W7&W
  &7&W 'XLU 'YLU *7&W &;L (7&W 'Y'W &=&WU6[NU6[NU 'R (7&W 'Z[Q7&W %^ $ZQ #'=L;=[M $O='L $W %!YMOU
  *'QU %#OS &ZQ %&[!W %2!W &S '3MOU %6LU76WU`='W6LU76WU!Z&WU %72W &QK&WU %:NU %=A2W %>M;W &OSU %?R
  '='W?R %@6WU &N='W@N #+TW $W #,W %&S %'PU &QL&W %(QL&W %,Z[6WU +#X!W %2MO&W &P %;X[QLW &Z6W &[2W
  '6WU *#X!W %= &QLW &Z<W )#X!W %@6W (=MOU=&WU &ZLU 'QU %U &'LU )3LU )7X!W )8X!W );XLU )@6L +S #2!W
  &7ZQ $2W $6L &(<W7KU &7OS(MO!W &=Z[Q#XMO&TW &@OSU7KU $N $O %7MO4W'OS $V27M2W6L &N $W %=N=O2W=!W
  #3,WU $LU &#&W2M2W &'NU@=R &26W(L &3M6WU &7MO&W 'QK&WU ,#XO7W &:NU &;YP '[PU &>O (SU &?&W=MOU
  &@6W #6<W &#S $MOU $ST &!YP $W %!&WU &O6W2MO&WU &QL &YZQU *(7W *2&W %#MO!W4QK@ &S %&PU &YM;WU (OU
  *3LU *8ZRT 'QL&TW %' &!LU &&W &'W &7XMOU 'YO &QL&W &R &Z<W )6[&TW&QK&QK %(PU (=6W&YQL&TW %2MO!W
  &O 'ST )7YO );P *[O &ZQT %3QL&W %6,WU %7MO &OS&ZQ &YMO 'O 'Q (;L6W7YQ &ZLU 'R %8!W &X+W &Y'W %:!W
  %;L6W ):QU41W &P %=[&WU 'L (U 'M %>MO &O7W &Z&TW '[&TW (2W %?QU %@2V2=O +7YO &P ';XMOU&KU7KU
  %C>MOT&[K %U %Y8'W #7MO&W#Z&TW $QK!W=>;WU %W?U $W %!XQLW=ZL!XQLW8Y'W &YNU@LU *P &Z!W %'QL!W'L &R
  &Z6W=ZL6LU %(MO&WU &ZQ=7W;XMOU %.L6W %2,W (#X!W &6TW &QLW;P %6LU &Q %7Y'W=['W7KU %;M=7W8 &YOS
  &[O=ZL;[O %=ZL %?6WU %@'W &M;WU '=ZL@M &P=ZL@LU #9 #;!W $&WU '7&W $,WC!YQL&WU $2N $3L &!YM;W $6W
  &#S &=!W $<W8ZRT &=[L $M %==L $OSU $V;!W (!YNU &3L $W %U &!LU &( &2O2W &=;WU *>ZQT 'QLW &>ZQT
  &@6WU *7YQL #<P $W %'=L (!QL&WU (8Y'W %7YOSU %8Z<W %;QL &YPU %=<W82W82W &Z[&W8Z<W (6WU82W=Z[6WU
  %@Z;WU@ZQU %A!W #='LU'LU %W $[M #>4W $7W #?;W $M6W $Q %2MO&W #@ $'L7Q $;&W$XN62W $L=OS $QT
  &'M2W8YQ 'PU $W #A2W &<L+W $6V2L %WU '!M'V'7YNU (XMOU '#S '2!W '4!L '7YO ':QL&W '; (&WU!YNU
  '>P3Z!W (QL&WU '?2W 'C; $MO&WU )'7KU $OSU '6Z<W #CQL&W #L $!O-Q %X7O(MOU &QLW'7KU $#MO&W6[O6WU $$
  %N $'O &6['W $) %!YQL&WU %$MO1WU@&TW &O1W )2!W )U *>Z2W`;>Z2W *@&TW &YMOAW;YMOT %.L6N %2MO&W %41W
  %5L6N &S %6N2M ';M %7>V>&W %;2V21W +!X;WU 'W (!Z!W (@=!W7&W &AL;M2W &L6W %=QU %>[S2S %?&W (#X7W
  (2Z&W (7YQL&W (=MO&WU (>P(MOU &2W (!QL&W )X&TW3OSU 1F74Q )YQL&WU /'ZR (#QK&W (3M6WU (:QU
  (;&WU!YNU )[O (=OSU (?6W (@&TW )LU (CMOU )O7W %@&WV!Y6W &2W &S '7K %L %M6V4YQ %P &4MO&W $26W'QT
  %Z&W (U $3;WU;[O3;WU %PU '#X '2MOU '7YO2W '>X[QLT $6<O2 %[O6WU *7Y,TW $7OS3MOU %Y,TWCMO&W .#X&WU
  &2W $:!W=OSU %L $=L'' &@@ %Q %[&W ('6'W $?&WCMOU $@!W76W %N &!O6W &#Z&W &&O7W &'!W 'L &3M6W (;W
  &7&W '6WU *7Z&TW 'ZR &;[6W &=O7W &>&TW 'Q &F2O $AO &3QL&TW &8;WU &>L &@S4QK&WU $a #M $!V#L (2QLW=
  (3O7W )QL!W!XN %W $#XZR $2M2M7YQL %V2$S 'L2M3N %W &!YQL&WU &3QL&TW &8Y2W &=M2W &>[NU &@M;WU $6L
  %Z;WU $7W &!6R 'L#S'LU (@N!L &#6R 'Y,W &&YM;W &'LU;M &2M7W2M7W (OU=M2W2M2W &8;WU@S8;WU &;M 'YOS
  &=M7W *=M7W=M7W *>[NU *@N@N &@L (7&W %Z7W $<RT %ZRT $=ZR &[R %[LU (76WU>X $@RT@RT *>O7W $O %!W
  '!PU (Y,WU )PU (Z&WU '#2W (X!W )O6WU (YM;WU )QL&WU ',QL&WU '41W '6[M7W ,3O2W?Q '7O2W '8<W@Q62W
  ';QL&WU7O2W;QL&WU '=L '>[R '@2W 'A,WU 'CO6WU &XMOU %&W '3=S '72W '8<W (XL '=MO&W 'U ('MO&WU (7&WU
  )X *ST )Y %,Z2W '[2W %;&W!!W@>'W %@Q '!MO&WU,Z2W -=[MO&WU '>QU;Y2W %ANU %T &=MOT %U &!QL!W7ZR
  'X7&W 'YNU=&WU!YNU &#6R=M7W#6R &',W!XZ6W 'QT2'QT 'ZR6L &(!W ''W &2L 'MOU *=M7W2M7W +Z2 -8Y'W 'OSU
  'QLW!QL!W 'S 'Z&WU#Y&W(N &3OSU7&W &7M6W(S;L 'OS=MOU>!W 'Y2W &8YQL&TW &; 'YQ!X &=!W '&WU 'L (5>QT
  (>MO!W (@;LU (C;,W 'MOU *!O7W!O7W *26WU .26WU *;[2W;[2W *=N=N +Z=Z .8Y'W 'R &>LU '[@4V5K &@LU &C
  $W7W=M7W>[NU #N $!QLW4K $)'V'2YL?6W3QL!W $2;[QL&W %=QL $;[MO&WU &O6W &QL&W $=N $?Q $U2NU<LU2LU
  )QL&W2QL&W #O $!V# ''MOU +62W '9Q4 *F<XL+W ';P )(LU %W $2W &#6R 'X,WU3 'Y,WU &2=!W &=!W#2W *7W7YO
  )`=O2W=!W#7W 'O2W *=!W=!W +O2W=O2W 2>O7W *@R@R $4V4=@ $6TW '!Y;WU '=&WU +!Y;WU2;WU %WU '!6W '=&WU
  +#2W .7YO +(6W#2W (O6WU=O6WU=O6WU $7W &!>L7W 'X 'YNU'&W (Z )&WU &#XQL &'OS!6TW>6TW!L )'&W
  );[6W7YQL&WU )@Q2V2L &(&WU *@1V/6W 'QL&W &2&W 'O ((&WU2O 'Z!W &3LU 'Z!W &5L2W &7MO&WU 'OS )'L
  'X!W *(&WU7X!W 'Y (QL&W ,U -=O7W>Z[R 'ZLU *(&WU2O *2QLW &8;WU 'X!W (QL!W 'YQL&TW &;Y&W@S!YLU &=,W
  '[&W *)L2W,Z[6WU *7,L *;&WU@;NU /LU *@=O7W(QL&W (M &>!V#1L 'OSU *7QKW *8QLW *@Z&WU7,L 'QL! &?2V3O
  'K4 )N &@M;WU 'Q (U )!YMOU7Y2W )'&W )(ZR )7ZR )=O7W -'OS )C'MOU= $;WU=[+TW6!W $=[ &LU (;M8O=LU
  (=[&W:O=&W $B[N $S %#K %$MO1WU +2OS$MO1WU %2&W %7MO&W &ZR %8Z&TW %;! %>[QU %?&W (# %@Z&WU %U &!ZR
  &#X+WU (M6WU 'Z6W &',WU 'L=QU 'MO!W 'O 'Q &(&WU &2!W )=OSU(&WU7Y'W41W '&W 'S(M7W 'Z&WU'L &3MO&W
  &7&W '2N 'M2W *=!W 'Y&W!6LU .=QL!W &8Z&TW &;&WU *2'W3MO&W '2N )7&W &>!W#S );[2W 'O>&WCO7W &@;L6L
  'OSU *:L@L *?QKAL= &C=L=[M #P $2 $7 %!C>&WV!L &L '< &V#6V5L %6M!L<W %9Q4 %:OS %K=OS %NU %W $:<W
  $B[N $U %!YQL&W!YQL&W %#XL#XL %6[;WU *6[;WU %7QK7QK %=PU;MO!W;MO!W )PU;PU %@Z7W #Q $!&WU %'LU
  %2O2W %6W %;MOU )2&W %@'W %L &2L %MO&W %O6W (=Q#6WU (>MO!W %PU '!6W ',L2&W %X &!WCQU &&WU
  &MO&KU7M &QL!W *=QL$K (W 'U=Q&[!W %Y!W (; &,W (=L;Y!W6O=L (?6W &NU (@O2W7XL &QL (&TW7YQLT )WU +7Y
  +;L>M6W (;YQ!YQL>MO!W (=[O7W &ST &Z '!W $#2!W %6WU (#X!W %7W %;MOU )2&W %CO;WU 'SU )7&W
  %MOU=Q&ZQT %R &#XQL&WU 'Y'W &2MO!W 'QL&W &7QK!W'N &:PU &;O6TW 'Y'W '[2W &@O7W 'Q2V2L &CM2W %S2,W
  &3,W 'Z!W &7O(MOU %X &#S &&WU<LU ,7&W &;WU )'&W )4!L )CMOU -'&W &M6W )!MO!W 'O (!O6W (&TW (U
  )(M7W %YLU;YQ#YLU %Z!W &6W $&&W %2W %6W %O7W ('!W (?2W'OS (@&WV:QL &S6Q 'U %ZQT $'!V!P &W '!O6W
  '#X '(OS '7K '@Z6WU %&W '8MOU 'U'&WU@Q &[!W %'V'=N &W '!6W (=LU 'CMOU %,W %7W ''7W %;WU (7QK!W %L
  &U %M;TW 'W (!XZR (U &O %NU '!;WU7YMO /6L />MO!W (YQL&WU '8QL&W(6W %O6W (;XQL (=Q(6W &7W'!W %PU
  %QL&WU &U %Z<W $(&W6[L;QL&WU 'U (2S2LU (7YZ6W %6W %M7W (!;WU?6W &O&W 'U %OSU=Q8XLU %P;[2W %QU
  '&KU %Z2W &R',W7MO&W 'CM;W@L $)?K@&TW $,[M '2!W '=QL&W &QL&TW!QL&W 0&[!W $2!QL&WU &W ';M &X,WU
  %&W %6WU %7W %;L7&W %M;W (6'W &O '!W '&W )U *!YMOU *&KU 'U %OS2OS %S#KU 'Z6W &>X[QL!W %Z!W &&WU
  )7QK&WU $3 %;WU(MO&WU %=!W &PU (6L %MOU %O &2W;YQL&WU %Z!W (7'V',WU $41W %K %N<MO )2<W>N'!O7W
  )@2V2M!YZ;[O 'S $6!V#2W &W ''7KU %$KU %'W %,WU&KU %2W@;NU %;WU!YQL&WU %=LU %L &=N %O2W;YQL&WU &3
  %Q@2V2?K %S &!X!W@'W &#XQU &',W 'M;WU &(N &2&W@&WV:QL 'Z&WU &=QL&W %ZQU (!Y;WU (&ZQT (8YQL (:PU
  (CM2W *OU %['W (;&WV$>L &L $7!W '!6TW )W %6WU ('LU %KU'!V!P %MO!W 'U (=Q;Z[LU %OSU %P &';WU
  &=Q#X;WU!;WU &>QL&W %QK!W '&W 'W'7KU ((N &U ';YQL&WU %Y&W (,N *;X+WU (U &,TW &6W &Z6W %Z!W (3
  &R!O6WU7ZR $8 %2W2MO!W *&W %>LU %M2W'7KU %QL&WU %X+WU6L &6WU )>[,WU %ZLU $9>OS $:PU %QU '4O!V#@,W
  %R %ZQ $;6WU %L!XN %MO&W 'U (#XMOU %N %O6TW %QLW %X!W6[L7Y&W &MO &QL!;WU2&W )QL&W )W (3&WU (7&W
  %Y&WU &O7W )7&W &Q>MO!W 'L&WU 'T=[&W &ZL (8ZLU 'Q '[L &[O7W *>!W6!W %Z6WU &[QU %[2W &MO &O2W
  )!;WU '6W )=Q;Z[LU $<!W %+W!YQL %L+W %MO %O6W (6L %Z6W $= %L %MOU %PU %Q>,W>,W %Z!W &2W ((R=QU
  %[&W &,W ((ZR $>!W!YLU %,W %;WU %<W@S %L;YQL&WU7QU &U '#Y&WU %MO!W&KU>MO!W );[LU )>Z[R %O7W&6WU
  (@LU &S '7YO2W ,#X!W '@2W 'CMOU %QL&W )U *3LU=L!6W *CM;W@L %R &7MO&WU 'QK!W %X+W &[QLW#S 'S %Z[2W
  ';WU *=LC=7W 'L>X[QL'NU 'R (7QK!W )YZ6W %[,TW@&TW &6W &QL&W!6W $?!O6WU26WU &W '2MOU %2MO&W &N
  '6!V#2W %6W %7W %;WU:R %Q &!YQL %R6L $@!X,WU *7&W %2V2?K %6O7W %7V7<W (K<W (L<W %86WU )7&W %:&W
  (7ZR2QLW %;&W %=R %L#MO %M;W %N!YMOU &6LU &>S (&[!W7XQL %P &!YNU &; %Q &&KU &=!W &L!W );Y'W %Z!W
  &&WU;YQL&WU &6W (U $AQL&WU *CM;W $C6,W %>X+W %LU %M;W &O!W '&W 'U ('&W (2&W %N %O7W6[R %QL&W $F
  $GU &7QK!W &=Q8XLU &>,W $L %!2QLT &W '22W!= *=L=L '7QK!W ';(MO!W '=!W (L7QK!W=L (NU=QL!W=!W '>L
  &XQLW *'7KU %$6V2=!7W &K '!PU (XZ;WU (YNU ''&W (ZR '(MOU (O2W '2MOU '3P '7MOU '8QL!W7Y6W '9Q4 ':<
  ';ZQU '=&TW '>R'&W '?7WCQL&WU '@,W %&TW (2!W (=R *2&WU2M;W &W '#Y,W +'O@QLC#X!W +2QLW +3Z!W ''+W
  (OS *#R2S '2QLW +8Z&TW '6N )7QKW )>L '7Y6W +A7W )LU )P@>Z&W )QU '8YP *(QU '=;WU '>X[S +2QLW '?[6W
  'C6WU 'U (#X ('LU )Z6W?<W= (*QU (2;WU (3O2W (76WU>[ )QK&W (=&WU (?<W +8QL!W!LU (b'ZS %'7W &Z!W
  %3ZQU %6[QL )'O7QK&WU %7YZ;WU (Q;WU %; &$16WU &C!V#=L %<QL&W &[!W %=L &M=QL=L &NU=QL=L &O '^ %A1N
  (!Y<W7YQL&W (6!V#2W %T %W &:L &=;WU $N $T $U %!PU &YNU#Z&TW!X<W ,W!X<W )@O2W7XL &Z!W %#X 'Z2W
  &Y'W '<W 'LU )>M;V;L %'7W &LU %(ZR %2QU2QU %3LU &MOU &OSU %;[2W %=L &QU (=L=L>O7W )M7W=M7W 0;Y&W
  (@LU@LU %@LU (7YO'O &Z6WU76WU2&W *;YQL&WU #R $! %&WU %Y!W@NU3 &7W $#QK&W %XO7W $'#6WU %LU
  %M2W=R;L6W *@ZQU %Z;WU )@2V2M $(QU2&W $,Z6TW $2&WU (@S %7W8ZRT %MO!W %Z2W $:!W %QLW ('M2W (8ZRT
  (=R:!W (@OSU!XM7W $;!W '9MO>W7K %Q $<MO '7&W $=&TW (2,W!Y,W %MO '@M;W %O7W=R=,W %R &,NU &2QL!W
  &6N $>QL&WU %S %[Q $?ST $@;V9L6W %LU $T #S $26WU %7W %MO&W $72W %OS $86W=S#K $=ZQ2QLW #Z $!W
  &!X&W (7&W7QK!W +;[QLW 'Y;WU26W(L +=Q!XMO (ZQ2QL &#X (7W (Z6W &'7W 'M7W 'OS8Z&TW &2&W )!YMOU
  'M=Z!W3MOU (O!W +#=O )&W +3P &3,W )2R )=OS 'P &6N &7O6WU@NU 'QK&WU &8X&W 'Y2W7MOU (6TW 'Z&TW
  +!YMOU &; &= '[&W (O7W!YMOU &>!W 'M7W7MOU 'Z[&TW '[ (Q &?6WU &@&WV:QL 'QU &CO7W@NU $'M=Z'M $2W
  &'QL&W &(MO &2M=Z2W3MOU 'N 'Z (!YNU (CMO &6LU &82W &:2W &=Z2W &CS $6TW $7MOU (3MOU %W &!YZ7W
  &#XZS &(2W &3N=Z7W3MOU &=Z7W *#XZS#XZS $;WU '',W '7Y&WU '8M2W ';[,TW $<W &!MOU &'PU &2P (26WU2P
  'S@;LU &;[6WU &=Z<W &>PU $=Z &!YZ7W!YZ7W $L %!MO&W &YMOU %#QK&WU &S &X %'LU %(MOU!O6WU &QLW %26WU
  )=[,W %6NU#XO7W'7W %7OS!YQU %; %=MOU )!MOU7QK!W %><W;YQ %@;NU &LU &M;W=ZL&<W &P '!YNU '=ZL@LU
  &Z6WU %U $MO&W=<W2N )Z<W $Q %#X6W %'&W %7QKW )'L )3MOU )@ZLU )CM;W %8QLW &X&WU %:QLW %T &7KU
  &=[LU &>XLU (QL *T ([QL %U &!>QU 'QL!W +7Y6W ,ZR 'X 'YNU *7&W &#X<W *2&W;Y[QL!W7ZR &2N &3O2W
  &6O2W '[O2W &@6TW $R %!OSU %#S %>OSU %T &'QL&WU $S %!YQL!W %'=L %=[L %T &!YQL!W &2NU=ZST2ZST $[&W
  '7 (X (YOSU ';YPU '>6WU %'W=Z['W %2W '#6R '6QL!W6QL!W %6WU (=Z[6WU'LU'LU .2&W /QL!W .?Q .Q %7W
  '7!W %;WU (87W (=Z[;WU'MO .87W87W .CM %N#6R &=Z[N %Q &!2QL!W 'MO<W>QU )@NU22W@QL 'QL&WU 'X&W *#7W
  -7?K *$MO1WU (N 'YMO *U@2W &#2W 'R 'X ((QU (,W3MOU .C3,W (<W (N )(6Z&WU;!&WU );[O6TW (QL&WU 'Z6W
  *;[PU *?6W &&6WU 'LU '[!W7XQL &'!W2QLW '&W ),MO!'LU6,WU )=O7W(O 'L=QU&KU &(2W 'MO&WU &)?K &2!X'W
  ''W(O7W(QU 'M$OS +'Q2N (O!W +'L=&WU ,MOU +?6W )&ZQ' 'P 'QL&W +'!V!P 'S2MO&WU .7&W 'ZR>R&ZQ2ZR>R
  &3;&WU 'NU &4&WV$KU -!Y!W -76WU -=QL&W &66WU=[&W 'LU 'M2OS 'Z<W &76WU *(!W *3M;W 'M6WU +#X +7Q
  (OU!QL&W 'O)Z6W#YQL!W 'Q (KW;Y2&W 'R 'Y,W'MOU *8PU *?KU (KU#2W (LU#2W 'Z&TW (2W &8<W '=OS
  '>LU=QL&W '?KU2QLW .CQL!W 'N (;MOU>Z2W>!W8!W#YQL!W 'YP &:MO )#X+W7QK&W &; '&W 'X!W7KU -#2W (+WU
  +5;V;@2W +7Q 'YMOT2QLW '[O6TW *W +?KU (PU (QL!W &<!W7YLU &=&WCQU ',W'M;W )7Z7W '2O 'Q&ZQ=Q (L&W
  (U &>!W!QL!W '&WU2 ';WU&ZQ>;WU8QL!W '[QL&W'!V!P *W &?;WU:R &@LU &C7W )&=O2W &F &GU &T '(MO&WU
  '7YQL&WU %R &>MO!W=2O %ST '!L ''QU ',Z6TW )[6W '6'W=Q (ZS (['W '7O7W (Z!W '9Z!W ';NU2QL&W '=,W
  '>PU 'CMO&W #[ $!W &!MOU=[!W!6WU 'YQL!W ,CLU!X &(QU#YQ &7YOSU7YOSU &=;WU=;WU &@NU 'ZQU8Y6WU
  &C;WUC;WU .8Y'W $&TW %W &!'V',WU -7&W &#6WU@Q#6WU ';WU=[&W6LU &&YM;WU &'QL &2QLW &7&W )7QK&WU>,WU
  ):O=LU 'K!P 'YO )7ZR &:O=&W &; 'NU 'P=[&W#6WU8Y2W 'ZQU>Z6WU &<QL&W &=[&W &>M&W7Y6W 'P3Z!W 'QL&WU
  ,>[,TW &@6W 'L;1Q 'P&<W +$;O6WU 'S &U '!ZL '2;WU '=[&WU ,>&WU>&WU '>&WU +#X!W +7ZR $'W &!&WU &#6R
  'QK!W#XMOU 'XQU &'7W )!>,W &=!W@N2&WU '['W (LU $+TW '&7QK ''ZQT '6!W (N '7XS ';2!W (YNU +(7W'7KU
  (ZR %WU $,QW?U %W &!XPU 'YL &;XQL &>S 'XLU &?QU $6 %L %TW '26TW26TW %W!L &2M6W>O7W $7>2W=,W %W
  &!L7YO 'QL&W &2MO!W &7!W ''W2;WU '>L; 'CO7W 'P'NU2MO!W (2MO!W 'YO7W &8X&W &=[7W &C&WV!XN $;W7M6W
  &U '!2P '#;QL!W (XQ#XQ '&YM;WU'7KU '2=O2W (QL&W@P '3;&WU#X+W '5LU '6S6S '7Y,W6<W
  +F2V2=.L6(MO&W=LC=QU7MO&W '8!W *>M7W ':QL&WU:N '=[PU '>P>,W 'CMOU',W $<W &<L $>!L=,W $L %!YS
  %#X,W )8X&W %'LU %3,W %6N'QL&W %76WU3,W &OS2QLW %8ZQ (=QU %;[=[LU 'NU %=[L8ZQ8ZQ %@,W %U &!YNU
  &#X!W &'QL&WU ,#KU -X+W ,7YL@L4W ,>!W77W 27&W ,@M&WV$6M!W7&W (U &7KU )'=M2W &;NU!X +NU &=Q7KU=Q
  (L&W &>!W72W )?KU $M %#MOU )!QL&W )7P)QLW )GU2&W %'O;RT'O %2W#6R %6W ''QLW '=[M6W2QL!W 'U
  (#6R8M6WU#6R )MO ((L<L )QU (7YNU (8M6WU (=[M6WU (A6W(L<L (CST(LAL %7K'Q %;WU ('7W (7Y,WU (=[M;WU
  (>RT>RT %=&WU'ZR &[&W#MOU 'LU %O!W (!O6WU )YNU&&W!YNU ,2&&W (&&W (7!W (=[P &&TW )7!W7!W &T ';NU
  (Y[MO!W &U '2MOU=[6TW26TW '3O2W '7QU (Y '=[LU )MOU=[M;WU=[M;WU $N2&W %3MOU %=[N $O %!Z&WU %#&WU
  )@L %'LU &M2W %(M2W %2&WU2&WU &,W (2,W &W '#X '=[O2W %3QL&TW %6WU (=[O6WU %7W '(;WU '3ZQU +7ZQ>N
  '7ZQ '<[!W#2W '=[!W#2W )O7W ,<[!W<[!W '>M;W %;&YNU &X[QLW &YQLW %@MOU@MOU %ST '!YMOU
  '#X,W6[7W#X,W (Z!W#Z!W '2NU=[OST2Z (OST2OST (Z )2Z )6TW '7!W7!W ';RT '<OST &U '6M;TW '7&W
  'CQL&W2MO!W $P %(QU %3MOU %6L '=[MO!W!O6WU '@,W %=[MO!W %@L=[MO!W@L8Y'W &S7Y&WU %U &2MO!W &7XS
  &8M67W &=[PU *4MO&WU4MO&WU *=[LU=[LU ,R=[R $Q %L &!W (!MO&WU (#KU )X+W *MO ('QL&W ((PU +7MOU +@S
  (2OSCMO (6O (7,L=[&W )6WU )MO&WU )O2W (=ZL;MOU *[L;MOU (>M;V;QLW (@#ZLU )NU +(QU7YLU &&W (!Y+W
  (2#&W ,#Z&TW )M;WU (8<W (=[LU (>Z[R (@ZQ (U )=[QL&WU &'QL&W &2MOU *;MOU!YMOU &=[QL=[P=[P &W %T &!
  '7QK!W 'Y,TW &'Z6WU &(!W '&TW6QL!W(&TW 'MO&WU!YMOU 'NU 'OSU 'QL&W +=[QT=Z!W &2&W ',W '6WU
  *''W;X!W6L *2&W 'MOU *6QL!W&&W /(O2W 'QLW7YQU *=QU &3LU 'MOU *6QL!W&&W *8M67W 'Z!W &6Q (#XO7W
  ('LU (=[QT=7W (>MO!W (L!W '[QL&WU &7QK!W 'YQU *27W &8Y'W *6QL!W8Y'W &:2W'L=QU &;(Z
  'X!W6[L6QL!W3LU '[QL!W &=QU )6QL!W=QU '[O &>!W 'QL!YNU &@ZLU *6QL!W>MO!W,N %U &!X &'!LU &(6W
  &2,W@NU7&W &3OSU *=[QU6,WU &6,WU &7Q?1N )@1N &8Y'W6QL!W8Y'W *AQL&WU 0CQL!W;QT &: 'O6WU=[QU!S
  &;(Z! 'N6QL!W;N &=MOU *'+W>L 'Q'!W '[O (P &>P!YNU (AQL&WU &@=QLC#K &AQL&WU ,6[QL&WU8Y'W ,7'V',WU
  ,@O2Q@6 &C3!W!XQLW!L> &GU ('ZL (=[QU8XLU (@&W )P6L7YO $R %#ZL %=[R $S %'QL&W %@LU (7M2W %T26TW #]
  $6['W $@= !> #!PU $QW?#S ''L '[T )3MOU $V#1L (!Y,TW *QL&WU (2QLW!YNU ,&<W (7KU=[LU (82W +7O1V1LU
  (=QU@OSU7KU $W %!#X,WU &2NU )!YLU );ZQU 'QLT *#Y&WU *2&W *3MOU &7W#MOU &@OSU *2QL&QW?[U .W?[QU &L
  'U &MO!W3NU *7?K (&W *&ZQ *2O2W *3LU *7?K *=[M *CM2W *U &O2W '6W ))!W!O6W )6[MO!W &PU (>!W7YQL&WU
  &QL!W *?2W (&WU &X '&TW ',N (WU '6W )&ZQ )=[&WU2;WU '7W )C&WV!XN '>!W6 'Z;WU?&W#YQ!XZ;WU?&W &Y7W
  )#X )26W(L 'LU );Y&W )=Q<MO )>;WU 'NU 'QL# )2&WU &Z&WU;[O2W %# &!S!XZQU 'W (#YQ#!W &'LU )6LU &2W
  &;QL&WU#2W &><W &K#K#YQ#K#K &O '7W )2'W8QL&W 1U *NU )7&W )>!W?KU /(!W /2NU )@NU ,'!W )I:L7QU 'S
  (U &QK!W *;[O2W *>!W7Y6W -?KU &S '#6WU ''L=QU '2MO&W '8QLW>!W#S8!W (Y2W7MO&WU 'CM;W &X '!W ',N
  (WU *@!W@!W '7W 'LU )5L2W );NU7QK!W )=MO&WU 'M2W (OU *=Q 'O7W 'QL&WU &Y'W ',W 'LU 'Q;&YM;W &Z
  'CMOU %&&W7OSU (U &<W2,W &O2W )>!W' ,=&WU &S %' &! 'YNU (Z&WU &(!W &+WU )@M &,WU &2&WU2&W 'OSU
  &8XQL!W &>!W6 &@2W )2QLT 'M;WU 'Q &LU (#XQ (>MO!W &OS'LU (;MOU &QL&TW +#YQ'QL&TW )WU +22W +3!W
  &Z7W )>R ';WU *>!W' '<W )&O7W 'R ('L (3O2W (>[S2MO (@LU %( &!W &&TW!;WU &'W &,W!6W &L '2L2L=[M
  &M7W )#YQ(M7W )2!W )=[M &N &O7W )8Y6TW )>!W!MO&W 'S ('LU (@LU &QL&W *3MOU *7Y6W (T 'U (#S )Z!W
  (=Q *U (C&W &S#YQ(S &Z6WU *>!W8!W 'R#Y&WU (26W(L (7OSU (:L$XL (;[6WCM;W (CM2W 'ST %,QL&WU &[MOU
  *,Z[6W *3MOU +QL&W %2!W (#XQL&WU2MO &&W (;&WV$>L /(=L (=6WU &'W!;WU ((O7W (>OSU#YLU 0>M;W &,TW
  )';WU &2W (7,L &6WU )#XMOU )'!LU7YQL )(MO )7Y!W +QL &MO (&WU (>!W2QL&WU (T &NU (7Y&W &OST )7Y6W
  &Q3LU 'L!W *#OS 'U=MO!W &S '!6TW>6TW!X&W '#YQ2S '=[,W &Z&W )U *3LU '6TW *!YMOU *&KU;X[LU (WU=3LU
  *>[,WU 'QT 'R (#QKW (8YO2W %3!W (7ZLU &7W (3M;WU;YLU (;&WV$>L &M2W )#2W *YQ3M2W '7W )>!W8XLU
  '>!W=QL!W &O2W )!YNU )7&W )@M;W -U &QL!W *#X *9MO>W &Z6TW7'W %6!W (!MO&W )YNU (#X (&<W ('!YL )OS
  (2MO!W (6MO&W&S (7YO (=MOU (@M;WU &LU &MO&W &[M7W'!W *5L2W;NU 'NU 'QU %7'W!PU (#YQ7'W (9OSU ,(6W
  &2W (!YMOU (6L=N &6WU!X &7W ('QLW6S &;WU )!X )7QK!W#2W *Y )@;LU &KU'Q &MO!W *!Y,TW &O2W#XLU '6WU
  '7W7QK&W7O7W 'S=QL&WU &PU>!W!Y7W /;M &QK!W *!2W +YMOU 'U@2W &S '7&W &X!W '+WU *!X &Y#YQ7Y>O7W '&W
  )!O6WU *YQL&O7W )=MOU )U3 '2MO&W (W '6W )!YMOU .2O7W 'QL&WU>!W>Z[R 'R (!L> &Z2W'PU '6WU22NU 'LU
  'QT )2MO&W )=QL&WU )CM2W %8!W (#XQL&WU )YQL!W ('LU )MO (2&W )Z6W (3O7W ,#X (7&W )ZR'LU (=,W +!=LU
  ,X ,Y;WU +)Z6WU +76WU!6W 27YLU +8XQLW +C#XMO ,MOU (CMOU )O7W &6QL&TW '[QL&TW &;MOU &?KU &X'W
  )2'W2Z!W *NU 'LU )#K )(ZR )3Z!W );[2W2MO&W 'QL!W2NU 'S (=MOU &Y'W )C22W 'QL&TW &ZL (U 'RT )';WU
  )3MOU )F'V'L %9ZQ %; &!YMOU &2&W &3QL!W )&W &=ZST *3QL&W *@LU *CL1L@LU &>,W &MOU )2&W )8YQ &QL&WU
  +#2W +=MOU +CMOU &RT &X!W'M '[QLW &Y6W )#YQ;Y6W 'QL!W )W '[QL!W &Z6W );(Z &[2W )''W )3MOU '6WU
  'MO&W!X +#X 'O (7,L +=OS +@,W %<!W#QKW (2Z&WU (@R2Z&WU &+W &7W#QKW &L '3QL&W ':!W '='W (S '>!W
  *?R 'U &[!W )(!W )3MOU %= &!W3,W &&WU )!YQU )2,W )6,WU );[2W2MO&W &'W &,W2'W7Y&W2,WU )P (3,W &6WU
  &7'V',WU 'YO &8;WU &;WU )>!W( &<P &F'V'L &L &M7W )7Y 'O!W (U &OSU )!QL&WU!YNU'MOU )#X&WU#XM2W>X!W
  )26WU );MO%WU7YO )=,W )>!W;QL&WU *[(QL&W &Q2'W7Y&W'NU 'L!W *;[O (#YQ7K ()<W7K 'U (#S ('L )QL&WU
  (2MO )P (7OS (;P (=Z[;WU (>!W@LU )[ (?6WU (@Q *LT &R ')!W=R &ZQU )'&W &[!W ',W 'M (;!Z 'QL&W %>!W
  (!>QU &,W &<W &M7W ';W &N ''M2W '>!W!LU &O7W )#X+W )>!W'LU 'SU &QU (@'W &S &XQLT '[MO (QLT &Z2W
  )'7<W '6W );[O '<W '[2W (R )=QL&WU &[,TW *!YM2W(OS *$X&W *(=L *7Y *@&TW +OSU ';WU *;N +[N 'O7W
  %?&W (6,WU (;XLU &2W>!W'LU &KU (!7W2MO&W 02&W )L )YNUCO7W ('QL&WU .#O2W (7P2MO!W (8Y6TW (=MO!W &R
  ':!W '='W (S '>!W (;WU7,L &[!W 'QT2MO&W )7ZR )>!W7;WU )@2W %@&TW )#S 'W &'W &,W (U )!Z&WU
  )#YQ@,WU *ZS )'QL&WU *Z<W ),[7W )3MOU )7O7W *Z&TW &6WU &7W;ZQU &;LU )7QK!W );>&W@LU &L 'U (!X &M
  '7W3MOU &NU ((O7W (7O6WU (>!W;QL&WU26WU &O2W7?K '7W )'OS )>!W;R 'SU )'!LU &P!YZ<W &Q &R &S
  '7YQL&W &Z!W '7WCM2W 'LU 'QU %A6W#YQA6W &QL&WU %C6W@Q &M2W 'OU &O7W )#XN )2&W );MOU 'S@LU &QL!W
  *#S *&<W@LU *27,TW %GU ''ZL '(=L (OSU '>!W8XLU '@Z&WU %Y7&W '6W )!YMOU#X,W $Y2W $Z&WU %<W '6QT
  %QU ## $'LU $XO7W %QU '@2V2O $Y;WU ((MO&WU $ZR #$W %=MOU %CM;W #&7O7W8;WU $TW &!'LU &'&W '+W 'LU
  $W %!MO<W;<LU &O6W!PU &QL&W *7MOU.!W +QKW *8;WU &XQLW &YNU &ZL;<LU!ZL;[O %#6WU;<LU#6WU &MOU; %&<W
  (6Q %'!LU@LU'!LU &M2W@LU'M2W &OS;<LU8!W &QL&W *3LU &S=ZQU %,NC'W; %2=PU %3QL&W %6N;&W &Q '@LU;ZQU
  'L!W>MO!W %76WU &K '@LU &YQL@LU7YQL %8QLW;RT %;6'W &<LU &Y[QL&W &[NU 'O %<P &QL!XLWU %= &[M;<LU
  )M6WU; %>O:!W %?2W (&KU7KU %@,W<QL!WXLU &LU (6Q &Q;<LU'LU %U &!&WU 'X&WU 'Y!W *(QLW *2Z6W 'Z&WU
  &#X&WU &(ZR &2 '&MO (WU2&WU ([!W '76N&[!W (KU7X,W ';[MO&W;[MO&W 'Q &6MOT *#XQU *2QL&W 'Q &7!W
  )7MO!W )<!W@RT 'KU 'MO&W +&KU 'YL )&[!W &8Z&TW &;YNU(ZR -&[!W (ZQ &<+W )2MO&W ',W )2MO&W 'O6W
  *&[!W &=QL&W#Y,W '[,TW (PU *&KU &>&WU!X&WU!X&WU '7W 'O (>&WU#X&W 'Q (7&W (U 'Z6WU +7&W ([LU '[7W
  &?!W '2W &@!W &AO7W&[!W &CLU!YNU %V!L (#XQL ('7W +6,WU )N ((=L (= #'+W!YQU $L %6[O6WU (;WU %=&WU
  %U &>O7W $W %>'W &7W (7QKT>XQLT %A&WU #(6WU '7OS '>(O2W $MO&WU $O2W #)V)N '7Q@> #,TW $W %!7W
  (26W(L &O7W &YQL&WU &Z&WU %#XL 'MO&TW 'QL&WU ,@S &ZS (72W!YMOU %'&WU#S &,WU )!YMOU &QT %('W &S
  '3MOU ';ZQU &ZR (!YMOU (#X *2MO&W %,[7W )2MO&W %2(6TW(6TW &MO&W &O6W &QL&W2&W &S %3M2W &QL!W
  %7&WU )!YNU=QL$K -@QLC6L )#MO!W )',WU )3M )7QK!W )@NU &2W (!YMOU )Z&WU &MOT &QKW )(QL&W )>,WAMO!W
  &X&WU!X ',WU &Y6W!Y,TW %:QLW %;,WU &XMO %<[!W %=QU &ZR26W(L %>,W72W72W (?<W?<W &M;W6L &[NU %@,WU
  &NU %U &!QL&WU ,6,WU ,7Y&W #2L %7Y&W $ST $V2N2Z4W &S $W %!QLT>2W!QLT %(2W %2>QL )#X&WU )+L1W %>2W
  ((2W(2W (>QL>QL &QL &XLU>2W>XLU #37W $NU(QL&WU $Z!W #4P;O6TW $W #5O #6TW &!YLU (QL!W &3M2W &8X7W
  $W %!Z2W2N %#XLU %46W %7YQU %8M '!XQL!W %U &(6WU &>6WU>2W>2W #7MO&W &T $QKW '@=Q $W %!QL&WU %#6WU
  %7O7W %=[&W %>L: &XLU &Z2W $Y,TW (6QT (?6WU %6W2MOU %Z2W #8XQLW #;!W $&WU $2W $6WU'7KU $<W $MO!W
  (=!W &&WU )!7W )62W )=[&W; $O %6TW $QL&WU $RT $WU &!PU )!YZ!W 'X 'YLU (M2W'!W (OS (QL&WU -7QU
  &#&WU '=NU 'O>2W 'XQLW 'Z (2W>2W (R &' '+W &('W 'NU 'OS )U &,Z[6W &2'W#O>2W 'L 'QL&WU 'Z&W
  &3MOU@ZLU 'QL!W )&TW 'Z&W &5LU7Y &76WU *(!W@Z<W=QU 'M2W 'QK!W (U 'Y (&W *;NU=3LU (,W26W(L (2W
  (;[2W2MO&W 'Z&TW (R'LU &8<W 'O6W *8O6W *U 'QL!W 'Y2W (QL&TW -7QU &:QU'&WV!Y &; '2W22W 'XLU 'YQL&W
  (ZL )[L '[6W *!;WU;[6W *>MO!W (LU *>MO!W &=MOU '[&WU &>O7W 'QU#Z 'X[QL!W -7&W -=OS7MO&W 'ZR ([R
  &@&TW '=R '>LU 'L 'QU 'Z<W &GU2MO!W &^ $X!W %[QLW!YL $YP $Z2W #< $O %:1W $W %!16WU &6W@&WU &P#X
  '>MO!W (N &QL &X!W '&WU &YLU&KU 'Z!W &Z!W '&WU %#=O &S &X 'M6W &YLU &Z!W '6W )<L6!W %$XL %'M;WU
  &O '><W#Z6W %2;6WU!X;WU &L &N &QL &R %3QL!W# +X &Z6W );&WV$>L %72P (7&W &M2QL!W &O'Z6W +>OSU
  ')Z6W>OSU &QKW7QU &X!W &Y&W &ZR %;&WU@LU &YQ %<L '!MO&WU!XZ6WU '#XQL&WU;YQL&WU '.L6#XO7W ';MOU;YQ
  %=MO&WU &[&W %>O7W )@LU %?6W %@,W &;LU )#XQL&WU@;LU &P; &QL!W!6W &R #=QL&W (#Y,W #><W<O6W(S3OSU
  #?6WU #@L %#6WU %(QL&W %86WCM;W %;[6WCM;W %=!W %U #AL %7Y&W ))L2W#OS )*QU $MO>AL $O %@S #C!V#=L
  $M;W8ZRT #F #L $:W &!QL&WU &#QKW &'LU &2M2W &3MOU &7M2W 'O7W &;Y&W &=Z[&W &>L: &@7W7!L $U
  %#Y&WU>QL&WU %7O7W )3LU %=L$2M &[MOU %>LU (;X[ %AP #M $!V#L;YO 'M2@!W@Q $&W &!X &41W &7,L 'Y6W
  &>MO!W#QKW &C6W?M:2W &F $2V2L %W $6WU '3MOU (QU '8L $7W &!;V:L 'O7W 'X,W *7&W (QL!W ,'Z6W ,(PU
  ,;YNU 'Y,W (<W &#OSU *;MOU 'QK&WU ,3Z!W6L ,6N ,=QL$K 'R2,WU>,WU 'XMO 'ZS ):NU &&MO8Z2W&MO &'=ZQ
  'L 'Z6W &(=Z[Q 'PU=Z[Q -7&W 'QL!W &2!W '7W 'MO!W 'OSU &3MOU &72W>,W 'O7W 'Y&W?6WU (L )!7W *PU
  *YNU )#QKW *XO7W *ZR )&<W )'+W )2QL&W )8YP )>6TW *OS )?&W *K )@6TW (QL!W &;P &=&W:2W 'MOU &>,WU
  &@,WU!XQL!W 'QL&W +#Z6W +@P!YNU &F '?[!W2;WU $;TW '!X ';,W '>,WU %V;L (7KU67W (=QU#YLU 'QLW *7&W
  *=QL&W %W &!QL!W )T &,L &2!W 'M;W2M;W &7&W '2W 'Y6W &8,W )8,W '<W 'RT 'Y2W &<[!W &='W &>'W ',W &U
  '!XS '(QU (Z2W '@7W (L (O2W $>M $O %!W '!L '#XNU ''LU '2;WU7YQU2;WU!'LU '6L '7K )3;WU=Z!W (MOT
  (YQU (ZR '8!W (;WU '>S (XQL +,N3ZQ '@P 'b;N %#X&W );X!W'M=[M %&W ''&W *#S '6&W (MO ': 'U (!LU
  (:>QL!W %1W '#QK&WU '$P '@S %2= &MOU7MO>X[QLT>O7W %76WU!YNU %82W %: %=&WU &;,W= %>LU (#X!W &MO
  (#X&W#X&W (;,W;,W )<W;<W (>LU>LU &Q@QU;=[M &Z6TW %C&W &7W (#X!W %T #N $'<W $(<W %P $2L $4K $9L $U
  %#XQL&WU %&OS %'QT %(6W %3'W %=,W #O $&W &!XQLW $2W &!X&WU &>O2W $3PU $6NU7KU $7W &!MO&W 'X&WU
  (ZQU +@;[O7YO 'YS );[O 'Z!W &# '&WU *!MO&W#&WU *(QL&W2L &&6WU *!MO&W&6WU *#Z&W *'+W *(QL&W2L
  *>O7W2L &'!LU 'L (U )!MO&W'LU 'NU(QL&W7ZLU &(QL&W +#X!W (U &)L2W &2MO&WU &3OSU>O7W6,WU &6,WU
  &7MO&W#Z&TW &8QLW!MO&W8!W *(QL&W8!W *>O7W8!W &;,W7YO &=!W ',W )!MO&W=,W *YS=,W '2W )>O7W '7W 'Q
  (U(QL&W2L &>2W 'N>O7W>RT 'O7W'LU'LU 'ZQU &@!W )#Z&TW )(O )7&W'&W 'LU )7Y,W@P );XLU 'Q62W &CLU
  )7QU $;22W $<!W ';[O %P &8;WU'LU 'X!W(NU $>&W '!XQLW ,7&W '#;R '2MO&W '7Y6W +C#XM6W %O $S %!Z&WU
  %#X,W &YOS )=QU &Z!W %'QL!W %; &!>QU &7XMO %>,WU &OS>R>R &QL!W %T &> '!YMOU2O2W ''MO!W '3!YZ (O2W
  '7<QL$ (XQLT (YO '=ZQT>XQLT '?N=M< %U &!QL!W 'XZ2W 'YNU2&W -(6W#2W *7QK!W>[ 'Z&WU>[Q &#6R 'X&WU
  (L#XL8Y'W )>MO!W (O7W (QL &'M;WU(6W 'QT72W'QT &2&W 'NU )(6W &3Z&WU +>[Q (QU &72W '6WU 'KU7KU 'MO
  'QK!W 'ZLU &=&WU '7W@1V/L6W &>,W>MO!W 'LU3ZQU>LU 'OSU *#R#R *>XLU>XLU 'XQL&WU &?6WU 'F]OS &b#XO7W
  #P $!2V2=L %6WU %7W7KU %>QU %OS3S ';@LU %QL!W '&W )U %R &#2W %X!W &<W &QLW %Y;WU &L &NU ('L )M2W
  )OS=L (;M: (>O7W )P!QL&WU +X<W (@P!YNU *; &OS (7KU &QL&W $#S %X'W>P#&W7QK &;WU@L %YQ '2M2W 'L!W
  %Z6W (2QLW#ZR7OS'L=&WU (C'LU;YQ#Z6W &R $&<W '>P7XMO'O %K %[KU $' %'W %+W;;N (N %,W %>P6 %LU '3MOU
  %M2W &;WU )>P=Z;WU &O!W %NU2ZR %O &#ZR &>QP?U &S2!W'OS %QLW;6S &T2!W'QT (2W'QT %Z;WU )!QL&WU )>P'
  &L $(!W?QU %&WU7QK!W (=R %MOU (>P@Z;WU %OSU>P7KU $,Z6TW!XMOU )#PU )2OSU &[6TW2OSU
  $2'W>OSU@P2'W>OSU %2W %6W 'U'LU )QT %Q &L %Z<W!X<W $3&W %O &6,WU &7,L=QU %QL!W %Z!W &QU $6,WU'O
  %7W %L &2&W!LU )<L+W &;[2W2;WU %MO&W %OS %Q;[O'6'W )C(&TWC26WU &CM;W#YQ $7KU '>P67W '^ %M6WU &O
  %O &S 'U>P76WU %Q>P2Q &K '!W76WU )@QL!W '&WU(ST '@QL 'W!YQLT (>P)QLW %X!W &&WU &MO (!MO<W )YNU
  (#&W )6WU )QK&WU ('!LU ,7YQL )MOT (6L (7QK!W (8Y6WU (=S (>O7W )P=Z<W )[,TW (AMO&WU (T>[,TW &QLT
  %Y!W &2W &6W2QLW &M6WU &QL&W (@P7YQL 'U7ZR %ZQ $8>S %Y'W (!XMOU67W (=[OSU $9>S $:QL&W 'W?&W $;;,W
  &L %L %MO!W %XLU'O &MOU )!ZR )#YLU )'O +>Z[2W2QLW +S )2'W=LT2'W7KU )=QU %Y&W!Z&WU %ZQU (>P2QL&W
  &R ''L#S %[6WU;@M )@M *P;[6WU;@M &O '(!W(S=QU '2QLW>[6W=QU '8P>OS=QU '=QU *@M7V7S '?6W3;WU
  $<O2W;L &S '@2W %QL&W7Y $=&WU %,W '#XZ6W '22W '>,W (P' )@ZLU '@6TW '^ %2!W &2W %;WU %L?&W &@Z&WU
  %M7W>P=QL&W &O@Q=[&W=MO@Q 'U (>PC %QU7Y '>P=L '@L %Z2W &<W &[&W2QLW '2W %[O7W>P7ZQ $>,W '>O7W %2W
  %LU;YQL!W %M;V;L 'W (>P!QL!W %O7W &SU7Y (>P3,W *7QK!W *86W %P@P@P &A'W %Q>P>Z&TW &U %Z2W &6W;@LU
  %[QL&W $?&W'LU '(ST ';[O!YNU!Y7W=QU '>P3Z!W %2W '!YQL&W '>R %KU '? %S $@2W ';[O %6W %L;6W &U
  %M=[&W!YLU &O!W %OSU7KU %P &2QLW &>QU7KU %Q &;[O %Z!W &;WU &LU>P>L $AO2W $C %!YNUC!R %&WCLU %6V5
  %8X&WU %>P6 %?[6TW %LU %MO %O7W;&WU %QU $GU=Q (#ZS $T %!X&TW?2W %7QK!W76WU &Y,W %:QL&W %>QL!
  %C8ZRTC',WU $U %!X&WU %(7W7R7YQL&WU &QU %2LU (!YMOU ((ZR (7QK!W &Z&WU %62W!QL!W %=ZQ7QKW %>,WU &L
  '#2W (QK!W7Y6W 'U(6W#2W (2OST#QK!W &M;TW &R '3 &Z6TW &[M;TW %CMO&W #Q $!&WU %2QLT %L &;[6W %O6W
  %QL&WU>Q@6TW %X &&TW3MOU &'W &QL!W#X %Y7W &;WU &MOT2!W &NU;MOU!YNU &Q(QU 'L (&WU +!X +#XN +'L7MOT
  +7Y (@Q6L &ZLU %Z<W $#7W %MO '!W %QK&WUCOSU %S %X+W (2!W &MO (8X6WU (@ZQU &O7W &P &Q &Z6W $&6WU
  (=QL$K %YM;W $'!YL %'W %L %M;WU )2MO!W &O&W %NU!YQL&WU %O2W7YZ6W &6W (>Q(6W %QL&WU $(&W
  '6[L;QL&WU %6W %L=QL&W#Y,W %M7W &OT %QU $,&WU (#S %L %Z[6W2S %[&WU $2!W %&W '>QCQL!W
  %'W>OSU;MOU2'W>OSU %7W %L &!X %M2W &O!W '&WU 'U %P>L %S!P 'X&W *=QL$K &#Z6W &'MOT %Z&WU $3 %6W
  %MOU (2S %NU %O &8MCLU %Z!W &LU $6&TW %L %M7W &;W %N!Y;WU %[M7W ';W $7 %&TW %O6WU )2MOU
  &7W3O2W(QU &SU'!W %P2!W &3 &6L %QK '!W &U8YQL&TW %XMOT &QLT %Y&WU &,W (>Q,&WU &Q '3MOU '@M;WU
  &Z6W %Z &Q $8;WU46WU'NU %MCLU &O %PU %QL %X+WU )6L &6WU %Y2W &6WU )=QL$K $9ZQ $;&WU %M &OU %NU8MO
  %O6W2MO&WU %ZQT=L %[O2W )'!W )7YZ6W2S )@Z&WU '6W $<7W %L+W (!Z&WU (2&W@&WV:QL (7XS +!Z&WU +8M67W
  (;<W )QL&WU )[PU %P>Q@M;WU $=!W!6WU#7W %A2W %PU %QL$K %[,W &P&KU ';Y'W $>,W %;WU %AL %L %OS
  'U3ZLU %P*L %S &#QK&WU &(ZR &*QU &2!W '&W )=QL&WU &7'W 'ZR %Z&TW )7'V',WU %[,TW &MO&WU $?&W
  '7QK!W %MO&WU %QT %[QT $@!W ';MOU@!W %&TW &W2O6WU ,8Y2W %6W %>7W %L &#6WU &(QL&W &2QL&W 'S#KU
  &66WU &7QK!W 'Y2&WU (P7Y2&WU %MO!W %O2W (@O2W>L %P=R %Q62W %S &6[&TW7YQL &7'W %Z&WU &6W (2S#KU
  $AL6<W &7Y&W %QL $C6W %QL!W '&WU &U ''!W $F $GU $L %! &!O2V2=L 'YQL&WU &&=R 'YNU&ZQT &)L2W#OS 'QL
  &5;V;2L 'K2W 'L2W *!XQL&WU *7,L 'S &62W 'M9V9L6W 'N2M (;M 'V2=!W *M!W -&=R &7K>2=LU &9XPAL62W
  &:O=LU &=QU &?2W )!QL&WU )7YO +QL &@&WV!Q2 ':L ';O2M62W (V;O2M62W 'LU &N '!L> (X;WU '7,L ';[O
  '=QU '@LU &O2V2=L '7;L &Q?KAL= &W '!MO!W (QL&W (X '& (S ''>OSU (L )>OSU )CM;W )U '2!W '3MOU ';&WU
  '>!W *#2W (;WU +!QL&W (LU (NU>QL!W>!W (QL!W>LU>LU )U *!6TW +MO&WU *#Z (Z[R '@Q &X;WU &YNU &Z!W
  )!XQ )#XQLW '2W!XQ )7XP&[L )>O7W %#X&WU &Y&WU %&W '!XZ;WU '$XN2Z4W ''L '2MO!W '76WU7&W ';NU *!X
  *2&W (YMO!W '>&W '@&WU=Q 'U (!'LU )MO<W ->[Q )O2WC&WV!XN )YQU ,'LU!YQU (#MO7&W ('7W +>[Q )LU )Z!W
  ((QU (2;WU ,!'LU ,'LU2;WU ,7YO )QL&WU (7ZR (=M7W ,#S@NU ,;M (CMOU %(QLW %96W %: &!W (2&W (3MOU
  'YNU &)QL )2MO!W &21[L &;P &@!V!L< 'LU %>QL ((<W (7P (>2W>2W %?KU %A!O;V:N &L %CQL&W %T &!!W@NU
  %W &!<W;NU=3LU &$='W@;W &;L &=N &>,W $T %!X!W '&TW *#6WU 'Z;WU %7YZ6W %>L '=QU#=NU '@P &QT &Z&TW
  $U %!6W &MO&W *U &QL&W$X&W &X&W 'Z6WU!YL#MO&W &YMOU &Z!W!XLU %#&WU )(MO&WU )7Y &6TW &QK!W#XMOU
  &XMOU *!YNU &Z ';Y!W %&YLU %'7W>[,TW &LU &M2W!ZR )>Q;YZL!ZR +U;YZ[L!ZR -Z[L %('W (@8Y6W
  %,&WU7Z&TW &[&WU *7Z&TW *=QL&W 'MOT *#X %2&W (7ZR &MO&W'&W &PU &QU2QU &ZR %3QL&TW +'7W'7W +7OS
  &ZQ@S!2W %6!W %7&W (CM;W &'W &MOU &QK!W@S *CQL!W7Y6W (&W8X!W .3NU .; .@LU *>QU:!W ->!W 0!LU 08X!W
  &X&W &Y&W>QU=7W &Z&TW(MO&W %8!W!X<W )ZR (#X (2ZLU (3QL!W (6L (@ZLU %:!W3QL!W@ZLU %;P &X!W6[L &Y2W
  %>OSU!ZR )#YQL!W8!W )'7W )7YQL!W );!ZR )>QU8!W ,:!W &QU'LU'LU (7&W7&W )YQL &S %@;LU #R $!X $(MO
  $7YQL&WU $8<W $:ZRT $;ZQT=L %[MOT $>O &SU7YQL!W %P %XQL&WU %[<W $?K $COS7&W $T %>RT #S $!YMOU
  $'LU3LU $2L $7OS '3&WU $9LU %PU7&W #X $!W &(LU &6[&TW &;6WU $&W &#O7W &26W &36W &;Y6W *7QKT7KU
  &>XLU $'W &>XP )7YO )=[O $+W &U '7KU $7KU %W &>X7W $L %!Y,TW %3LU (#X!W %U &>XLU $QL &!W (72W
  (>XLU &&WU )'!W )2QLW;P -GU &T '!X '6,WU '7KU '=M>XQLT=R (R '>X,WU &W '!6W (S (YQU +7&W'&W '&ZQ
  ''ZL ',N )'ZL '41W '7Y'W +>XQLW41W $[&W 'U %7W '#Y,W '''W *5L2W *6Z<W *7Y!W *;NU *>X[7W'NU *CLU
  (L )U *7QK!W'LU *8Y2W'LU (NU *>!W '2'W7Y!W .2MO!W6,WU .7YMO&W7ZR (QU '76WU'LU (>L; (QKW +>QLW>,W
  (Y!W +@QLC>X[S '8X2W (Y2W '@ZLU %;WU (>X[;WU2QL!W 32QL!W %<LU %L &#&W )@S 'MO&W 'Y'W2S &'!W
  )CL'!W 'QL&WU3!W &3M7W (OU *'7W *7X+W *=6WC!YQL&WU 'O2W 'P &6L (#ZL6L ((QU &7KU 'Z2W(QU &8XLU
  &=&WU ',W '[,W &>,W 'M7W@S 'QU )CL>QU &@Z!WCL@Z!W %MO ';YQL&W '=MOU '?[!W 'T (!2W (?[!W 'U (&O7W
  %QL '!W )!YLU )#X!W )'L )3LU ,#X!W ,>R(MO *OSU )7Y6W@S7QU )>R +#X!W *Z[L -'!V!P -2&W -@Z&WU )@P
  (X '#6R (X '2S#KU '8R ';ZQU +8Y'W +@LU '>X[QL 'T (#X (*QU (2Z!W (7QKT *U (=!W (>X[QLT7QKT7QKT
  (b?6W#S 'W (!YMOU (2Q *@&WV!6WU (6N (7&W )'W (8YP )Z7W (;X[&W (?K %S &,NU #Z $&TW ''+W (,W '7KU
  (XST (Y<W 'CQL&W %W &!Z!W &2NU#QK&W )7Y&W &3NU3NU &7Y&W *3NU3NU *4>AL &;O6TW '[O6TW &>AL $2W
  &!&WU 'XZ2W &&YM;WU ,#X;WU@L#Z&TW 8>!W;[2W'L -Z&TW &7QK!W &;YQL!W ,=QU &=L!XZ2W=L &>7W )#Z&TW
  )=QU ,;QLW!Z6WU?&W 'Z2W *!XZ2W!XZ2W *=!W=!W $6TW '2!W '>M;W %W &!R 'XPU (ZS 'YMOU &#RT@QL &'!W
  'ZL &(6W 'ZR &7&W 'P (!YNU 'YNU@QL (QU 'ZR &8MO &;&WU'ZL '2S 'YQL!W &>Z6W!XZS!XZS +YPU!YPU *U
  &@ZLU &U '!X )&WU )QLW (Y&W +&[!W +>[Q '#XM2W '(6W '2&W ('W=L (OSU '3MOU +>;WU '7O(MOU (QK&WU2&W
  (Y6W +'!W=!W!6WU +<L+W +>!W#XM2W7O(MOU '@NU 'CM;W $;WU '!X&W '#X&WU ''Q2N '(Z2W )QU '2 '6L!X
  '7XQL&WU '8XLU>Z;WU6L 2!X '@PT76WU#ZQ $<W &!P 'YMOU &7MOU &>&TW2!P &CM2W $>Z $Q %T &>ZQT
  *=;WU=;WU *>QL!W>QL!W %U $R %!;WU %#XQLW 'Z[2W %'Q8<W'Q %2R2R %;[LU %=[QL&W %>X[&W %b $[ %# %&TW
  (2&W (3P (7'W %'!W &&W &L '2OSU ';O6TW ([O6TW 'U &Z<W %(MO&WU &ZR %2MO!W &W '#6R *7YQL ''L '2QLW
  +;&WU!YNU '7QU ';M6TW '=OSU '>MO!W &Z&WU %3QL&W %6W %72W %8<W %;WU (#YOS ((&W (8OSU (;MOU (CO7W
  %?MO&WU %@;LU &ZLU )!YZQ )8QLW %L &#X&WU +'QL&W +8M67W &U %R &!XPU (QLW &'L &2S2LU &7<W 'QK!W
  'YQL&WU &8<W )7YQL &@ZLU &C7W )'L %ST '!XQLW '72W #[ $&W &!6W &2S $'W &#6R &7Y &>[7W $,TW '!&WU
  (LU (Z!W ''LU '72W '8YLU '>,W *>O<P %WU '!O6W@,W (QL!W (X&WU )MOU3;WU (Y;WU ,>[,WU<+W )QL&WU )ZQ
  '#&W2M2W (OS '&OSU2MO ([LU '',WU!OSU (7W (L )3MOU (NU '(QL&W76WU '27W (MO!W '3;WU7MOU (O7W (QL!W
  *&W '6LU'QL&TW (QL!W;YNU '7OS2QL&WU '86QL&TW ':NU!6TW (OS2MO&W2MO&W '; (NU#X (YNU ([PU '<+W
  '=S2MO&W '>;WU +!YQL&WU '?MO&WU '@6W *3Z6W@6W (;LU 'CM;W 'GU )'Z6W +7W )76WU *Z2W $6TW '#YQL!W
  '>OSU %W &7'W 'Y6W *C7Y'W2&W &>[QL &U $7 %2&TW2<W %W &>[7W *#O6W $;WU '!;WU (YZ '3MOU@ZLU '7Y
  ';N!;WU;N '>[;WU $<W &8<W $>[ $L $M;TW (>OSU )[6W %O!W ('LU ((P (7YOSU (8MO (>[,WU *MO!W>[R>[R
  *O!W>[R>[R &&W (!YP (#QK&WU (7X *ST (:QL><W (;O2W!PU (?&W (@S (U )!QL!W *Y!W#Z7W 13 +NU -#Z7W
  )#O6W *QK&WU8YP *XM2WC(&W +O7W )'M7W *NU )2MO *S7MOU *Z6TW )3 *6W *QL!W )7O2W *X!W );M *PU )=MO!W
  )>2W *Q!YNU +&YM;W )@S )CM +!ZQU +3 $N %!&W &YOS %>[QL&WU %U &#XZ2W &8Y2W &>Z[R $O!W>[R %7W
  '!O>LU3MO&W '2O7W>[O7W2O7W '7O#!W '<;WU ([!W '=[LU +;[O '>NU>[O7W>!W ([!W )O7W ,=Z=Z %;W %>[O %S
  &T '(QLW $P %4K6WU %8Z<W?2V3O $Q %!LU (#OS ((6W (2!W (3'W +'MO!W6,WU )QL&W (7QK&W (=&WU )[&W
  (>Z[R (@Q (GU *2MO!W &YNU3MOU=MOU=MOU 'OS )'NU &ZR'NU %#Z!W %&<W2!W'&WU %(M7W %2!W &QLW@S %3MOU
  %6S5LU2'W '6['W8!W6&WU &[MO!W %7YMO&W &ZR %;!X %>QL&WU %@LU &P!YNU %L!W (7ST (8Y,TW &&W (!6W
  (#XMO&TW (7YOSU *QL&W (CM;W (U &W '!LU '#2W (R (XZ2W ''L )(MO&W )=,W '2!W ';L '=&WU6'W '>QL&WU
  '@'W %T &'&W %U $R %#O2W &X 'MO&W %>[<W $S %!6W &MO&W %'Z7W )@Q62W %2S '7'W %3MOU %; %<,W %=MOU
  !? #!W %! &7MO&W &>QU &L &YM;W *7&W 'Z7W *7&W %#O2W><W &QK!W (&WU +3MOU &X 'O7W6L 'QU76R ,7&W
  &Y&WU 'S (2&WU2M7W (7O6WU &Z '2OSU(ZR '3QL&W %'LC=,W 'U!X&WU &Z<W )!&WU7M2W )6LU7&WU %(N 'F!YQLW
  %2'W#Y;WU@L &O7W )2O7W &QL&WU %3M2W 'OU@;LU &NU %6LU &S2#X7W %7O2W &QK!W8OSU (&W *#YQL!W %8=OS
  )7&W %; &>Z2W *CO6WU7&W &Y!W'L ''WF 'Q ('LF &[&W ):NU %=6WU )7&W &PU (6L (7Y6W &QL&WU@LU3MOU
  %>,W3M2W &L &X[QLW %?!W!ZR (>ZR &;WU2Z&WU(N .@LU &S %@!W &'W#X *7&W &LU &MOU )#XO7W )3MOU %CP
  '!X'W (YQLW '#XQL&WU ''O2W )7W '7OS '='W '>M;W +@Q62W +C;YQL!W ([,TW $XQL!W?!6W $Z!W '#X6W '=L7K
  'C7W %&WU #$V$6V2 )C!V#=L $W %6&WU %9X,WU #&TW &!X<W 'YZLU &?K &@NU $W %!'Z2W (7W *!QL&W &O6W
  &YQU %&ZQ %'LU &Z!W %(ST %2QL %6Q %7QK!W %=MOU )'Z6WU .4Q@ )26WU6MO&W&S %>;WU %? &>;WU %@!W %U
  &#&WU 'YS &2S#KU &3=S &7MO&W 'QK!W 'YQL&W &;[PU &@LU %V!4@! '6V2+L1W '7K '?O2V2M -C>&WV!L #'62W
  %L>&WV!L= $N %!S $V'7QK!W &;$W %(S $W #(ZR #)N=L #-W %!QL&W &XZ2W &YZQU %#S %(&WU=R %4O!V#
  %6L!S6L %>,W &MO!W #1V1 &4@! &>QL76,WU &QL #2O2W $R $V2!;YQ &=LU )!XQ %3O '!L; (S );YQ (YQL&WU
  '2MO '7'V',WU '=[,W '@ZLU $W %!O6W?2W!YQ &QL&WU'LU>[ &XQ2;WU!XQ (?2W!OS (L&WU &YNU?2W&<W 'QL&W
  %#X &Z!W %'&W &6['W>OSU &LU (26W(L &OS %(&W &S '2,W (MO&W '3,TW '7Z&TW '8MO '; '@Z&WU %2!W %3M'7K
  %6M7K2W &Q &Z;WU'LU6Z;WU %76WU )7&W &X!W &YO 'Q (CQL&W7YO %8Y,TW 'P'&W!Y<W 'Q %;MOU?2W;YQ &YQ
  ('L=QU (2!6W (?6W &[O6W *!PU *?2W(S %=!W &,W &OS &Z2W )'+W %>'W'>'W )LU>'W &OS (2QLW= -=[QT6Q
  (>MO!W &R '2QLW +!X %C@&WU #3MOU76WU!6W #6L $V46L (7YO %5L;M $W %!&WU &QLW &X+WU '<W &YNU )#XO7W
  ).L6 )C8ZRT %#S '#X!W &X 'N'!W 'O7W %',W ('><W &><W &L=QU &O '= %(QL&W *# *;[O *>O7W&6WU *C8ZRT
  %2!W &&W (!O6WU6[NU (# )Y&WU (2M='V(L6W (6ZLU (;Y&WU &MO (;M'V(L %3;WU )'M2W &O7W )?6W7MOU &QL!W
  %7K &MO (&[!W (U &QKT %8MOT7Y'W7YO %=O6WU &[&W2QLW;&WU!YNU %>!W&[!W &2W &MO (&[!W &QU &Z2W %U
  &!X&W &#YOS &'!W &2M2M &=S &>,W &?MO&WU #7W %!X&WU %'&WU %2ZLU %=[QLT %>X[MOU $YQL '@L<L #8NU
  $YMOU #;W %U &!MO!W +6L 'X ('W ((QU (QL&WU 'Y!W!Y!W (NU (O2W (QL *2&WU 'ZR &#2W 'MO&W 'QK!W +3P
  )&WU ,A&WU>&WU 'X (O(QU )7W (P )26W(L &'L ('7KU (3,TW )MOU &(&WU 'MOU 'ZR &2MO!W 'QL&TW
  'Z&WU!QL!W +'O6WU +7K +=PU +@LU &3Z!W@LU (Q &4MOU &6,WU *7!W>!W +6WU6,WU 'L 'O2W *(N +QU 'PU )'L
  '[NU (O2W +(QU &72W )!YMOU '6WU *2@L 'M2W (OU 'P (=R 'QK!W 'X!W (+WU +@LU 'Y,TW &8QL )?;WU=QL&W
  'YQL&TW &9MO!W +2ZR .!YNU &:R (&[!W ('L;Y!W (2QL&W (6[O2W@NU (F7OS )CMOU &;>OS 'L 'NU 'YQL!W '[6W
  (NU *7X!W &='W 'O2W 'QL$K )&W (U 'Z[&W &>LU 'MO!W 'XLU3MOU *;[QL!W ([QL &@!W 'L (>OSU(MOT (C<W>R
  (U 'P#MOU 'ZLU &AL &CQU #<?O0MO $W %#X;WU &Y;WU %<P %=&WUC8MOU %>MOCLU %CLU #=)M6W (;MOU!YMOU
  $6W2L $;WU '!7W '#ZL ''L '3O2W '7YQU '8;WU '@M;WU $NU $O6WU@O6WU!LU #>#XNU>,W $&W $L %A!;Y&WU
  $OSU '#QK&WU 'C!V#=L #?!'W!'W $2'W2'W %O2W2O2W #@6V2 'F2O %W &!L> $?=QL $N %7K %:QLW $O6V5=Q &W
  $R7YQL&W $W #A,WU '7&W #F #K $!7W %=L %LU %O6W &>LU %QL!W %X &37W &MOU &Z2W %Y&TW!Y&TW 'W!Y&W
  &6TW!Y6TW &M2W )!M=M<L )>M;W -7&W &NU (37W (; &ZLU $#&WU %QK&W )> %X,W $$N6'W %Z;WU $&<W '37W $'!
  %&WV$ %+W %L &!;L &@M>M-V. 'N>M. %O!V!. *(QL&W %QT7&W7QK!W (YQL!W $(MO '76WU '8<QL&WU2MO&W '>
  '@&WV!6WU 'W76WU $1M)V) )7-M7!V# )9Q4 $2L2L %Z&WU $37W '=!W&&W %Z!W $4 %8Y6TW %K %N $6N %O $7 %6W
  %QK!W $82W '#Y&WU '>QU %6TW86TW &W %>QU $<; &'MO!W %L; '3O2W %QL $=&W %;M2V2O=!W *P=!W %[&W(QLW4K
  &L &QL&W $>LU $?&TW &W %2W $@ %6L '3OS '7K ':L$N 'CMOU %NU $GU $U %!2OSU &7W (;MOU &X,W2QL!W
  %#6R=<W (@;WU &>QL!W &QK&WU &XZ6W &Y;WU %&#X7W %'Z&WU6!W %('W %,[7W )C! %2'W7Y6W (=MO!W &=MO!W
  %3=S &R!!XQL!W %6!W &LU7&WU %72W &7W &MOU );X!W(6W!X<W &QU %82W ('LU82W &<QL&WU &QL&W &YP!>QU
  %;&WU &X!W %<LU &QL&WU +!YQL&W7YQL!W +#X,W +&[!W +.!W +;[MO %=&WU2O2W &OS &QL&W *U#X+W /7&W
  %>!W#O2W *7W &2W',WU &OSU )3MOU *QL!W#O6W &QL&WU &[R %@7W &MO&W &NU &O+WU %F #M $!2M!S %7V76L %L=
  &> ''=M< $$YMO>W *!X&WU (AW *!X&WU *7YO $'L= %M!M'V(L +V2L %V(L $)<O2W %V)L (5MO=W (7,L=7W (;<
  )MO=W %W $,L+W (#XO7W (2Z<W &1 '!V#6V5L $2!W '?M'L= %V2= &3L= )#XRT $5M %P=)L2W $6,WU (5MO=W
  -7O$MV$O>W (=[QL&W (>Z2W %<5= %L &:L (? %M'V(V2< $72V2M2=LU %K!?-W 'W (>MO!W %QK!W %V72V2M %]6L
  (2=LU (5O= $:2W '@Z<W %< $;O2V2M $=QL5M )2=LU $>O7W $?-!7W &.L<N!7W %K4 &A;&WV$>L $@!YOS )62W@LU
  %)V)6L )N %2M %;>QL: %<#Q2W &=O7W %L#K (6!V#2W %O4V5M62W %Q@ '6 (L '>!V#1L $AL &= $O!W '!YMOT
  (ZQT '#X );QL!W#X (YOS '>,W %&W '<L!YMOU )>!W!LU *2W '@LU 'U (!YNU#XO7W ,72W72W ('!W ((6W#K )=L
  (,N (2QLW2NU ,@LU (3LU (7<W )YO (8ZRT (=S *2Z6WU3MOU (>,W )O7W?MO&WU'LU (?6WU )MO&WU>,W (COS %U
  &2?KU 'MOU?KU2LU &?&WU 'KU #N $#QKW $'!N %N &;[O2W $3M $:'V(=@ $==@ %M< ''MO!W '3O2W '6,WU '7YO
  '=[M $@2M; $U'LU'LU +>MO #O2W &?O2W;Y,W $6WU '#6R '4MO&WU!YR '?O6WU4MO&WU4MO&WU #PU?PU?KU?KU #Q
  $#Y;WU %ZR $&[ $'LU ';X['LU %O &!X $(L $)<6W $. $2;WU?Q7OS $4 %6!V#6V5L &L $6Q<X $7OS '!X $86W
  '#X!W '2M!7YO %LU %Y6TW $;L6M!7YM2V2L %X[ 'b7QU!;WU $<L?'V' %P %XL?'V' $>&KU %N?Q>&WU %QL?U
  &N?>&WU $?O'W %['W $@&WV$N! %L>N9XMO&WU %W $A&W $BO?6W $K %#6R %9>L %AL= ('!LU (4Q@6L (:L@L $T
  %>,W (!YQL&W72W (>,W %?MO!W $U %!ZL %'Z#YQL!W7KU %>S $] %6V2=L *)L2W #R $!2QLT %Y!W#Z7W $#YQL!W
  *6L $'>O2W %LU %MO %O2W &7W %ZR $(6W $6L $7P %XS '(QL&W %Y6W &QU $;!PU %[O2W $>&WU %,W $I% #S
  $7MO '!W '&TW %O>ZQ $=Z[Q $>!W %MO $@ %L6O (=!V#M2 $CP6Z<W $T %'LU #[!W &!Z<W &'L &3LU &8R $6W &U
  '2!W '?[L $;WU $NU#6R $QT &<;WU %U &'QT &3O2W &7&W &>[NU &@&WU &CM2W $R %#XNU #]6V2F2O $K6 $L6F2O
  #_ !@ #!2W@!4K$K;M;$W $4K$;M;$V$.L6W 'K;M *8>.L6W +MO>W *;$W )W 'S $L %> $MOU $RT@MOT $V!2 ':L@L
  &4K6W *>[Q &=L)W *2!W +MO *8YMO *;[2W'L *=[,W &>2W )!YZ!W6LU )'QL&W )3,W )C&WV!XN &@6W &L<4M-V.M
  $W %!<W &XLU )CMO &YNU )#QK&WU#X 1C#XM6W )?K!YNU %&<W (!X&WU )YNU (,[&WU (7QK )X'W (;MOU
  %'QL&TW(QU +@ZQU /!YQL 'T (2&W &Z6TW!YMOU76WU 0;WU %(MO&W *=L (U=[,W %,[L %2&W &;WU &M &P=Z<W2P
  +;X[ &QLW'QL&TW &S 'T %6O &Q '6NU '?U &[QL&WU!7W 'S %7XQL!W(Z;WU &Y&WU#X ',TW7&W'&W '6W;[O2W
  %;!YNU#X &#X &RT (@L &ZQU?;WU!XQL&WU7,L %=&TW 'WU )!2MOU +QLW *YNU -7&W )6N &'W &QL!W &[M (@!W;RT
  %>2W (26WU &<W!7W &LU &OS (!QL&WU )ZR (7X!W (8MO &XL '[QL!W %?&W &Q!Y&W8QLW %@!W (;RT (>Z2W (@L@L
  &2W>Z2W &L '#MO (XQL&W#XM (Z&TW '=L &Q '#S )7'V',WU )?2V3O .;[2W7OS2&W'L=&WU ''=M2W '2,W (MO&W
  (QL&WU '3LU (O2W (Z!W#X!W '7QU (Y '>MO!W '@!V!L< )W!6W (L5! 'L&TW@!W@L &S &Z<W %CMO %GU!7W
  '(S7MO&W .'6'W $X %!W %,WU %@L!N )?&W $Y,TW %LU '#R (X!W )QL&WU '(PU7QK!W '7&W (Z&TW '9O2W;Z[QU
  ';O6TW *W>L '>OSU %NU $] ##&W &:O=LU &; $Z2W '8MO %7W7&W %LU '!QL!W>X&W '#Y'W '&7YO2W +7W '; (@NU
  (M!XQL&WUF #&<W $MO $TW &&ZQ &2&TW 'QLW &6Q &;Y2W &=OS );X[8Y'W 'QL!W &>XQLW $W %!YLU %#6WU'L &X
  %)L>N %26WU )(&WU )7QU )@LU &MO&WU +'Z7W&[!W +?2W .&[!W &O6WU *!XQL&WU *5LU &ZS %3Z&W %76WU &MOT
  &O2W )'&W )(Z;WU )7>V>&W '6WU *!LU!YNU +XQL!W +YNU .!X-N!L *#QK&WU +XQ &QK&WU +'L +7MOU 'U &Y
  %8XL &YPU )8XL %;[NU %<P %=MOU )!XZ2W ),Z[6WU2;WU )7M-!2W );L2M!L %CP!YMOU %U &!X'W (7W (QL
  *'&W!Y<W 'Y!W2P=ZQU (P (QL&W (Z7W +3 +>6W 'Z7W (R &#XQL 'ZQ )#X7W (R &$YMOAW &'&W 'L=QU &2ZR
  )'M;WU!XQL!W &3OS 'QL!W &7&WU 'MO&W 'O2W 'X!W (ST 'YNU &8ZRT &>M7W *#XQL &?&W )8QLW )@P &@2W 'NU
  &CO7W (S )7&W %V!6WU *!7W +YNU *#X,W *(MOU +NU *26WU!YM;W .?KU *6!W -@LU *7&W *8Z2W ,7W .&[!W
  .7X+W *;[MO *= +6WU +OS *>XL +[P *?2W 'L (#XQ (6O7V72V2M+L1W (;!&WU (<6 (=&W )[&WU *M 'Q2 'Y6W
  *!X ,7W *#QKW *'L *2!W *3;&WU *76WU *;MOU *=Q *>!W(QU 0;MOU *C2L2!W +;YQL!W ']6$MO=W7Y,W &#22=LU
  ';WU *!XQL&WU 'K= )!V#6V5L );Y6W )>QL! 'Q7 )6,WU 'XL )7'V',WU )C22W (MO&WU -!O6WU -2Z&WU -F;&W (Q
  &$A (2=LU>QU7KU 'K<6L +2&W 'YMO>W *AW ,!MOU7MO&WU -X;WU ,&YM;WU ,3QL!W7ST ,@N#X&WU &%L ('&W (2
  'M2 &:QL )!7V7N2S *X&WU +QL!W!7W7&W *Y!W(P -@Z6W +'O +;WU )#X +,W +M7W *Y'W *ZQU )'!W#QK&WU2OSU
  *L=QU )(LU ,7O7W *M7W -CO7W +O!W *NU8YP *QU )2,W *7W *;L#KU *QL!W )3,W )46TW@>Z6W )6L62W *Z<W#XMO
  )7&W *4Q@L *RT#6WU3O7W *X!W *Y2&WU=Z!W +Z6W7QK!W ,;WU )8QL!W );,[MOU /76WU *6W!X,WU *>N *AP=L
  *L>M6W *O6W>L *R)>N *XQL!W )=Z!W3,W )>!W7S ,<L *R *Z&TW )?;WU -'L )@#ZLU *86WU *LU *P!YNU
  )CM;W;Y[QL&W *QL!W'QL&TW )GU#XZ6WU ,Z&W +=Z!W /2MO&W )I)L &@!=MO!W -:L@L +-W #'V'76WU7&W &L
  '!2M7YO *=[M '#S ''QL&TW '(MO '2,W (MO!W *&W '3LU (M6WU '6[S '76W6!W *U (QU (Y6W6O2W +8X!W )O
  '8QL!W ,7Y6W (X!W ';RT '=Q ([M '>QU7KU '@ZQ %(Q $W %!2MOU &7W7&W &MO&WU &O>LUCO2W &QL!W &XO2W
  'QL!W6Z<W &YLU )7&W 'NU?KU!YNU 'O2W 'QL&W +?&W 'S7MOU ,7&W 'ZQ6N %#!W (2R (>&WU;YZQ );WU@QU &KU
  &O2W!XLU'NU )@;LU &QK!W *(MOU *82W *=,W (&WU &X 'MO 'QL (U &Z '76W *U '=,W 'R 'S %&!Y&W &O2W %',W
  &M;WU *#XMOU#XMOU *;YQI)L &QU (!MO&W ('!W (3MOU (=MO&WU &Z7W %(&W ('Z<W (U &,W (U>,WU -7&W &M7W
  ';TW *7&W &QL!W=MOU &ZQU );YQ 'R>;WU %,MO %2!W#ZQU (&6WU &#Y;WU &6W2Z!W &7W &L &MO &OSU &QL
  (!&WU(M7W )W *.!W (?6W +!YNU +3QL!W (@!W?&W=L )NU (W )@NU &S'MOT %3!W>&W6Q )Q:ZQ &'W &Z&WU76WU#XN
  %6!W &$KU &8LU &N &S6Z&WU %7!6W )7&W &&W &>L 'ZQ )7&W &O!6W '7W )7&W )=Q? '>ZQ &Z %8<QL&WU &O
  &QL!W!YS (&W &YP %:N>PU %;&WU &,W',W +7&W &6W!X,WU &L &M6WU; &X!W )?KU;X!W &Z[QU %<L 'U &QL!WXLU
  %=,W (2!W +#XM6W &7W (3O7W>XQL!W &L '7&W &Q7Y6W &Z!W'O %>&WU )2 &OSU &Z&W %?K!YNU %@'W &LU &NU
  (8>S (?>S &QLT )@NU %C!L &<W (7&W &QL&WU %F@'W8O #)&W &!QLW &#ZQ &76WU &;&WU $MO&WU #+V8L>N &MOU
  $W %)L>N #,!V#6V5L $L %7QU $TW &!>QL!W &6QL!W '[<W &7Y&W &C2Z!W $W %!LU &RT@MOT %#6TW>QL!W %2MO&W
  *; %3ZQU %6[&TW '<W %7&W %; &[L %=S %>MO %@MOT %U &!YMOU (NU=&W!LU *CP=QL&W &#S (#XM 'XL 'YQ
  )!YMO!W +NU )6QL!W )7X!W );=[M )=,W )CM2W &,,WU#S &36W &6Q &7YZ2W 'Z2W &>X[L &CP #.QU #1V.L6W $W
  $[=P7 #2&WU '!LU (QL&WU (YLU +'L )NU )Q,L@P '#QK&WU'+W ''!LU (+W (L )'!V!P )(=L (OS '3QL!W (Z!W
  '5L2W7OS '7>&WU (KU (MOT (O7W (QU ';QU (Z[QU '= '>Z[&TW -'L *L '?Q86W#X!W 'GU $,WU $2W $:M@X[
  )6!V#2W $M %!QL&WU %#X7W 'Z2W<Z&WU %2=LU= %3LU %7-V.L6W2=LU &.L6W &QU (#X!W &YO %;P &QT &YR %=
  &[M %>'W (>7W &,W &X[QLT %@;V7'+W ))+W &QS?$ %OT@;NU (LU *@2MOT@;NU &U $N $OSU $QL&WU>,W $RT $V2
  &.L6 &3L6 &6V2=!7W &7YQL&W &9Q4 &:L$62W &; &=,W '26W2QL&W'+W#O6['W37W ':6W '@; &>QL! &?K &M
  '!QL&WU (YQL&W '#R '';WU '6,WU '7Y '=[M &O '!X )QL!W (YQL '#X ''7W '(LU '2Z&WU '5L2W '9Q4 '=MO&WU
  '@MO!W %36V2=!7W $W %'LU &OS (=QU &QT6[!W@OSU#X!W,N %('W %,Z[6WU +!X;WU +'L &['W %3OSU &PU %7O2W
  ),[+WU(R 'S (!X;WU %8Y2W %;[2W %@2W %C&WU $Z2W '7&W %QU 'F #3L #4N %?K $V46M!L<W &9Q4 &K '!X;WU
  (Y,W,MO '(<W7KU '2=LU '6!W (,WU '<26 '=OS *C22W (['W'QL&W '>&WV!L= 'C!QL!W %5K '!YQU '2=LU '7QK!W
  &M6V4YQ $W $Z2W %QU #6 $&WU $'W &@6<W (L $,WU $3QLW (7&W $7'V',WU %W &#KU )!XQL!W7X+W )#QK!W )7&W
  )>M;WU *PU )@ZQU &'OS &7&W ''V',WU7&W &8!W $=O7W7 $?KU $LU &!;LU $S7Y,W )@O7W %=,W $TW &'&W )2QLW
  &7Y6TW &=[&WU &@!W )=Q '6TW $V2=@ &L '!XQL!W '#R ''QT '6W '7Y6W '>6W &M@O# &QU %5M &Q '!7W (L>
  (MO<W?6W(QL&W /=[M (QL&WU ''ZR '(QL&W '2,W '6Q ([O2W&OS '7K (QU '<P '=[M '>Z<W '@LU 'U %6M-V.L6W
  -#X '.L6W +!X +#X '7K2W +6L +8;WU $W %!QL&W &Y;WU %#X(QU %'Z;WU %2P %:!W (#K %;L &Y6W %><W &X!W
  )!YNU )#OS )'Z6WU )5LU )@M;W '&WU *#XM2W *3;WU'&W %U &!YQU; &#QK&W +!XQLW ,Y!W +'L=&WU +<S
  +@6WU>ZR +C#XM6W 'XQU &2O7W &3P &7!QL-M '&W 'QK &8X 'Y &;XLU &<LU &F '@6WU8X $Z2W $[&TW #7 $M2W
  '#KCM2W#K (YQ '2LU '8OSU ';[QL!W '=QL&W '>Z<W +&[!W ([6W '?&WCM2W?&W '@Z2W )7W 'CM2W $QK!W; )@LU
  &T '8XL $V7K<8Y'W (W &L<8Y'W (W &O=M@ $W %!YQL&WU %'N#OSU 'U#OS %6[7W %7&WU %;X+WU %=7W &MO!W
  %>X[MO %@7W $X'W '7&W %R?2W!XLU $Y!W %L %O &7&W &@7YQ %Q &!YNU &#KU 'X,W &'!WC@QU 'MOTC=Z<W
  &,MO=QL&W &2CMO!X<W 'MO&W &3;W=['W &7&W '6WU 'QK!W &8YP &=QL&W &>LU=Q>LU &@NU;[,TW=QL&W $Z2W
  '!2MOU (YNU '#?R (KU '6L '7&W '>MO!W '@M;W 'CP )>MO!W #86WU '#KU '7&W '@NU $Y&TW %6W $Z<W #9V9
  &!Y2W &,O2 )+L1W &6S7O4W &=6S7QK&WU &L< (8Y'W $W #:!W $&W &#S &7,L &@,W $L %$8Y'W %72M %?!X &2=LU
  'V39Q4 &5;V; 'L2W&ZQT &7O>R 'QK!W7&W &<O2V2M &@;MO&WU 'M7V7S %^ $N $QL &!QL!W )&WU 'X 'YMO!W,N
  (NU (QL&W 'ZR &#!W 'ZQT &'MO!W;M 'PU &(6V4 'MOU &+L1W!QL&WU &26W '=LU *=QU 'MO&WU 'P (?6W#S#X!W
  'ZQT &3LU )!YNU )@QU &6!W6R ',WU 'O '[MO!W &7MO!W +;M 'QK!W 'Y,TW +^ &8YP )CP'&WU (QL&TW &;X[ &=
  'MO&WU )U 'QL!W '[M &>Z<W &?&W 'QU &@!6W (L< '6W ':L '=O7W 'QU 'ZLU $XL #; $!W &8;WU $$V$ '8Y'W
  $&W &!>QU 'YMOT3MOU7YO 1QL 'Z!W &#XMO &' 'L (6N &(NU(QL!W &4=<WC8MOT &6!W &8MO &; 'ZQU &=!W
  &>,W7Y6W!Y,TW 'X!W &@ZQU &GU#XMOC2!W $'M2V2 $1@L=O7V7=[M $2 %L$O1W %M &=[,W %W &>[S $3 $6M=[,W
  %V2'!V#O %WU '!XLU '6[MOU ';Y!W $7MO&WU *)O6W $< $?K<; $@!V!=L %2W '3QL&TW $L5M '#OS=OSU
  (XM6W#Z&W '$O1W '2&WU '=[M@P '>P!YNU '?[;WU!YQU'L=&WU %72W (2=LU %@;2W &W '7O4W %U &!O &$O1W7Y
  &2QLW &<QL&W +;QL&WU2QL&W &=MOU!X $MO!W &&WU )!YQL&WU )2&W )7OS7Y&W )?&W )GU &T $NU &!,L
  &#&W7Z6WU &6MOT &7XMO@LU7XMO &8XLU &;QL&W6[S 'XQL!W@LU 'YQL!W@LU &<QL!V#; *W8 +; &=&WU ',WU'LU
  &>O>&W '[ &@ZQU@QL!W $O'V',WU %2M '62W &W '#QKW?QKW '@;2W7YO %4< &V4=L %6WU (7&W %SU $PA6L;W $R
  %T &@NU $S %2>&WU $V7)+W &2V2M *'!W &4K6 )!L=! &<O2W %87V7>L7 %96V5 'W (2!W;!MO&W (>[Q %:L '=&TW
  %;2 '6MO&W&S ';&WU &3O2W &4Q?62W &6W (#X ('L (7QU &L '!X;WU '(6V4 ')N '4Q )?62W '72W 'CL)N
  &O2M@'V'L *S%L $W %U &;,WU &Q $X[ $Y2W $e=7=M'V(Q4 %L &=&TW #<64@! $;V:P2 %eP+L1W $QL!W (3LU (>&W
  &&WU $S %)L2 (!6W (7'V',WU $W %(QL&W %7MOT (U %<P #= $!V#6W )7&W %W &!&WU &#X+W7&W 'Y&WU
  &(&W7QK&W &,Z[6TW &3,W )72V2P *6WU *M2W &76N )7&W ';Z6W +7&W 'X+W &=Z!W &@NU6[S $'W &8PU $)V*<W
  'L<W $,WU $1 %$OS (2&W ),W (@OSU7KU %L %S $22W $72W %QK!W $8N %O2W %P &(QL&WU &?KU $;WU $?1W
  '6!V#2W $M< &5L2W &9> %O&W &U '!MO&W '@=N8Y'W $N %=5L2W2QLW $O7W '!ZR '#ZR '(QL&W '7K (QKW (X!W
  (Y )(=L '8QLW +7OS '@!6W )QL&W $Q %#Q2V2=L %'L %7ZR %L &!W 'X;WU &#MO&WU &&W3LU &W ''L $R %2'V(Q
  %;=R'NU $Z2W '!MO&W (XS '8MOT ';S (YQ %QT #>&WU ''M7W '3QL&W $,TW@>Z&WU $7W $L %!7W %8OSU %>:2W
  &Z[;WU %U $M7W '#!W '2QL&WU 'A!W %O $OSU ';ZQU '@LU $P $Q %L &!W %T %U $R $Z6W ',QL&W'QL&WU 'U %R
  #?!W $&W $1W'L &>Z[L $6W &!YQL&W &2MO $M,L1! $Q %#XL>,W %3MOU #@Q6M< #A $!W;ZQU $)L2 '8Y'W 'W %M^
  $6W $?M,L1! $L< &7YO &8ZRT $Q %L!W (@A!W *6W *L %T %U $R %7YO #C!V#=L $QL!W@CO6W #L $!N &?&W %Y,W
  $#X&WU %ZL &Q<MO&W $$P &'QT $,L,N;X[ $2P,N;X[ $5 %! %O &!NB6 *@:&W &#QKW $6MOU $7MO %QK&WU,L'LU
  $;, &QL&W, %1Q %6W '!L>X[S!L %M! &O;N2L %N &!L=! %QL %[O6L;[O $<L &,&WU7XQL&WU &?7YQL &@2N9XMO&WU
  $=!L %L'NU %QU6L=QU $>!L %L<S ()=7W %M!L (&[!W %P %R %X[&W %Z6W $?! %[;WU $@6L '!XQL&WU (Z<W '2,W
  (Z&WU '3Z6WU '6['W '7 (>P (MO&W (YO *(=L *C@&WU (Z&TW>&WU '8X!W ';Y[QU '>X[QL!W '?&W *U 'CM;W
  'T4K<!L (;YQ (=M7W@L (?6W3;WU (C;ZQ %L &3MOU3MOU $U %!&W &QL&W &X 'ZQU;[O;<LU!XZQU;[O &YNU&KU!YNU
  );<LU!YNU )I=@ 'QL&WU %#S &X&WU &YLU &ZR %&<W;<LU&<W )YQU7O &KU %'+W;YQU(!W &7W &L;<LU'L
  &M;WU&KU'M;WU %,[&WU %2!W &&W &'W &7,TW &MO!W %3LU &MOU &QL!W;YQU#S *@;NU#S &Z!W 'QU %6L=,W 'U
  &S7Y,W '=,W %7MO!W!QL&W *>Q>Z&TW &O7W )>Q>Z&TW &QK!W *!XZ6W *; &X!W 'MO@;NU7XMO &YQL;<LU7YQL
  'Z;WU3;&WU %8QL!W &XLU &ZLU )#6WU %;#XO7W &&WU &<LU &M6WU; &Y2W 'NU<7W 'QU8XLU &ZQU )3O7W
  )C&WV!XN &[2W;[2W;<LU;[2W;[2W %<+W &QL!WXLU )XLWU %=&WU &MO&WU (U )!MO&W &Q '!X!W (YMOU (Z&WU7'W
  '#YQ'Z7W ''L (M;WU '2O '6<W *>O7W&6WU (Z<W '72W!YMOU ':PU '>O7W@;LU (Z6W '@Q2V2L 'CM2W 'U@;NU=QU
  &R '2M='V(L6W (Z&WU %>&W#&W7Z6WU &;WU &O>&W &QL&WU &X[QL &[!XQU)PU 'NU5LU %?KU %@,WC8Q );Q &2W=OS
  &;!W 'NU )?2W %A&WU;XMOU %C8 &;M &M;W )3O2W<P &O7W; %GU #M $!V#!X ';L6W 'L (!X )YNU (#X (2&W
  )QLW= (37W (7O4W (;RT (=[M %W %XZ;WU %YLU (7QK!W -7QK!W )R(O7W!'LU6,WU (;&WU (=Q'&W (@!W@Q %ZL#X
  $#&W $&W &V$6M!W ,=Z[Q (K==@ )@S +@N#X&WU (N (O2V2=!O6WU -2QL&W $'M2W $+W &)MOU&=R $,V)MOU $22W
  $3M>C!V#=L $4V52V2 'M (2&W (7QK!W (=2W %W $6V5QL(LU );Y&WU &6Q@M6V6Q %W &(,W &@=Q &U '!O-Q '3N
  '6AO2 '7QK $7V7M 'S (!XQL&WU (3<W (6,WU!X (7,L %W &3LU &6<W &@,WU 'M7W@,WU@,WU $;N %TW '@M;TW2O6W
  'CQL&W %W &!YNU &&<W &(<W &6O2W (7W &7X!W &8X&WU &;ZQT &=OSU '[M &?&W &@;O2W &U '!XLU )OSU (Y!W;
  '&[!W ''O7K '(,WU '2MO!W ,@;LU (S(M7W '3LU (O7W '7!LU (MO!W (Y,WU ';Y6WU '<P '=OSU '@Z&WU ,7YO'O
  %Y&W %[2W &N $=[M $>Q@$O1W %X!W6[&TW $@L %M &!YQ &,!W,!W $AW &=L@N $O %!W '!6WU ''L '(=L ',Z[6WU
  '2:QL&W (P;Y&W2P?KU )U ';YMO!W )OS '>MO!W '?KU '@MO!W;YMO!W;YMO!W ,?6WU?6WU %&WU (! )'LU )YM;W
  +OU )Z!W (#YOS (22W (3PU (=MO!W (?MO&WU %3LU %;[NU %=&WUC&WV!XN &OSU!YMOU %>W &[QL&W %?[!W %@M7W
  %T &!2,WU '>MO (QL!W &&YLU>,WU &'&W );X[>QL!W )>X!W &2'Q ',WU8Y'W@QL!YQL&TW *;AO2W &6[&TW &7Q;&TW
  ),TW )RT (@,TW &8Y'W'Q!L;[O *>X[&W *@QL!YQL&TW -W>,WU *b &;AO2W 'MOT!YQL&TW &=L2Z&W &>QL@MOT>QL
  &@QLW *&YLU>,WU *>,WU &C2Z!W %U &!>QU 'L@N!L *U!L 'XLU!XLU (QL&WU 'YQL&W &#;QL!W &'&W &(QL&WU
  &3M6WU 'NU &; 'ZQU &@LU 'MOU@6TW@6TW 2!YLU +NU@NU +ST@ST &CO6W (7W 'P #N $!L=N!L %OSU %XPU %YMOU
  $#QK&W3MOU %X&WU )!YNU )#S )'L )(MO )2MOU2MOU(MO )@LU *ZLU &O7W $2 %$P %&WU (!XZ2W -> (6QT (72W
  (?K> (@,W )N> )OSU ,8QLW %2Q)L %L &#O6['W26W &'6V46W %N2N %S $4K#O6['W26W $7QK $= %M %OSU $>
  %!QL&WU &YQL&W %#S %'&W!Y<W &;WU &QL&TW +@OSU %2QL&WU %7QU %;RT %<P %=[&W %?6W %@,W %L &73?N $?=N
  %Q &?Q $@N!>QU %ZLU $A'L '7YO %=L)L %@Q<X %MOBW )!XZ6WU )'M6W )6N>L )@=!W -'QT $C7W %MO=N
  $I4>MO!W $U %!&WU %#QK!W &YLU )7O$V$> %'LU (# )S )X (7&W +@Q (=MOU7'W &OS#X+W=,W (8XQLW=,W %,[7W
  %2QL&TW &S %37W &QL&W8Z7W %6&TW 'W &O &[S %7&W (#YS#Z6W %8XLU8Z7W %;QL&WU2!W &Z[QU&[!W7XQL %=&TW
  %@6TW &NU6&TW6&TW #O $!W &3Z!W &=,W &>Z[2W &@ZQU $# %;M6W &XL %O;7,L 'L>2L$O1W $$2M $'=MO!W $+W
  &U $, %!;V:L 'eL $2 %'L7Q %?6V46L'L %M %Q@6 'N %V26W )!X;WU %W &#6R 'X,WU 'YQ2&W &(QU &2S &6<W
  &>M;WU &@&W 'NU@O2W7XL .YL 'O2W *@ZLU (SU!X;WU 'ZLU $4V4 &5!M6WU (YM<L '4M6W +=!W 'K:O2W 'QK56 %W
  $5;V;L)=7W %L:O2W $6L7=6V22MO&WU %TW %W &#6R );Y,W &8X&WU &;L6W '[O6W &@O6W *;L6W;L6W &U
  $7V79O4V5 %W &@O7W $:=L)L $;&WV$> $?1V1>M7W (@L;)L2W )X[S)L2W $@L6W (@&WV#XMO&WU $S %T &76WU
  *!XZ6W *8;WU *>!W= +P &= &@QU %U &#X!W2Z!W6,WU (QL&WU3QL!W 2@ZLU &'LU7K! ,X 'ZR &(&TW76WU
  '<TW#YQL!W!QL&W *2'W:OS 'QL&W &37W!XLU )8Y'W )@LU 'QL&TWCMO&W#X&WU &6[O6WU &7OS8R 'QK!W +#XZ6WU
  &86W>[ +76WU 'YO6WU &:NU!LU 'OS:?@OSU>QL!=[&W &=Q &>Z6WU2&W &@7W &GU'7W&KU7M #P $!QL&W )2&W )U
  *7YO *;Y[QL!W *@LU %R6N %X!W %YNU (!>6W ('LU;YQ (C!QL!W'LU &Z<W $#MOU (!7W )X&TW!P#MOU!YS (7P
  (>!W#S (@P?[!W )Q8QLW,[M $&<W '#X!W )&WU )QU ''L&[!W7XQL '26WU (QLW +=O7W '3M7W (QL&W!XQL&WU '6L
  (MOT'MOT ([7W'LU '7Y6W '; 'CM7W(2W ,M2W /C#XM6W );W $'M;WU )2'W=S(S )7Y&W7Y&W )@P!X!W %OS6O
  $(&WU=R $)L $.QU '!YQU7ST '@P!YZ<W $2!L %'M;WU &W#Z6WU&K2'W#Z6WU '3PU '7KU (Y6W&K2'W7Y6W ':!W@LU
  '>P&K2'W;&WU %QL&WU'LU 'W (!QL&WU ('&W (@P;Y2W $6L &2&W!LU &7YO %MO&W&K,[+WU>O7W %O &7W $7O6W (3
  (@P!6W %YQL&K7YQL $8O6WU'LU $; %@L!MO<W;@L '&K;@L %MO!W %XLU (6,WU2P $<O2W;L %QL&W );<W $=!6W
  (!XQL!W %&WU&[KU *LU (2MO&W %@2V2M %L &;Q=M< %M< ';L@ 'L (!6W %R &!QL&WU 'YNU *C>S &#MO )U &7YQU
  &:QL )!YQL&W )6,WU &@P#!W %]2N $>MO&K>MO %X[MO )>Z2W $@P&K&K %Q $AQL&WU'!LU $CMO $T %#;XL %3!W!R
  %:!W!MO<TW:!W %=[&W %>!W@P#YQ #Q $!QL&W7QK&WU>R 1=[M )U7QK&WU>R %S!QL&WU %XMOU@Q!YL &Q '7X!W'NU
  %YQ 'L&WU!YS %Z&WU &R $#6WU (7Y2W (8Y2W (=[&W#6WU7Y2W %K6NU %X&W'QLW6S (7!W!XM (U(MOU &L '$6
  '7QK!W %Y&WU(MOU %ZQ $&<W)QL6[&TW;YQL '@Q $'L=[&W'L $(OSU $)QL&&W $+W &;YQ $-V.QU %W
  $2'W76W@!W2'W(OSU %;WU''W#X!W )L %P=[&W8!W %V2L (;[QL!W 'O %W %Z&WU $41W $6&WV$9XPAL %2W '2'W!;WU
  '7'W!Z&WU %L!QL&W &72M %QT'QT $76WU7Z&TW %QK!W2MOU %YQU=[&W7YQU7YQU $8MO %QLW,[M $:QU $; %&WU
  (#QKW (&&W (2;6W (C>S'MO!W %PU %XMOU'QT $<'W $=,W@Q=!W %QU=[&W=QU %ZL7Y6W %[&W;ZQU8ZLU'L=&WU
  $>O6NU7KU &:66WU &;22W 'YQL7KU &@Q#X&W %Z6W $?#XL>,W %3MOU %6NU7KU %7KU6NU &W $@2W %7W %Q!XQ!XQ
  &#XL#XL &@7W@7W &L!W )!YPU )7ZR $L %! &!YNU &'MO!W &7ZLU &LU &QL=QL!QL &W ''LU '(QU '2O2W (QLW=Q
  '='W'^ (Q )L&W ([PU +!Y<W '@QL!W>R &YL (!Y<W ($YMOAW (6QT (C=7W (U@LU 'QL&TW %#6R %&W '#O2W
  +@&WV:QL )S (S '&P '2&W *U (M;W '3Z6WU '7Y&W ';2&W=Q;!X '@L 'U (!7W )QL-M )X6WU -@P (#YQL!W3QL&W
  (7YQL&WU /3ZQ>L /;[O (8X&WU (@QL&WU .,S,S .8Y8Y .@R@R 0T@RT %2 &72V2M +8>.L6W ,MO>W +;$V$.L6W -W
  '6W '@L4 &<26 &=OS '[&W &?M,L+W &L76W %7V7<MO; &W %;6] %>OSU %?W %@QL (!YZ<W (,S (8Y8Y (=O2W=O2W
  (CO2WCO2W %B@ '7Y,W '; %C#K %T &!MO&W 'X&W 'Z&WU &#2W '>QL!W 'X!W &'!W@ZLU &2S 'ZR &7?K 'QK!W (U
  &8Z&TW &;XQL!W;YNU &@NU 'Z7W@Z7W (;WU &CM;W %W &! '!YNU '8MO 'LU &&YLU>,WU &2L &;QLW '[ (QLW
  &>,WU *!QL&WU $N $S?$ $U %!>P#XQU!>P &ZQU %2L %6O7W %76WU &K &QK!W %@M;W &QU2&W &Z<W $^ #R $!6V2=
  (L= %XQL!W %YNU;R!YNU %ZR $#OS %ZR $'!V!P %Q2N $(7W7YL $2Z&WU $3R=Q@Z6W $41W $6L=N $7>O2W '7W
  )!QL&W %MOU %O3MOU &S'Q2N %Y&W %Z!W $8O2W $;X!W(6W!YQL&W %YQ7OS &ZQ7ZQU $=Q!X %[7W=[7W $>OSU
  %R'&W %Z6W' )&W $?R $@QL&W %R &!ZR!ZR &2O6W *=[MO!W;X[ &;R;R &CM;TWCM;TW 'O2WCO2W $T %<P %@RT #S
  $!!V!P(PU %&W7'W %>QLW 'U %O6WA'W %QL!W '&WU %X &QL!W %YMOU )'!W *L )=MO!W *OS )C=QU7MO&W &NU
  &QL&W &Z7W %Z&WU &6W#XL &7W &R!YQL&WU2P $#&WU2;6W#&WU %;QL!W *>OSU %M7W (!X;WU %O2&W &S>QL!W %Q2W
  %R &2&W %X!W (?6W &(QU &7W (!L!LU (#YQ'Z7W (2MO&W (3MOU (8OSU (C&WV!XN &CLU2MOU(QU &M2W 'O (!MO&W
  (&TW (@N#X&WU &QL&WU +#QK!W +;Z[Q 'U (2!W &Z6W %YQ#X&WU ,#2W %ZL &Q $%L &'&W &2QLW %M! %S
  $&WV%L'+W $'+W %,W %M;WU &OT %OS'QL&WU '2NU?MO&WU '6L=N '@Q2V2L %Q $(6W '#K 'U %M7W &O&WU %OS
  %PU!YMOU %QU $,QL&WU %Z[6WU %[7W $2!W %;6W %MO '!W!XQL!W '&W ';<W6 +O '@S' %OSU %P &!7WC>&WV!L
  'YQL&WU!ZR &U=Z&WU %QL&W )U 'W (#S ((&TW (GU2&W %R %S2&W %ZQ '#R $3 %Z!W $4Q &K&WU $5M.L6W $66WU
  %O2W %Q@S3LU $7 %#YO7W %2W '!O6W +7QU '#ZQ ',QL&WU '2&WU '7QU '>XQLT %6WU (!6W7YLU %=L '#ZSGU3O7W
  '7&W (MO&WU -4<WCMOU &MO (7&W %MO&WU *'L %O!6W7YLU &=L (#ZS (7MO&WU &S ''M2W '26WU '=[QT!7QK!W
  '>OSU '?!W 'U %P!7W &#2W &2MO!W &7QK!W &C7W %QK!W %X&W %Y2W &LU (7QK!W (?MO&WU7'W &MO&W *(MO
  $8M67W &O '@S; %Y2W>Z[ &P '!XQL!W2PU8QLW '#X!W +=6W=OS '',W7OSU '(=L (MO&W '7OSU $:!W %6W %NU
  $;1M '',WU!;WU (M2W5L2W %6MO&W!XQL!W;6MO&W 67&W %NU!X,W '8MO %X[QLT %[6W &MO (6[!W &PU $<O$W
  (9X,WU &2W!X;WU %QL!W; '&W>MO!W ')+W %S $=7W %MO&WU 'U %OSU %QL&W2!W )>MO!W %[&W &,W $>!W '3M2W
  '@NU %,W %;WU %MO!W )!XQL!W )#XQL&WU )'!W!Z&WU %OSU (7'W %QU %X&WU %Z&W &[2W $?- &V)!7W (.L<N!7W
  %K@ '7YO %Q$ '= $@!=MO!W %'W %2V2O &W '7&W %< &!&WU %=L '!YZQU '=[,W '>,W %Q2V2L &4) (L &LT (7&W
  &U@S!YQL&W $C3!W %;2W %QL!W $T %@ST (!YLU #X[2V2= )!X;WU &W '@;LU %LU '8YP *7&W %M &@X[LU7&W &O
  '@X[LU 'U (>MO!W=2O %N>&W %QL&W )!MO&W *YNU9ZQ )(ZR )3OSU )76WU );YM2W )='W #Y #Z!W &#XL )2QL
  )7K2QL>,W +4 ,=QL$K ,>Q )>,W &>!W 'Z!W &@Z!W *#K *>,WCQL&W $&W@Z&W *!XMOU &U '!O6W '#RT '(!W '7QU
  $2V272W *7&W %W &!<W@Z2W!<W &272W &6L &>[<W &@Z&WU (2W $6W &@&W &U '7OS '8X6WU ':O=LU '>QL&WU
  '@Z6WU $7W &!XQL!W &#XQL&W#XQL&W &4O2V2L &7YLU 'Z&TW &;MOU &=MO&WU &@2V2O $;WU '@QLT $<W &26WU
  &7XQL&WU &;YQL&WU &?<W 'MO!W '[MO!W &@7W $=]2N $L %2M '6!V#2W %AL &OSAOS %U &!MO!W 'XM6WU )OU
  'YLU3MOU .2S (M2W (QL&W2MO!W &#QK 'X,W>L#X,W (QU *!XQL!W &&O2W &'MO!W +(=L 'QT &(ZQU &,[7W (M
  &2!W (YM2W!YM2W 'MO!W(QU 'O &37W &6L 'O2W 'RT &7KU 'MOU3 'O7W>Q>Z&TW (S 'QK!W 'Z2W(QU *2S &8OSU
  &=&WUA6W>Z[R ',W )!X )#S )'L )<MO 'L>;WU 'QL!W &>;WU>L>;WU 'L 'Q@P &AOSAOS 'RT $Q %'QL&WU %(6W
  %2M;WU %8,W &<W %=[QL&W %>Z[R &[6W %T &#YQL!W &;Y6WU &<QL&WU %U &!&WU 'QL&WU 'YNU *;ZQU!YNU (QL
  *&W ,U *;X[&W (Z 'Z!W (R &#MO&W 'O2W (6W 'R 'X&WU@LU#X&WU (,WF (M6W )O 'Y,WF (Z 'ZR &&<W 'O7W
  &''W ',WU *,N,Z2W ';WU 'M;WU +=[&W=[&W 'O#Y&WU (2W>&WU(ZR (6L )WU +C=Z<W (7W *!QL&W (S 'QU 'Z6WU
  &(L 'MOT )U 'O2W (SU *!MO&W *=QL$K 'P 'QL&W +;[O )T )W (U &,[M &2!W 'M2W *;6WU (OU *!X;WU *';WU
  *=QL$K 'QL&WU 'S!O )P *>Q2S!P &3 'M2W (6WU (;W (O&WU )U 'O2W 'Z!W@S<MO &4P>L &6,WU 'LU3&W=QL!W
  'NF (U 'O@LU6O 'ZQU@2V2?K '[&TW!MO<W@LU6[&TW!MO<W &7P (>QT!X&TW#6WU 'QK!W )&W +!X +#XM6W )W 'X!W
  'Y,W (6W!YQL (MO (QL *&WU 'Z!W &8MCLU2MO&WU!M=M<L 'QL!W +3LU 'X+WU +6L 'YPF &:1W &;'Z6WU );WU
  '2QLW@LU;2QLW 'Y6WU (Q!X )L!W 'Z[6W &=&WU@LU=&WU 1;=[M ',W!Y,W 'MOU@LU=MOU 'PU@ZQU26WU 'R
  (=R@S=R=R 'Z[&W '[,W &>6TW 'MO!W 'OS 'Q#XQL!W#XLU (U 'Z6W *2O7W!ZQU ([2W!YQL '[P:1W &?;WU 'QU
  &@'W>QL&WU '8OSU +>Q@8OSU 'LU )!QL&WU )(MOU )2QL&WU 'N 'QL!W +!YNU +8ZRT +?&W 'S (=R=R 'Z&WU (6W
  *6L &C6W 'LU!QL&WU )6,WU 'M;W 'O7W'O 'QU )@2V2?K )CQU6[&TW $RT &6ZRT &7RT $S %8X&WU #];Q4 &5 !A
  #!W %'!W %2!W (!ZR &L %3!W!ZR %7!W (!ZR %A!W7!W7!W .=<W $ZR &3;N #&TW &C&W )U $W %CQL&W %U &!6Z<W
  'XQU (ZQU 'YZ7W +7&W &#&WU '2W 'KU 'X (MO *=Z!W 'Z!W &$=OS '>L )#X+W )7&W )<+W )=MO&WU 'Z7W &&6W
  &'7W 'LU &(S;ZR &,MO 'ST )6Z<W )8PU &66O<W(PU7QK!W 'LU2QL&W 'O6<W +7&W &7O7W *7&W &82W &;XMOU
  &=,W )=[O7W )A&WU82W ';WU *7&W *8PU 'MO&WU 'Z!W *!6W'Z6WU *(N *7&W &>&WU *7Y&W 'QU )CMOU 'XL
  &@7Y2LU ,=MO&WU 'NU )A&WU=Z!W 'QL!W)Z6WU +76WU!6W &CMOU %V@74KU 'L (&[!W (2 )L=L (7K4 (>QU #'W
  %!YQLW 'ZQU %#QKW %&MO %2MO&W %3PU %CQLW #(ZR #,W %U &#X &2MO!W #2V272W &M41V/ $W %#XMOU #3MOU
  #4< %=Z[&W %?2V3O #6TW &(NU &2LU $W %!7W &X '76W!X &YNU )76W!YNU %#&WU &X!W ),N,N '&WU 'N %(&W
  &QL&W %2'W>OSU76W2'W>OSU &M6W2O2W %3P %76W (>Q76W &K &Y '&W ';<W 'O %:NU %;P %= &76W= &QU76W=QU
  )Y (?K=QU -#&WU %>O7W 'SU &Z[R %A6W76W76W #7W %27W'ZR %3MOU )>R %;M $YR #;LU #<W %>N!QLT72L #=MOT
  #>?K $MO $P #?K $[K #@W #A #C!V#=L #L $!Z!W $2L2L $6M4@! &<C=Z<W $;MO6N!L )U<;WU $>L &A&WU>&WU $@
  %;&WU@;NU *LU $U %!Z!W %2MO!W #M $2W &!YNUA6W!YNU &'L &26W#MOU &3O2W &>O7W &A6W )(QL&W )3O2W 'M2W
  $6V4P ('26W6N &5N %WU '#X '6QCQL&W!YNU 'AQL!W 'CQL&W $; %6V2L#1WU )2QL&W26WU %?6V2L %WU#MO@NU $=M
  $O %!W '4=MO$X&W %&WU ((&W %2<W %4&WU %6[<W@,W6[<W %;[L %@&WU %AL %T;'R %U &>MOUAQL&WU>QL&WU
  'QU2!XQLW &AMOU *!XQLW #N $6<L6$MO1WU $=MI27V7 (V27V7 $>L2MO!W %N<S $AN &ALAL $U %=NUAPU=LU
  %>QU#MO #O $2W &!RT &#6R 'X,W &&YLU *@QLW>,WU &' &2L7QKT 'M72W2M (O&WU;[6W=L &;[6W &=RT>LU &>LU
  'QU2;2W 'XLU &A2W '6W 'O2W,LU,LU *72W72W $6W &U '!6R '#6R ''OSU 'AO6WU ,2QL!W $7W &#6R &'LU
  &(N;[L &2Z6WU &AO7W $;WU;=PU $S %U &'OSU &62W 'Z<W7&W #P $! $>MO $@,W %;X[ %=ZQT %QL $U=LU (@;LU
  %APU $b #Q $9YR $;6V2F2O &W %?6W %L &6W $>@ $?6W $L %!M6WU *3O2W &W '2QL!W ,!6WU '7!W &YLU %#6R
  %&W ''7W '7O7W '8ZLAQL&W8ZL 'AQL&W ,!X,W!X,W 'U (6Z;WU (7ZL (;Y&WU (>QL&WU .7QK!W .8Y'W %'L '2;WU
  %2QLW2QLW %4N %7YQL )#X!W )7ZR %=2W %?<S=[7W %@,W %AMO &QL (4MO&WU4MO&WU &R '>MO!W %T &=;WU
  &AQLT=;WU=;WU %W &!N &2<W &;O6WU &>6W(MOU )=QL&W &AQLWASAS $T $U %>LU?KU>LU #R $T #S #Y$OSU #Z6WU
  '2<QL '7QU #]2 %6!V#2W $=@ !B #!YNU 'C!V#=L !C #! $&WU '2!W '3P '7KU '@2W (Q $'&WU;=[M %LU
  $2W!MO&W $6TW 'C!Z!W ,>O7W (@2W %WU 'C2NU $7W &#S &C=7W '@7W $;WU 'C>[;WU $<W &'&W''W &2,TW '6V2O
  )6O 'ST2ST &4;N &b $>QU $@;LU $C#O6W $L %<M! %> %@LU %C!Z<W &=S $MO &!W (7QKT (C#R &&W (C2Z<W (U
  )C#!W &U 'C3QL!W $O-Q %6W '#S '>OSU 'C!X *;XLU ('&W %@;LU &> '5;V;S '?M7K2W &MO>W %SU $P %27W
  %C,N &7ST &; %U &C7YQL&WU '>PU '@6WU $QL!W (!YS (#Z6W ('L#XZ6W *U ((M7W (,L1W (2MO!W (3QL&W (>Z[
  (?6W +!YNU (C!X'W )'LU &&W (7>QL&W (;X[QL>[QU (C3,W ,8QLW (U )>O7W )@LU )C!6WU .7YO &C?[;WU &W!YS
  '(MO!W '4N<S 'C!2W $R %!MO&W &QL&WU &YNU %#2W %';WU %(2W %7K %8Y2W )>P!YNU %;= &>[ %=QL!W
  %C6[O6WU &;[PU &>QU %T &C?[!W $S& $V!6M.:OS &72W %#=L ('+W (2&W (3QL&TW (?6WU )>M )[!W
  (@&WV#XLC22W &QL:M1N $W %!YQL&WU &ZR %'!NU;MOU &'W %2;W %@S %F74Q $X %!QL!W %&TW (!QL&WU )X&TW
  ('L=M2V2 ((MOU (26W (7K )YO (= (>O7W (@M!V#L (C>QT &W %'O %+WC#R 'U (!X (#S )X *O7W +SU
  (.L6#XO7W?6W!YNU (26W (3QL&W (6Q (=OSU (@;LU )LU (C!X7W %,W 'U (26W %6L &QT &W %7W '!MO&W '2ZQT
  '=MO!W 'C2,WU %<W '#XO7W ,3LU )RT '2?&TW '8QLW7Y 'C!X<W (7ZLU (?6WU %=,W %C(OSU &6 &7QK!W &>XQLW
  %LU %M &2W (#MO (C#R )8O &6W=R &C#XZR &O!W '&WU 'U (!XQU)PU )YNU (#S'LU#Z&TW (&[K ('NU7ZLU ((!W
  )QL&W ->O7W&6WU (3PU (6,WU )7W (7QU )YO (8Y'W3Z6WU (<O2W (>MO (@&TWC!YQL&WU@&TW (C!YL +QL&WU
  );Y2W %OSU?&W %QC67W '>,W &L!WC!6W -7YQL (YNU6[&TW '&WU '7QU 'W ()Q<X (2'QL (4QU<X (7&W (C;QLW
  %R@LU %Z2W (2=LU ,= &6OW7W 'W (O7W &;WU )2?&W )8ZRT )?&W &QUC;ZQU $Y&W '6L ';X[ '>&W;<LU '@MOT (P
  %,TW (C=[O &W '(MO!W ',MO7X!W '2QLW '5L2W 'C@L %2W6QT %7W '27W@LU %;WU (!MO&W (#S (3,W (6MO&W
  (7!W'M )2;WU (8!W +@;LU )X&WU (=QU %L#S &U '!2W '=!2W 'C;Y&W (>7W %M2WC6<W &;W (!YM;W -C37W37W
  .86W86W (UC;QL&WU &C!YLU &O '!W ),N )2ZQT '6QT '=!W 'C!YLU %NU '2QLW 'C!R )X<W )Y7W (#XO7W ('MOU
  (;[PU (CO7W %O7WC(&TW %Q &C,L &L '!MO&W (W )!YNU '&TW!Y (W2MO!W )=MO!W )@LU )C!XLU )U *!O6W
  +QL&WU +YLU ,QL&WU *#S +X&WU2 +Y&WU=L *'!LU +7W *(!W +MO!W -&W -U +OS *2=LU .>QU7KU *3PU *6,WU
  *7K +Y ,6W ,O *;26W +>[ +P!LU +RT +X[ *=&WU +L +[L *>O7W *@&TW +M *C#X!W +7QK&WU@&TW +=L '(MO&WU
  (QU (ZR '2!W (&W *U (O7W (QL&TW '3 (OS *U '; (X!W )[&W (Y'W '>MO!W (X[QL!W=QL$K (ZR )[R '@M (Q
  'C#Y&W 'W (C>[QLW &U '#ZS '3MOU %S &!O6W 'QL&WU &#!W &'QL &+L1W &2OSU+L1W2OSU 'P &3;YQL!W 'O2W
  &6[QL&WU &7MO&W 'QKW (U )#X!W )+L1W7QU 'X!W 'YO &8X!W (&WU &;YQL!W &<P &= &>X[QLT &@'W+L1W@'W
  ';LU 'L &C',W '86W '=Z<W 'MO!W 'QL&W &GU %Z&WU );RT )C!X6W &7W (6!W &LU (C?K &Q '&WU;RT '>R
  'C6O7W (;WU 'U (!X ((7W (2&W (3LU )P (7P (=QL&WU (?<W (C&;WU $Z %!W '!QL&WU (X '#X )QL&WU ''QT
  '(&W (MO!W '7QKW '8QLW ';7QKW '=MO!W ([L '>,W '?&W '@ZLU 'C!6TW )XLU )Z&WU!X (7MO&WU %&WU
  (7OS=[M@QL (@LU (C#Y,W %6TW (2!W %7W 'C,[7W (3M6WU %<W 'C!L %C2P %L &CQ?U %QT 'C!QL!W &U %R &!ZR
  &C7X!W (YR '=[ ## $!W &; &C#R '>!W %YQU&ZQ $&W &U '!M'V' (YNU@ZLU '3LU '8Y'W '=[M '>QU@ZLU ([
  '@ZLU 'C!X&WU (=L $'LU '?&W $2W $6TW '2QLW ';@&TW '@&TW 'C2L )Z!W (;X[ (<;WU (>QL!W %WU
  '(NU7X+W3QL&W '3QL!W '7YQL&WU '8Z&TW '; 'C7W $;RT %WU 'C6LU +;[PU $=L $C< %=;WU $K %!YLUC;YQL!W
  'NU=!W!YNU %#7W@M;WU &K %2'W7KU &7KU &MO&WU &Z&WU %7QU %;>&TW '7W &N &RT %>&TW &,W (@LU )QL6QT
  &QU;Y&TW *2W &Z6W %C#Z&TW %U $MO!W (C26TW &&W (C#ST );L +7YO )>OS (UC'Q &U '7YQ (Z&TW ';[O2W
  '=MO!W '@2W 'C!&WU (&ZQT (3OS (>X[S (?[!W $O %#O %2&W %6 &Q &WC>Z[LU &[<W %7OS %C#S %SU $QK!W
  (#QK!W -C#K#K (3P (=Z[Q &&W (C8XLU (U )7QK!W *Z &:1N &W 'C7YQL (Q?KW $R %;!XQ %@LU %C!XM2W &7X+W
  &;R $S %!L=6W %#!W %(QU %5L2W %=#!W &2O %C#O %T'LU &@LU $X %!W '!X '3LU '7MO&W (QKW )U (Y '; '=[L
  'C#XL )YL (7YO2W (=L (>!W %&TW (C2Z!W &WU (!YNUC#X&WU&<W (#7W@M;WU )X&WU ('LU (7Y2W )ZLU (8Y'W
  (;XLU (?!W (C2 %'W '2QLW 'C#&W 'GU %+W '2,W '3,TW '5L2W '7QK!W '8QL!W '@M7W %,WU (',WU ,=[M (6[NU
  (;RT@!W@!W %6W;=ZQU %7W '7MO %;WU2!W (8XLU %L %M &2W ((&W (3:N (7O(MOU (C(!W &6W (!MO!W )O6W
  )QL&WU )X ('L=&WU )NU )QT ((ZR ()<LU (26W (3Z!W (6,WU (7MO +&WU )O7W )Y,TW (8YO6WU (;'NU )2QLW
  )=[MC#XM6W=[M )>[ )N )RT )[2W *6W (= )[M (>Z6W (C#K )2Z<W )=Z<W -=QL!W (UC#X!W &O '#YQL!W '&TW
  *@LU '2,WU '7ZR ';[O6TW '@2W 'C#X+W (@L 'T (C?!W 'U (!X (C'LU ,!QL&WU ,,N ,2,TW ,;X[ ,= )( %N
  &2QLW &C#X '&QKW '3M6WU &U ''!LU %O7W (!X (#6WU ((,W (3QL&W (>Z2W3O#XQ (?6W (@;LU )LU (C#YL ,CL1L
  )3M6WU )6[QL&W )>O7W %Q &=[&W &>Z[L &C2&W &L '!MO&W '&W )#MO )6[MO!W )>MO!W )@;LU )U '3,W '@7W &U
  '(7W 'C,[QLW %Z2W#XZ2WC>ZR>ZR &6W (C2!W (U &R '&&W 'C!XM $Y&W 'C2Z<W 'U (8Y'W (C=L %,WC!Z&WU (?K
  %;WU %L &C#XO7W &U '2'W7KU ';RT 'C(&TW %Q &!X &#S (7,L 'X &'MO!W &2!X ',W &7X!W 'YO &;>[ &<O2W
  &C6Q ';Y'W +;=[M@QL &L!W )!YR )#S *Z6W +R )2MO!W .!YZLU )C#Y;WU %SC=S %ZQC=S )ZQT $Z %!W 'C!X&WU
  %&TW (!QL&WU .<P )YQ (#S (2QLW (3PU +#S (7QU +b#6TW3LU )S (= (>Z[2W (@&TW )L )M (C#K )=L *QU
  ,@;LU )>;WU )L1L &W %6W '!QL!W '#QK&WU (S '',WU!Y7W (L=QU '(!W '.L6#XO7W?6W!YNU '2QLW '3;WU +CM;W
  '7QU (YQ'L ':1V/L '?6W 'C!QL!W (2O2W 'U %C77W %Q &7YQ &8YQ &U %R &$16WU &C'M2W %S &!XZ2W &#ZL
  &6Z[&W )L )QU &;L@NU &@&W &C!YQU '#QK!W #$2M &>MO!W'LU 'QU7KU $V$;AL71V/M2 (Q@N &=2W3MOU &@L?!
  *6['W7KU &M=2W *3MOU *>MO!W +O7W $W #%QL@ #&2W &#S &3LU &:QU $6W &U $;WU ';= $<W &C6[QL&WU $MO
  &!W (8;WU (;M &=[L $O2W '2MO 'C=&WU %S &3Z!W $P $QKT &W2PU $ST &7QU $TW &2&TW2&TW $W %!O7W &Y&WU
  *7&W %#X,W &YMO!W &Z!W '&W %$X&W )6N<L %'7!W2QLW %2&W2&W +>O7W (U &6W (!L> (C&W;X[ &L9XPU
  &MO!WCLU2MO!W (&WU &OS (CMOU#Z!W &ZR %7X+W )6L &Y,TW %8PU %;26W &M2MC&W;26W &ZR %=Z!W 'R %@L %CLU
  ('O (7Y %F %U &!6WU 'MO!W 'XMOU 'Z!W &#X 'Z6W (QU &&KU7M &'L=&WU 'QL!W &(!W )7MOU '6W )@Z&WU
  &2MO&W +@P!YNU &4MO6NU=[LU &7QK!W )&W 'X+W &; '>[O7WCR;>[O7W 'Y[O7W &>MO!W 'XLU &?#Q2W &@LU
  'P!YNU 'ZLU &CMO&W +#Z6W +3OSU!XZ6WU %V!XN )!MO<W!X7W )#KU2MO )2MO )6MOT )=[,W )>!W!X7W .<W ,2MO
  *,W#ZS ,'Z7W .R )@NU ,!Z&WU ,7OS &$2Q )!MO&W )#&WU )2MO&W )6O )8Z7W )@=Z2W *O2W '>6W (M7W +!7YLU
  +6MO&W&S +7Y,W '?M)V)L '@;F'V'L 'K (#XMOT2RT ($YMO>W ('OS ()L2W (,N *,Z2W (3QL&TW (6QT )S (=7W
  )O7W (@;NU )LU 'O2V2MO=W *3MO=W &@L $Y&WU (7ZLU (@6W %M;TW )! )26W(L *NU;XMOU -[O2W )7XMOU *ZR
  )@; +LU *LU 'WU )'LU ,'=M2W 17QU ,7QU ,<P ,= &C'Z6WU '2Z<W &OC&Y&W 'U (#S (3LU (8ZRT (@MO $ZQT
  '3Z!W '>MO!W (Z[2W 'C@!W $[KU '#X '<L+W '>MO!W #' $!6GU %W &'!W )C=!W=!W &C7QK!W (YQL!W $#;W@M;WU
  %XN 'U $&WU '@LU $' %C66 &=L=L &GUGU %W &!QL&WU &#S (!QL&WU (#X!W (3Z!W &;[O6TW &C!YQL '(QU
  ';QU!QL&WU ([6W %ZL $(OSU $+W &!YMOU &2'MO!W &3L?= &6MO&W&S &;7Y2W &>MO!W &@8Y&TW &C(!W '2MO&WU
  '>L &U '@M 'C?KU $,WU '7YQ 'C=OSU (?KU )QU (Q?U +;[2W2;WU $2&W %OSU $3Z&W $6TW@LU $7W &2,TW &C7P
  '8L '>X+W 'A7W %XMOU &QL!W %Y2W &O '2W $8QLW %XQL!W $;WU '#6TW ''L;QU7ZR '3LU '>QT!X&TW 'C@7W
  $=Z[;WU $@2W %M;WU $C6 %GU $L %!QL!W &XZQU &YQ %#XQ &YQ &ZS %&2W#S %'L %2&W %6&TW=QL$K %7&WU
  &YZ6W %;!W %=Q'L &[QL&W %?;WU %@'W &2W3LU (6Q %AQL&WU +CM;W %C'L &LAL= &M;W %U &!YPU &#S 'XQ &'LU
  'MO!W &(6W=Q &3LU 'MOU 'QL&W &7O7W 'QU )22W &;[LU &@Z&WU &C'L '@QL!W $M %2W ''M2WC;YZ[L;YZ[L
  -Z[L;Z[L '@LU 'C7MO&WU %6V2Q<X +>QU7KU %7WC!XR %;WU (!YQLW (#XO7W ('LU (2MO!W (7'W (8;WU )QL
  (=&TW (@=R )Q (C=Z;WU )?K8;WU %C'M %O &#Z6W &&W (C#R &7Y6W &T '3MOU '7QK!W 'C&6WU (,[QL!W &U '2=
  '7MO&W ';= '= (!M'V' (''W )L2QLW7Y6W (7OS6[M7W2MO!WCO7W (@!W@Q (C8ZRT );[O>MO!W=[QT6Q (M;W +!&WU
  ,YNU +6,WU %W;WU7O7W $N#S %=&W (#S *'L %C!OSU &'+W &;S &=N &>X+W %U &C6&WU +C(QL&WC=Z!W '7MOU
  (ZLU $O %!X %'7W &O '7QK&WU %2W ''O2WC7Y2W7Y2W '7>O2W 'C7RT )YR %6W %=[&W '<W<L %>MO!WC7YOS>MO!W
  %@&TW %C!Z!W &#R &&6WU &'7W &(#X &7OS 'QK&WU &=6W '7W=7W 'OSU &?QU &@&WU &Q?U %S &C'OS (QT ',N
  ':!W *,N *2QLW *= *@&TW '>&W $PC'+W %UC';WU $Q %#S %C#MO&WU &7KU %L &!W 'YNU &&TW )3LU )C!Y7W *6Q
  *=[QL!W 'W (U )C#XM2W &W %T &!QL!W &#ZS &,[QL!W &2,W &8QL!W7MOU &;Y[QU &<[!W &C& ''7W *!QL&WU
  'M;W %U &!7W 'YMOU &7QK!W &;!7W &C,[QLW '=,W $V'=QU &>;W $W %!MO %6QT %; %CQL!W $Z2W '#Z6W %6W
  '(OSU 'C6LU (8XLU 'U (3Z!W ,26W8MOU (;>Z2W (=QL!W (C' )3&WU )8XLU );YM2W %7W %;WU (!O6W (3!W (7Y
  (@2V2M (C' %<W '!XMOU %QT@LU %R &!7W 'XZ2W 'YNU &#XZ2W &7YO )b &@6W &C;YR '>;WU %S3O2W &=QL&WU #(
  $!W &(!W &7QK!W 'Y2W &8Y2W &;7Y2W &C'7W '6Z<W '@Z<W $&TW '#S '(&TW ';Y&TW7,L 'C!YO7W (26WU %W
  &#Y&W &(MOU?KU &26W )(L 'QLW &7YQ &@&TW &C7Y&W &U '2Z6WU '8X!W '>[ '@1V/L6W 'C&WV$K (=,W )QL&W
  (>XL (?K (@Z&W $'W &7YO2W &;X!W &>ZR &C(Z!W )2W '7MO&WU '8O ';X!W $2'W=L $6W &#XQL&W &C'QT 'M;W
  &U '2!Y<W '3Z&W $;26W $<W $L %!X<W %#S %&WC<QL&W (=Z!W %7YQ %@Z2W %C;Z2W $M7W '!MO6MO&W@QL(QU
  '&ZQT '2!W '7&W (Y&W '@&TW 'C2QL!W %;TW (CCM;TW %O &!Y;WU &&WU &2&W 'QLW &7K 'YO &=[&W &C;M6TW &T
  '=[&W 'C7M2W &U '!X '#X '(MO 'C!QL&WU $N %#R %2MO&W %7X+W &Y6W %:PU %<'W %C&QKW2,TW &6['W &7XLU
  'YLU &@LU7K &CM;TW %U &C!L '2LU $O2W ',Z[6TW '6L '=QL&W=QL$K 'C@,WU %6WUC( %7W 'C#R %S &U '#S
  ''N=&W (Z6W '@2W 'C7MO&W?<W (8Y2W (; $P %U $QL!W (CCOS )G *U &&W (!MO&W (2QLW!MO&W (;[PU (C<QL&W
  )=Z!W (U &2>X&W &W 'C#X $S $Z<W 'C7ZLU (;Y[QL&W %Q &#&W7Z6WU .8ZRT 'O6'W(!W &,L2!L )M &2QLW
  &@LU#X&WU &C;XMOU &U %R &C&&W #)-L &!L@ $L2@2W $NU $V*2V2 )M!L<26 #+TW $V)>N #,'W &C!YQU '3,WU
  '72W $2= $;, $L %;M %@LU &P %C>[MO&WU $MO &C;,WU $N %8QLW %C,Z2W ([2W &;X[ $O $QL&WU )!MO&W )#S
  )(6TW )7YQC,L7YQ );M )C,L $ST &!XQL!W &#S &(NU &76WU $WU $Z6TW (2OSU (C8PU &W3Z!W %[6TW )!XMOU
  )#PU *XMOU )2!W *>P>P *OSU )>P )C8PU 'WU )F74Q@ $[L &>Z<W &C2L %M &#S &O '(MO&W 'T %N &CAQL!W
  %QL!W )3MOU '&TW 'W (#S *(QU (2MO!W (3M (;M (@&TW #-V.!3L )!X;WU &$S &&WV$@N> &; 'O2WC&WU
  &L=@C22W $W #.!3L $; $=6W $@N> $L=@ '; #1O!Y,TW!M=M<L %;YP (9OSU %<O$W $V/)L %1?K (9Q4 $W#X&WU
  #2!W &'QT &6QT &7QK!W &C!X $&TW=,WU (R %W$MO1WU ,C=OS$MO1WU &U '#S ''!LU '7YQL '>MO!W 'C!X7W )Y7W
  (5;V; (8X&WU $'W $,W &!X &#X &'Z;WUC&W &2!X &7QK!W 'YO $2W &(6WU &7,L )=[&W $6TW '26TW +C=6TW=6TW
  'C'&WU %W &!YL &&<W &26W )C2,W2,W &C=6W '@&TW &U '2&W'L;QU7ZR '7MO&W(=L 'C'LU (26WU7K $7W &@M
  &C!Y7W $;WU $>O6W $L %!X %'LU %2!W %=!W &Q %@&TW %C?6W )U &MOU %UC(NU $M %)L2 %2W '!L> (QL!W
  ''!W?MO&WU (M;WU '(QL&W '2:QL&W '6;M2W (M;M2W '= %4O!V# %;WC6!W 'UC'QL&WU %?O2V24QK@
  %@<?O2V2MC>&WV!L %C!X &>&WU %O!QL!W 'W5L2W (C#MO!W *S &#XO7W &&W (7&W#S (C2QL ,3P )8QL!W .,N
  )>[,TW (U )3!WC>Z6W );@M )@LU )C( *2L *3ZL *<[,W *=[,W &C' '3ZL &T '!XZ6W 'C3QL&W (;Y[7W &U
  '!YNU'LU '#X ''LU '2!W '7QU '=&WU7ZLU 'C(O2W (,Z6TW (7ZLU (>XQLT $N %;X[ %@NU %U &C;[O2W $O %#MOU
  %2WC#Z6W %6WU %7YO %;=[M %<P %>O7W %@&W %C7 '7YO '>O7W &<QL&W %ST '!YQ '#XQ '(7W '2&W '7YQ 'C7Y6W
  (>[,TW &U '>MO!WC#R>MO!W -2'W>MO!W 'C#R (2'W (=OSU $P %2!Z &P %6QC2P'LU %C!Z $QC7Q#S %L &&TW 'W
  ('OS (7S (=MO!W (C>!W ,'OS &;@2W &@2W &C2Z&WU &W 'C26W %U $S $V2 &6QL;2M )?K4 &:QL &AM2
  %39X2V3M$O1W &L>&WV!L= &O7V72V2M +W $W $Z!W '!X ';=[M 'C#X!W %&W '!= 'U (!X!X *M2W *OSU3M7W )YQ
  +!YQ (#S ('!LU *W>[,TW )L ((MOU )QL&W *U )ZQU (2L=L )QL&W +W (5L2W (7'V',WU (:?QK )Q?K (;NU +3
  (=6W )QU +;[PU +C2Z&WU?6W (>;WU )M7W#QK&WU )P *6L (?6W +!YNU (@!W@Q )6V2L6W )LU )M *C'+WU@M
  (C7Y&W )L<26 )QL&W#Y&WU %6TW (2!W (C2!W )>M7W %<WC2L %Q &C#R &T '#S 'C!YOS (3M &U '#QK&W (XQLW
  )Z2W 'C#QKW %R &C8!W #3 $!QL!W %W &! 'XQLW!L=N &'NU &(&TW &26WU *!X ,QL&WU &7K 'Y6WCQL!W7Y6W 'ZR
  &8OS &:?$W &;YMOT!XQU=ZL 'ZQUCQL!W!YNU &>;WU 'P!YNU 'Z[2W2QLW )L &?K &@LU 'MOT 'P &CO2W37W 'QL!W
  +;NU $&W &!= 'YNU &#S &;[LU &=QL!W &>ZR ([R &@QU &C;Y&W ([2W '=[LU '>&WU &U@LU $'W &3'WC='W='W
  &C&QKT $,W &!MO<W 'Y;WU (NU7X!W &#XQL &7'V',WU 'X!W &=QL&WU &@,W &C>M7W '?K $3MOU $7W &#MOU
  &2'W=L &37W &@LU &C(&TW '>Z[L $;WU@,W (;LU %YQL!W $L %!WC7&TW &X %7QK!W 'U %UC@MO $M %!= %2W2>6TW
  %6L &WU (2QLW (C!Z7W )#XO7W )< %7W %;WUC;[2W %C#MO!W &2ZQT %O!WC>MO!W *XQL!W &&W (!X $NU &!X&TW
  (6W &2,WU $O %7W '8YQ 'C3,W (7MOU %C3,W &C&W %S &#R &7K &=,W &?K@6L &C!X+W '3MO&WU '@&WU
  &TC7MO&WU &U 'C8ZRT (;YM2W $P %U &(O &26WU '>,W &3O2W 'PU )C7YLU7YLU &7YO &@8Y&TW &C(6WU $QL!W
  (26W )QLW (;26W (@&TW (C!P )#S ),[L )3LU ); )=7W &&TW 'W (UC#2W %T &C&QKT $R %#S %C7Y&W $S $Z!W
  ''&W (OS '6QT '? 'C?&W %2W '8XLU 'C3M7W (;Y2W %6TW2!W &WU %L &(MO&W %Q &3ZQ )9AO@O2 )=ZQU!QL!W7ZR
  )C2Z&WU=QU;[PU 6#XO7W *>L>L &C3PU &U '3ZQU 'C=[O7W #4M6V6L4K6W $QKW $Y %6!V#2W %= #5;V; '7YO $>QT
  $M! &7YO &= 'O1WU %-V.L6W %.L6W )#X %72M &V7K<W +!QL!W +7QK!W +=[M (L<W +<2V2 +>&WU +?&W %;L@W
  $V5; $Z6TW (=[,W &W #6!W &!QL!W &7Y6W 'ZLU &8QLW 'Z&TW &=[&WU>&WU &@;V96W &C5M7V7K<W $$V% $&TW@LU
  %WU '#S $'W &6L#S $,W &!X (!XQL!W &3 'MO&W &C82W &U '!>QU '&<W '(OSU '6,WU +C8OS8OS ([&TWC;XLU
  'C!X+WU $2V2 $6V2 '=M!S )<!S3MO!W '>QU7KU 'QLC66V2&KU7KU %W'M6W &U '7&W '8MOU $7O>V>M&W %W $;2$V$
  $?22WCMO&W $L %!&WU2!W &PU &YNU )=QL$K %#S %$2?&W 'S@+L1W 'V2M *!X;WU 'W (!L> &K;M )8>.L6W *MO>W
  );!W *$V$.L6W (W &S %'!W &M;WU &ZR %(L= &MOU %2!Y,WU &= %3M7? %4= %7(O7W &QK!W *(QU %8!W#Z!W *L
  &QU %;NU (C6L>X[S &YOS &ZQU %<+W (U %=&WU &Z!W '2W &[M6W %>OSU %? &&W %@? %AQL&WU %C(L &MO &OS %U
  &!Z7W &'QL&WU &,N &72W 'QU 'YMO&W'2O$S &<P &= ''W &>OSU &@2W 'LU $M'V' (=QL!W (>!V#1L %-V.L=OS
  %.=O7W &L=OS %;TW (@:&W (C!X %<2 %O&W (!X&TW (#ZST (6MO&W (7QU )YO (<P3LU (= (>O (C3!W &T '7YNU
  $N %2QL&W *CO7W %3QL&W %CQL!W=QL&W#Y,W %U &!7W 'Y,TW;X!W;[6W &;[O6W &C!;WU '6LU '7KU $O %!Y;WU
  *'NU %#S7QK&W %'L7Q &M2W %(O7W );O6TW &QU (@NU %)L2 %,L2 (#OS %-N!L %2!W &W '>!V#1L 'C7QK&WU
  (@M;WU %3Q=W %6,WU %7,L &W ''O2W!O7W'O2W 'C'O2W (8ZR %;L6 &QL46L +#QKW +7YO &YP %=L5 (6!V#2W %>OS
  (7-M>OS &QL; %@6V5Q &< &L@6 )L!3L $PUC,Z2W $Q %!)L2&W &6W (H!6W &X '7W 'OS %#!W &ST %2QLW %8Y&TW
  %@L!YNU7K %C#YQ &'LU &3LU 'MO&W %L!W (!XZ6WU (2MO&WU .7Y,W@LU )QL&W -=L@N>Q (6MO&W&S (;X!W6[L
  )YQL!W (<;WU (>Q (?6W (CO7W'O &&W &22WCMO&W 'V27V7 &5M@;Q2V2L )L &W#S 'C2L $S %C'QLW &>XLU %T &#S
  &'PU 'ZR &3Z!W &7X!W &= &C@!W $V2=!7W 'L!&WU (<W *!&WU *&YM *7YO &L7M2W &M; (:? &Q?K@M! 'L$2?&W
  )5?&W (?N3M %4!P &$P!XQL!W %5 &$P &7O$V$MO>W (3O)+W $W %!'LU %#2W &S &X&WU %'L '2OSU '3MOU ';O6TW
  %(QU %2>&WU &L2M2W +'!W?MO&WU &O '8!W7YMO&W '9>7YO 'C6W7 %3MOU &QL&W &Z!W %82W %>!W7'W %CLU (@&TW
  %U &26WU26WU8Y'W &6L;6WU6L &;6WU>MO!W '= $Z2V3@,L %<W '6[L;QL&WU %QU3,W %RTC7XQL&WU %SC2L#S '6L
  $['W '!X '#XO7W '6['WC>> '@L= 'C=@L %7W %;WU %L %M7W (@,W +8O );LU &O&WU *#S %N &U 'C=&WU %O6WU
  )C!R *'S *8ZRT %QL&TW *;>Z2WC@ZLU;>Z2W *C<[!W (WC8ZRT .8YQ )U *C&<W &U6[&TWC;Y6W '<L+W %S &T
  'C'7W (7YLU ,8Y6TW #7 $!L<M!'!LU $&TW %W &7QK!W &;X[QL>[QU &U '(MOT '>X[MO 'C(L )M7W (@&WU $2W
  &'+W &(MO!W &2!O2W &7YQ &>,W $3LU $5L6!YM<L $6WU '!YNU +'ZL '(MO!W '2!YNU '7YQ *@ZLU '8YQ *=M7W@L
  ';!YNU $7W &C#ZS $;[N $<M! %W &#S $=$QK<L6 +W %'Q26L %MAL6M< $>M6WU %N &C#=L %Q $@1V/L6W $F'V'L
  $K %4K6 (W %<W '&=R '>LU %C?&W %U &#MO &2&W 'QLW;YR &6[7W &?MO&WU $M2W 'C(MOT (7&W %6WU@LU %;TW
  %O &!W 'YQU &&W ('LU )NU (7QU (C6MO&W (U )!M6WU )$16WU )7MO&WU )C#YLU *' +LU &4W &6QT &7'V',WU
  &C!YMO ';MO '>X[S &U '!XMOU '@2W (Q $O,L %4W %7W '!QL&W '#S (X )M6W )ZQU '6ST '=!W 'C'7W (@MOU %S
  &!YNU $P %!6W &7W &XM2W &YNU %#XM6W %&O7W &ZQ (T %'L %27Y&WU &>QL &MO!W (&WU %3O2W %7MO&WU)O6W
  &QU &Y6W %;M &NU2QL!W &[O2W %=,W &[L 'M6W %>QL&W &X[7W &[MO&WU %?&W &;WU %@,W %C7&W 'O7W 'Y&WU
  +''W $Q %K &!W ((MOU (2,TW (C' *!W *;XLU *=[L )>;WU -2,TW &&W (#S *@P ('L#XO7W ((MO&W )OSU (C6[S
  );Y[QL&W (U )(ST )7K )>!V#1L )?&W )C8QLW *:!W *@&WU .(ST &'LU &T ''Z6TW '@ZLU 'C7KU (>QU &W '!YQL
  '#ZS ''NU '(&TW '37W '8OSU +C&WV!XN '<M! (S )!YQL '=OS '@LU=Q 'C&WV!XN %UC!;WU '<P )2,TW )>O7W
  $RT $ST &7QU &;[N &<P &= $V7 &;L4 'Q<X $W %!O6W &X,W ';7W!X &YQL&WU ,37W &Z!W %#QK&W &RT &X,W
  )#OSU )2'W7&W'L )>OSU 'O7W *#OS *'!W *(MO&W *7,L %&ZQ %'7W &L &MO!W!O6,WU &QL&WU3MOU
  %2'W#X!W#XO7W %3,W &LU &MOU;[MO &QL!W %68L (U &[&WU 'S %7QU &Y6W7QK!W .#XO7W %8XLU %;Y[O7W
  %>X[MO@;LU %@ZLU $X!W 'C'NU %&WU!YNU ((6TW (3O2W )P (7YQ +82W (8YQ %'W 'C#XZR %+W 'U %MO '!,L
  (MO<W (YNU +8LU8LU '#QK&WU ''&W (MO '2QLW '7QK!W '8QLW?&W (Y6WU ':QLW?&W '=,W *7X!W (MO&WU (S
  '>O7W 'AMO&WU 'C=Z<W %QL!W )=MO!W )C=[ 'T ((ZR 'W (!YPU *S (2;WU ,27W ,>!W6!W!MO&W (;<LU (>MO!W
  (C7KU ,>MO!W *X!W *Y!W %S@&W' $Y!WC#XQLW (7Y!W %&W '#S27W '(OSU '2L=L (M;W '76WU>[ ':Q?K '>;WU (P
  )6L '?6WU 'C7 (>XL (QL&W#Y&WU 'U (C36W %'W '!X (YNU '#S '(MO '2&W *#X!W '41W (QK@ '7QU (YO )Q *L
  '8MOT (YQ '<P '=QL!W ([L )M '>Z[2W '@&TW 'C(L (6L %,TW (C )'OS )6[!W )@M7W &W %2W '=[&WU 'C@2W
  %6TW &W '2'W=L '7Y6WC>[6W>[6W 'C>[6W ,7'W -YO %L &#YQL!W &6O &;<W &U '#2W 'C7X+W %M6WU &O!W '&W
  )C(MO&W )UC7YMO&WU +=MO&WU %NU '(QU '2MO&W '7YQL '@2W 'C&YM;WU ('NU (7MO&W )W )Y2W %O &2W &@:QL
  &C!X&TW ''O '7Y&W ';P &S>MO!W 'U %QC7Y'W '>,W &L '!W )C7YM6WU *;Z;WU (X<W (YNU '&W )2MO!W );<LU
  )C7Y!W )UC=Z[QT +>R '7K (MO&W '@;LU 'C(MO (AQL &U '!QL&WU '8YQL&TW ';QL&WU (Y6W '@6W 'C>Z[LU %Z2W
  (C#MO&W )=Z2W $Z!YS %&TW (#X7W (77W %LU 'C=&WU %Q &@LU &C=[O7W &T &U #8 $!W &26W &>O7W $2W &(<W
  &2&W &C=,W $6W &#YQL!W &2'W=L +2Q '>R>R &86W )8Y'W &C#KU $;WUC(NU $@LU#X&WU $L %C3QU $M %2W '6Q
  )T 'C'+W %; %O &T ':L$ &U '!YNU '#XMO ''LU6LU '26W (7W (QLW '3MO!W ,26W '6,WU +?6W7K '7QU '8Y2W
  ';7QU= '>X[QLT '@LU6LU 'C# ('LU (6$V% ,3MO!W $N %U $O %2W %7QK!W %C('W &3'W );XLU &7M;TW %S &8OS
  &U '#XZ2W 'C7M2W (>OSU $PU &C7M;TW $Q %L &!W &W '!QL&WU ''7W ',[M '7YO ';RT '= '>O7W 'C>[QLW %U
  $RT $X&WU (!YNU (7YQL (>Z&TW (C;[QLW )>[QU %+WUC(O2W %LU '!X (YNU '#2W '(O2W (Z2W +#QKW '2!W
  (MO&WU '8Y2W +(QU '=[PU '@2W (ZQU 'C6L *U %QLW (<;!L (=,W $Y'W '@,WU 'C('W (6['W (7X!W (A6W
  %MO!W!XQL!W )6!W %O6WU %P &3,W )!MO&W;M %Q &C2&W &L&TW#S $Z&TW (C7M2W %<W %L &U %RT %ST 'C3ZLU
  #9V:6V2=@=!W7&W $W $e6V2=@=!W %O2=@ #:!W,N &26W &8Y'W &>O7W $&W $<W!YQL&TW &@MOT 'P $M %)M6!V#2W
  &V*L2=LU %,L+W )@ZQU ',W %5;V; &L6W %; %@M!W )#S )@Z6WU %OUC:ZLU (Q $QU &; $ZLU 'CQ #; $&WU '27W
  &V$>L $,W &27W 'Z&W &7QU &;[,TW &C=,W $2Q %W $6O] %W $<W &!YNU &;&WU $L=Z2W $M %6MOT=,W#6WU &TW
  ('L (2QLW ,!X,W2QL!W ,3O2W ,7Y6W ,==[QT6Q -QU -[M ,>!V#S'O (6L#S (7Y6W2;WU %;RT@LU &ZQU2MO&WU
  %@LU#X&WU %O!W &U ''Z6WU '7Y2&WU 'C!L $N>MO!W $O2W %6TW &W '3Z!W 'U (#S ((QU +#S +2MO!W %S &C8PU
  $P %!QL&WU &ZR>ZR %(QU2MO!W %;[6W %C!X&TW &=L %U &7YQ &C;QLW $Q>QU %L &!W &&W (U &2!QL &W
  %TC>XQLT %U &#MO&WU &C''W $R %!&W %#XQL!W@;LU %'LU; %(N %,[&WU!X7W2&W#YQL!W %=Z2W %@LU (&KU (6L
  $V91 &O6W $W'N!YMOU %U &#X &&ZQ &2;WU2;WU .6Q &7YNU6;WU7YNU $X!W '!6WU (XQL!W (YNU '#S '(OS *7K
  '3Z!W '4QK@ '7YQ '=[M '?&W '@M;WU )O 'AO6WUAO6WU3Z!W 'C(L (@!W %LU '6,WU %MOU (!ZR (#O6'W(!W (''W
  (;''W (@6TW );NU )LU +#X&WU (C(ZQ )6Z[<W )>MO!W %[ &&W (!YQL &2Z!W &7QU &<P &C26WU?Q '>QL!W
  &QLWC;Y&W $Y&TW &W '!2W '>[ '@L %'W '!X,W ''ZR '7K6O2W '8O %,WU %2W ''LU '26MOU (QLW!YQU 'C'Z6WU
  (7ZLU (<O2W %M2W (' (C'Z6W &O!W )=,W )@O5L:O2W '&TW@LU %NU '(PU '2S#KU7M2W '3PU '6[6TW '7QK!W
  (Y6W#QK&WU7Y6W '=&WU (Z!W %O2Q &ST %QL!W )'QT )(6W ,4>!W ,>OSU *MOT )2!;WU *7W *MO!W )6LU8OSU
  )7'W )9MO>W )=&WU )>!W6!W *[,WU )?6W )@LU )C;YLU 'WC;Y&W -!YNU -6,WU -;XLU %R!7W &2;WU %Z!W &[L
  (7PU (8ZLU:!W %[O7W )3 *Z!W &QL!W *!YMO!W (&TW +'M2W +8QLW +>O7W 'U (C@6WU $Z6WC' %;WUC;S %Q &#S
  (7QU (:!W (;M6WU; )YM2W'Z6W;=[M (<QL!WXLU (=@QLF'V'L 'ZR &'LU &3M6WU>!W;[2W'L &= '[&W &>MO!W
  &C&O2W '6['W &F'V'L &T &U ''O2W'O2W ',&WU +3 ([7W '3QL&W '6O '8ZLU 'C2QL&W -'OS (;[&W %[;WU )2&W
  &LU &QC6[QL!W 'U (C!YMO&W $[&W %,TW!YZQ!YZQ %2W '2;RT (= (MO&W '3&W3&W '7QU (YO ';RT '= '@,L
  )WU#YQ 'C>QT (@LU %6W '!X 'C!6W 'U (!6W>;WU );WU6LU ,>;WU )QL&WU (C( %L &2QLW *=QU &U '#S ''QL&TW
  '7K '=[L %MO!W )>[,WU )@=MO!W %N &2S!R &7YO &@AR &C2&WU &U %O &#MO&W>OS &'ZR )=!W &(MO&WU 'QL&W
  &2W 'ZR )3M6WU &3;WU *C=L3;WU 'LU &6TW 'W (U &7QKW7QK!W &=[L &>MO!W &@,W 'QU8ZR 'Z&WU &C=L 'QL&W
  %PU 'C;2W %QL!W '&TW (WC=QL&TW 'W #<&W &(OSU &8Y'W@QL $+W &8;WU &C!XQU '=MO&WU (Z $L %U8XQL!W $M
  %O&W $O2V2C62V2 &W@8Y&TW %S@Z&WU $P %#S %2&WU &QLW#S=OSU %7Y6W %=[M %?K4 %@6W &NU $QL&W(QL&W $W
  %4N2L %>72W!LU &:;W %CQL&W $[!W #= $!O2W!O2W %W &7Y6W &8MOU &;PU )7YQ &@Q'L %X!W $&TW 'C;L %WU
  '(OSU 'C#XL (,Z[6WU (6[NU (; )Y'W $'W $,W &!XMO 'YQL &8Y'W &=Z[;WU &>,W &@ZQU &C#X&WU '82W
  '>XQL!W '@ZLU )QU &U '!YNU $6W &7K2N?&W &@&TW 'ZQU &UC2LU $7W &#QK&WU &'QL&TW &7Y'W=['W7KU &;[O
  &@LU &C!Z!W ';QL&WU 'O7W $;6N %WU '!L=QL 'C( (2L $>MO!W $@L &'PU $A2V28MO>W '3 (8>.L6W )MO>W
  (;$V$.L6W *W %6V2L %S $L %!X %#6TW &S &X %2MOU &QLW7'V',WU );YQ %3;WU %6O2W %7QU &YO %=[M (C=L#S
  %>!W=[M %?&W %C3PU $M %6V4;L *>[S %7W '#MO '(L<L '6M;M2W '7YQU '8;WU (Y;WU ';3Z!W '= '@&WV#;WU
  (6WU 'C#Y,W (&ZQT ((&W (;YZ!W )[2W (<QL&W (=L )QL&W (@S (L?K@ %;Q2V2<X ,:O=LU %<L %C=ZR %O!WC=L
  &&WU2QL3O2W &C@Q 'MOU &U '!XMOU '2Z6W '6O ';X!W 'C=L $NU $O1W '(Z;WU '2!W %6TW %7W '!YMOU7Y2W
  '(MOU '26W '3O '7X!W ';&W!L 'C(&WU (=,W )Q (?K %S &U 'C'O $P7 %U &C6[;WU $Q %!YO2W %#XZ2W %7YLU
  %C2Z!W %L!W3Z!W &&W (#S(QU ((QL&W (2!W )&W +(QU (3MOU )Z6WU>&WU (7X!W (;[M6W (=R )[&W (@Q (A7W
  (C?K (UC?<W &2?&W %U &!YNU &2!YNU 'QLW *7MO&W;AL?6W=[&W2QLW!YNU +OS &7MO&WU 'OS'L &<P &@L &C#XZ2W
  $R!MOU $S %'QL&W %7MO&W %@&TW %C!L &2LU $Z!W '2S %2W '?6W %;WU %<W '!QL&WU (X '2&TW2<W )W '=QL!W
  ([M '>Z6W 'AMO&WU 'C'LU %Q &>MO!W &C:QLW %RT2MO!W %SC=[L %[&W!YQU'LU &2W (C6QL!W &6WU )7YQL
  )8QL!W $[!W '!YNU (ZR '#ZR '&RT '2!ZR '6,WU '7YQ '= 'C!YQL!W %&TW@LU &W '!YNU +C=[&W!QL&WU ''QL
  '3Z!W '7QKW ':O=LU '; (&WU!YNU (M8O=LU '>2W>2W '@#&W %+WU %,W '!Y,TW '>MO!W '@8Y&TW 'C2MO %C6
  %LC8ZQ *@ZLU %M &6W (!O6W )QL&WU (#S (6,WU (7X!W (<P (= (>Z6W (@2W )Q (C'QLW ))QLW )2QL!W )?K
  )AO6W &O!W )3M +OU 'U (3&W %O7W (C3ZQU )<[!W )=[&WU &ST 'U (!YNU (#S (6L (7QKW *U (C6MO&W );Y2W
  %QLWC=Z[2W &T '!XZ6WU '2MO&WU (QL&W '7Y,W ':!W@LU ';X!W6[L .@MOT (YQL!W '>Q 'CO7W'O #>!LU ';RT
  '@!W@!W %W $&WU '26WU '7QK!W (Y )6W '<MO&W '=QL!W *&W '?&W 'CM;W &V!L $'W &#XQL&WU &7QU &@;LU
  'O2W $)V)N $,W &C72W $2W &'LU &2>QL $6TW2!YLU $;V7<W )(=L 'L<W $<W &!QL&W &#Q2W 'X!W *; &26WU *7Y
  &8OS &9AMO &>;WU &C>2W (<W $A] $L %U &2P &=[M &C>L $M62QL?M6= %7W '>M7W %;TW>M;TW &V;L )!YNU
  )+L1W )8!W )@2W *OSU )CMOU &W '#S '7QKW ';M 'C!QL!W (,L (>'W 'U>M;WU -!7W (C!XS %O &!W (!;WU(MOU
  0;@M (7QU (:L@L (=2O (@&TW ,C>XLU@&TW )M (C3MO!W )>MO!W *XLU 'X (P 'YNU &';WU &(6V4 &2P (C>MO7K
  'QLW=M &7Y,TW (Q &8Y,TW &;RT &=;V;!W '[M &>MO )!W 'QU &C>XQL!W &T&[K '>MOT +@M &U $N %2MO&W
  %7QK&WU %>N $O %2W 'C>ZQU %7W '!M'V' (Y7W );WU ,@;LU )ZQU '#6TW (QK&WU (Z&W ''#6WU '(&WU
  (MO&W=L?6W '.L6#XO7W?6W!YNU '2L?6W (MO!W (Z&W '3O2W '7KU (M2W +=!W (YO2W '8Y'W )O2W ';XLU '=OS
  ([&W )O7W '>!W;RT '?2V2=LU (6W *3QL!W '@&W (; )LU +6QT 'C!MO&W )XZQU -7YO (;[O(QL&W (>QL!W %C<!W
  %SC#YOS '>QL!W &U '!X )Z2W ''OS '(MOT '*QU '>MO!WC#R>MO!W 'C#R (3,W (7QK!W (86W (=&WU )7W
  $PUC>M;TW (R $Q %12QL %>MO!W %C>Z&TW %L &!W &&W (U )!'LU *QL&W )'&W )2QLW )7MO!W );&WU2=LU )C'LU
  *>XL &2!YNU '6W 'QLW &: &@OSU(<W &WC>R(MO %T &!X &7QK!W 'YO &8YT2W &C!X!W )&TW '3 %U &#MOU 'XM6W
  &$=O7YO &2&WU ';P 'P &3LU &7QU 'YO &; &@L &C7&W $R %>R %C>[<W %T $S %!MO&W *7YQU7ZR %#X 'MOU
  %'MO!W &QL&TW9MO>W %2&W &MO&W &QLW &S#Z6W %3P %7Y %=MO!W &[PU %>[R %GU!&WU8XLU $V>7@>V>L7 -7YO
  &L7@>V>L7 .(!W(S $X&W '!X ''>MO 'C;Y6W ,>MO (GU %+W ';7Y2W (N '@&TW 'U;=[M (@&TW %L &U '#&WU (O6W
  '3MOU '7X7W'7W?7W ';[QL!W '>MO!W %QL!W ):L@L )>XQLW )C7QK *>XLU ,QL!W '&WUC>XL 'T2Z!W 'W (C'LU
  %[&W (U );@M &7W (3Z!W &;WU@LU &L &MO (>X[MO (C>X[MO &S '7<W *'LU *@OSU $Z2W '!X!W '7,L@&W!XQL&WU
  (YQL '8YQ ';RT (XQL>X!W '=O6WU '@:QL 'C!YPU (>XQL!W %6TWC>Z6W &W '(OSU '2=L '8Y&TW 'C!XPU *ZS
  )YPU (;&WU 'U (@&TW %;WU (7YQ (@<W %<W '2!P %R &3&W );[2W &7YQL &<P &>ZRC#XQLW#XQLW ,Z2W#XZ2W
  *;[LU;[LU &@OSU'LU %[6W &;WU &L '!QL!W '7QU 'C>Z[L 'U &ST $[ %!O6W %(N %,TW (!X (7QU (@&TW (C72W
  )>[,TW &WU %6TW &WC7'W )Y6W %7W '!ZL &Y '!LU '&W )(MO&W %;WU (!X<W )ZL (;N (?QU (@&TW %<W>[<W
  %=,W %C7 %MO&WU *!YNU *2!YNU %O %P &#S &2!L &4K6 &7QU 'ZR &=[&W &?2V3O &C26WU ';Z[LU '>[QU 'M;W
  %QL&WU 'W!QL&WU &T &U 'C8X&WU (;Z[LU #? $!W &@LU $$W &9X,WU $&TW 'C?K %W &(MOU &7YO &? &C3Z!W '7K
  &U $)L2 %V)6WU $2W &!MO,[7W 'YQL&W &'!V!P &(O6WU@;LU &2'W3,W!MO<W2'W#O &7O(MOU &>R &C'LU '3,W $6W
  &U 'C2LU (?MO&WU $7YR $<?2V2 %W2QLW &4MO&W &>MO!W &C#Y;WU $C7YR %>&W $K %6O %U &? $M)V)L %,L1!
  %O&WU $N'M '2Z&WU $Q=L %T %U &=QL!W;&WU &?6W $[6TW &W 'C?K 'U (C?[L %;WU (C!QL %K #@!W &!<W>[Q
  'XZ6WU 'YNU &&&W &'QT &(!W 'S8XLU &2;WU &3!W(OSU 'QL!W 'Z!W &7K 'QK&W +!O;V71N 'Y&WU &;ZQU
  *?;WU!XQL&WU &= '[P )!X7W )#XQL&W )7QK!W )8YQL&TW );[LU &>Z[2W7QK!W &?&W &@#&W 'L#MO 'ZQU!YQL *#R
  &C=Z<W 'L;#S 'QL!W &GU(S7MO&W $&TW '3LU '6Q '<O2V2M '=[M 'C2&TW %W &7YQL&WU!XQL!W &C7Y &U '3QL&W
  '8ZRT '?&W *@P '@LU 'C7&WU )QK&WU (8ZRT &V#2 )5L2W (K=M! (XQ *<X!7W $'W &!X7W#XZ2W &'!W'!W 'R'R
  &2'W86W &C(6WU '@'W $,@2W:OS %W &?6W &C?K &U '!QL&WU (XZ;WU (YNU +6L )QL&W +W (ZR '#MO!W '&<W
  ''ZR *#X'W ',ST '2O6WCP2O6W '3M2W '6'WCQL&W (L ([>OSU '7P '8MO '<LU '>[MO!WCP>[MO!W 'C36W (@6W
  +8Y'W (QU $2W &C7O2W '8Y2W '>2W $4M@4K6 $6LU#S '2QLW#S +;Y2W#S %WU $7YL $=Q &(QL&W &2!W 'MOU
  &6O7W &7X!W &8X!W;[O &<O2W $>M] '6!V#2W $?6N '6!V#2W $L %!>QU %'NU %2!Y,W &= %3LU %6Q %7QU
  %8Y,WU,[&WU %;M! (L %C!Y,W &<L &@L %U &!&W '7W:QL&WU:N 'X (7YQU 'YNU &'&WU 'LU 'MO&W &(MOU 'QL&W
  (U &,[7W7QK&W;O6TW &2&W 'MOU &3MOU(QU 'Z!W &5L2W &6N (>6W 'O2!W &77W 'K 'MO 'QU 'Y,TW 'Z2W (LU
  &:PU &;L 'Y2W 'ZQU &<P &>2W 'Z2 )W &?K=QL$K &@Q &C7KU '=Q $M %'M2W )5L2W %+L1W %2=LU %6TW@LU &WU
  %7,L (=[&W &QU &WC6[!W %8ZRT %;>O7W &M2W(ZQ &W 'C;ZQT 'U (#S= (;<LU (C7MO!W *YQL&W %C!XZ;WU 'YLU
  &;Y&W '[2W7YO &=[M &>M;V;L %O!W (8ZRT (>O7W (C;YOS )?6WU )COS &&WUC?MO&WU 0!QL&WU &T &U ''&W
  '3O2W ';'&W $N2M@L?! +=['W!XM7W %U &!YZQ &7O$V$> &@NU )C#YLU#YLU *@!C@! &C#YLU '6[S '@NU 'QL&W
  $O2W %7W ''OS %: &#X &7MOT &=[O %=L &M6W %SU '!X (YNU '#S (X ''=M2W (L=QU '2,TW (QLW#S (Z&W '7YO
  '8ZL ';6S '= ([M '>MO (OSU!XQ '?&W 'C'ZR +!YNU +8ZL ((QL&W -C#;WUC6LU (6[O6WU (8YO6WU $P %2'W=L
  %=!<W 'L<W &L &M6W $Q %!QL&W %#S '27W %&WV#X<XQ!7W %(MOU %3Z!W %8YQL&TW %<P %=Q(,W %@2QL &S %C!YQ
  &#XL &7XQL!W &>R %L &!WC'LU &&WU )C8X&WU *@QL&WU &T &W! %U &'M2W &@OSU &C8ZR ';Z[LU '@OSU $R!YMOU
  $S %!O6W &QL&WU>Z[&TW +A'W &X!W;M ',WU '<W &YMOU 'QL&W &ZR %#XM6W (O 'RT'!W %'L &PU %,[M
  %2M2W=O7W=[&W 'O %3!W &LU &Z!W )=O7W=[&W %6!W &QC@S3LU %7QK!W 'U &Y&WU 'L 'O %8;WU'!W %9>S %:M6V6
  %;QL&WU &Y,W %= &'W &[,W %>OS &Z&W '[&TW (R7YQL&WU &[MO&WU %?&W &K &R %@Q 'U %AM6WU %C!W &MOU
  &O2W &QL (&W %I)L $W $Z&W '2P '86W(&WU '<P '@1V/L6W 'C7Y&W ,(QL&W 'U (7'V',WU (F'V'L %6W %7W %;WU
  (@ZQU %<W '@Z<W +C ,?? 'C8YL8YL %LU '!X '2QLW 'C7Y6W (>L %QU '!X 'C;ZQU (=,W )QL&W (@LU +8Y'W
  %SC8X&WU #A $'W $6TW 'C2LU %W &(QL&W &7YO &=[M &>O7W &U $;WU 'CA;WU $L(N $M %2W '2M='V(L6W '@QU
  %6WUCAQL!W %=M! %O $O2W 'CA2W %6W '7Y&WU 'C=[M6W $QL &!W &&W (U )@LU )C;Y&WU ,QT &?2 &@M! )S
  *8Y'W %U@LU $R #C $!V#=L %W $&TW $@S $M7W '!YNU '(2W (MOU '7O7W 'C6Q %;W %O $O7W '!L=6W '7MO4W
  'C#S )XO7W (3M6WU %S $P $Q %L&W %U &#S (;M &'L &72W 'MO&WU)O6W &;M #F #GU %(OSU %C' &8XLU #L $!
  %=S7K!=S %L &@ ''MOU +62W '5L2W '7Z&TW '<L+W '@P=R!QL&WU %X<W %Y;WU %ZR $#QK&W )#YQL!W )7XQLT );L
  )@S %S &2Z&WU &T %XL2W )!YM<L &QL&W %YQL!W $$ %6V2O )!:2W *L )?2W %;<O2V2M %@2V2M %K %OS
  '!YOSU?KU '(QL&W ,=Z!W '7Y6W 'CL$K7YO %Z6W $%L2 '3LU $&ZQT (>Z[2W $'!W '>X[L'!W %7W %=M '< (?K4
  &Z[&W %>X[L' %L= %M1V1 )!S %QL!W '&W &U '#ZST '3,TW %Z2W $)L6,W )6QT $,QL&WU $1L &!O6W *'N=&W
  'YNU &#Q2W &'!W &2,W '6W#MOU 'M!V!; &3!W 'LU &7MO&W +C8ZRT 'Y (&WU (QLT &8N(6W;[O &=PU '[&W *'6'W
  &@LU 'M;WU %N2L=L $2L &!ZR &U %M2W $39V91 )9Q4&W $4= %K>Z2W *7&W %M &?6W $66V2=M<!S '4L )(N %L7K6
  %M@&W %N &7O>R %O &:QLW $72M &W '7QU '8YQ '>Z2W '@&TW %OS ';O6TW %P;[O2W %QK '!W '&W )CL=&WU /@6W
  '5L2W %RT#YQL!W %YQLT $8OSU $:QLW (!X )Y;WU $; %#S '!YQU )ZQU '&ZQ ''6'W (L#XO7W '2&W (QL&WU '3LU
  '7'V',WU (QU '= '@Q2V2L %:6V2Q#S %?6V2S#S 'W2S#S %@L %L %M@ %Q/M2W %Z $<26 %LU %O &!7W &9V9Q4
  &?0O6(QU &@&WV#K=>Z[2W $=&WU %L;W %M<6W %O1W &S '!7W (O6W (YQL '#S )'LU )26W(QL&WU (YQL!W7KU
  ''MO!W (QL (ZR!7W '2ZQT '3&W (LU '7Y2W )O )Q *L&WU '8Y2W '=QL!W %QL!72W '$V%XS %Z[&W %[&WU $><
  &7Y2W %L7@>L7 )V>L7 %M6W (&KU(&TW %O2W!X&WU &7W (7O4W %PU %QL!W &U>X[L>QU %Z6W $?)V)6WU +!QL&WU
  +=Z[&W %K@ &A;&WV$>L '?M?KA %O@QL $@6V6!S %?!V#<?M)V)L &QK %BN &[N6!V#2W %L &&;WU&;WU8Y'W &(6V4
  &7YQ &?2N %M@ %N@ &U %Q?K2=LU %S %Z!W>X[L@Z!W $AL= '#XMOT2RT#Y&WU $BL?! $U %!'LU &MOU )2!YNU
  )=L;RT )CLU3LU &O6W &QL&WU &X ';#S &YMOU;L6W2!W *C6W3QL&W 'NU )7KU!YNU %#R &X&WU &Z6W )9> %&<W
  %';WU &MO!W *#Z6W'MO!W %(,WU &QU %2!W (@=QL &&WU &6WC&W>XQL!W &MO&WU<LU2MO&WU (U(QU &OSTCLU6L
  .8Y'W &PC&W;X[ &QL&TW +CLU6L8Y'W %3LU &O2W %6,WU )#X!W &L '7KU6L '@,TWC;[O &ZRT )7KU %7KU (2= &QU
  (;[O (CLU;Y[QL!W>O7W &Y 'MO&W 'O 'QLT %8Y&TW ',TW %;>MOCLU;=8Y'W &ZQU %<P %= &7KU= *=[M &?;WU@L
  &[M (7KU=[M %>7W (#XM6W &OSU &XQLT )W'ZL &Z6W %@6W &Z6W )#Z6W'MO!W %C&W &6W (@&TW &LU<LU<LU #M
  $2W &!7W &(QL&W +6L=N &3QL&W &7O6WU &=[OST &?&W )@7M2W?&W &@Z6W8L;[QL!W $6TW %V4M< &5YQ $7W &!XPU
  'YNU &#6WU 'X&W;PU2PU (M6W &&MO!W 'ZQT#X &'!W '&W &(2W 'QL&W (U &26WU *2!W &6MOU'OS;Z[LU &7X!W
  (QLW +(QU &86W'QL&TW )@LU 'QLWCM7W:!W &;!W )#Y&WU )2M2V3OS )7QU );!W *Y&W )= 'QL!X 'ZQT *#X *(QU
  *7&W '[M6WU!X (O6W'OS;Z[LU &=L (#&WU (3 (7Y&W (>M7W (? )&W 'QU )7X!W $9Y!W &2W'7KU $;TW '2>M;TW
  -'O6WU '=[&W +',W 'CM;TW %W &!O7W 'X<W (QL&WU 'Y!W (NU=#MO&W +[&W *CM;W!QL&WU &#6WU '>QL!W ,(ZR
  'QK&W 'YQ )=L#YQ 'ZR &&[KU &'L 'QL&TWC'MOU= &(&TW ',WU>,WU 'MO&W 'QL!W &2!W );&WV$>L
  ''W(QL&W;NU2'W7YQL&W '6WU>;WU +XLU 'L!YQU 'MO&W=L=QL!W )W&W=L=QL!W 'QL&W#X )W7K *=L3NU 'Z&WU62W
  +7O6WU +;[O .@M7V7S +=QU &3QL!W!ZR )&W +!X ,YNU +#ZR +'O -S +3P +7'V',WU ,=M!V#=L .:QL$ ,X!W ,YO
  +8!W +:!W +;[O=QU +=!W@LU!X ,QU +@!W ,&TW ,,W ,LU;ZQU +GU &6M;TW 'NU#X&WU )6LU#X&WU &7'W=L7'W
  'M'7W (O&W=L7MO&W 'O('W2O7W 'QK!W!XZ6WU +'QT 'XQLT 'YQU &8O2W 'QLW 'YP7Y2&WU=Z[Q#X 'ZRT &; '!W 'L
  'MOU *#Y&W2&W 'RT=L;RT 'YQ=L ([QL&W -?7W -CM;W '[O!M'V' (PU#6WU &=L (#X (3QL&W (;[LU 'M7W '[&W *;
  (QT;&WU +M8O=LU &>,W 'OSU#X;WU@L7&W &@&TW ',W 'L (U 'M;WU7ZR 'OSU'=M2W *(QU 'P (CM;W@LU &CO7W &GU
  (#6WU )OS (62W &U 'C,WU;>O7W $O %!W '#!=&W ''7W *'7W *7P>QL&W '2&W &YNUCMO; %&TW (!QL&WU )X<W &W
  '!X&WU8ZRT '#X&WU '3Z6WU 'CMO&W *4&WU 'U (!X (#6R (6L (C;L %'6L &L '6L'L %)L2L &O6WU %2L
  %6L!XMOU!6WU ''L )=6W7OS&ZQ %9L'N<L '2MO&W 'AQL %:RT %;&WU );'Z;WU %=Z;WU %>S7'W %CQ''W %U &!&WU
  *27W *7!W +P2MO!W +RT '7W 'QL!W 'Y;WU &#Y;WU!ZR (QCM;W#YQ 'Z!W (R )'LU &',W )9OS;QL&WU '=,WU 'LU
  )!ZR )#ZR )&<W 'M;W 'QL&W#Y;WU +U#Y;WU 'Z7W#Z!W'Z7W'LU *'LU &2,W6'W '6W )(6W#2W 'MOUC&TW2&TW +2
  +;WU2;WU 'O2W *!YNU &3M6WU +'!W +7&W +@,W &6&WU#Z!W6&WU 'LU!O7W )2MO &7'W;!ZR )CM;W7'W 'O2W *7&W
  'X!WCM;W7X!W ('W 'YZ2W &8MO &;&WU;'Z;WU *=&TW=QLW ''7W#Z!W;'7W ',WU 'R (@O2W 'YQ &>,W!QL!W 'O7W
  &@'WCM;W@'W ',W 'P!YNU &C&W )#Z!W<QL!W 'M;W *3P 'OS &Q #N $!YL!ZQU %ZQ2L $>!W3=Z6W ,6'W %,W>,W
  %QU(ZR 'CL>QU $@L $U %7K &QK!W %=QLCNU=QL #O2W &!QL2= 'X&WU (MOU;[O6TW +CO2W7RT 'YLU;Y!W7QK!W
  (Z7W +#OSU +26WU +4?<W,[&WU +;MOU &#&WU '6R 'OS 'R 'X7W 'Z!W *:O=LU &$P &2MO!W &3ZQ &6N#R &7P3MOU
  &8M67W (O &;Y'W *#X (MOT &=MOU '[7W#R &>Z[L &@=MOU &CL (@=R )QL&WU@R (U@QL&WU@R 'O2W!X!W!X!W
  ,Z2W!XZ2W *@R@R 'QLW@QL&WU2&WU 06&WU 0@R &Y;'W $6UW(S82W %W &CQL!W &U '!16WU '#6R (O2W7ZR (Y'W
  (ZS *=QL&W '&[!W7XQL '(6W *#X,W3ZQU (N (S )!YMOU )#Y,W3ZQU )3O '2QL (S;Y!W',WU '36WU>X!W (;&WU
  (QL72W '6MOT +#QK!W(ZR +(;WU +3;&WU ([QL!W '7&W *'MO!W (6N *7&W (MOU '8ZR *7&W *T ';QL&WU -#QK!W
  ([6W!P )O2W ,#Z!W ,2<QL '=,W '>!W *#X (QU8!W#QK&W 2;MOU .X '@NU *(6W -#YQL!W *;[O6TW 'C&WU@S
  (O6WU!X!W!X!W .Z!W!XZ!W /2W!XZ2W ,C&WUC&WU 'H!;O#W $7W &!Z!W (7W &#!W 'XO7W 'YOS &',WU;7X!W 'LU
  'MOU 'NU )6ZLU );7X!W 'O (S &(!W 'MO&WU 'QL&WU ,7OS (U &3M6WU +@P 'O7W 'ZQ &4MO&W &6[R &7QK&WU
  &;M 'Z[6WU '[&W (,TW &=['W &>OSU *@M;WU +Z&WU &@X[QL&W &CO7W(MO&WU(MO&WU &I $S %!YZ %(QU %2OS
  (2OS (7&W %7Z&TW %8ZR %COS@QL&WU@QL&WU )R@R %T &(MO&WU &7O6WU +2'W>'W 'X &;[MO&WU %U &!ZR
  &#MO!W7YNU#MO!W>MO!W 'O &2LU 'OSU &>ZR &?6WU &CM7W=L<[+W2ZRbCM7W #P $!X %Y;WU &QL&W!YQL&W 08Y'W
  *U $#X+W &L7QK!W '>,W (MO!W %YL $'&WU %OS@,WU'OS $2!W &YO2W!YO2W8Y'W %MO '&W %O6W@,WU2O6W8Y'W
  &S(&WU %P2P8Y'W %Z&WU#XQU#KU $3Z!W $6L &#QK&WU@!WC!ZRC6L>Z2W &>MO!W %N %O %[M7W $7P>QL&W#Y&WU
  %QK!W $;!YNU %#XQU#KU %2QL&TW %YPU $<LU '8LU<LU $=4P %MO&WU %QL&W&6WU8XLU %Z[&W %[,W $>,W>,W
  *8Y'W %6W@,WU>6W %X[QL!W6L +7MOU %[MO!W@,WU>[MO!W $?R $@,WU7Y2W;X[&MO!YZQU %M;W (CP;
  $AQL&WU>QL&WU8Y'W $C2!W (7QK!W %M;W %P@QL&WU@QL&WU 'R@R #Q $$X&W'N $4N $?=L %U &!Y,TW (NU
  &;YMOT?6W '[O6W &=QL!W;&WU &C>S $L %!W '!>M(L )NCL (X )#S )&WU )6QL!W!X )MOT '#&WU (S )7&W (X&WU
  ,&[!W ,'L .6N .7&W ,=LU (YQ *;[2W#X!W *<MO&W *=[&WU *>&WU +Z2W *@M;WU />O7W ''QLW6S '(&TW (MO!W
  (Z<W )Q'+W;XMOU(!W )R '26WU +!X +'LU (MO:L ,> (QL!W2QL!W +XMO!W '3'W '4MOU '6[MO!W '7MO&WU@Q=QL$K
  *U!XMO!W (Y,W )6W (ZR ';?6W (LU (QT )U (R ),MO (Y'W )Q *#S '=Q7Y6W )>[6W ([&WU '>!W&<W@LU
  (&WU5L2W;NU (;WU +7,L (P (X[MOU (Z[2W2QLW '?K '@!W!XQ (LU (MOU@MOU (P (S 'C ('W (7Y&W (M;W
  (QL!W@!W@!W %#X %&TW (#6R )S ((QL&TW (2NUCQL&TW2QL&TW )QL!W (@!W +@!W )MOU@MOU (C,WU ,@,WU#S (b6Q
  &W '#X!W ),W (Y&WU=['W7KU )L '' (,WCQL&W;QL&WU (L )=&WU '(MO (N$X&W (O ')Q<X2O '3P '76WU (Y6W3P
  (ZR *#S *= '9>;O6TW ':L>Q ';<W *;&WU *>QU (L (R,MO ,7&W )8YP (Y&W )Q *6&WU ([2W '=Q '>!W;[2W (S
  ([MO&W '@,W (7YQ (P (QCQL&W@LU (Z<W 'U (!>QU ((&W (8QLWCQL&WU:!W (; )QT (>[S %'QL!W#X %2MO!W %=QL
  %?1M!4O!V# %CQL %T &!YQL>6W &6L!X (?;WU!X '[>OSU6L &C6W %W &!X<WA'W!X<W *CQLW!X<W 'YNUA'W!X<W
  &$>N )(6W &&QK!W &2MO )!=Q'N );!W2'W &4K (>MO!W 'N!>OSU &7=L (Q2L 'ZR &;Y,W &=QL )&[!W &>6W
  'N$6WU 'R (62W@2W .7&W 'S &@S &A'W &C;WU $T %AQ $U %!X&WU %#X;WU %&YM;WU %'!W'!W &M;TW'M;TW8Y'W
  'CQU'!W &Q %(QU %2MCQU'!W %5LU7Y %;@L &O6TW &Y '@L<L %C2P7PC;X[ &QU ((QU(QU (>P>P (@!W@L $b#R #R
  $#MOU (@S %X&WU $(MO $3PU $4N $;QL&W )U $@,W '2QLT '>MO (QL!W $AM $C6W %R $T %2RT2RT #S $!7W
  %MO!W %X %YM2W $#R %XQLW %Z &!W $'QL&W )U $(&TW %OSU %ZR $2MO $3MOU@Q2V2L $4N;S $7OS %ZLU $8OSU
  $=Z2W $?&W#Z&W!X %[!W $@!MO!W %L &=!W %ZLU (#R!YM2W (2#R $T %#XNU %2'W7KU %7ZR %8Z<W )@=R %:66WU
  %;#6WU %CL@=R 'U@&TW &R %I &8Z<W #Z2W#6R #] $!1W2QL&W $)L6,W $2MO=W;Y&WU $3MO;Y&WU '=W= $;O#M $L@
  !D #'V(L@< $W #-V.L=OS $W #.L=OS $S:P2>!V#1L #2V2M=2W *>MO!W '>M&W %3M< '>M&W #4V5M7K4W +7Y
  %;M7K4W $W #6V44Q?K &6N>L 'S &L &YM<;AL2O>2L=L:ZRT ,<=.@AL=:ZRT )@S?=@N> 'Q (!YNU (#XO7W ('QL&TW
  ((,W )QL&W (7X!W (;RT (= )[&W *M (>O7W (@,W );V72V2M )M;WU(,WU $W #=M<L7O2W #@W $X[P #] $= %;P>M
  (N )7&W %M< $L;'V(=M< $M !E #;,W &@MOT #=ZQTE;X[ #@MOT !F #!&W &8Z&TW $V!-V. &. &L '#R '7XS
  &QL-Q<X %#QL&WU $W $X,W ##XMOU (&[!W #'M;WU $V'=7W 'S?K &L '$O1W2!W ''QL&TW '7'V',WU .'L=&WU '=&W
  (PU ([&W %(Q44M-V.M $W #1V1>OS );ZQU=[&W $W $[$P %2Q)QL %F2O #2'W>OSU2'W!QL&W!YZ!W $>OSU $O
  %)=O7W %7Y6W %8YQL&TW %:QL)6!X;WU %;[6W $R $V2; &= '!O=O '8>$O6N -6!V#2W ':4Y7MO4W /6!V#2W '<+W
  *'Z6WU26WU *C'Z6WU 'L@LBW ,6!V#2W #4,W:ZLU &U '2QL&W $AMO $K6WU (!XPU ('!LU (2Z&W (;!XQ %=2L$O1W
  %A=O1W $QK&WU );YNU!Z!W -',WU -;X!W .Y2W $V4M]'Q2N &Q@ %5'V' &M] #6[R &7&W #7! %L= $'L &#Z6W
  %V(Q4!!S &*L<W(=L $)V*L<W *(=L $-V.K! $2V3;e! $4N %Q &!Y;WU &2,W &3LU 'O2W &7QK&WU#XO7W (U 'YO
  )>Z[2W2QLW &@ %V4Q?K )QK %W &:QU $5M=O7W $6WU '@LU $72W '62W %K2W $;,WU %L &)QL2! &6 &C>&WV!L
  &F7;,WU %Q<X $=L &)L $@;V74!S )K *6W %L= $K %!Y<W %2W %4!V#1 &6W (!7W &K6W &W '.N:&W %7XS %<W
  '#MO '2S;X+W '7YO %@!L 'N &;V74K &M!L $O@W '!XMOU (YNU?&W ''QL&TW '(QL&W?&W '2QLW(&W '3Z!W '6QT
  '7YO '@,W (N2&WU (OSU $Q!V#L )7YO %K@2 '3@N> $V7K2W7XS &L2W7XS $YOSU #8QL!W'!W &&WU )!YZ );[O2W
  #9XMO&WU *2L=L #:2QL9X,WU $L $O2W '&[!W #;!ZR@MO!W;7X!W $&W &>MO1W#QK&WU &U $;,W'L;;Y[QL!W
  $V;2V2! $W $Y'W $Z6WU7&W %[6WU #<XL+W (#Z6W (76WU;6W (;YQ )[PU %QL)+W *'!LU #=P2MO&W $QL72MO!W
  ,@LU #@: %6ZLU $M;W $QU7QK!W!&WU &F;Z[LU $W $X['W (7&W (@NU &QL&W *!X&W #I $&[!W $(ZR $;[O2W
  #OS#S %2>R>R8Z2>R>R %IQL&WU #]4V4=!W $8=LU $A $LA $OS !G #==P #U $!&WU %MO&W %XMOU
  %Y!W>X[L=Z!W>!W 3(!W &NU $#!W %6WU %MO!W %QK&WU *#ZS -(!W *=Q %X &@'V'L#S &LU &MO %YLU=QU %ZS
  $':P27YO %LU '7QU %NU '#QK&WU(QL&W '.L6 '6L<! 'GU!MO&W %O7W %QL!W )!X +Z;WU7Y6W )'QL!W#X )6Q
  )76WU %Z6WU )3Z6WU )8O2W &7W;!V! &L $(!W %MO&WU!YMOU %OSU %QL!W76WU '&W )#QK&WU=Z!W
  ),Z[6W!YLU=QU;[PU )U %S &8LU>XLU %ZQU(S;Y,TW $,Z2W &[2W $2&W %,TW=L &W '#X!W '=L %6W#PU %MO!W
  )'7W )3;WU )>X[QL!W %OSU %QLW2&W $3;WU7RT3;WU %M7W (2!W(&W=Z!W (3LU (=Z!W7K %O7W (!YMOU ((QL&WU
  $6&WU7RT3QL&W %[M;W )#X &QL!W *#YQL!W *(QU *7X!W *=[&WU ,O7W $7+V'&WU ')&WU %MO&W;YQ!Z!W )U
  %QK&WU *3O7W %RT2;WU '3;WU %Y,WU %Z2W $;&WU %'MO %>QU %QLT $<+WU (#QK&WU#R6L (6L $='W %,W %L>P
  %NU 'GU>QU %P2MO&W %Q &7YLU %Z[Q=MOUC! %[!W &&W!YNU ,2&W $>,W;@O6W %OSU (@M;WU )Z&WU %QU $@'W ''
  %X[QL&W +!X&W +C8ZRT $CQL&W7YO $GU &(OSU &8XLU8XLU !H #! $$V$2L $'L!X&TW &=!X&W %N $)=O7W $2MO&WU
  $6S &7O(MOU %V2 %W &;O#X &C6Q!6W &H! $7MO4W %QK&WU $;O#W (CO6WU %P &>N $=L)W (7&W %N $?1V1:L@L
  %M56L;W %O'W (!M6WU ('!LU $@M@W %N &@&WV!6WU $L4@; %@6M!W *5P2&W $XPU $Z&WU ##X&WU #,TW &!YMO
  &#6WU 'S ((MO&WU (7ZR &'L=&WU &3QL!W#S &7=M@2W &;3 ('7KU 'YQ ([QL&W &=M7W@L &>L$;O6WU &?2W
  )'QL&W?2W &@,W )'QL&W@,W )?2W ,7YO #1N #24$W '= #7YN &> #<&W &!XPU #=3QU $L %2S %; &[ %?1W ((&W
  &2N (2MO&WU $M<L #?!6W #@1N $6W $L6W 'C=7W !I #!L@ &>QL! #$O2W '> #% #'2YQU>X *6W #)$O1W $L
  %!MO!W &YNU %#S %'PU %(O7W )C7YQL!W %,QL&WU %2,W &M!V!; %3!W (@6W &Z6WU!LU %5L2W %7&W &QU &X!W
  &Y<W %<Z&WU %=[M %>QU6!W &Z[;WU %CL1L #-V.) &.L6W #.)L #2V27V7 #5M@;Q2V2L %] #:L %'L %7QU &YQU
  #=@ %@LU!YNU #?K4 &#S &7QU &K'=M< #@5 #C,WU>MO!W !J !Q=Q>!W?KU #IL&WU %W &>R !V4!MOU>MOU!6TW>6TW
  !b !c&WU !d
  """#
