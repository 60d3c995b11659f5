// Written by scripts/word-break-tables out of ICU's dictionary khmerdict; not to be edited.
// Copyright © 1991-2022 Unicode, Inc., and others; docs/licences/ICU.txt has the licences.

extension WordList {
  static let khmer = WordList(
    letters: [
      0x1780, 0x1781, 0x1782, 0x1783, 0x1784, 0x1785, 0x1786, 0x1787, 0x1788, 0x1789, 0x178A,
      0x178B, 0x178C, 0x178D, 0x178E, 0x178F, 0x1790, 0x1791, 0x1792, 0x1793, 0x1794, 0x1795,
      0x1796, 0x1797, 0x1798, 0x1799, 0x179A, 0x179B, 0x179C, 0x179D, 0x179E, 0x179F, 0x17A0,
      0x17A1, 0x17A2, 0x17A5, 0x17A6, 0x17A7, 0x17A9, 0x17AA, 0x17AB, 0x17AC, 0x17AD, 0x17AE,
      0x17AF, 0x17B0, 0x17B1, 0x17B2, 0x17B3, 0x17B6, 0x17B7, 0x17B8, 0x17B9, 0x17BA, 0x17BB,
      0x17BC, 0x17BD, 0x17BE, 0x17BF, 0x17C0, 0x17C1, 0x17C2, 0x17C3, 0x17C4, 0x17C5, 0x17C6,
      0x17C7, 0x17C8, 0x17C9, 0x17CA, 0x17CB, 0x17CC, 0x17CD, 0x17CE, 0x17CF, 0x17D0, 0x17D1,
      0x17D2, 0x17D6, 0x17DD, 0x200C, 0x200D,
    ], words: khmerWords)
}

/// 81,028 words.
private let khmerWords: StaticString = #"""
  !! #! $!X+ &e $*S: $3V!!!,U $< %'T1p1 $A %p3e $S %1 %6 %; &!!Y< $T' &!!X' %, %1 %6!!X6 %= &'Y=)T1
  $U $X! %' %4 &90p. %A5p4f $Y5 %< &!!S; $Z< $[1 $_6!!S6 %< &(pDV& %e &!!S; $` %!!!b! '< %&!!b& 'b&
  %6 &!p<6U &$b %e $b! &!!S! %A %e $i %!p,c '1c '6S= %#` %'`&:g`& %)p<X& %:Y= %=X; %A!i $j, $p!, 'S
  'f %#=9S8 %&T' &^! '& %,, %1T! %<T1 &YA &[! (3V!!!p<[!,U (<d)Z= *8[! &b! 'e %=S!i &T!!!p=S!i
  %>TA!!p>SAi %AS %D: &S! (!!pDS; )pDS; '; &T' (!!pD^! '= &V! (!!pDT= &^! (!!pDS; '' &` ##!i $T!
  &!#!i %1 %6 &!#X6 $V! $X& %6 $Y' %A $^' $`!!#b! $p8S!i %=S!i &_e!#p=b+ %>!i &S'i 'A &T! (!#p>!i
  '' '5!#p>&i &[! &_&!#p>S!i 'A (!#p>SA %AV! (!#pAZ= '6 (!#pA^> #$U #& $! %5i %:p=Sd& +6_<_6a1&
  %S<8S< &d9p=[&4d %T1p1T;A %X:S< %_& %p<>T= (`= 'b; $#_1p1 &:<f $%Xd $'!p< %=5Y61p2:p9 &n1 %c
  %d6[& ):Z;!& %p<>S!i $)<S %U>8= %[& %d5Z; $*p=6 $,V!5Sd %a $1:p<Z1 *<!pAS#`1p< %S &0V& %Y' %d65i
  $2p:[<)[& $3SBS5 ))S& %n8 ''d0S5 ')[&$b! *3V! ',d<U '1d65i '2p:[<)[& '6p<)S)5!:p8X)S '8TA_A (p<a
  ':X# (Z; '<3_e 'A_e (p<Z' 'DS!SA 'E5p3p<U!p<B: (ApA<f $4:j %d $5$<6S=6p<)S)5 %S<U!p=SBS5 &>S'<0k
  'T! 'V! $6+p)S!S< (Y5AS< %Y<n0 %gY=TA8TA_A (UA8TA_A %p<;X3p4 $7=T1 $8= &!p<be &1Y' )Ad0&iD$S< &4d
  %TA_A %n5p4 $:5XApA'SAi %SA %X# $;!!S<A:p&S1i *d&S1i %S:=p6S1 %b48= ))S1T 'S $<!pAS#_1p1 *`1p<
  %0AT<pAA_<U!S)S1T &fAT<pA %2!p<be %; %S)1:p<Z1 'DS>X4B1p2 %d8& $=p6S1 $><A_5S1Y' *4d &fA_5S1Y'
  %S;=X! %TAp>!< %n;!0p,S= $A_5S)5 %b; %p<Z' &>n;1p<S0 );n1 $D1p,%S1 %5XA_5S +1Y' +4d *UN!
  %S!SA'<0k &>X4B1p2 &AS (6<3_A (< $N!3_A &9S8 $i %'!p< &p<>S!i %1X& %6,T>1p15k &_<gS &`! %;b&
  %<3_e %AW!Z< &h`< %CS5 (#p+Xd4p=S; (4p=S; $p!S+i )<=! )Ad81i &X' '+ &Z' '+ &^5 ': &`6 (!Y6 )p<Sd&
  (6b! *6 )p<X; &p<: (_&!&p!p<: %#S &[+ (#b (,a'Y=,S=i (Ad81i %$ &Z5 %<^1!&p!p<& %>!i &=i &S!i '<
  (!&p!`6 )p,S: *1S: (1p<'^! '= '> &T5 &^' &_< &`= &e '#S1 %A`< %B< &S< (6!i (;5p1 (>T= &T' '1 &`
  '!&pB=i '5 #' $_1T; $p'6A1p> &S;5 )1p2_< )Y61p2:p9!f )f %(f #)S $[& #+ $(= $p'! 'i (!+p'`& ($p<S1
  ((p=Xe (6gY=!:p: (9p5`! (>g`51S (CS5 && &5f &6i (!+p'Y> +)Z (4S1X (6S<U (:S1i &S+i )'_! *p<SA '1
  ': 'Ai 'd& &V& (! &X6 (!+p'Y> 'd 'e (!p,b& *1b& ((p5Y1 (2p: (4p5Y1 &Y+ ($Y2 (:S5i '< '> &` '!
  (6gS=i '1p<Xd &b& '1 '6 ': &d &p<! (&i (S+i )A )d (T' )6 (V! )& )6 (W6 (Y' (`& *<`& *>`& (be %(!i
  (!+p(_& ,`& )0p,^1 &1 '!+p(T1 &= &S '!i!+p(`& '+ '1i &T! (+p(!i '1 '= &V: &Y& &Z& &[+ ()p<Y! '=
  &^& '> &_ '& '1 (!+p(1 '< &` '& '1 '6 (!+p(Z1 '> &b& '1 %)!i &&i &5)a ',a &6i &< 'S4T61U &S!i
  )Ap=S )Dd8c '1 (DS=p&&i '5i '6i )8S!p; 'd &V& &XA (:S5i &Z &[ ')d8be '4p=Xe '6S;,S' '7[& '< &^'
  &_e &`e ('p<! (Ap<Y> (D&p!< &b &e '!+p)S; *8S; '$_ &p<!i (: (Sd& (T= (U> (V= (Y! (Z' (^' )6 )>
  (b! *$p5S *6b! )& )= (c %*YA %+S '6&pBS+:gY1 '<SAU 'N! %<p'!i (T! ')V= (^> (b! )= #, $6 $SAX4S$1
  $T6p63_A %85p4 $a $p- &$p$T &:0p.6 *Y #-T5 &1p2S< &3S5 #. #0<b$ $AT=S $S %0Y $T!AT=S &S<
  %1ASAp,p< $j $p, &! 'A+p+S 'S 'f 'i (!p<BY& ('T1p1 &6 &S!i '' (i )=`e '+i )8p<S; '6i )*p5S& ),a
  )Ap<Y> ,`& '< '= (! (#` ($p5S ('d0b: (2p&a (35p=_ (5V: (7p=Y> (:X# +$_ (;6i (<S1p<U (=dB (>S=
  (Ap3V& (D4p<S1p< ):p8< )S!SA *;X (i 'Ai &V& ($b (,d<U '6 ':(`6 &X! ('T1p1 '< (!5p=S1 ((p>_&
  (6&p!&i )p<:_e +`& (=p:_e +`e (A )p,Sd *<` 'd ((`6 &Y& '6 (;S;)U (A_e &Z; &^ '#p:Y1 '& (<S;
  (Ap>S; '1 (!+p)[ )pD: '3^ '5 '< '> &_& (,U (4p=e &`! '& (!0p,b' &b! '' (!0p,`& '< '= ()p<Xd +d
  (,Xd (6S1 %- &)f %. &'YC85 &:BS<S)68p>f &^< %1!i'T1p1 &S'i '+i )8p<S; '6i )Ap<`& '< '= (35p=_
  (7p=Y> 'Ai &X! '< (6p<`& '= &Y& '6 &^1!+p)[ '< '>Ab;<S)p; &_& (,U (4p=e &`& (!0p1b' &b'!0p1`& '=
  %BS)T5S #1 $+p+X1S *$X0 *4:j 'Y ($X0 (1S *4:j $:_BT $=T!< $>AS5 %_3T1S (5U 'U $S>AS5 )p1 $T!S
  '9_3 'A+p+S $V6 $Y6!S<f $i %'T1p1'&'Sd &d0Sd %*p:be %1p<S %3X! (5Y>)b$)n; %85p4 %9T5 %A:p$S=i
  &d$S=i %B_1X $p,S &T! %1S ''&p<a (Sd6S'i '5;b6S; '65p18Y) (d=SAi6p,Y< (p;Y3T' '7=T1!:p: '<Z:
  '>T9S$ 'AhU5_3T' &T! &X>S'! 'd %<&i %>S #25 $S %#0p. %'<T; &S;j '<p; %5 &f %63 &<T;bAS5 %9S$
  %:$p$ &X# %>1p2X &AS5 %A=p=S6 %D>AS5 $T! %1 %5 &!:p: &1p2S<!T'p' &3S5 #3:p8 $=T &6!p! %i $V!!,U
  $n8 #5 $!f $$_ $65 $;[& $T,p- (9$T5U (S $i %1S<n14S %56i $p,S '+ (i '< &V: &X=I &[; %-Sd&)[& &X!
  '' '= %1 && '<g& &6 &<g &S '+ (i '< (3p4S '><gS> 'd& &T+!5p1X+ '6!5p1V: '= (!5p1] &V6 ': &X+ '6
  (DhW1 '= (DX! (I (P (R &Y '6 'C_1 &[; &] &^1 &_6!5p1Y6 'eC&i &`<g` &be!5p1[; &c<gc &p< (! (& ),Y&
  )6p<_& (6i *#p=S (S! *<gS! *i +!5p1p<[5 1`& +)[& +,a )& (T'1` (W& *6p<V& (Xd ([& *<g[& )5 );
  (_!!5p1p<S! (` )& )1 (a )!S1i!p<'! -=ZA )'^<,`! )1p<&,W )61i )8_)p< )AhUAS; *p=V! (b! )& )5 (d
  %2; 'Ap=S6 &V! &b '! '< (#S&![1 +)[& +=T' %3!i (!5p3_+ &5)a ',a 'i ()a (6S!i! &6 'i &<S &=i &S
  ''DS= '3Y! '=1p<DS! 'Ai 'd (& )6S;A )B` (:U& &T'DS= '5 '= &U '&<U& &V6 'A &W &X; (!p&b! *,c *6T5
  *<&i +8[ (#p5X< *>^5 *A^ ,< ($b (''! ((p!` (,d<U (1p<U (2p=`5 (5S$ (6S<U )p<S (8S!p; )p<n1p<
  (9p5`! (=V5 )_# (A_e!Y13p< )p<Y> *=X; (D0p,[! '= 'd<X; &Y' '1DY& &Z1 (,&,S> (6p<b& (8p<a (AA< )_e
  )p<X! '= (!5p3VA &[+ &^1 &_'DS= '= (!!i )5pA`& )S6i )p<B: (''Y1 ()p<` (56 )UCX& (7`& )a& )p,c *1c
  (<X5 )d'_! (=p:SA (Ap,X! (D+p'Y1 &`! '= &b! '& (#^> (1p<& &d<X; &e<S &p<&i (: (= )DZ! (S!i )& )+
  )d *& (T6 (V6 )A (WA (X6 )d (Y= (Z! )6 ([& *<[& (`1 (a (b! *,d<U )6 %4< &S '+ '1i '4S '; 'd& ))[&
  &T&!5p4Sd& &U& &V6 &X! '' '= &Z! &`! ()[& '& &d '2_1 %5T,p-S %;S %<p16i (S! *i (Xd ([5 (_! (a
  '3&i (S+ )d&6S;A ([& %=& '#p56i )=Z5 ')[&:_6S '3c '4S1X6p,U '9p5d ':! 'i ()Xd (<1p5 &S!i,a '+i '1
  'Ai )! *p<>T= ,b; ):X# &T' &X! (!5p=^1 'e (!p<6U ($b &[! '1 ('! &^1 ($5p=b& (1p<'^! (3p>S< &_& '+
  &`& (#p3Te *=S ,+i (&Y13V! ('T5;d )Xe ((p:!i ()p<! (*p=6 (,,`= )_! (0S (1p<Y> (2p:,Xe
  (3X!6p<_&ASd& (5c (7p3e (8T5T1p; *Ab4 (<Sd (AhU7V! (D_: &b& '1 &e '$p<B`1 '65p3S1i ':gb& '<&p>&i
  %AS!i &Xd &`& (&Y13V! ('p<6X' ()Y1#p=Z5 +:S1i ,X# (,a (6&i! )S; (8be$b (;n5p1 &a '3Y! '7p3e '<3_e
  &b: (!Y5 (,be (1SI *P *R (7p!S (8& )S!p; (=:pD& )dD& (D! #6 $S= $T %'T1p, )1 %,p- %1 %= &8Ap,X
  )1X &9Ap1X &>1p2X 'Ap1X $_8p4 $b16!pAU $gS=:X)3V! 'i (':p=& ()d5Z+ (,V!A0p,b& (3V! (6<:S0Y
  )S+i$p<S6i6`! (9p=[& (:X)3V! (=p6S1 (A:X3p< (Bbe $i %!p,U %#p:b' %'p6S!i %,[: (!6i'X& %6p<S!i
  %9!i (!6i)p<Sd %:U5 %;b6=i $jY< $p6 &8p<V!pA &A3p3 &SA (8p5& *<a (:n; (=n!p, (BS6 &T; &f #8<:0T
  $T %7c $p(b& %7b& #9Y:T $p=S; #: $5 $<:SAi $= $SA>f $g=i $j %!S< %5 &d &o %_5p<p3T; $p![& %'S1i
  )#p:Sd& )3n8 )6&i )<b$ )=b9 )A1p<Y> '; &U '3X5 'A:p63S5 &b! %)S6i )'T1p1 )8S!p; &T= (7_e (DSd&7_e
  &_+ %+U %,c ''T1p1 '2p&a '8be 'A:p= (X<S 'C %1c ''T1p1 '2p&a '8be '9p=[& 'A:p= (X<S %3< 'Ad,U &S<
  (Ad,U &_' (!:p3U )d0 *3U (,`! (4Y=U (7_e (9p=[& (:SA (A:p=U )dCU %5S'i '+i '1i &Z' %6&i (D+p)=U
  &5S3 &S!i 'd& &X1 (1p6Y& &Y> &`! &b< %8= &Ai (!d8 ()U>9S8 (1p<V:'&p!_e (5a88! &U< &X '! '& ')
  (3_A (:T1p< (<,p- )S) (AX<T;S (S )!p<b: )4T61U (f ':S=S (n; &b) (5T!)5 +S (T! *S &p<[= %: &! '<
  (5S>S )T;: (AB)U8 (D9T)5 (N!3_A 'S< )5U )T!S *5U 'p#; )n; (<SAi &$p<be &'d8be &)U8 'p)>S1 &,p-S5
  &5p,<S; )AS= (1 )<S; )AS= )f &6'p'n; '2 '3 (7p3S=i '=T8b4 &7= &8= 'T4U '^< &;b5U &=T8b4 'd6S!
  &>'S'S<p; (f '1p2X 'S'! )S 'T4U *6!pA (6S! (An; +9S8 +AV! '_35S &A:X,p-S5 'T!pAS (3p-T *4T ,!<
  ,A&p$: -:<:p; .YB9S8 -B$:5k -S4S<0f -Z51Z 'pA3p4S &D!XA= '[; &S9T6S= ,6,T>1p15k ):X# ';15f &T!
  (9S8 (A:S)T! &d %< &#V& && '!`> (be '4p:_+Ap<X! '7p!S 'A!i &1` ('_e65p1T' &6 &:S5 )4p>[ &S+ '6
  ('b< (3n8 (8TA (A1p<Y> '= (!p,S< (1X (8Y! )p<d (E,p- 'Ai &T1 (!d0[1 (#p8Ai ()U>9S8 (*S: (3S6
  (:4p;: (;=i,V& (<:pDT= )dDT= *E= (=p6]5 *D^&:4p;: (AT!pAS )p,&i,S< *=S6i '5 &V1 &[! (#p=Z5 ('T1p1
  (1[! (9p5`! (<d8[! '5 '6 &^: (!:p<be '> &_6 &`& &a '!p<c ')[&AS &b= ('Y= %=S '' (T1p1 ';9_3 'd&
  )!S; *[5C[&2p:U *dB`& )'T1p1 ))1 )2S:8= )3n8 )4S1X )6S; *p<,S6iDS>X4 )8U<A_e ):Y=,p-S5 *[= );W1
  *b4S )<Ai *BT1 )=!i )>Sd&)S )A<X6 *_e )B_> &b' &c ''T1p1 %A1i (!:p< (3X$j1 &S5p1 &Z= (!p,c *1c
  (:& (A5p3Y' &b; %DZ1 &`= #< $) %!S; $0 %5S: &T;: %U &5_e &8Xd)Z!S= &; '!T'p' ,,m8TAT,p- ''Sd6S'i
  '8TA_A '=[!=`& %k %p. '! $4S1X $>T! $U %A $X %0S '>TA_A $Y0 $b %1T %:T %AT $e3ip': $n5p: $o $p:n5
  #= $!=i $5p3! $:S;S $;X3p- (4 $=p6T' $AV! $B %6p6>.p/5U %8T<b4 %9S8 %f %k $G6S; $S %!S;6p6AS3 %6
  &)5 &5T;: $T %&p$ (f %;X$ $b6S; $gW& $i %![= &` %;gS (0f!n: *:T1 (5 %DhX6=i=n!#T1 %Qp;#p8AiC[&
  (5V& $p6 &63 &8p<V!pA &>pJ!pA &A8p3 &S '>AS5 &f &k %;S0 (!:p: )S<T5U +U ($X0 (4:j (:T1p1 ,< (AT=
  )U= (S (U %Bb; #>!S6p; $T $U %5T85p4 +5k %60p.T1 %>&pAS $`!!(p5Sd& #A $S& &#p=Z5 &)S1T &6!pA
  &:T5C[& $T!:p: )'T+p'V:8be )8p<a,X1 );2S7= )D1T7= &< &S< (T5U %,p-S5 %0 &AS!pAU %7= %90p.
  %<X!p#!:p: $p6Y5 %:T< %;S)U>!:p: %<Y> %A6 #B!i $S60f #CS $b %6Tk &U &p0T #DS> #S $! %#p=S+i %$1T
  %,Y& %0T! %4p;Y&2p: %5SAY< %6S3 (!p<B: ('S&0S& %:5XApA %=n!p# ), %A:p= &d0=i '6X1p< %Dd8c 'd8c
  %S6 &> %U %`= %i &!6 &3X! &=pDT1 $#`!!S#b! %p5& $$U $& %$p>S; %,a %Ap=S6 $' %!b& %(p5[: %7p,S'i
  %=p6U=p6S+ %S &+ &4p:_+ %X& %Y5 %c %i &! '!S'iAp<&i 'T5$p5S 'X& '` 'a 'p6S'i &'&p!Y1 *_e 'p<!
  &)d8S!i 'p<X& &1p<S )Z; &3Y &4p:X& +,S!iAp:X$ )_+ &6^ &8S!p; &:p<S:,a &;!Ap<X! &<S& &=X; &A&p<`!
  'd,U &GA &J! $(S; $+i &$p5_< %p'5f $,X&)U %Y %p;S=iAhU 'Y!p=SAhU (.U5U (1_<gS8U (6gS3U (7Y6hU
  )p=_AhU (:_!S=U )gSCSAhU )p+gY6gS3U (=UA (A=p;ASAp1p< &<&i $.U0S=i &1 $0 %S,S %X& '.YA_1
  '1p<&iA_1 '>gSd& 'A&iA`& %Y1 ', ';5p1 'k &5T' %b %j $1 %$p<U %8p> (!T'p' %Dp5!!SA`1 %S! '6Y=UA &6
  ',YA^< 'Y=UA &:gS5i.Y &< 'gS!i &=U!:p: )< *)U>f &CT6AhU 'X! %T! %V6 %X& &d %Y1 &=T! %`= %c %d %i
  &!& '5p3X;=S6!d6b< 'S= )i 'p,U *8X5 (1U &#bDS> 'p:SA (A`6Y &'T1p1 +!S1i2p=[: +'b= +9V& 'X&
  )<=d$=i '_+ 'b= &*[ 'p:be &,_< 'a)[& &1 ':p<V: 'S: 'p<&i &2p=a &33V& 'V! 'bA ),S!i3c)S<6V6 'c<!
  &60p,b; '5p2; 'T3 'p<Ap5S )S!i#` &7p,S'i &8Y) &9Y:T 'p=X! &:!<! 'X# 'p+gY: &;=i &=S9 &A!i '&
  '6p,T 'S+ (d '_'!p,U +1U 'd81i 'hU 'p:S5 (<S6i (=S6 +!`> &DS=n; (> &Qp;#p=U %j $2S $3V! %YAp0T
  (;`< %`< $5 %1f %8p=Y %T5 %i &!5pAa 'S6i *3c,b; (< &#5p1U '` 'p)S6i (=Z5 &$d5T1 'p5S &'&p!Y1
  '<T;S 'T1p1 'p6S6i &(1p< &)S6i *:!)S:Z; 'Z< '[& &,a ($p5S 'd6& &1S:1:p<S6i '` 'p<0: &2p&a &3X!p#
  &5S3U)S 'c,a &6T0p. &8S!p; 'p<1 &:<0A+p+S 'Sd 'X#&S< &<6^5 &=3p4T 'X; &>ApAS 'T5n; &A'p'f 'SA5S
  *k 'T= 'U= &D8p;S!p<V1 'd0S' &G!p<T,p- &J! %p1 'S $6 %3Y! %<3_e %SjA %Y &5 '!:p: ':gY0YDX!AhU1
  'U3` (Bp>h`< &6 ',a '6p<S!i ';Z< 'Ap8S; %Z &<gS3n< %gS &T!!S6gX! &X! &Y '<gS= +i &c %hU '0_1k '5
  (9p=[& &X& ';<gS3n< '= %i &$SAi &':p!S< &(c 'p!S< +3n8 &,U &2p:'d0Sd &6Y)S &8` 'p<a &:X1 &A:p=S6i
  &GA %jSA $8T &)c &7c %p; '%p=b& ''Z5 '5T3S5 ':S1p< (n1p1 )3 'S $: %!T=_A %$X0 %'p(5p3f %10pBS
  %3X!p# &_8 %4S1X %6&p!f &<TCSBf %98 &b$T5U (U %:S3U5>f &gS'i(S5i3f %;b$ %<1U &S$ (S5XAn; &b$ %=b!
  %>T1!p! ';b$ %A&p>< &T5_Bf &X# &_>5S &d;b)5 &p5_BS '6Y5 %S &3U58 )> *f &<:p:0k &>' (< )'T1p1 &A>f
  %U+gX& %X'p'S &6S3S5 &:p:1p1!f %YBp>WS %_<gS (Y5 &A5S %b%f %f %gX& '::gS1i1f!f &`1 (*p:b= (+U (p<
  *+U &f '<f1T $; %!6i=X6=S& %$1SA1T &5p2f %,U %3X'p'<T1 &p>S< %6<TBS< &p6AS3 )pA3p4T '<S0 %85p45g
  *k &= %:X3p<S &b5_;p;f %<V3p4T %>5p35S )S &S'S &T!= )!:p: (>_! (S< '+p+1p1T *S0 '9S$ '>_! %A&p#S<
  &:S'S< 'X,p-S5 'p)ApA (63S (7ApA (8ApA )n5p4 (:S'S< &T!pAS &X# ''<T1 &b'_;p;f %J3p4T %S &5X6ApA5S
  &;15f %T! '3X!p# 'AX# 'S 'f &5p3p<T; (<p3T; %_ %gS6i6gnAAS1i4T &f '$n52f %j $< %!1i3X! &5S:
  &:pAS5p1 &S1i65p2; '6iA:p=S6i$p5S &T'p' &XB! &Y5 &_0p. '1 '<p0T1^ &`'p5a '3:p<&i '=:pD'p6S6i
  (dD'p6S6i &d01i &f &k!S<U &p61i ':Z; '< 'AS %#S16&i &XA(p$& (1p<Y> &Y'#S1 &p'U '5&Ad6X1p< '=Z5
  %$:p<S: &S6A&p!1i &T13X! &Z< (A: &a6d6S1i6p<S!i (p<>n+p' &b'< '<8 &p<6i$p<& %%Xd!d0[1 &bA5S %&S<
  (Ap<!S! %'&:_1p<U9S8 &6i &<'S &S1i'`& )1Sd& )2p5S!i '6i3SBS5 )8&p<1i )DS<:p:0k ';>S; 'd6S'i
  &Xe6+p)U &Y=)S1T (,a (<Z: &_+,d0[< 'e,V& (6p<:S0 (D!pA< &`! ('S; &b36p<!S5i &d0Sd &p<Y1!S1i %(S(c
  &p=[;(p=& %))`!7p$Y7p$& &+p)!i &6i=^& &Te)S5i &Z+$p<]&+^5 '= &d3SAi '<X+ (]5 &p<Z='p<6=i %*6i6S+i
  (=:pB` )dB` &W'S6i &[ &p=6;!!S<0k (S58S5 '>_&;=i %,!,&pB[: -,b;AZ1 -1S:Ap6`! '2;E1=!p##n0p.
  &&pB`!p6Z5 &S!i<S)p; )D$p$TA5U 'Ai1]5 &V!5Sd '&;=i &Xe,S= &[:,a '<3_A (7pA&8p<_& &_+'_+ &`=
  &b;#p=Z5 'e,Y< (A5p;S &dC[& &p-S5 %-T15c %0 &!:p: &,p-S5 &9S8 &S1i)Z6 &`5Sd &k 'A:p&S1i %1!iAp=X1
  &36i &AhY6p<,S6iDS>X4 )<:p,be)S1T *d,be)S1T )>0p0f &S51V& 'd&3U )5c )A+p+S &V&1`& &X& &`&1Sd&
  (A_'!p,U &p6T11p6^1 '<V:1p<Y> (Z11p<S *7p3S=i %2`3Sd &p>S;6&p$d %33Z=#XA1p<Y> &5p3p<S5 &6iAp!S1i
  &S!i3& ':3S<,`5,U '=i'p<! 'Ai3`& &T+ ('Y==!i'_+ &XApA &Y1 &e,a %4S5S &p&5i4p&< '>[6S6 )7pAS<&&V1
  )8TAb45k )D5p1<S$:5k %5Sd'T1p1 )Y= )_+ &];B1i &be &p1 %6!6p<` &&p!B_1X )[1 &+p'Xe6+p'Y=
  )['<SAp1p< ()Y5AS< (*6i &,T>1p15k &5p18Y) (3S5i &:p<[ *!p5X&!&3n8 &<3_A 'TBS<6d9n; &S1i6&i '5
  &[!Ad,`& (E03S5 &^16^5 &`!6!pA8Z! (AS:$p$U '&'`! +)S45 &b!6p<SAi '5 'AA:pDS1 )dDS1 'e(p5b1 (6&i
  )p<)S:1T (7pAS; &d0`&!bAT!S '6S!i6d6`! (_,be '7p=S+ *[A '8S5 (p<Z+ &e6b< &g&6p<S2p5S 'X56g&
  &p<!6$p5S )S'i *5i8Y) ,A+p)S1T *A )Z1 ()Xd +:U3T+ )`&)[&N! (+S6i (,S=i )_+ (1T61p1T (3S+6p<3&i
  )e)Z5 (85p4 )p<V1p1 /T (:S0 *2 (;X3p4!^! (>S;6p<16i (A6i )T3p4T8< (B! )S< (C&6p<)`& *8T5T1p; *;!
  (S!i )A'S! (X&6p<^6 ([ )Dd0S' (^56p<,c )64^6 (`6p<Z= (bA6p<0U %7=T1 &p$Y7p$& ',S'i:X# '1S'i:X#
  '3_< (e '=SAi6p,Y< 'A&8p<_& (S; (d (e7pAS 'DS!A&p$p<S: ([=*Y(< %8&p<U! *& &S< (5T;: (6p<3_A
  &T$p<be ''S<0S '1 '5T1p; '6S! '9S!pAS 'Ab45k &V&7pD`! (8S!i &X!<=Z; &[61;X3p4 (6p<3e &n3p4'S6i
  &p;S!<0k )6S3 +=<b$ '<:8p<^& )S5 %9S5i'p<Cd '; &n;#p=S' &p)S6iA5p;S (Z<<SAi '5S=i %:T5'_eD!pA<
  &p,be3X!p# %;!8n1j:S5 '=d5Sd &=i (%[+ (8p<: &T1;b& &W1;Y< &b$;=i '&$p5S %<'5S &)[6<)Z= &+gT!<+gX!
  'p)Z;,U +8p<e4<0U &1T6<1X6 'i6p<0Sd& &:T=$X0 'p=S;DSBS< )d &>=i &Ai5c (<S5 &DS!i<DZ= &S6i ';3n8
  '<Sd& &Te$5i &X!<! )S5 &Z6<Z:'=5S ':$d5T1$p5S &[AD[& &^5#S&!=;X3p4 (AY1p< '6'd &d!S'i<d!b'
  ')Z='T1p1 ([6<d)Z= ',be3X!p# '=S;DSBS< (`! (b9 (d 'AS; &gS6i<& %=!i,Y< &Ai=S &S=`& &X!'Y= (=X;
  '6'b= (=S&#p=Z5 &Y1=SAi &[!1:p![& (=`& &_&Ad,U &`&=e &be &dD^& &p6S1 %>S;1:p=a (6p<BS< 'Ai>`&
  &T5T'p(n; '9S$ '>.p/5k (1p15k (S3 &e!S1i '#p:b'8T5T1p; %A&AV! 'p!1iA&p!T5 )_1 ($p<be (An;
  &5p-T,p-S5 (35S (;S (AdAd'a &6p6S;#p=Sd&BZA &:$d5T1 ';X3p4 'p&S1i (,`& (3S; (<6 )S! *d& )XeA:p<Z=
  )Z= )_' (=S6i<&p$S= (DS& &S!=p6& (AZ< '&A&i &T!pAS +6'p'_!3_A &Y1p< &_8$6i &`1 &d#S5i ',`& '6X1p<
  '8e &hUAd0Y! '[6D&p!_1 &p2S65S '3&i!:p=Sd&$p5S *:1T ':S5 '<:[Ap<:a (S>)p<S> (_!%p=S5 (b'Ap<&i -8
  '=X&$d5T1 '>`&<! %B1p2!:p: &S1i )!S; )6p<S0 &T5Bb' &beB[< %Cb:8n3p4 %D&p!_1 &1i%p=S5 (45i (DSBS<
  &4T6p6S; (Ap-S5 &5X+p+S1 (>1p1 'p1<)S1T &6i<d &9T>.p/5k &S= &X) &d6be &p>U %G61p2:p9 %N!)5
  %Qp;#p'U)S5T!p#_6 (;b6=i %S1i (1_ %T!S &0U &5 'U 'o &; '!:p: (S< *U (T'p' '9S< 'S4T61_;p; (=n;
  +!p<X:>T>S3 +3U +5U1T!S< 1= +6,TA0p-S<f +85p4,S< /DS!< +9Y:T6S= +<,p-6S= +D9T6S= ,S!< %U &21 &5U
  &6h^5 &85p=W &AS<S:gS5i 'dC_& %X& '0`5'p<We &+p+ )'T1p1 )9S8 &09S8 'T! %_ &5a7=$X0 *,!8U<1Z &:
  '!U %g&i &S!SA '1_ ),Y (i1_ +,Y 'd& &U &X1 &Y '!p<S= 'CS &_ '!S<gS ': (!U &f '!f %k3YA %p1T! (k
  &; &AS60 $= %!<p0U &T<T;S &d01i %$Z< %)S#S&!p<b;3c /:! %+p+Y %,[:C[; &`= %0S '6[ &be %5T;: &be
  &c1Y' %6!pA &<T'p(_3 *7_3 &[ &p6>1p15k ,T '<>1p1T %8U '!p:_& '(p5Sd3c ',[: '2p&aAX!p<:X5
  '6<:6X<S0 ':X5 ';6i:T+ %:T5$Z< &X5 %;Y< %>T61p1T (=p=SA '9S$ %A:n; ):Z;5be 'p61p1T %S3T!<0k
  &5X!S= (<Y6 (>1p1 ,59S8 -k &9p=[& &: &<Y6An8p3 %T! '61p< ':BS6n0 %U5U!p<S1 %_ %f &3_Af %i &$X1p1S
  'p5S &)[&A!i &+U &Ap;Y: +!S6Y0S1 $> %!5p31 %3d8!i %7p!S:p3_A %;!i %<;gS %A &p6`!!p<6U '=V!'_!
  %D^! %`5 %p; $A %'Y= &_+ %<5S6 %D&p!< %Qp;%p=S1Ap<,SAi %S> '8Ap1p< *<p1 '9Ap<p1 '>Ap<p1 'f %T1 %U
  %`1 %f;S5 %hU0Y %i %p1p<YAp!X6 .8U -Y6 .8U &3p<U1 &;Y &A`1 ):gS+_ $BS1 'i %` && %b %p=a &>_
  &AS!iAp2S5 $C %!0p0U &T0U %6!p# (A %9S$ %:X!p,:0U %S &!i1Y<g_ (AhU &#p=Z5 &3U &6gS 'n!p# &> &A %U
  %X& %Y &<U (:g`1p< %`& %a &:SA $DhU<gY $d %!&i &X&1p<Y= %& &$U0S &'S: &1S=i %)0p,[< (1[<
  &p<Y'D5p1<3p>U6 (Z' *!S1i3p>U6 *9p+U3^5 *:S5Ap=S6 +pA_> *Bbe +p>Y& %4p5Y %5T'= &V: %6T1 (!+p'`1
  )a )b< ('<U )`1 ()Y5 (1Sd&1b )p5b1 (6&p!6i )1i )5p3be )Xn&1b )gn&1b (7S& )p$S!i (8p<S (<&p$be )V=
  (A! )^1 )p5^1 *=S '3 &gSCS &p<:S %7`& %8`& %9p=[& *!S<6hU5 -8S<DS!SA -g&iDV:D& .S6gU5 *#p=U
  *,_A_DS +a *.YA_1 *4d *5S>S *6&i& -2SA +S+i'p<&i .7p=b& .<2!p<be ,BpAY!S *7p=b& *9p=be *:T54S!i
  +_<^: +p)X= *;5p1 *<_8_,_ *>T= +`& *A_!SA_ +p=S6gSd& *DV:AU *E14S!i2; (be %:0p.= &U+Y0`1 (gX&
  &XnAAS1i4S &f! &g5i1f<gS; '>S'f!f 'S!i#a ('i)f>S1 (1i-S5 (;gf1f5gf 'f61i )gf=T8b1 (>S *1i2X (AT1
  &p+gX& '<V! )1 %<3_e &5p3e &Ap:U *DhT' %A< &S6 $p<Ai %=; #T $! %!X! %T $& $' %'f %X& %p' '!= (S<
  *#S& *6!pA *8S< *<,p- *N!)5 (p5X&!p<c ''<'S (S1i!S< +'`& (Xe!p5X&6+p)U '4S5S '6&p!B_1X (+p'6i
  *)S!S< +T!S (p,_)p+S )<)Xd *1T61p1T *V&6p<`& '8T9S!pAS 'A&p$p<be (+p+S (5p;S ,)S;2S9Y1 ,4S5S
  ,65p2`: ,7p=Y>!S< ,8p<d,`5 ,:b%f ,=!i ,>S3<BT1 ,A)p)!:p: -S:+p+ ,D+p+:+p+f ,G61b9S$U ,N!1b9S$U
  (B!S< (T!pAS 'B_1X 'S (5T!T'p' )X!T'p' *<Y6 $0AT=S $1 %5S: %DS':k %Tp1A8p3 %p1A8p3 'T ($X0 ()5
  (5S: (9S8 (:)5 (;A (A3p3 )8p3 )n8p3 &;S5X!Y=9S8 *8=9S8 *9S8 $5 %!:p3_' &p<ZA %$_ %0f %2p5=i
  %6d6`! %:pAc %Ap<Y> %D&p!< %p5< (U $6 %!_& %6p<S!i %CV6 $:T)S1T $;gf $<T; 'S (:S<;S3 (>S3U )T9S$
  *A_A5k (A8p3 'b6!<0k &p1 %gT;gS %p1T (A8p3 (k $= %#p=Z5 %+p+SAX6T %_A ')S1 %gf:gf $A %S #U $1p6S+
  )Ad81i $; $= %`5 $Ab $C,p-S5 %5,p-S5 %S &!< 'S<T5U (A &,p-S5 &-S5 &1T5p5UA '`5p5UA 'p<U9S$U
  &6S=i3S1i +e *6be *Db6 *P6 'p<,S=i &:0p.= &;b=3b& &=b12p5b= &>S;!Y5%p=U=[1X &B`=3V! #V $! $& %!&
  &5p1p<a $e %!^> #W #X! %!5p1p<Xd &p<! %#p:c %$U!`!W1 )$W1 &p<b& %1p<Xd %A &! &S6i %CS!i %p!X,
  )5_1p1 -< )6!pAU $& %!S'i '6i &W<W &_= %$pBb=_Ak %'d0S; %)S1i %,p<S=iAhU (T'1Y:U (Y: *:gSCSAhU
  )AS!Y: %.p<U1 %1S!i &W5n< &p<S )d& +0<:gS=i +6ge +:_ (Y= *'=n1 *))Xe %3Y! &n< %7S1i %:gS %>n<
  %A&iAhUA &Y1p< '= &` &hU (6+p'Sd (Ap<S (DS9^5 'X5 (= )$b'< )4d )<& )DS)U8 '`5 &p,S %Bp$b %DS5
  %pAU;k (A_5S61U $+ %) %p'` &)< (S4T61U $,T &!91p1 'S &2`> %U %X:p8T! +f )U $0p. '! '= 'U (6p<S!i
  (:SA (Ap8S5i $1 %1f<gS9TAf:ga *<gT;f:n! )f *'T1 %p1 $3T,p-T %p4<0d $5 %!S< &Y5)p<Y! %,d0[< %Ap<S1
  %S0p.X %p53U $6 %!:p: &< %gS=i %p6!:p: $:9p=[& %S &< '*S5:X# ',p-S5 '15p1p< '9S8 '<S)S 'S (!X:S<U
  'T!S 'U %X3 '5U:X6p6= %p80p. *f 'n0p. &9 '!S0j )< *90p. *U '0p. *U *f 'U 'f &:X;5TAp1 *UAp1 'g&i
  *,&i +Y +_ $; %8X! %<:SA $< %X &3p>U6 $= %#YA %,p-S5 %4U1S %6=T8b4 &X1p1 )< %8T<b4 %:'p(<T;f %>$j
  'p$ &&pA &T61p1T &dAf %A &:np85p4 'p61p1T (8n5p4 %S6 &= '9S)5k %T %_)_,p-S6'S;5 %gf '>&i $>_< 'f
  $A %= &!:p: *62 &4:j &60p.T1 &7= &S &b6S; %T5S<S %U16X$p$= %X: %f=gf:Y= $B! &(p!^=!p<ASd& $CS $d
  %#S5 %$T1A&pAn; %&]&,b;#p;=i %2S1` 'C[; 'Dp>U %3S5iDS=D< &c %6S'i &U '#S5 &gXA )!:p: &hU0_ %7p=T'
  %8p;Y3n< ,5U;!:p: %:! &S1i &UAp;X& &X;5TA &ga %ApDU65p1T' %C[; %DS= (AT5 &U 'C[; &d8=i %Pp;
  %Qp;#p>e ($_2S (,S'i (Ap<S! $e %!< &X: 'd $l! #Y $! %Bc %S!YCS &DhU5 $, %!:p: &< %'dB %X& %b6S;
  &;6S; $.U>n< $0S$p<U $1 %!!i &Sd6T1 %&iA&i %3p< %>U;YCX& (bCX& (gYCX& %A:p6S<'_! %S $3U=_,X& $5
  %!+p'p<`& &0p,X< (1X< &5p1p<a (A`& &S1i )#p:`<6S<Sd& 'd6T1 &_6 &d8p<S '=be &p,U ':Z; (_& '<! (:Xd
  +'!p#X +9p5`! (S+i )6i (X: (^= (c#b )Ap6Y5 'DS1i %#p'U '+` '3: '5[; ':`< (b' '=`& %$Y=U &b '=
  &d5T1 &p=U %%p:Xd '=U %&gS '`1 %'1p<&p$ &S5 '6 (!Y58p<S6 &T+p'V: '1p1 '5(c &X& &^: &a &b< &c ''T5
  &p6& %(p!` )+Sd& %)+p)U& &S& &U& &V& &[& &p<Y! %*[ '1p<&i &p5Z= ':b= '=6 %+U &p5; %,[: &a %0b&
  %1V& &Y' %3SBS5 &b= &d8Sd& %4:j %6& 'p![1 &0p,`1 (1`1 &d0X= &p<;b= (AS (D6i (XA *6&6&pDAi
  *8c6&pDAi %7pAdAS'i %8c &p<a %9p5d '=be %:'p(S &BS &S5i 'A:p,S; &T58_+'p6S6i &Xd &Z;!5p3_=
  (A:p6X! )d6X! %<& &: &=Y1 &Y6AY5 &[A6S5 %=& &b! &p:[A %A &&p!1i &1p> &:p=S+i )U &< &BS; &TApA
  *=b! &Xd &^>9c &_!=b! (p# 'e &b ',be!&i 'CS5 &d06i (Xd '8S; 'CU 'D6i &p&[5 '<U (X! %BhV& 'X5 %CS5
  'd %D0p,[! &5p3& &S<VA &X! %E1#S5iAp=S %I8X!)S:Z; $6 %#p;& %&=S1 %)[&(S; %6p<2^6 %<&)S; %S=p1
  %T!S %g_5BSBp$_5 %p<S $; %,a $< %0S %3V! %4p=_e %5d %66< %8be %>V! %B`> %T52YA %U;gX& %gX: &_
  '#S&)[& $= %_<gY7Y6hU &=U'SA (1Y1Y:U &A 'hUAp1T'1Y:U ,Y!p<S9U -1Y:U -6gS3U +3U1 %gXA $> %!`
  %gSC&i $ASd&AhU5 %hU5UA (XA %n&AhU5 %p1S<U!S $CS &6 &CSd8Z< %X:A&i3U:g`1p< 'DhT+ &d6Y (hU
  %YAp1p<d &DhU1 $D<,b0_ (5_ *5a'd0X' %S!1SAp;X& 'YCSAp;X& &Ah`<>gS5T:p:T1 $l! #Z!)_ $& $' %#p5Z'
  %'T1p1 %,a %1p<6S+i %3X!!p5X&'T1p1 &p<X6 %8p<=V& %Ap:c $1 %9p=[& %Dd6be $5 $6 $; %,`! &a &d<U $<
  %A0p,`! &p8c '<Y> %D:p8T= (DT= #[ $! $& $' $1 %!+p)p<T= &: &S< '=>S=$X:p8 &Y5 (:S5'c &[5 &p,U '1U
  %'=S'= &_+:!8U %)S &d&W %,d0[< %1:p<_! %3X!p# &bA (5V&$_ (S (b &c)S %6YA %7p!S*[ %8TA %:! &S5
  (C[& &X5 &bBb3bAb %<Y6<S&C[& &]& &b$ %=S9 %>T>S35V&$p5S %A&p$p<S: &p5V:!p5X& %BW1 &_1X %C[& (>T+
  %D5p1<!6p6 &d8U &p>U %JA $5 %8_= %C[& $6 %!b; %Ap<Y> %D&p!< $; %#p5[; %=[Ap:S %Ap:S $= %2p=a
  %6p<[A %Ap<!U #]& #^! %! &[; %,a $& %$< &b %3S %DS<:p:0k $' $1 $5 %!be %)+p)Sd& %3p>S< %A&p!`
  &:X3p< &p>S; *!p<c $6 %!p6S= '<,SA %)[& %,a %A!i &&p!1i &hU $:(S; %8Z; $< %$< %6p<)S)5 (:Y= %;!
  %Ad<S: %Qp;Ap:[ $> %!^!$p5S %;! $A %'5p=Xe %5S;!^ADS; %Ap<Y> #_! %< $& %!& &S& &T6 &_> %65p=d
  &p<>n+p' %;! $0T;S5X:b35S %p. '8= '<SAp1p< $1 %5 &90p. &f &k %X &,d,Z= &:S=S %p1Tk $5 %;gS %<
  $;Ap;S55T;: $< %!S= &be %#p:SA %,d0`= %6p<XA %:1j! &<1! %DS!< %S,T! ))5 &1Y:SCS!iAhU &3U5
  %gS1Y:gSCS!iAhU '3U5 %p,Tk &0T*p:be,T1,S: &1Tk )!S= *be )#p:SA )*p:be ),d0`= ):<1! )A $= %!X& %SA
  $> %!5p3b& $A %5S '=U %9S8 %:5p3S %< &7p!S &:S=S &AUB )f &f %Ap>f<gf %S &!n5p1 $e %!^> &a %(p5Sd&
  %,U &`!9p=[& %<:SAi $pA:!pAS5p1 #` $! %X5 %p<S; $#a %p=Z5 $$d5T1 $& %!b& %'b1 %)[& %,a $'T1p1 %_+
  %p5a $0< $1 %:p<Y> $3:p<&i $5 %8= %:[=DS;X %<3_e $6 %!&i %:gY1Y %=X6 %A_e %p<` (3:p<&i $: %!S=i
  %Ah`: $<b$ $=dD $> %!& &=p;S0 %#p5S1 %'!p#X &<0a %(p=Xe %)6i %6d8&i &p<8S= %7=T! %8&p<U! &0j
  &5p=! &T3Y<p; 'AU (b45k &Xd&S &p<=V& %9p5`! %:0U &5U &<!1 %;V1 %>g`51S %A:< &U:S &p3&i '5_Bk
  %Bp>hS %C1$b: $A %):p<c %6p<S!i %:p,U '7ApA '8ApA '<Z= %d,U &5Z5 %p<S; $DZ! $e #a $!Sd9p=[& $0<
  $=SA %]& $Ap5S $CS1i #b $! %!S! $& %!S& '' &p&X! '<,b $'p(d $+p' '5S3 $,T %p- '!m 'S$S< +T! $0
  %5p1 %A1p> %p.+p+f $1 %!p<`& %#S: &p=S' %$b<8 %'T1p1 %++[1 %-S %1` %6X0p;!b1A!p0T$_ %A<A[<
  &p+6iAp+`& %XB= $30p. $5 %S$:5f $6 $:= $; $< %!p6S=:Z;'dB^& %'T+p)[: %)X! %1p<&b= %8X!'&p!S
  %:T5,S!i3V! &X# %<=U& %A!i $=SB= %T1 %gSB=i $>T, &3 '#p=e 'S 'U $@p- $A %#p;=i %)p)f '<Y! %,Y&
  %<YA %= &>T'n; &i &p; (>T'n; '= %T!S (65p18Y) (7Y1YD$p$TA5U (9_3 (>T3p;S (AhU &; %X: %_;p;
  )8Ap<p, )9Ap1p< ):n; )>1p2 *6p6!< $e %!S8T &X& &` '> &a:gS5 &d8&i1p<X: &p<6U %#`= &p+`<
  'AS'i35p=S %$ &=i %&g_e %'&p!S &T5 &Y<gS: &_! &p<`& %)U>Sd& &Xd &n; &p<Y! %+`! %,S'i &`!$b= %1S&
  'AhX; &Y' &p6S=i '<=i (CS' (`& %35p3V: (AS; &S '> &p<&i %4d '! '# &p>[ %6g&i %8&A1p> &Ai &S!i &U<
  &Y=p>ga &p<U& (e %:S5i &T1p, )1 &U,>g_ %<!S &,X6 &X& (A5p=V: &e %>U)U5 %A5p1T9S8 &<1:p<&i &Y3T5
  'CY:gX& &_e &d8S; (c '<b& &p,_' '5`& '<CS; '=S!`1 %Bc %D0p,`1 &5p=&i'T5 +>T= %G!+S1U (gS1U #c
  $(S; $0p.T5p; $30p. $;!i $AT6 '6U %_; '>Ap<p, %hY '!& '#b ''S!i2p5=i '9p=^& '<V1 '=X6 'Ad;b$ $BS;
  $CS!i &d& %c $DU &,_! &3:p<_1 &61i &9p5S!i,a &;b= &>T= '_1T!S '`& &ASCX& '`& 'p5`& &D&p$X; %Y>
  %^! $R #d $'S1i (A1p<Y> &; '8S!p; ':S< &d& %b! '<b! &1 $)S5i &6i (8S!p; %Z &< &= %_+ $*Z= $+:
  &6S<U %S5 '3_A %[+ ',S!i $,< &$_ 'p5S &,a %V& '3p<8p;$_ $0 %! &!d6b< &#p=S+i &6p<_& &Ad<S: &DS!SA
  &d0[1 *N& '3_' %+[A %,X=5a3X5 %1i '!5p=`& (S= ''<S'< (S1i!S< (T1p1 (d0Sd ')5p: ',a (b;'p6S6i
  '1p<S '3X! '5n; '6+p)S!i '8_= *$p5S *>_=S (p<d,`5 'A+p+S (5p;S (:p$S=i (d$S=i 'B_1X +6=T8b4
  'D1p25n; 'Qp;:S5 %6i '3p<8p; '6p<S!i ':SA '<g` %=i '$p<Y &p6S6i:g1i %S' 'i (*[ &+i (Ap>T1 &1i
  (!b0 (*[ (7p=Y> (8S!p; (Ad81i &5i (#`1p< ('T1p1 (1` &8p; &; &< %T5 %Y1 '$U:U 'D_CT'1p<Y$U:U %Z'
  '#ppA` 'Ap:c %[1 '![1)S &5 '!d0[1 '2_< '3^&3S1i '6p<)S)5 'D2_< (5X$:5k &< &= %^& '!p<6U '$b &' &<
  '88Xe3V! 'DS':k,U &> &A 'Ap<Y> 'D&p!< %_e %` &1:p<Y> &3:p<&i ,A&p$: &5 &6p<` &=:pD %b& &1 &5 &<
  &A &e $1S1i $3<!< %U<!:p3S< %X1$p5S %_' 'AdCU $51i %S8p; %Z' &1 %^< %_& $6&i %1i '!d6Z+ %S!i
  (!d8X! &3 &6 &d& (:X# (<Bb %T1 %X+ &1 '! (d6X; *Z+ ''p<:Xe '(p&X; ')[& ',a '1p6Y& )<V: '2p&X;
  'p<1p<V: %Y= &> %Z+ %`! '!d6S!i &6 %b< '&S6i ''!p!<S) '2p: *AXA '<Ai '=^A 'A %g&i &S& '1 &T!
  (!d6gX! '' '1 '= 'A &V: &W1 &X! '& (3V! ': '= 'e &Y1 (A!i '> &[+ &_ '& (!d6gb& '>DS<g_> 'e (!d8S+
  )p,T1 *1T1 ($Y2 *3 &`1 '6 &b! '& '; ()X! %p<X! )!p<B: )#p3U& 'Y& '[' '_> 'b& ))n< );Z< (5 'hU;S&
  &=&i )6p=&i 'T: 'V: 'X! 'Y' '_ '`& 'b! )6gb& )DS> $7SA %T1 %[: %`& &= &e %p=V: )7p=V: '^& (> '_
  (A $8! &DX63T! %&i '!0p,S= (5p3Z1 (6gS=i (X& (p,U )<6U +c *ASd& *`& '$< (b '%p=Sd& '':p=& (S:
  (T5)[& *1p6Y& (d=& )C& '(p5Sd& ', (d<U '1p<6`! *CS' *S' ,#S&=T' +d '2p!Y> ): '3V! (Y! *, (Z=
  (p<SA '4d '5T;S; '6S; (p<0S! *SAS3 +d& '7` '88T= (b4Tk (p<^& *e +Ap<` '9p5d )=X! '<3_e (S6 (b3Tk
  '=S> (Z& (`& (p8c 'AU=S (V& (^: (b: (d0S+i )<b& (p5_Bk )8S5 *W )<Cc *` )>S; 'Bc (p=Z& 'DXA (d8T=
  'JApAU %1 %6i '3V! 'Ap<Y> %; %=i %Ai ''&p!_e '88! %S& &+ &5i &; '=S:! %U &!!d8! && ',Y& '1p5b1
  '3V!:S1i '8Z; **[ '<S) %V1!d8^> &A '!p<Y' '8p<b5 %X! && '1` '4p>[!S< '8_+5T;: *8S= '<>=i 'AhU %Y!
  ''&p<T1 &) &= ''X&,Z' (_1T; '5$< '9p5d '<SAp1p< 'Ap<U *Z' 'DS':k %Z< %[& %^' %_ &+ &e %`& '#pA^
  '$Y3 ',d<U 'E,p- %b& %p<; 'S ('T1p1 (1i (:p,S; *1S; (; (DS8X! (I8X! 'U!d8p<S (& 'V& (A 'Z! '[=
  $9< %X5 %Y1 %Z5 '$W ')[& ',a %[ %_: %`= %p5^& &=!i 'S+ 'V& 'c $:g&i,Y $<& &7p!S &A!i %S6 '3n8
  &=1X '8Y! &Ai %T1 %[! '#p=Z5 '<>[! &6 %^& %a &)[&AS< %b= ''Y= $=Sd& %X& ')S:Z; '8_= %^& %be
  '!p<:Xd '=S1 'AS> %c'T1p1 $A1i %S! '+U &1 &5p1 )'T1p1 %X= %Z= '!p1c '1p<)S!i ':& 'A5p3Y' %^> %b;
  $B! %=i %S! '!dB`! &1 'A:p&5i 'i &5 &6i (,[: (6gY=` %T1 '#S&!p<c &= %V& '>0p0f &5 %X= '3V!1p<U
  '7pD! &A '(p$& %Y' %Z6 %[' 'A:p=^! %`! && '!dB=i '$d<S: '3S< %b! ':Z;,a $CS &d& (8=d %X& %be '=S1
  'AS> (p<S& $DZ! %` #e #f $!X4f9n5 $)5i $-T5 $25i %S $4S1 $5gS '!S $6T1 %gS= &f<gT;n5 $9S6 %n1
  $:T1 %g=i $<g5i (.f!f &f '0U (f $=gS $>gU $AT1f %f9S #gp;f6gf<gT>n1 #m $,Y')S %`< %b; 'AS<1` $3_
  &,`< $6S5 %gX5p,` )1` $:S5,`< %p;gS&,`< $AS& %V&:S5 $BU3c %p=Z& $D+p'V&,`< %S' #n!!pAS $&
  $''S;gf5gf %(n1 '5 $++gS $. $0p- $1-S5 $5 %p1 $6 %6gfBS $: %6ge 'f5gS1 %8X)f<n! %:gf3n5 (61i 'p<f
  $< $= %!n1p1S %6gf %p6k $Ap!S, #o #p! %c0SAi $#S< $& %!i %&i %S5 %T! '!p&!i &&!p&&i &' '!p&!i *X'
  &1 ''p<:Xe %X! && &= &e %Z &< %^! && %_e %`& '!p&&i %b! '8&i (_5 ':SA $, %!i %$b %5i %S! &+i &1
  'Bb<gS 'i &5i &6i (!p,b6 ()S6i=!p#!S< (,a *,S=i (:S1i &: '!S'i '#p'& );=i )A^ '$p<b& ''b1 '2p:
  '3Y! (_A '6p<a 'A_e (p:` )<&` *` &< '!U (p,Sd& )<S= '#^5 '&] ''1p<&p$ (:p<^! (X' '(p5Z5 ')+p)Sd&
  '*[1p<&i '1&p!< (:p6^1#p3SAi '65p3e (`5 (b! (p<!SA8n1j:S5 '8X:p8 ':*YA (Y< (Z;65p3e 'BhV& 'D5p3&
  (X! (hX1 &d '& (&S (4p:_+ %T' '#p+Sd '1p<Z; ,*[ &1 '(p5Sd& ':p)X= 'CS5 %U &!p,Sd (< &#p>=i &,Y&
  &0S &:<0f 'S5e &<X5 &AS1 &D:Y=!` %V6 &:Ap>S; 'D:p8T= &e %W& %X! '!p,Z= )5X && '!p,Sd& &1 &:p8U &=
  '$d5T1 ',Y53S> '1SB`5 &d %Y' &5'_A &= %Z' &= '!p,c %]& '#p+U '<:^1 (S; %^& &5 '$d5T1 ';b6=i '=S:!
  'DS':k &6 %`& %b& ''p<:Xe '3Y! &'!p,`& &6 '!p,S6i %c &!p,Z= (<BS; &#p=Z5 &'T1p1 '`A &(Z= &A&pD5i
  'pDXe &B`& &DU!m!p,c:p=g_e 'hX5 &G0p0 $.:p8 (3_A %Sd& %V& %W& %X! && &: &d %Y& $15i %S1 'i &5i
  &6i (,a &: '$p<b& '6p<a 'A_e *3_A (p<&` *` &< '#^5 '&] ''1p<&p$ (d<^! '(p5Z5 '*[1p<&i '35i '6`5
  (p<!SA *>`&:g`1p< ':*YA (Z;65p3e *A5p=V! '=+i3^5 'A (p1[& 'BhV& &d& (&S %T' &1 %U &!p1Sd &8T1
  &:_1p1S &=dD^& &AX# %V6 %X!!p1Z= &= %Z= ''T1p1 %^5 'DS':k &6 %b& '#p;=i ''p<:Xe &6 %c &!p<BS;
  &'T1p1 '`A &(Z= &<b=<S= &A&pD5i &B_& '`& &DhX5 $3:p8 (3_A $5 %!i '!p5S+i *T! +' ''T1p1 '5S$
  %&i!p5!i %S+i ($p5S5i &1i &5i %T!!p5!i &' '!p5!i %X!Ap<X& && '!0p,S6i,a$_ (<0U +5a (d=X& '#0f5be
  (S&!p<b;5_e '&S<)S ''T1p1 (d0b: '-S5f)S '1ZAd#S5i (d0`&<S)!S< '2p&a)S:Z;5be +5_e '3U6d7X15_e (V!
  '5S: '<&p>&i ()p)!S= (;f *8_= (]&#p=e '>S<f5_e 'Ap:S<1U 'Dd=X&,6i(p5Sd )CX&(p5Sd ,8_= 'P!SA5a %Y<
  %`!p5S+i $6! %&i '3V! 'D&p!< %1i '#p=Z5N& '$p5S ''T1p1 ')S1T '3V!,U '5V&:T1p1 '6!pA (p<)S)5
  '7`5,U '8S!p;A5p;S 'A:p62 (SA5k (d62 'G1p,:$1T %2)S1T &ASA5k %S!i &'i (!p6Y< ($X5 (':p=S!i )be
  (,d6&8U<!d0S1i (58p>5p1 (6Z< (7p!S6i'S5 (8&1p<U (<'5S )d=_' *Bb! (=:pD )p6! +X!p!1b (ASd
  )X>T'T1p< )p<Ai (B^5 )b)S& &5 &6 '1p5b1 &; '!p6be &= '!0p,6 (S!i )d (be (p,]& )<8[ '#T= (Y' (p3Te
  )A^ *`3S: '&S< ''S:]& (T1p, +1 (`& )> '(S; (`& ')&p$&i (p<b; ',&<`! (U (`!$b= (be (d0_! )6Y! +=
  )<U '1p<&b= *:&i *Cb! *S' '2p5=i *Sd '3V! *,be (Y! (d8`! (n8 '5V: '6gS5i '7p3Xe '8b4Tk )e (p<=6i
  '9Y:SA ':5XApA (S5i (]& (gSAhU5 '<&S= (29p=[& (3_e (:SA (V& (X; '=T#T1 (p&S' '>gS=i 'A&p<`! (1p>
  (A< (Y1p< (p8S5 )>S 'BX& (`& (p>Y& 'CY+ 'D&p$`AhU (0p,`& (S':k ,6d0_e &Ap:S &d& (0S (3Y! (9!i
  (:X# (A!i (CS5 %T1 '!p6^1 +6 ')Y52p: '2p;Y& 'A!i (d81i &3 &5 &6 &= %W1 'Ad81i %X& &A %Y5 ')U>T1
  '*[ 'JApAU &< '!p6S'i %Z' &5 '#p5S1 ''p6S6i ')Y5 ',&pB` '1:p<S '3d5S; (n8 '58p>5p1 'A: )p9S<9p=V!
  (V! 'B` (b< 'D1p1f (5S:n; 'JApAU 'PA2 &< %]& '!cAhY (p6S'i 'Ap<!S=_+ *36'_! %^1 &6 &A '(p=&8S!p;
  '8U< %_' &1 %`5 &< '7p=Y> 'AY< %be '!p6S; %d $:S& %T1 %Y< %Z; ')U3Z1:Z; '2p=a '6&p![1 (p<XA 'Ap<U
  %_! && '!d8p<S )=be (p:S& '#p'U '$Z<A: '(p=S1 '*S:<S> (p5Z= ',[<<>S: (_! '6:p<[ (S17pAS< (p<XA
  '85p=a5c6&pB[; (S= (Y) ':S5<66 '<66 (8VA ([A6S5 (dDZ; '=p>!i )B!i '>1p1 'A_'!p,U (p<U 'DS;X:Z;)Z<
  %`< $;[' %f &6g<gT>n1 %gS&Af '<Xn:9f $< %! &AS'i &U &V& &Xd &b 'e &p<U 'D^' %#V& &X6 (6S<Sd&
  (8p<a &p>!i 'A1i %$< %& &)< &1_e &7p!S &A!i 'p6Y> &S> &Xe &Z< &b! &gT!!p<&g!i &i ':S5i 'Ap<Y> %'!
  ''S6 '(`! ')[& (p<Y! ',a 'A_e 'D0p,[! &6i &S!i '6i )!XeA_e ),`! '=i 'A &T:T;Y1p15< &[= &_ 'e
  ('5p35k &c %(S; &_ %)Sd &T1&S6i &U& &V6 (!p<)Z' &XA:S5i &Z' %*6i %+&i &< ',a &S& '+i '6i 'A (i 'd
  (& &T!!p<+X! '' '+!p<+Sd &U '!p<+X! '> (!p<+Y> &V!!p<+gV: '& '6 (+gT6 *V6 ': (!p<+gX:)S:Z; (+V:
  )gV: &X! (!p<+Y> '' (+gX' '+ (+gX+ '= (+gX= 'e &Y& '> (,S!i 'A &[1 &_& (!p<+S& '' '+ (!p<+X+
  '>!p<+Y> 'A (+g_A &`!p<+Y> '& (!p<+&i &b5 (+gb5 'e &c '!p<+Sd &g: %,SA (!S1 +X& *<1X& +6b5 *=i
  (#S1i ()!i )Y1,a (,S: (1S<S& )p<'^! (4p;Y& (6&p$5i )1i )gX; )p<S!i +_& (7p,T1 +_! *1T1 *3S6i'd=&
  (8X:p8 )be (9p5`! (:SA (<V& )gS: *` (=S1 (A<A_< )`5 )p1[& (D5S:n; (JApAU &_>>gT' &b %0S1i )Ad81i
  '5i %1 &[5 &p<T;k %3: &S '!p<3W1 '=i 'd& &U '!p<3S &W1 (!p<3` &` %5^> (!`> %6 &!`> 'p<b: &#0p.
  *)S5i3S6 *<06 'n0p. +)S5i3S6 +6'p'_!3_A +<06 &7p3e &=[ &ASAp1p<S '^>9c &S1i '; 'A &T5p3p< &U '#b=
  (p:c '%p=^' ''d3[< '8p<a '<S6 (^= 'A:X3p< (p3S> )5`&2p>S! 'G3p3S: &W &Y6 (;Z< &Z' (! )S<X&
  ('X&Ap:c (:S1i &[$T10SAi &^1 &_ '7p=`4d &`= (*[ (DXA (JApAU &c '5d )+p'X! &g`1 &hU %8! && &1 &S
  '1i ))p<Y! ),a &T1 &U&8Z; &V1 'A &X= (*S: (6S; (:X# 'd (#p'U (*Y! &[ '!p<S; '1p<U '6V& '7p!S1p<6i
  '8U< '9p=[& '>&p>_&6V& 'A^: 'Dp5!1S &_+ (!`6A_e (1p<U (3UAX5 (9_3 (<S) '5 &e '1S5i )6i '3!i '6S;
  (p+ApAU '<A 'DS':k 'JApAU %: &! 'S< 'p<V1p; &'p6S6i &6i (:g6i &: &;b4S &< '!: (p<T5 '$b
  '*[Ap<6g[! ',d6c '8b4Tk 'Ap<`& &=i &AU=4:j &S '' (:gS' (i '50SAi '=i 'd &T' (!p<:[: &U &V: (:gV:
  '= &W: &X3 '6 'd ('SAi (<] (=S1 (AS> +!` )p<S& &Z5 (#p:b' *;& (%p:Xd (35i (81iA!i (:S1i (<d,Z=
  (=S6:S1i +A!i (A )X3p- )p5_Bk &[: &`= ((`= &c &f &gS6i 'c &p<1S& )_& )`& %;1d0Sd& &=i &S '1d0Sd&
  '8T5n; 'A:p8S5i (d8e (p&b; &c ',a %<=S; &BS: '^< %=6i &S&6hS& &[ '1 &^1 '5 ': 'A &_!:[= &`& &d6S!
  %>! &&i &=i (!p<>S; &S+ ()p<Y! '1i )! *p<X& ))d5Z; )6a1& *p<_& )8UAp1X& *n5p4 )9p=[& '5i ': ';
  &T!!p<>!i '' (!p<>^5 '5 '= ()[& (,a (1p<'^! (:X& (C_>DS> &V: &[5 (!p<1[5 (1` &^' (!p<>^5 '5 &_'
  (!p<>!i ,^5 ': (!p<>S: &`= &gS (1i! %AS '5 '< ('T5 (9p=[& '= (i$Y3 '> 'd& )3S6 *dBd )7pD`: &T0 '1
  &Z& (!S<&S< +63_A +8S<)S1T )T'p'!S<5S<U ($; *5T&<,p-S!< (%bA5S!S< (1X=S!S< (3_A'<0k (454S53V!
  ):p:!S< (5$<6S=)S1T (60p,Xe60p,S= )<T,p-S5 +Ap2S5 (7`5!S< (81j:S5 )n1j:S5 (:! )BS7p3a )_!S< *8p<a
  (;X3p45S4T!S< (<,p-6S= (>6p64:j (A:p&S1i )S4S<0!S< )T!pAS4T!S< )X#S9T6S= *<T;b,U )_,p-!T'p'
  )d&S1i (BT<+p+>1p2X (D5S:n; )6i<d)S1T -;X>)5 &^5 &` '$d5T1 '1 '9p5`! '=bBT1 &b6 (!p,b& (Ap<`eA!i
  ': (Ap>SA &n; &p5S '<b6 %B!i &1 &: '!p<:c '#p'U '&Sd& (c ''SAi (p<S= '(T= ([1 (_e (pDT5 *c ')Sd
  (p<S! '*S: '1p=` +1 '3Xd (`& '6p<S! '7p!S'S< '88p<XA (p<=`1 *S= *]& '9S> (p5`! ':p3_A3Xd '<&S=
  (5p3S= (=b& &=i (!p<BS; ('T1p1 &S1 '; (#p=Z5 '= &X6 &Y& &Z& '' '6 &^5 &_& (!p<BY& '1 (!p<B1 '>
  &`& (,U '1 ': &b: %C &! '#Z< ''T1p1 '3V! '4S1X &&i &16f &3`5 &S '!5p3_= (p<: *CS+ '$:p5S=i (d5S=i
  ''1p<&p$ (i )#p=Z5'Y= '*[1p<&i '+ (i ',X&,b< '1 (6f '5 '6+p)U (5p3d (i )'S!i (p<28U *V28U '7p3a
  '8SA (p<e65p3d '9p=[& ':& 'AS< (i )$d5T1 )'T1p1 )A:p,U *d,U 'Bb: *$&i &T' (!p<CX' '1 (!p<CS+ &V&
  ()[&3^5 '6 ': &W1!p<CS6i ': &X! (!p<=^1 '+ ((V! '6 &Y: '> &[1 (9p5`! &_! (!p<Cc (1S:6&pDZ'
  (3c!p<C_!:! (4p=Xe (:! (p<CS '' (!p<CX' '6!p<CS6i ':!p<CW: 'e6_e &` '1 '5 &a &b ')U '1 &c ':[= &e
  %DS& '+ &U &V: (!p<D^: &W1 (!p<3: +Db& +P& &X' '= (DX= &Y6 (!p<D`6 (*p&6i (AS; ': (:S1i &Z5 &[1
  (!p<Db& &^: &_! '6!p<DY6 &`&!p<Db& '6 ': 'A &b& &c '*Y! '6_e,Y& %I &*Y! %P& '!p<DW1 %R && &*Y! %S
  &! 'S'i 'i (#p5X< (DS':k +i && '!p<Dc *I *R &'S6i &+ '55^= ':T5'&i3c 'ApDT1 'i &,&p!Y> &1 &3V! &5
  '!p<Z 'i &6 '!p6S=,=i!5p3_= /,U '3Y= '6&p$d$S=i ,3Y= '8& (Z5 '<S6 '=S '>5p3S 'Ad8e (p<6gY6 *8S6
  'i &9p=[& &: '3S=i '<:SA &; &= '!-T5 (5p3_= (:p<S= (d<S= '$p<& '8p<d 'i &>S1i &A 'AT1A!i 'i
  (!p<Z5 +`& ,= +a (%p:V! &Bp>T! &Dd8&i &d& (!p<Y' ('_! (,U>gS; (1S;g& (4p5&i (8&p< )p5c (9!i (:SA
  )p!S!i (;gY> (=S> )p>S (Ap5S; *6Y> *>S; (Dd8T= +c '8Y %T! &' &1 'p; )!p<: &5 '2p=[: '6gT& &6
  &:T)S1T &;S 'gS &? &A 'p5S &e %U &!p< )b4 &*[ &.S 'f 'n5 &1 &JApAU %V! 'p; &1 'S (;X$ 'T!S 'f
  'p1T!S (; )!p<: )>T5n; )A&p% )S &6 '!p<^6 &: &A 'p0 (5S %W1 %X &! && '!`6 (p<c '#< '$p<X. '1p<U
  '3_8 '6gS<UA )a=T5 '8S=U (p<a5<$ '9p5d8_+ ':S5i )< *S4T<S) ,U<S) ';!pA 'Ad<T3p4 *V3p4 'DAX<U &1
  &5 &6 &: '!S;J3p4T )<&S< *8S<A5p1TAX# (UCS (p5X& '$&p$S5V&<X!p#S (05_;p;P9SA (Sd3p< '%X5 '':p<Xe
  +^&<Z: '):p<[A)S1T +e6+p)U (d5Xd *Z;;b4S )<e6+p)U '*p=6;!!S<0k '+S1T ',d<U '15p1p<U (:p<Z1 '3SBS5
  ,<!pAS)S1T '5$<6S=)S1T (S;!Sd9p=[&1Y' 24d *3&i)n; )>S'<0k *T! (TAT1pA +5p5 (_AS3 '6&4d ('p'_!3_A
  (+p)Y5AS< (AX8_3p; (S=i3S1i (p<(Sd& *)S)5 ,A&p$p<be *>SA,a *V!pAS /1X=S /5S;! /<,p- />T5n;
  '8T9!p1T5S>S (_3p;'=n1 ,A1p> (p<e +<S):5p3U< '9S8;5p1 (p=_& ':]& (_!S< (gW5 )f *:]& '<!pASAp<X!
  ,D&p$ (& ('5S4561p< (6Sd )^6 (S)!S< *1:p<Z1 '=p6S1 '>S;=X! )d& (T2U6S= )3p;X -D$p$UA5U 'A!:p:
  (&p$p<be *%!S<U (5p1T6S=)S1T *5T6S1 (:p9S<f (S4S<0!S< ):$p$U (X# *S9T6S= )9SAS=S )<T;b,U 'BS0Y;
  (T<+p+>1p2X (hX5 +#p:`<DS!SA +3_A'<0k +5Sd'_+ +7=T1Ap<S6^ +:_ +<Z:9S$BhX5 +A:YB9S8 ,p<S +D$p$UA5U
  ,5S:T! (p=Z& 'D9T6S= (S!SA'<0k ))p+S8TA_A );X1p1!,p-S5 )=i$U= (b;!S<0m 'G1p1X5T;: 'P9SA (A2!:p:
  &A %Y' '$< '%p>T' ''&A!i (T5 '(p:S< '+Sd ',d<U *`! '2p=X& '3^66S& '8b4TmAS1i *p0TAS1i (p<a '9p=S
  ':Z;!d8VA ';Z5 'A[' (^: (d<` 'D`: &0Y:g`1p< &1 &: '_ 'gS+gX& )1YBp>n< )3U1 +5 (Y5_:gS )6p=SA
  ):h`< )AY: ,DY:gYCY! (_ &A 'hU+DY>[ &DS1 %Z' 'DhW1 'E5p3p< &+ '!p<S6 &52Z5 &6 &A '!p5X&6p<:S1i
  '<>S5 %[! &5 '!p<>[5 '<d=V! )M! %^ &! &6 &: '!p<be *d '6p=b! ':X# &= &> %_! &)`5 &, ':<0k &1
  '!p<1 *Y1 'SA_ &6 ')+p)!i '3V! '<A)S1T &: &> '!p<b4 &A &e %` &! 'p<S; && '$_2S ''T1p1 '1` '2S
  '<D`& '=b )'Z5)S &6 &: '=S6:S1i &= '!p<SAi &e %a &!p<SAi &0S &8_! &;gX& &=`& 'a& &A< %b! '!p<S!
  *_A '*< ',[(p!X; )<(p!X; *3c:X# *<gX; '8U,_! *d0_! )D&p$X; &4 '8T<b4 'S &: '! (S<6&p#T16&p#d
  '#pA`3V! '3V! '6&p$S6i *DAi '7p3e '8p<e6S3 ':p=6i 'A:p5S!i (Y5p; (d0S!i 'Dd0S' &; '#p5& '$_ ',`=
  '5_e '6&pDAi '7p3e '8U )5_e:! )6S5,d0V&2S (_= ':! (X# &= '$b 'A_e &A!p<_A &e '!p<S+ ':S1i '<:SA
  %c &!S= 'p<X& &'p6S6i &1:p<S '` &6+p)U 'p<3_A &7p=Y>!S< &8U (5be (Bp5V& &<6& &>TAn; &A&p$: ':p6!
  'd6! &Dd8U %d &#p=Z5 &'T1p1 &:SA 'gf!S %f &2:i &3Xd2_1 $=& &#`! &(f5gf 'p5f &4p5f &9p=X! &;gY5
  &Ap8S5i &i %5 &#Z<!p6S= &8be>^5 &=Y5 &AZ1 'p<X1 %: %<3p<U:_1X53`=>T5 &<dBp>_5U!X= &Bp>SBpAhU:U5
  0gU5 &Z &gY6p=SA (9U= *A (Bp>n: %Ai %S &!i (3^5 (6S<U (:p)X= &#p=Sd& &&:]& &1i ('b< &; '%p=S1 ')S
  '3c)S ':!8U &> '3bA 'g`1 &AhT' 'i ($5p=Ve &BS (5 &d '&BS; '8S!i (Y %T &!!p=!i &&p$ )p<SAp1p< &1
  &5 '!p<DY6 '#S< '(Z= (p&T1 )DS6 *_e '*Z= '6p<B[< '8T,b< '=pD 'AS; (pDX; 'DAb'Tk +p0T (S!p<!i &6
  '1Y7Y6hU ):gS5U %V& '<5Y1 &6 &A %W6 %X! &d %Y1Y:U &5 &<YBp>n: &AS=iAhU 'T'1Y:U 'X61YA 'Y.U5U
  (6gS3U (7p=_AhU (<gS9U (Ap!Y8U 'hU1 'p1p<S +Y7Y6hU &DS!i %[ &:p<S!i %^! 'p=p': &> '!p=: *S %_1
  &A5T>jS0 %`& '!p=S; '#p=Z5 '6&p#Y' (5p=d '9_3 '<Y6 'Ad,U )C_& &6 '!p=T5 '#p5X< '2X<_5 '3X<_5 &:
  '!p=; '8S!p; ,!p=`:Ad,U 'A:p,U (p<S %b& '3p>S< %d %p'&)5e (;b5 $>S& '3X& &1 &3`5`< %T,p- %_5 %`5
  %n&3X& $A!p<T;k %0 &f %1 &p< (S )4T61U +<S) )5X9S8 (T ); *S0U +5U *f *k (U );k %; %S5 'p1 )'T1p1
  )T &< %T0 '!pAn; '5be %U0 '!pAn; 'SAp<8 +> &< %_1p< )!:p: )9T6S= *Y:T )>T3 )ASAp1p< )S)U>!:p:
  *4T!S< *9T6S= *<!pA &: '!pAS5p, -1 *b5p1 &< %`1 %a %n1 &; '!T=_A ')5p:S;X (U>S *T1 '45 'A&p#S<
  $Bf $D! &$p<B`: &%YA &*S: &:S5i &<#`e '6_& 'U&<a %: &#Z' &(p5Sd& &8Z' &=_' &AT1<Y6 'd0< %S!
  '!pDS; && &1 'i %T1 &= %U %V! %X! &= %Y& &= %Z1 ''&pDb< '*S: %]! &; %^! %_! && '!pDS& '(p5Sd&
  '8be3Y! &= '!pD= *Y= %` &! '#p:c '$b! '3V! ':Z;)S!pD`!,6i ';d )#p>! '>g! &&!pDS& &3V!,be &6 '#Sd
  '>S< &= '#p=Z5 '$$p<Te ')0p,[< ',a '<Xd!be 'Ad81i %b6 $J1 &p; %? !# #! $!S<0k $#S5 %p=Z5 $'T1p1
  $,d0[< $6d0& $8_= $A:p,U $i ##T! %1 #$p$ #&#T1 %p>S5i #'< $_! $`& $b3 #)p<Y! #.p$ #0 $T! &3ApA5k
  &9S8 &A:S4T $f %5_e &be $p. &!<0k &#S6i &$&p$S5T&<X!p#S &'6i 'd!S<:5 &,&p!b 'Y58_+ &3Z=$b! &5V&
  '_AS3 &6n0p. *0 'p<Sd8U<:!<S &8U$p5S,b; &9S$ 'p5d8_+ &:S5)n; &=p6e (>`& &>T>,p, &A!p!< '+p+S 'U:S
  'p!< &JApAU!`> &T!S #1i $p1 &T; (>&pA (S5U (f '>&pA %<U #3V!=T' #5 $#` $,d0[< )3c:T5<Z' $T! &S %)
  &!:p: &>T3Y )p;S &ASAp1p< $i $p,U %- &3Sd&6p<Sd %1T &U 'U %3<S %4 &! 'f &3Sd&6p<Sd &6p6S3 (<Sd
  &9_3 &>S<!T'p' &S>S< &X6p6S3!:p: #6'a $,TA_45k $:p<X& $[!Dd0S' #7p,=i5U1TA:p63S #: $S %3bA $b; #;
  $$: #< $#p3n< $9S8 $<$k $S8S4 #= $X %6'p(S91p1T!&p$ 3f $i #>T8T<X3p4 #A5p;S $S'i
  $p,U8U):p<[A'p6S6i #D6<T;S6n5p5 #S $! %!dBS! %(pDV&1p<U %Ap,be '=_Ap: $#Sd& $& %![1 &p5X& '<b:
  *3V! ); (c %#p>S; %$_ &p<]&'!p< *;5p1 *G61p2:p9 %'X& %(_p>& &p>_& %)[& ((^&#S&![1 %,[: %0S %1p6Y&
  %5;b6S; &S; &_e %6p,U %7p=Y>5;b6S; %:X# (5_e &p#S& ',S; '1S; %;[& %=T' &[ '3V! &p6T'Ap&S1i
  %>T+p+S0 %A_,p-!T'p' &p,Sd '1Sd %DS; %I8X! $1 %'X& (#S1,[: &d0_+ %,[: %3X5 %6&i %8_= %=!p#0k &S9
  %>_=S %CX&'X& %i &!S< &0S &1X &2p: &3Y &<d=U& &Ap6`! +)[& &Qp;C[&A:p6X<&gc $3 %5S &U; (>1p2X
  (SBS< &k $5 %%[+;Y<B[; %&S< %3c %4p>[ %:! &T56S5 %<^5 %ApD`! *:Z; %i &#c &)T6 'U6 &6^1 &=]& &Ap=S
  *!i $6 %#S %8p<=V& %D5p3& %i &#0p. '5 (i 'p5e &,S!i3V! &3V!#S6i,U $: $; %;g_5 $< %!Sd9p=[& %#Sd&
  %3Y! ': %AT=S %Dd:p6be %gSDY#_ $= %i $> %1S! &X: %>[.`= $Ai#T56X<U $d %& &#S< %1p<6S!i %4p:_+
  %:S1i %D0p,S1 $l5i $p516p<:Xd %=d& #T! %#p+X! $& $1 %#S1i 'd& &d %'Xe#T1C[& &Y= &^A7p=Y> &_+
  %(p&S; %2p5Sd&,a %:! %=[ %p13S5 '6n0p0 $: $= %#Y' %:S1i #U0 %9S8 '> %S &A> 'p<8 $<)S1T $= %b6S;
  #V! $& %!p, '1 '5S+i '<+U& )V& )[1 (b4 %#XA#V&#Y'#V&#S1 &_ %$p<)Y< %%b< %&d %'p<Cb1 %(Z= &_> %*Z=
  %+bA &n<:S1i %,=i! &S=>gS= %0U& &W& %1U& &W& &X&1Sd& &Y& %:BT:S &Z:gc %<+U> 'Y<+_+ &0Y&<0S& &S=
  &d)Z= %=T&p$ &b1 %A:p6S &V&!pDZ1*S: &d6S )< &hUAS'i $:#S1i #W0`= $5 #X& %)W %:gY> $3p3! (5T!S;
  (6S- (9S8 *AT1 (A1p> (S=n; $4d $5 %0S& %3p<U %<g& %Bp5V& $6 %#p5& '>_< $; $< %d %gn& $= $A
  %!5p=`& &S= %#p5S1 '=Z5 %$5p=&4:j &_ '#XAN& &d5T1 &p5S '<Y %&S< %'T1 (p, )1 *5V& &d0Sd (U &p6S6i
  %(p$& %,a %1d0: &p<Y> %3:p=S6i &SAi 'd&Ap<X& &d5& %4:p:1S &p=X+ (b; %6`6 ($p5S &gS5i &p<!p<1U
  '=`! %7p=Y> %8U '=d5Sd,[: &_= (#XA!S= %9_3 %:S. '1i )#XA! &X# &_6S &gb& &p,&(p$&:p&ga %<,Y>
  %>T5n; &_=S %A:p,U &U=4:j &_'!p,U *1U &d,U &p<Ce $d $e #Y $$U $& %<Y& $' %!S' '< %#S1 &T= &p=Z5
  *5V&Ap<U %$X09S8 %'T1p1 *#Y'2p=[: %*p:be %,=i:p=gV& &a &b;':p6Sd& %6&i (:pA^1 &0p,S'i &CY' &d7X1
  &p<;b)5k (CY' (^6 %7`5!S< &p,S'i '1S'i %9p5`! %:S1i %;UBb %<6Ai3p<8p; %=!p#0k %AX#9S8 %CS5 %D5S$1
  &AS<E1!S< $+ $5 $> $A #Z $!p,S: $& %*[ %D0p,Y& $' %2p8S=i %Ap<Sd $+ $6 %!d0[1 %#S= %&p!&
  %6p<Sd&#Z6>ApAS *8U<2p&a %:T5,_=U;_> &Z;<;2p&a &p9a6Z5:gb& $< %!p6S= %(pDV& *#p5& %6&p!& %D0p,`&
  #[#Y $' %:S1i#['! &X##['!p<b; $; #]5 %>6p64:j &TBS< %D6i<d &<T;4:j #^ $5 $< $> %#p'U %'SAi %,T1
  %6d8p<& %7p3a:_% %:_% &g(` %A5p=V: &p<&S1i (Ai '=S6A_! %D5p=& $l5 #_ $#V& $1p1 '!0p1S= (be!X&
  (d8&i4d *1 (p<'_e '1S!`> '6S1i,d6& '8b4TkAS1i +mAS1i (p<a>`& *e>TBS< '9T6S= ':0p.=$T<U -U<U
  '<15$T<U 'A:p85p4:T1p1 (^:<S6 (p>S;<^& 'G1p,<:S5)n; 'S9T6S= (<!p# 'X6!<0k )p6!<0k &< $5 $: %< &)5
  'S1T &6X1p< &9SAS 'Y:T5p3 &;S5!:p: &<,p- &S &T5p3p< &b &f %S %d %gf<gf)S1 $< %#V& $e #` $! %!p!,S
  %+p+S %1p,T! '1T! %:5f %X:p9f %p<b; $#p5[1 &>e $$p<6i $& %&V1 %<`& &g`& $'5p3$1T %:p<Y1 %TA
  %X&<5b' %_1p< %d<Y1 $)S5i %_Ap- $,S'i %[:#p5[1 %dC[& $1 %X=S %p< '!0p,S= (p<c '#p:`<8U,[: ')S!i
  '3p<Sd& 'Ap<X! 'Z1 $3U &,6i )8U< ):Z; &6U 'Z5 'p<Sd +6U ,Z5 +8U< +:Z; &8U< &:Z; $45X %p5Y $5
  $6Sd&(1p< )n1p< %XApA %p<Sd& *<Sd&JA $7=p$X0 )5 $8_+ '6Y0j:U *m )<:U (b< '>&i $93p<63 %p=W '^&
  $:!<S %S$AT< &% %T2X5S %U5S %X5 %_AS $<&S '< %5b' %SBXk &d& %dBZ1 '[; %e &6d8p<S& $= %Ap6`! %T'
  %[! $>ApAS %T'p(T!S &AS# $A:p<! %UBS %X<T;$1T %hU %p<S8 )<0k $DApAX) %SAS/ %hY1 $GA9S $e $l
  %&i<g`& $m&<g`& $p+< %:< #a $63 $A_'!Up1 (p,U #b $! %5V&'S5 (,a %:Z;!p<+< %cAhY %p5X& $#p=U $'T5
  %`> $)[&!d6gX& '#p=U '6gS1i '>`& $2p5_<6Z5 *p<Sd $3p<5S6i $5 %V&'S5 $6S<Sd& %gS1i &b&)[& $8p<` $<
  %Y1 $= $>6h; $A %p5S6i *9p=c &=U6 'V!JApAU $CS+i %[&1p5b1 %_> $DS> '6S<Sd& ':Z;A:p<S6i #c $1S! #d
  $!p<>[5 $,[<A0p,S6 $1AhY $3p<Sd $4p>[ (!S< $5V! $6&pBY1 %p<V& $8p;S;S: $:[=Ap3[<7p=`9p5`! $<^5
  $D1i ';!AX# #e $! $#d $3V! '#e,U ',be $5S5 $6d8&i! #f $!f $0T!f $5gS5 $;gS $=gS #n.p$ $0p. $5
  %2p=S %<S)p; $;A1p1T #p' %! &)[& %& %5 %6i ''a %:Ap<` %< &#p'S1i *; %=i %S1i (#p'S; ('_+ (8p<S1i
  &; '#p'S1i ':_!p<:U &Ai %T= &e %U &$_ 'd5T1 &'S5 &,a &3Y! &6X= 'p<S!i &=p>!i &>ApAS &Qp; %V& &6
  %Y> %[' %b1 &6 'D&p!< &e %c &#p;& &)[& &*p:b= &+U &,Y& 'a &6V& &:gSAhU5 &Ap<;Y= $)S! 'i
  (6S;'_+8U:S1i (Ap=S6p,Y<$p5S && &5i ($p5S &6i (#p'Z5 *)Z5 *=Z5 &; '#S&)[& '8p<a &d '#p)b! '& %T=
  ''p<DYA '7&Ap:b!$p<b!7& '<=Z;AS'i (>=i '=p:X; %U#p)S &6 %V& &6 ':S1i 'Ad81i 'DS> %X!#p)Sd %Z5 %['
  %^5<V= %_+ '#p)T= %`& '$p5S ')[& ',a %b! '#p)S! +d &= %e#p)S; $+! %&i %: &6S<U %S! &< &=i &d %T!
  '#p+X! &= %U &#p+X! )Y> &3V! &7p3U &9p=[& &>#p+Y> %V& %X!#p+Y> && &d '!+p)e (<X0S (Y0S (d,< '$_
  '6:p<[ (S3 (d0X= )<[ (p<6S3 *XA '8p<e6S3 ':p'SAi '<S)!S< 'Ap<U %Y' %[' ''Xe#p+['C[& %^> '#p+S<
  %_> '#p+Y> *c %` &! '#p+! &1 &: &< '<b= 'A:X3p< %b! $,1 $11 $3 %&i '!SA`1 (b,T '#p5=i ''S6gU
  (d0S; (p<:Xe ',6i (U '1` (p<'^! '3Y! (p<S;!p<b; '60p,`1!p<b; -:X# (p<`!!p<b; '8S5i '9p=_& ':gW5
  '<; (S; '=S5 (_# 'A`5 (p<` %6 &i '#p;=i '3p>S< '6Sd& '9p5`! ':S1i (X# )5 '<5p4A1p> %: &'Sd'S6
  &1S<gS! &:Z;!p<>_' &Ap<` &Dp5!1S %< &#p3S< )n< &An8p37p$< %S1 ''_+ 'i &< &Ai ($5p=Ve (3p>S<
  (8S!p; &d '& (#p36i 'AS'i %T' &1 &e ',Y& %U && '!p<6U ')n< '8Ai '>=p=T 'Ap=V! &1 %V& &: '!p<B:
  '#p;=i '6S<Sd& (p<a '8p<a ':Z;!d8VA 'A (p<V& )=V! %W %X1 ',U &d!p<Sd& &e '!p5X&Ap<b:AZ1 '*S:
  ',d6c '6YA '=S;#p;=i %YA %Z; %[1 &; %_' '#p3Sd *U %`& &1 ''Xe#p3`1C[& %b! %e &1p5b! *1 %n<
  $5#p5S6i %& &!&i 'Sd6T1 'b& 'd8! )VA 'p<8VA *[ &$: &)[& &,a &3=i$p5S 'V! &6&pD`! &8Ai 'Y2c &9p5d
  &:5XApA &>`& &A1p> 'd6X1p< &D`5 'h`5Ah` &JApAU %5i %6i '8p<B!i %; %=i '#p5[; ')[& '7pD`! '<3_e
  %S& &' '!p<6U ')p<Y! '<:SA 'i &+i &1 '!`& (p<,SA$d5Y< '$b= ''U>< (d0Xe '3V! '6&p>T= (p<:Xd'&pD^1
  -4:p:1S -<=X& '7`5,U (p3a *e '9p=_& ':S. )1p<S )A '>S=i )Ai 'i3V! &5 'i (#p5S6i &6 'i &; '1S5i
  '36i &< '(p:S< '33V& '8b4Tk 'A (0p,S; %T' '#p5!i &1 %V6 %W6 %X& &< ',d6& '0Sd& '6S;Ap<S '8p<a
  '=p:X1 'A:p= (dC 'Bp5n& %Y< 'AhX1 %Z' ''T1p1 'A!i (p:c &1 'Dd6be &6 %[1 &; '![; (`6 (p6S= '#p5=i
  '$& ')[& '6gS!i2c 'Db6 'P6 %^< '!^<,U &A '3V!9p=^& %_& &1 %`#p5S+i && '#p+U '*[ '3V! '6p<3S=
  '8be>^5 '<: 'JA &l& %a %b< &A '!bA,Y& ',`! &e '%p5S& ')[& ',a %c %e &#p5`& $8 %&i '#p8Ai '2p8S=i
  '3Z= '9p5d ':_% '<S6 %3Y! %6 &1S&Z5 &A:X3p< &DS3S> %< %Ai '!6i88! '#p8Ai '1p<,`1 '3c ':X# '=5p=V:
  (=a 'A5p=V: (p<Ce *S> *b& %S! 'i &6i %X! &< ''_+ '*S: ':S1i %[ &: '(pD[: '<D[: %b! $:& &1p<U
  %S'i7p=Y>,`! &+i (#p:c &1 &5i ($) (4p5Y &; &A '#p:Xd '$_ '6S6 ':S1i 'D^5 'i6p<XA &d& (#p:T=
  (6&p!6i (:T= )V= )W= (A1p<> ,Y> %U &#p:S5i &%p:S1 %W1 %X! && &< &= &d %Y1 ',U 'AhU &< ':X# &> &l;
  %Z+ &; &< '#p:be &= '#p:S+i %[< %_! && &< &e %` &< '!p<B: *b: ''Y=)S1T ',[: '3_ '5$<>1p1 ';[& '=[
  '>^1:T+ 'AX<T5p3 (_<U 'DTAp=S: 'EAp=S: *A<f 'Y65U;!:p: %b' ''&! (Y= *#p:b''_+ '(c (p5Z< ')S5i (Z<
  '1aBb& '3V! '5T;: '6TAS' '8p<S; *a ':5XApA '<S;A!i '=& 'A&p!1i (1p> (_ (p<X! 'BS=Ap<Y> 'DS6 )<!p#
  &e '#p:Z< %c &!!p<T1 'p&T1 )_e (<&T1 *_e )+_e )V6 &#p:Z= &$d<Te 'p<S!i &%p:V! (=U! &)Sd &+Y+ &,a
  &5T= &6g` &8p<+Y+ )=`1 )U! )XA )_! &9S> &:X#D` &;&i &<=TA (U! ([6 &Ap!T= ($T= (3[< (<Ai )D`: )T=
  (D`: &DX) '` 'hU' (Y+ $;& &!p,!i (6X& (<Sd& &#p'c (:c &$)i 'X) 'Y33S= )Ap<Z' &)S6i &,Sd 'Y&
  'a#p=S &1p5b1 (<U &2p1!i &6^ (< &9U 'p5`!6p<[A &:X# &<X5 &Ab! 'n&p# 'p:T1 &B^5 'b& &DS':kA_e %=i
  '!S1S6S3T' (Z' '#p=Sd& '$ (< (dBX! ''S6i (p<!<5S: *SA ')d5b< ,,U (e!p1b -& ',!,&pB[: ([<:T5=pD
  (d6Y& '.T= '33V& '6!i *$$X! (0p,b; '7S; (p1_!Ap<Y> '8X= (p6Xe );Xe ':YAX& ';b&3V! '<BV: (d)Z=
  )9[; )BZ13V! '=pB[; '>=i (S3;f (T= 'A&p%<S (:p<!3V! (p&6i )=S!i 'C[& 'D9T4:p: (ApASAf (S!SA
  )0S6S3T' %S &'i &,d<U &; %Y> %[5 %b; $= %6 &#p=S' &1p<$S! )'^! &i %S &!i 'p<,SA )S6 &#Sd
  &$p<BV:&V= &%p:Xd (=b! +5 &' '!p<`& ,$_'S=i '#p=S *Z5 ''T1p1 '++[1 '8Ai '<&S (DS &+i (!! )p,S:
  (#p:b' ($b ()p<Y! (1p<U (3V!,be (<&[: )=[6 &,d6& &1S#T5 'p<U &4d 'p:X& (=S!iD0p,Y& &6&p!&i
  'S!i<3_e 'i!p=S; &<#T5 &=:S& 'S!i!p<'! 'p:X& &AhU$b &Bbe &d& (!p<a *=S (,a (8Y!` )_! %T6 %U
  &!5p1X6 %V1 &: '#p5X< ''5p35k (T1p1 '*[ '3p<8p; 'AS< %W1 %X! && &; &e '!p<6U '$b %Y& &1 '%p=b!
  '1p<A!i *CS' '55b& 'ICV! &5 %Z &5 '#p'S )+Xd ):b' '33_ (U3a )8V&#p=Z5 '5_e '6p<S0 ':5XApA 'A_<U
  'D[; 'N& %[A %^! '6p<S!i &6 %_!#p=Y! &> %`& '!Y5:S5i (p<B: '#p:b' '$Y! (b: '1p<U '6&pB[< '8p5&
  'Ap<S! 'D`! 'N! &1 %b& ',d<U '3p>S< ,>1p1 &' '!p<+&i ''T1p1 '7pAS &+ &1 &e %c &(b1 &3bA &=p&&i %e
  &3^1 'c (#p=e5c &4p>[#p=e:T54p>[ &:! $>! &i %& &i %=i '#p>!i *S; '$d5T1 ''T1p1 %S! 'i (#p>T5
  (8U!d0[1 (9p5`! (:S5i )p#S& (A&#S& && &' 'i &1i (#p>`& ()d5Xd &5 '*[ 'i (5S$ &6i &: &; '#p>=i &<
  '! (&p!`6 (p,S: )1S: &> &A %T!#p>!i &' '#p>^5 &1 '4d &5 '#p>&i &= %U &#p>a %[! &; %^! &5 '#p>_<
  &6 &= %_< '#p>&i &A#p>SA &e '!!S; '#p>S' +; '8U:S1i %` &! '1p<b! && '!p<CS '#p>S1i '$d5T1 (p5S
  ')S!p<CS'1p<&p$ (d3SAi ',a#p>`&)[& '9Y:T ';b6=i &1 &> '6! &e '8U:S1i %a %b! '#p>S! &e %e &!Y<gX:
  &#S1 'p>S5 &$p5S &'5p=be 'p<[5 &)[& &*S: &1` &6U 'Z5 &8U< &:X##p>e!p<b; 'Z; %n+ &5 $A1 &i '#pAb;
  '+S1T %S! &'i (!!i )0p,S= (,Xe (5S< (6g7&i +Y< (8&!5p-< -4< (:SA (D0p,`1 &5 &6 &: &; &> %V &!
  '#pAY= *Z= && &6 '#pA^> '$p5S<AS> ',S!i1p<'^! 'DY' %W1 'A:p6b< (d6b< %X! &' &; &< &= %Z= &A %^ &!
  &$p<!i &2p5Sd &6S<U &> %_1#pA1 &> %` &! ':p8Ai 'S6 (<8S< 'b& )'d0S; )A5pAd )Bp>U=U8 'p1b& (<8S1i
  )>S1i (D`6 &$b &'!p<>S= '& (p!_e '5p3b= ':p=& 'S6gU 'd0& (8S: &(p5S!i )Z5 &):p<c 'U>T1 '[&
  &*p5S5i &,V! 'a &1#pA1 '8U<6U1d0 ':p8_' 'U 'V& 'd0 'p<^: &33V& 'S!i3& (: 'V! 'a &4p:a &5U>gY
  &6&pBY +1 +< *^< '0p,S+ *b; '5p3S1i )=S; ':p<[ 'SA 'U4p=X& 'Y 'p<;X3p4 *b= )Cb! *c!(p!` )`!
  &7p3S=i &8S! (5 'X& 'Z< 'p<n1p< &9S8;5p, ,1 -$ 'Y=_ 'p5`! (=[& +(!i )^& &:X& 'Z;'&p>S; )Ad0Xd
  &;W1 'b& 'ga &< '&p>&i '2 (5T;n1 (9p=[&D5T;n1 (A_>S )p<S= (D5T;n1 (E1,d0V& *6&p#d ';S& (b& (f
  )33V& 'V1 'Y1 ']& 'd;b= 'g! (1 &=S: 'UCX& 'X1 'ZA )#pAV6 )65p=S '[ '^> 'bBT1 &>0p.n 'U,_DY
  '`&D5p=S; 'n0p. &A5p3Y' ':p8S4 '; 'T5 'Y 'Z$j 'dC_& 'p3& *i (6^& )`!)[& (<6 *3U )Ai )CS; *^& )S1
  )b6 &BS& 'p$U1S &D5p3S!i 'S!SA>T3p;X (1i 'd6be 'hUAYAp1S3T' %b; '!:p=Sd& (p<=^5 '6_e,Y& '=T&p$
  'A1T 'C[& &e !$ #! $i %#bDS> %'p<6S'i %,[:3p<Y& &a$!i)[& %Ad81i #$< $S' %1 $U1 %: &$$[: %<
  &#pAS'i &2p: &4d &6S;Ap<S &:pAc &Ab: 'p5`& $V! &$$S!i %1 $X! &$$S!i 'S!i %= %e &$$X= $Y3 $[: $b!
  %e $p<! 'i ($$p<5i &5i &S!i '1 ($$p<X& ,[: ,b1 'd ($$p<_& (& &T& '' ($$p<X! )p<$p<!i 'e &U$$$p<S1
  '1$$p<S1 ,YA ':$$p<S: ,[: '> 'A ($$p<YA &V! ($$p<_& '&$$p<Sd& '1 ': &W1 &X! ': '; &Y! '6 'A &Z6
  &[: &_& ($$p<Sd &b! '1 ($$p<S1 #%< $S %< $V! $X! %= $YA $^< $p=[5 #& $! $)[& %n; $*[ &=[$p5S
  %p:b= $+U $1Y' $4d $8S!p; &3p; %TAU $:g& $<5S1 $=[$p5S &'p6S6i $>&i %S;;S: $Ap$< $i %)U>T1 %1`
  %3p<&i %5; &c %:S5 %=[> %>&pA %Ad0Xd $p$ &S '5 ('Y=3c &Y5 &Z5 %>S5 '= (!p<6U ($b (,d<U (1b %BU&
  #'i %)fAS #) $!< $,d<U $1S $35p1 '3 $5T!< $:X!p,S (1S &1p1S $AS< %UBk $S %4S< $T5p3 $_5p1p< '3
  (p< '<p3 $i %!p<^= %#p;& %$p<d %,d<U $p<S #+p9 #0 $5S &:T56S5 %U &'<5p1 &,b;C`! &3Y3c 'Z3c
  'bB5!:p: &5T;1!:p: &6<3_A &;,p-S5 &<Z: &=3p-7= )47= &A!:p: &BT<+p+>1p2X &D!:p: '9T6S= %_;p; )!<
  *S= )3Z3c )9S$3p>_$X0 )A<= %k $6!p# 'A ()S1T#p:`< )d3SAi (5S&$&pBU& (6p<)S)5 (A_<U9S8 %Y<!f
  %p<1T9Y $T! &S %1 &'< &>T3p;S &ASAp,p< *1p< $_A $f %!& &:p: )!S< ,,S!i,dCa 01:p=a ,8p<d,U
  ,<,p-6S= ,>6p64:j )S4T!S< /:)p*T: %#_1p1 %$B61U %1d0S& %3U %5S;! &_1T60p.T1 %6!p# (A
  &+p)S!S<!&><f &_A!!:p: &p<1T9Y (4S5 %:)p*T: &BS5T!S; &_4S>U '6p<;b$ %<,p- ):5p,p<U ,<p1U %=_#S
  )4T!S< %>T5T'p(n; %A&p% &>5!:p: )< %D4T61U &9T)5 $p-T '! &U #1 $A %+p+S $S $T %$1 &:5k %4:j
  %60p.T1 %8_'5k %9S1<9S8 %;X$$Y '1p1T +4:j %=b! $i %,S< %:1i #2p=&i #3S5X<!pA %>X4 #5 $6i $i %$;
  &T1 &Y< %4 &f %:[= $p-8S0T),p-S5 &<A &S<:p:0k %2 &!S< &'<5S &4X< )f &5T3p3_A &6,T63S &<'5S &f %4
  &)S1 &6X6p7S *8S &8S0T) 'T,b< 'p> )S4T6 )U &:S3 )5k &<A 'p> &>T0T) &S '; (15f '<:p:0k (f &n8p>
  %=& ''p6S6i '(p5Y1 '1p<U '4:j (j: '5&p$n= ':& '=6 &S!i )$5p=[5 *Y2 ))[& ),a )1Y' )Ap:S )DS':k 'Ai
  )!S1i )8S!p; )A:p,U &T! &Ve (3p>S< (6&pDZ' (D$p$TA5U &[5 &^1 &b& #6i %$T1 &p<S6i6`! %9p=[& %:T1p1
  )< %>&i $p6U #8p8>1U %9 &6<TBS<>T3p;S #9j %$p<6i#` %,[: #: $$S!i $,Y& $1p5b1 $5 %61p< &n1p< %S
  &!S< )D5p1<1S<S &$:5 )k %d %f %k $>S1 $Ap=S (1p<P5 $p$U< %,`& (!p<CS (A&p% %1`& %6U %8U< (# (5T;:
  (6_A5S )hU6 (>T3p;S *9S$ (A+p+S2p:U )6p13A )a; (k &X! %9U< (1p2_< (63 (9S8 (:1T (S %;)5 &Ap2S5
  %<!i && ''U>< 'i &6 '!p6S=<2;5p1 '#p3e ''&p!^& '(p5Sd& '1p<a '4p:_+*[ 'Ap<!U 'i ($:p<& &S: 'd&
  )'`1 &T& '= 'e &V= &Y &[; '= &^> &_' &b& (!S< +0k ('p6S6i (2>T!S 'e ($:p<[; %=&i &S1 ($d<Y '5 %B!
  &T!$:pB! #; $$5i '<d8a $%p=Sd $,S5 $1p<6`! $85p4,S< $:g`& $=p6S1 #< $$b! &$ $BS &5T5p3S $T;S5X;b$
  &f $U>&i $X %!S61p1T '< (9S8 &bA=p; %$B61U %. %3bA %90p. &S8 %>T)p)S '3p;S %ATApA %C $Y. #=Sd&6^&
  $T!S $_A $i %!` %$Y2 '3 %*[ %,be %5V: %6+p)U %8p<Z+ %9p=c %<Sd& %AA< &X,5i &d0S1i %D0p,`1'p<&b
  &d8c #>S)S5_;p; %;15f $_?T5o %A5S &T5 (U &U #A #B $,p- $0AS= $60f %1S5U &T &U '9S8 '<n15k $8n5p4
  $:<_ $Ap2 #S $!i &,d0[< $$ $& %%p>S; $1 %!p<1[5 %#b %Ad81i %i &3[6 &N& $2S &85p4 'S5i $4 $5i $6
  %1p5b1 '6X1;!':p=[; %<V1 %A&p!1i +'Xe &hU %Dd8c %i &$Z< &'T1p1 'a &)Z5>_=S5be &63DS=n; 'p<A[<
  %p6U $: %!2S %0T %5U %9SAS &b)! %:X# %>SAU %T!9S8 &5 'U &ApA< %U &A %Y6'S< *f %f9b)f!f $; $< %>
  &!2S 'T'p' +)S:T1p19S8 &1S &9!p,U )1U 'S8 &<Y6 &>1p2X &f %f>f (1S $=i &Bp>c $> %,Y& %1p5b1 %U %X1
  $Ai &!!S; 'd06i 'p<C &'Y= &*[BX6 &,Sd 'U '[:*[ &9p5`! &<:p=[& ,,=iJA$=i 'd=[& +,=iJA$=i &=[!
  &Ap6Y5 &BV6 $B %! &f %6+p)S $d %& &'T1p1 &,a$Sd&)[& 'd0[< &6_e,Y& &:gSAhU5 &Ap+_+ (,Y! %3p< %8S<
  $p5 %:5 %< &5i #T $'p'!S< $)p*!Y, $+ $1 %!S+i '< &`#a &p<`& (b; *$T1:X5 %#XA %$5i &Y< &p5_< %%[+
  %&S; %'_+ %(p&S; *3c %)S '<^= %,=i %1` '#p=Z5N& '8U %2S &p=a %3X! ()S:X5 &c '(p&S; 'AT5B[;
  %7p$Z63Sd&DAi %8T'S<0S %::a &T5>`& &X#$T1!p<b; '55V&5T;S; &`53`53c &gb& %;gS&:4p;: %<! &d8a %=X;
  &_# &`&=_' &pDT1=pD5i %>`& ($T1#p=U ((p&S; %Ap:S5 %Dp>U:T5=_' $3p4 $5T1 %U %b $:pB '5p1 *<,Y>
  '<,Y> 'f $<T %U &6X8p>1S &<:p; &>&i (p!1 )A 'n0p0 $= %S5 ',p-S5 '6'p'n; '91p1 (_A)p)f 'A:n;
  'X6,p-S! .AS:+p+ -5 -;T!S $BT #U $&p$!i $1 %ASAp1p< %S %T &!S $5BpASAS $6 $:U &!AT!:p: &#5T)
  &)U>f &6<:S0Y 'p<_&!S1 &8p;S6S= &<'5SA:p85p4 .n5p4 'Y6 'g` &>T3Y )p;S (9S$ &A<U<S&p$ 'd;b$ $<U
  &'X&!be &6S3U &>&i &AS$< $> %fA&i!SA %n $A $Bp$S=U $CY &!p<S: &1S5 'b5 &6a &:g`1p< &>gS1i (X=
  &AhU! &BW1 #V $! %!& $&1Sd& $= %5V: %6p<`! #W $#^> $)S $2S $3U $:be $q #X! %!d6b< %$S!i %'&p!p<S5
  &p<>gS!i %,`! %2p: (E,p- %Ap!< $0 %!2S &:p: &T<T;S %$p<Y %)S1 (! (T %,S> (>`& %3S5 %4: 'j &j:
  %5S: (3dB^6 %63 &T1S &X0p; &d0S'i &p<;b)5k %8p<e ))Z; )4:j )8X3p- -4 )A&p% %9S8 %:S1S )6T1S
  %=!p#0f &_# %>T61p1T 'A_A &X.p/T %A8p3 &:p61p1T )3S (9S< &n8p3 &p<n; %I %S &!< &5TA&pA 'X9S8
  %X1p1:S %Y6!S<f %b6!S<f %f $1 %p1A1 $3 $5 %!Sd6T1 &p6S'i %#`= %,S> (#p=U (>`& &a33_ &d6& %6p<,S=i
  %=p6X!p!1b %E1DS>X4 $6 $: %Ap<Y> %p8 '*[ '1p<'^! '8p<V!pA *_' 'Ap<Y> 'JApAU 'b (1 )*[ )8p<a $;
  %3S> %6S %>g`1 %CSAi %pB '6p63_A )<3_A 'S>;>f 'f $<X &3b@ %Y &6S4p;S; $= %*[ %S8!Y= %T!S (< %U
  %p: $A $BS &>T3p;S &ASAp1p< %p; '6p<3_? $C %T!S %U $d %!Z5 %$&p$Z5 &Z5 %6:p<X& %;gS& %>S; #Y $!
  %5 %:p: %An< %d0S5i %p,U (,[: (<06 &1U $$S6i ('T1p1 %p5S &<& $(S; $)U>T1 $2 %3; $3 %& %:p)X= %CS5
  %d5SAi $4 $6 %,T6!p# %gX& %p<!Z1 '(Sd& ')`& '0Sd& ';X3p4 $8p<_& $9S$U $< %!dA1i %$5i &d5Y<
  %3_A9S8 %7`53U %:X# %<Y6 &d=_' %>SA %Ap<!< $=S; %U &1 %`5 $>T>S3 $A %&pAS< %'b= &d0Sd %,U %1p<Y>
  %2p5Sd&,a %5p35S %6&pBS+ &+p)S!i &5p3S1i &U#p=^! %8p<S& %>SA %A+p+S &d$S=i %p5_Bk &<!< )2p:U $BS
  #Z $' $1 $6 %7pAd %<Z6<Z: %AY1p< &p<Y> %Dd6be $; $< %!b1 &p1U %#p=S' %$6p6U %0S 'Ai1` %1`
  ''&iQp;:[=0SAi %3X!'T1p1 (,Y' %5S %6U &[ %A: &p<U (Y> %DS0b'DS4n: &b;!d8p<S %Qp; %U;_< $A #[: $;
  %_< #^! %! $& $5)p<a $> #_ $! $$b=!S<0k $& %8_3p; %:Z;Ap<C_1 %=!i $' %!` ',beAS &p6S= %#p=Z5 '>T=
  %85p4 %:X# %>^e &_A 'e $)S'p<[5 $,S!i $5 $=_& $>S;&]& $A $B %!T'p' %'< %)5 %,p-S5 %3d8n< %62 &S=
  %>T3p;S %AS:T5U &p2S5 'AS:T! ,S +5U %S9T6S= %f9Y: %k $Dp5! $MAY< $N& #` $! $5 $6 $: %1X %3Y!
  %5XApA %S5i $= %=! $Bhc #a $!T6 $65p=d %d6S1i $;! #b $! %!-T5 %#0p. &p8Ai %$&i![1 (=T' &S& 'd&
  %%p:Xd %'! %,U &V &W &Y& %1p<6i %4p=! )!p<b: )=[ %65p3S; &=p=n&p! %8b4Tk &p<U& (_' %:5 %<!S &:^1
  &>^& %Ap<X! %Y5!S1i %p<6U ':Xd $#p'! &3`& &:`< $$ %p<^> $%S1! (:p: (k ',p-S5 'Ap2S5 $& $'< &,p-S5
  $(p:S1i $*p:b= $+U $,X1 %d6Y! $0 %A1p> $1 %: &$b1p1 &8X3p4 &A:p8X3p4 &U %p1 '5S: ':A:p8X3p4 &<
  '!Y= '5S: *5o '9Y ))p+S5 )+S0 )A&p% $3S><U $4S1i %T! $5V: $6! %S &= %Y! $8< %p<a 'be $9p5d9p=[&
  $: %(_e %,a %8Ai2p=S5i &p;Z< %; %BY= &be (4p=b %X1p1 %Y1p< %Z; '5V: %g %n; $;5p1 %S5 '3p>U6 'f $<
  %!p#!:p: (S 'A (!<p:5o (S %8 &'p6S6i &,b;6+p'&p$ &6Y)SDS1p:S5T;: &>T5n; &AT!p#S63 %: &&S< &5S:
  &p; (&S< (k )&S< %A %S1 %] $= %! &S<0k 'd9p=[& &d01i %#_1p1 %$d5T1 %':p!S< &S<T! (V! &d!S< &p6S6i
  %)d5] 'B< %,[: &c %3p< %5;b6S; &S: %6d0& %8S!p; &p<d,`5 %<6S6i %=_# %>1p1 %A_'!p,U %S6i %T!S
  (!p<B: (A %b! &1 %f %p6S; $>1p1 %T, &2U %U2T $A %S3TA %^: %d8V! %p2S5 &3S> &5`&=SA $B^ %p: $C[&!
  '9p5d $Dd8` $GA9 '<S) $e %!5p3_= %$& ')n; %)[& %1p<Cb! %2&i<& %3p>S< %8+p=!i &8p=S!i %D&p<` #c
  $1: &$b1p< &8X3p4 $<> #d $5!i %& &)[& &,a &i %5i %6i %: %< &$<,V! &'d6[& &7_e7&i &Ad<S: &DXA %S!i
  &1 &6 'i ($d5Z< &=i &Ai %T1 '!d6X1 '#p=U '&S6i '(c '3S=i '4p>_& '6e6b< '7p,[: ':S<;S3 '<6T+<6X+
  )`e<6b< (>[<>S; (A_:<AS: (S!i );:S; )<`! )d<^= (V&6gV& '=SAi (`5=5 (p&U=p&[ )D *T1 '>=i (S& *>a
  (T&AhX& (U:>S: 'AS+ )>S (X!::gX! )#X: )+ ([>g[ (b )!^ (hU$p5S (p,Sd )1Sd )3[< ):X!Ap:S+ )<S=
  *Z'Ap<S=i 'BZA:S. *B_1X 'CS! 'DS!p<!i )6i (hU!DhS! &;d %Xd '$d!Z5 'A&AV! %Y< '!:p<[! '&S6i ''dD!
  ')U>'= ',a '1S:#pA`65p3S1i '3V! (_A9S8 '6p<Sd<Y6 *_& '7S1i80j '8p<S& '<Ai '=:pDT1 '>SA 'Ad0S! *Xd
  &A '!S1i '':p=& (<S'< ',S'i '1S& (d0S& '65p3S1i (d8p<Z+ '8p<S& *^& '=]& '>SA5S 'D&p!5i %Z6 &< &A
  %be '3p>S< $<!i %&#p:b' &i '#p:b' '(p!`&S6i %6BT6 &i %= %S1$d<b1 &: '!dB`& '$d<be &d& %T&
  '$:p<Sd& (d<Sd& %V= ''`1 %Y &!p<X& &1S& '`!p<c &5T;: &7p3e*[ &>U<9S8 &Ap2T1T (8S5i6_1X& %[; &=
  %_' '$d<V= %b& '!S<0k &e '$d<S: *[; += $=S1 &5 $B! &$dBT5 )V5 )W5 %S1i %T!$dB! %U!$dB! %V5 %W5
  %X! ''Y= %[+ %`1 %h! &X! $d5Z< #e $$S #f $)5i $1T %f &9S6 $3S $5T1 $8p;S6gS=gf!f $9S6 %n5 $:X1 %f
  &5S$d 'f 'n& $>_Af5gS $AT=6gf #j1 #m #n5 %4b3!i &f ')S1 '8S5T' '<Ai &n68S4T6f $6 $9j &S $:9U<f $<
  %p9U #o #p$ $% $5S &$_ &&S< &2p5< &5 'V&$p5S 'i (!p5S+i ($p5S+i +_< ('T1p1 &6g` &;[& &>S &Ap:[
  &N& %U &$p5S %_< '$p5S5i &A $:S5 '!:p<T1 *=Sd& (S<3_ *Dp>U (d<T1 )=Sd& '#S5 (Z< (p36i ):SA
  ,$p:S5D^5 '$p5S '&S!!p<b; ''T1p1 '*6i*< (W!p6S=BS=2p&a '3X!:X# (cApDU3_ (d5& '5n; '6S5#p:b'Dp>U3_
  (p<:S0 '7= (p=Y>3_ '85p=W 'Abe 'C[; 'DWD[Abe (hVe (p>U $;f $< %! &i %& &&S< &'U>< &<S) )p; &i
  %)Sd &U6 '> &V6 ($p<)U> ,Z' &Y< &Z' &p<U> %+T' &U &V! &Y& (,`! )a! &_' &`& (#p=Z5 %3S %5p2 (T (U
  )#_CT! )A:p6b< *d6b< )B5X!S )G6!n0p0 %6 &!p<b; &$p<& &'S5 &,0p,6i &1p<` &4p:_+*[ &6S1p< (d&<2;5p1
  &8S& &9p&SA &:X# &A^>9c &P6 &i '!5p=`& (S< '#` '$p5S )<& +i *S5i *]& '):p8Y! (d8Y! (p<X&)p<b; '1`
  (d65i '3TA *3U (V! '6`6 *;gS& (p<!S< '7p=Y> '8_= *>_=S (p<: ':S1i (X# (Z;A:p<S6i ';gS& '<Y6
  '=!p#0k '>_=S 'A8p> 'B[; %::X# &< &=i &S! (:S! '+ ': 'd& &T& &[: &`= %=&i &< &A &S!i 'Ai
  &U&$p<=b& (*Y! '1 &X! &Z& '' &^ '5 '> 'A (#p=Z5 (9p5`! (:p,U (Ad,U &_&$p<=b& '> &`& (!`> (3Y!
  (>`! 'e$p<=A %>S1i 'A (,a (D&p!< &U '!p6S= '$Y2 (p<>S1i ',S> (d6& '3&i)S1T 'A ($p<>SA 'N! &^' '5
  &`& ('b= (,d6& %A5U &h`1 %B &0 &62 &< &Ap- (2 )9S8 (4 &S+ (BhS+ &T! ($p<BX! &U! '$p<B[ '1 &V: &X!
  '' (BhX' '6 &Y 'BhY &Z& '' (BhY' '6 (BhZ6 &[ ': 'Bh[ &`1 ': %S &! ''T1p18U$p5S 'i 'p< )b; &&
  &'X&!p<b; &)S6-: &+ &,`= 'd6Y& &0S &1 '$p<b1 &51` '_e 'be 'i ($Z<A: )p<6i +S6i ()S,a)[& (1` (5V&
  (6[ *,`< (=p:: (B[; &6+p'6i 'i (!&i )S3YApBTk *d9p=be )p<ZA (#p5X< (%p=U ('X' +;W1 (*Y! )[$YA
  (1p5b1 (3:p=Xe,`! )S6 (4+p+)S1T (6`! +(_e +,&*[ ,a -!p<CS3^6 +6X! -d6hU;k +7pA`& +9p=[& +<gX!!`1
  +G0pB6<:S0Y )p<S; *=b& (7pA`& (8Y) )_)p< )b1 *5 (9p5`! *=[& (:U5 )^5 (<:pA_> )dA_> (=+i )p& *8c
  *DT1 (A0p,`! ):p<S6i6d9p=W )d0 )p!< *<Y> *>S; (D&p!< ,Sd ): *p8T= )d8T= &8=>3X!p# &: '0U '9SAS
  *T1 (b)! ':X# 'BS8=>3X!p# )>_35S 'X5 'Z; '_A )p><f 'i &=d6S! &> &A '!5p=& 'T5 'p:S &B 'T0U (5 'k
  (!5p=& (:5XApA*W &DSA5p5 'd01i &d '!p5X& '$p<S *_& '& ''T1p1 &e 'Bk %T&$p<Sd& &' &5 &Ap, )A!<S)
  *SA5S (1 )'!p< )3Y1 )A!<S) *SA5S %U! &1 '$p<S1 &6 '1Y!S: '<TAn3 &;gYAp>h` &Ap1S=i (36<TA3n -n3
  )S5 %V &! '$p<S!i && &6 &: &BAp>S:T! .S 'S (5X<!pA (9T6S= (>SA &e 'A_<U9S8 (p2S5 ,AT!pAS 'BS (hS
  (k 'Dd0S' %W1 %X! '$p<S!i && '$p<Sd& &. 'S &48SBk &5 '!p,c )1c '#p;=i ''S+i '*S: '+S!i
  ',d6Y&#p;=i '35pAS; '7p,SAS; )1SAS; )D`::S1i '8TA (be>^5 (p5a '<&`! (>[<>S; (b= '=Ai (be 'A5p-d
  *4d *=T5A5p=6i (p3_+ )<^> &6 &: &; &A &d &e %Y &! 'S'ATApA#Y' 'd0[1 &#p:`< )b' &$&p>S= 'X5 'p<S
  &(p5Z< &)d6Z< &+gSd& &,V!5Sd 'XA2p5Sd '[: 'd<U &1S 'V& &2p5Sd &3S; &4d 'p:6i (>[ &5_e3S;(X10SAi
  &6 '&i61i (p$b= )<^5 )>V! )BS1i -AS=S)563 -i 'S ('S<p; (4p;S; (=n,p- 'd6ZA 'p<!Sd ),S=i )Ai
  &7p=Xd &8_3p; +#S&AT= +1Y' +4d +6p<'Sd +8p<`!1p5b1 +A:p98 &9p=_& &:5p1DS$: '[=)d&W '_:1i &<6Sd
  (^5 &=_# 'p#b5 &AS!i 'T=ASAp<p1 )p6k 'Y1p< +Ap,Sd -1Sd 'p,be (5_Bk &Bb< 'p: &D!pA< 'S'S<p;
  (=:p8S; 'Y:DS: &G3p3_A '6)p*S;k &HX:DS: &PA2 )6X<S0 %Z &#Y' &6 '&pBS1i &A '!p<B: 'S< )5T;: &DAi
  %[: &= %] && '!S<U (p5X& )<DY6 )=`: '$p<c ''!p< +,[< ')S&,`! '+^5 ',S!i=_#:gSAhU5 (`!
  (be=_#:gSAhU5 '1X3Y (`&=dD '21 '3Y<An8p3 (_A '6+p'Xe:5p1DS$: (5p=SAi (<T!p#S< (Y)S (d8&A:p=_&
  (p<,S6i *BS< *S!i *X& '7p3Xe *e )Ad '8X= '9p=_& ':SA (gSAhU5 ';5p1 '< ('5S (3_e (gS,S '=:pD (p#b5
  'A&pBS<T: (:p9S<f *= *DS& +T1A:pDS& (Ap1p<S>X4 (SAp1p<S>X4 (X>0p0 (b>0p0 (d$S=i )0&i )DS&
  (p3&i':p&S; -d&S; ):T1 )<>V& 'CS6iA& 'D$p$TA5U (: )p8< (=&p!S< (S>X4 'EApA<;A ,T;;A 'G6!<0k
  )9b$6<T9b$ &5 &;$p<]5 %^! &= &> '!p<6U '$b ''X& ')p<Y! '*[ '2p5Sd ':S5i (p5SAi &A %_& &' ')[& ',a
  %` && &,_! '`!61i &1 'Sd& &3_A )5k &4:p:SA5f -k &6p<D6i &8_3p; 'p<e4:j &<3_e &= &Ad0T& )V& (81i
  'p5`& %a %b! && '!S< *0k '#p3&i '(pDV& '3X! (p>S< '6&pDZ' '7p3e 'C[& &1 '$p<S1 &e '!S' (d0[1
  ''&p<a ')S )1S )8_= (Y)! '2p5S!i '5S: '9n; ':B5p1<S; '=pD 'D5p1<S; (S!p<!i )A5p5 %d &!p<Sd&
  &'d8Xe3S &6gb! &A:X3p< %e %nA 'p1 $=S5 &<U& %TApA` %U &5T! &:gS!i %X;!YA 'AhU1 %a %p=U $>;Y1T %S+
  'A_e &: $BS< %` %b: %f $D!%YA %U& $J %B &$b4T!S &61T &:Y= &Ap2 (>S:T! &S>SA &T0U %e !% #, #59S8
  $=bBT1 #< $$b=T!S $0U $:Y= $S>SA (!T'p' #AS #S $!i $& $, %!f $1 %! &:p: &< &f &k %,p-S5 %Ap2S5
  %T!S %f %i &!dBV& &#Sd& *:T5Qp; 'p=Z5 &%Sd& &'T1p1 'd0&i &*S: &,d0[< &3X! $5 %+X#X %6p6AS3 '<AS3
  %<b$ %>T+p+S0 %S;15f %T5p<p3T; %f $<%Sd& %S>SA $>X $A!Y= $d %& &%S< &7p=Y> $p=1 #T $! $& $5(S;
  $>i #U $& %Ap15 $61 #V! $: #X $! $& $5 %%p=Sd& %)b1T! %8= %:gW5 %<S: $6 %%T1 ()S:Z; $;(S; $d
  %#p=Z5 %$p<& %%Sd& %,S!i$p5S %8= $l5 #Y6hX53Y $< $A #Z #[ $&Ap1b $+ %'p6SAi +'`A %)S!iAp,`&
  %1`!p6S=!p<CV: ':X#!p<:V: &p<Y> %2S %5T&9p5`! &V&9p5`! %6p<1p;!pA (S!, %:X5 %A#p:c &8p> &p,`&
  '<Ai (S6i #_8U!XA #`1 #b< %%c $@ %0 $A %5 &S '!S< '61X6p6'p'n; 'D6i<d &T! %S%bA>T:X1p1 &'<T;
  'S<p; %T1p< %f %p5S #d #e #f5S $<S>SA #p+[' %b' $5& &!Sd6T1 'p<b=!p<6U %S && '!pD`! '4d &5i#p5S+i
  &6 'Ad81i 'Dd8c &Ai %Y<7`53U &A %Z6 %[A '%p5& ''T1p1 %_<%p5S5i $:&i %1i %: %< %S1 '#p:U &: &; &A
  %V! &= %Xd '#p;& ''&pD_< '4d '6Y!$b '7p=T1 '<b:6&p$& %Z+ %be %d6Y!$b $=&i ',Xd (`! '7_e '8!
  '9p=[& '=_ (p8c %S &$b= &%p=b& &1 '!S;0S;'T1p1 '%ap= (p=S +& *^& *a ''S! '(p&S; '8U ':X# &5
  ',&pB_6,&pB6 '6S; 'Dd0S' &6 '&p! '+p'Xe 'p<;b$ &; '6S1 &=p6e &d '& ($; ('d0_e (3X! )d5T+ (6p<S!i
  (:]& (=!i (ASd& )d81i ''Sd ':[= %T6 %U &! '%p=X! &&%p=b& %X! &6 '!6gS=i '3Y! &d '!p6S= ''U8< '6_
  ':S1i 'A_e %Z6 %]&%p=S1 &5 %^& '%p=S1 +d &' &1 %_ && '%b& (p=b& %a %b! '!pD: '8p5& '9p=X!
  '=T'Dd6`&D0p,`1 '>`& 'AS,^> );,^> && '%p=S +; %d %e $>S& '$p5S ''S! '7p=Y> 'A_'!Up1 +p,U &' &: &;
  &= '!p<6U '$b &d %T' %U1Y %[! && &' %^ $AV: !&!i %!p6S= %&[! $p& ##p3U1 &[1 #&!i $=i $SA $T1
  %A&&YA %e&&Xe $U&&[ %A &&&SA (YA (gSA $V1 &&&=i (X& &)p<c &*V& 'p=6i &9p5`! &:X# '_%&&V1,U &=p&&i
  &AY5p; +AX& 'p=X& *6 $X; &$_& &,_! %= %e $YA $[! %= &8!2p&SA %A $g!i %[= %_A #,Y'#p3Z; #5 #6i
  %&X= %:X# #; #< $&g!i $'Xe '&<C[& $Ap3[1 $C[& #Ai $p3[1 #S $! %! &p6S= %#p=Z5 '>S6i %$d5T1 %'T1p1
  &Xe&S!C[& %(p>_& %4p>_& %:[= %<!$p5S &_ %Ap,Sd '1Sd $,S> %a &)5p= $16p<S $6i &!p<CS &$d5T1 &'T1p1
  &1aBb& &3S5iB5i 'c'Xe &Ap,Y! &B[; &ECY> $; %,a %6p<[ %:S1i %Ap<Z= $< %!S< %An!p1T $> $A %)[& %,a
  %:S1i %i &,a &:S1i &A:p,U '<Aa 'd,U $d %& #T5&<_ #U $! %&S! $&&b& %[ $> $A&SA &YA #V= #W $& #X6
  $: $; %$_& %,_! %AV& $<&!i #Y& $' $1 %3V! (&Y19!i (Qp; %9!i $A #Z< #[! $1 %! %:X# &[= $6
  %!p6S=C[& %'p<&b< %(p&!i %*< %4p&b& %8U*W 'A5p=6i %:X# (&[6:S1i (:T5<Z' %Ap&[5 %C[& %D&p$X; $;
  %!p& '6S= %& %:[= (:_% %A:p=V&:[=7p!S; $= #] $! %&g` $& %$Sd& %(p&=i #^& %'p6Y! %8p<Z+ %A5p3Y'
  )Z' $1 $> #_ $!&b! $&&b& %[ #`& #b! %&SA &X; '= %6g7p&[! $& %$d5T1$T1:T5%[+ $' $e #c #d #g $! %i
  && $; $S %! &i&g[! %& %+i %5 %> %Ai %d &!p6]& && $T!&g!i $V! $W! %1 %A $X: %= $Y& %1 %> $[; $_!
  %1 &&g1 %:&gS: %> %A %e &&gbe $` %&g '< %1 &&g1 $a $b! &&gS! %& %e $c #i=p&_6A3U#p:S'_e #p![1 $$=
  %BS4:p:S %be $6 $>S< %[= !'! $1p<V6 $i %DS!p<T1 $p! &5S &6S0T 'p6>1p15 &<SAT )U 'n15k &>1p1T 'S!
  (C &S>X4 &U %#6S;15f &T5p3p<T; &X '$b'< '1p2:p9! '3p>S< '5T:T1 ,p1 )<b4 (p3p<T; )<p3T; )BS< ,X
  '62 (AS3 (p<AS3 '8_3p; '<b$ '>T!= +9S8 )+p+S0 )80p+S0 )An; 'A:p7ApA *8ApA &p>S;15f %< &!p<VAp0
  (JAp0 &'S0U &6S0T )U (= )1p<U )3b +<& )N! *& &8&pA '1p1T )<S +0S'!p< 'n1p1T *< (3p4 'p;YBk &98
  &;5p1 'S5 );5p1 &<S?T (AU 'n1p5 &><Tp15U (p1T +5U ,o 'S! (1 (= (C 'T1 &S;X4 '>X4 &T5o &U '>Sd&
  %AX 'Ao #& $! %:p: ('&8^< %S< '$_ '6p<S!i 'Qp; %dBV& %p6T5 &<& '^! 'b4 $#pA` (,a (6SA $$Xd5d
  %d5Xd )$p5S $'Sd %T+p'[: &1p1 %d0& $)S,Xd %[& %p<b& $,a $0`&0& $1 $3X! %Y1 %bA $4p:6i $65p1b! )&
  '=S; %Y &< %_1U %p<Ap5S $7pDb6 $85p- '4 %S1 %X& %^< $9p)S6i &5`! $:T1p1 %X# %_1p<U $<Z6$p5S %gS>
  $=n!p, (1 $>T$p$Bf (<be $A %!i '!5p3X;A_e %0p, (b& %5p-V& '4V& %:p8n5p4 '=S6i:X# %U:S %d<b&
  %p8S5:_1p<U &<` &=S6A_! $B& $DS$: &%S1 %b;0`5 $Qp;0`5 $i %&S6i %0SAi %1` %2S %3c &p<: %4d &p>[4d
  %5T;S; %6S1i*p:be '5 &[ %9p=^& %;6i &d %=p6U %AV! &hU &p<U %Pp; $p!: '5 &S '!i (p<6U '$b ':5XApA
  '< 'BhU& &Ve (!Y5Ab (7pAS< (8U<$Y (JApAU &X=0U &Y1 (!6gS=i (3Y! (<2;5p1 (CS5 ': (#p=S (6p<Bb&
  (=^5 +'_+ (Ap!S &Z; (,a (4p5Y (Ap:S &[e &^& (#p=S+i ($b: (2p: (4Z (6,T6!p#Dn9p< (:gSd&AX& (;Z<
  (<=1i '= (#p;& (1p<'^! (DS!b 'A ('5p=Xe (Dd6X! &_e (#b (1p6S= -i (9p5d (:5XApA )Z; (D&p!p<& &b:
  (8S!p; (Ap>S; '; 'e &d ''X&,d6& ',&!dS6T1 '9p=X! &p<&A_e )i *)[& *Ap>S (1i *$p<` *3Y! *<3_e (: )0
  *k *m )S (S5 *6S; *Bp$SA *CY> *D$p$TA5U (T: (d %$&i &p<!i (S& )Ai (U&'&p$p<S& (V& (X& (b& %<! &6i
  &T1 (#p:b' (,Y& )`! (Ap>S &Xe &^! &a '!S'i ''&p<! '6bA=S5 ';!k '<b:<X! 'G1p6S1 (63p<8 &p!&i (1i
  (: )0 )S (S5 '$S& (X& (b& %>S '!i ))U8'< )9p=_& )<Sd '55b& '9p=^& ':Y= '; (#pA` (7p,c *1c &`!
  ($Y3 ()[& (,a (:S1i %B< &S '5i )BX; '; &Y1 (#p5& '< (3V! (A!i %D=i &S6 ': '< &X< '= (!:p8Ai3V!
  (#p:b' (,a (6&pBS+ (:X# &Y3V!'!p#X *9p5`! '< (,be (3V! &Z< (1p:S1 &[< (!&i (1p<U (:gY1Y &^1
  ('&pD=i )T1p1 (0`5!p,5i &_< (!Cb6Tk ,m ($p<S& ()d3[< (DXd &b< #'! %=Y %i $2b5 $S! &DS<gS! &i
  '''X' )`! 'DS<X! %1 &4p5S!i %6i %: &DS<gS: %; $T!''X! %'''X' $V! $X' %e $Y' &''S' %1 $[& %= %A
  $^<,T5& $_' &''Y' %+ &''S+ (X+ %A &<V&<YA $`! %1 $b: $c $p<!i &6i &T!''p<Z' '' ':''p<X: &V:''p<X:
  &_!''p<!i 'A''p<SA &`& (''p<b& '1 (''p<S; &b! #(1 #+p'V: &[: #0 $Sd& $p. &9S8 &<S) &S= (U &n #1
  $!6gS=i $&p<p$ $3Y! $<6ZA $Bp:S; $X %!b0 (!`& (+p5;!`& (8p5S; -A:6S1 (Ap:[ &p!X= *>$p$ (b0 %1p2
  (!:p: ()p*S5 (9S$:0p.= (:p9 (U )A::S1p< %3p3TA '>U6 %6'p'n; &p6'p'n; (S3 )<TAX3p4T )>TAX3p-TAU=
  %8p9S$ *U (Y1 '>T4 *8< *=_# %9S$U &Y1 &jS$ )T5o 'Y1 %:X# &jX# &p:# (X# *5$< %< &&p$ )A_5S )S4T61T
  .U )T5U &:X# 'p:X# &ApA )8p5S;!`! .Ap:[ 0<6 &S '&p$ '6S; '<T; *A'p' &dA &n&pA &o &p3TA %=b!6S=
  &p=b!6S= %@p!X=>$j %A:p,_) &p$:p9 ',:p9 '1:p9 %D!p#<S %e!X=>$j $i $p1SCUA (WAn! %<&p$ %>S 'An!
  &n&pA #5 $'a $^<,U $p1p<U %2S>U %3 &$1T )!S= 'p<SA )TAp5S &'p(S;S &(S;S &5k (!p<B: (3S6 (A
  &6Sd&(1p< +n1p< &:0p.= '5p5U &<&pAU 'dAT &=Sd '_#S 'i ()[&A_e (6&pDZ' (7p3e (9p5d (<3_e &>1U &A`5
  &S '!S '9S (b '= (i 'A (<2;5p1 (i )3V! *p>S< &T:S &U &Y6:S &b6:S '9SA '= (<3_e &p< ($p<SA ,e (8_+
  +>&i (S )4T:SA %4Y %<p3 (S )4T %=5i &Xe (!p<S!i (Ap:S'i *=V! &b '& '' 'e ('5p=S1 ()])S!i (3X!
  )p>S< (6p<Bb& (7p3e (9p5d (<6& #6 $!S6i (2p: %p<A_e $'!i %S!i %Y! $(S; $):p<e %U! %d<e %p<Z;,U
  $1p<A_e $6g`= $Ap5_& '`& $S $i %'X&'6i,[: %1` '6gX0p0beBb& ':p,& )1& %Ap<_' %B[; #: $!pA1p< $'!p<
  (8&pA %c $1p<a $8&pA $<U $Ap1p<U $Y $gp6S $j6!pAT5o $p!; ',a &S '< (!cAhY (65p=` )Xe (8b1 (:5 (=[
  (Ad<b& (Bp=Z& (D0p,Y& (ICV! &Z1 %&=i &S+i '; (!S1i ('< (7p=Y> %6! 'i && &S '6i 'd& ),m;Y<
  )<Sd&)=i )A!==b! &U &Y< &Z< &[& &gS (!p<B: (,S!i (=]& (A %8S: (!cAhY (*[ (2p5b= &b: 'e %: &6!p#U
  )AU %<! &1i &S+ (D0p,S1 (i );!6p<_& '5 ': '=i 'A (,a (i ),a &V& (6&pDZ' &X& (':p<[5 'e ($p5S
  (,a$p5S &Y& (':p<SA '1 &[ '5 (![5 ()]5=]5 (*S5 (8< *7p,S'i6S6 )p<e)5p:>ApAS (:_1p1S (C[& &^! (!!i
  (7p,c *1c (JApAU '& (3d5Z+ (E1'Z5 &_e ('p<Sd& (9p5d &b! 'e (9p5d %=! && '!S< )C3n; '$p<be ')d&W
  '<b$ 'Ad6X1p< &S!i )!5p=eD&p$ )=V6 *^5 *b1 )D&p$< )G5T5p59S8 '+i &[; (16 &^> &`! &c!pD`! %DS6 &T5
  (6S; (91p1 (:pBY6 &V& (':pD`& &_e ('dDSA &` '!8be '1 #; $j %S #< $! %)5 %5T;: %f $'S %_< %c<gc
  %p<6i $0 %S;X4 &>X4 %a %f %k $1T $2 $5p1 '(p=SAi ')S6i '*S: '3V! '5TApA5p3 '8BX3TApA:S5 'A5p11T
  'DA5p11T 'T $6S6i %X<TA $9S8 $:pB_ $;S1p<S $<S'<0k $=U=S $AT $S'< '! '0 (k '3d5T+ 'T!S &>T!S< %:
  &T $T!S %1 &7XA4p&b& +=b& &:5XApA 'S;S3 'T5=pD &=!p#0f 'pD &Ap<U &S &Xd %; &S '6T,! ':S;S3
  'ASAp1p< $U $o $p;S #= $!< $5 %!S< %3p<8p; %9S8 %>1p2X %S &!<0k 'S<UAp:S3T! &'!p< &1&p!^6!p,S:
  'AhY *<6Ai6p<)S)5 &5;b6S; 'aAd8^1 &6d7XA:BS)5 'p<:Y=3T+Ap<Y> &:BS)5 &<Ai5c &D6i<d:5XApA'SAi
  &G61p2:p9 %Y6p61p2:p9 $S'= $T1 $i $n1 #>S& %' #BS& $p5Sd& #S $! %'_+ &b= %3U %5T5p3p<S %6p<4S5
  %7X1Dd8U %8U10pBS %=b! %>S! %AT!p#S +63 &p2S5 %V! %i &! '0p,S+i '5p3p<&i )4`! 'S0Y1 (AT1 'Z 'cAhY
  'p6S'i (<C_! &#p3`! (A` *DS1i &$:p8U< 'p<Ve &'&p!_e 'X' (< (= '_!'S!iAp!< (+ 'b= 'p<SA )`& &(`>
  &,XeJA 'b1 &1p=X! )p=X! &2SA 'p5Sd )b= &3:p=Xe 'U& )BhU&Bb& 'V! ),Y& ):T5=T' &4p:_+ (=Xe
  &6+p'p<Y' '0p,b; 'S+i(`> 'd8_+,U 'p<C`& &7p3_< &8X:p8 'Y5 &9p5`! (=_& &:Z;!Sd6T1 &<X! &A:p<S: 'S6
  (d& '_e 'b 'd<S: 'p:X$ (<_e +,a$p5S )`e &D&p!<;!D&p!S: )<`!p<b: +=[ '5p3&i 'S6gb& (> &JA (!`>
  &PA2 &Qp;:X1 )<A[6 %p<8S! $$ %'_15S %61p< %AU= %U %_'15S %b %f $& %0S& %>gS& )<& %Bp>S& *AS=S $'
  %S %`& %i $+ %i &!:p,c '= 'Y5 'p,U (1U (<8V1:gS! &$d5T1 &'T1p1 'd0_e 'p<S6 &(p5b1 &)S6i &2p&a
  &3V!'S+i,U &4Y=U &6&p$X; '+p(b1 '^ 'b! 'p<S)p+ )^6 &<1i!d6gS&)[& &=p6T' )`& &A:p62 'd62 'p<Ce
  &B[; $,T $1X:p:BS<S)T! 0S 1< )X# &<&p$ %i &!S< )>S3c &'`& &(S! &)S &1Sd& &2S &3X! ))S )2S &6+p)Y5
  &>T4S5!S< &Ad6X1p< &Dp>U)SDp>U $5 %!p6S5 '<CY: '=Sd %$b: &p<b& %'&p!Ve %(`6 &p5Sd& %)& &S:
  &[&,d<U &n< &p<c %,`! %1:p<& %2p: %3S6 &^6 &p<5S6i (8`& %6&pD`: &+p'<&p$ &S; %8&!p<8[ &n<AWC`5
  %:Z;*X1 (4X& *5 %A:p= &hX6 &p<S!i )d %i &:Y= &A< $6 %'&p!p<&i (<p!&i &^6!6p6SA %,&p!Y> &Y51S %1_1
  %6d0`!=p& %8Y! &p<a %Ap<X! %B[< %gU '! 'AS;,^> &V! '& &X! '' %i &!![1 'S'i (5i (> 'XA= 'Y5#p=`&
  ):S5i '[1 'd0[1 (BXA 'p,b6 &#p;=i (=Z5 (>S: &$Y 'p5S &%Xd%Sd& &&S &'& 'T1p1 'X&'Z5 )8p<;X&,[: 'b<
  &(S (; 'b& 'p5b1 &)S1T 'U8'< '[& 'd&W (<T1 &*W &,! 'U '[:!d0[1 )1Sd&8U 'a &1Sd& *8U 'Z 'b&Ap6a
  'p<U &2S> 'p5S!i &3bA 'c &4p>[!S< &5Sd );!3c &6&p#d ',TA5p-T ,4T 'S5 'gXAp1Tk &7p&X6 (,[: (1[:
  &8&p<1i 'U (ECY>5_e3c '[1 'p<e3n; *<S)BJ3n; &9p5`! (=V! &:$p$7= '5p3T= 'S1i (5:5p3T=A&pAn; (d
  &;S: &<]& '^5 'd=b9 &=^& '_# &A&pAn; 'd,U 'p<` (=S! &BZ; &DS<:p:0k &q $7p=& $8p=Y $: %&p$ %< &U
  %ga!S %p6gS 'k $; %,U %6p<S!i %8S!p; %<S& %>S; %j $< %! &:p: &T'p' &f %'`& %)5 %*Y! %3X! %5S<U
  %6S6i &X<A (TA %<6& %ASAp1p<S %Sd %T! ',`5#`1p< 'S &0U &1 &5 'U %U %V! %X &k '6p<S!i ':SA %Y %gS;
  %p; $= %!:p: %'S+i )8p<eASA5S &T1p1 %8be %i &'T1p1 $> %$p5S %1S!Z5 $A %i &!p<: &#` &$d5T1 &'T1p1
  '[! &)<S 'p<b &,Y& 'a &1p5b1 &3Xd &7p3a &8p<V3p- -S'S< ,4 -S'S< &9Y:T'SAiAp<X! 'p=[& &<d;S!
  &>ApAS &Ap<X! &B[; $BZ; '#p3Te ):c '1p5b1 '3V! $DhX& $d %#p36i '=e9p=_'#p=e %& &'`& &)[& &*[
  &2p&a &8T= &9p5`! %':p!S< &T1p1 &Xe &d!S< &p6S6i '<S6 %)S1T '6i &[& &d&W %1` %3S> &U &X! %4:j
  %5V! '& %60p,Sd &5p1 &S'i )!p5X& %7p3e '=Y> %8T$p<be &p<Z= %:S1i )<DT= &X# &Z;<d8_' (Ap<6!i &_<^5
  %;S: %<DT= %>ApAS %A:p6X! &U= &d6X! &p3S!i )1i (be %Qp;,=i $e $l %A %e #T $! %T1pA $+ %'_T: %p'S'
  'V: )#p3Z5 )'T1p1 ))U> ,T1 )6X1p<9<T;S *p<S0 )A1p> '[: )2p5=i )9p5`! )>T2U '^5 )8_)p< ):SA )>g`5
  '`& 'p<Sd +AS'i)p<Y! &)S' 'V: '^5 &<p'Sd $1 %! %#p:c,a %1f 'A&i#S (T!#S &p<:Y=9p=[& %65p=` &p<Z:
  %AT6 &hT6 %p, &1 '!!<=pD!i (5p-` *4` ,! (:p: (< )X0S (S< *T!S (XA= (d0S' ++i )=S (p,c )5X&!p<c
  )61i )<c )=S '#5p1U (V& (p:Sd& *c )=Sd& '$T1 (d5T1 '%b<%c (p=_&%p=b& '&,Y'#p3Z; (<,Y'#p3Z;
  ''&pD^1 ([! (b< (p<0`5 *[5 '(Sd&$p5S (c ')S (] (p<e2p=S '++[1 ',S'i (Y'7p=`=p>S *Ap>S (`!
  '1!iAp=X1 (T!T'p(S )' (Y' (p<&i *)S!i *_!D< '2p=S *[: '35i (:TC (SA (Y=S; *d3Y=S; (b<35i '4:j (d
  (p&5i '5T&'T1p1 );: (V& '6<TAX3p- .4 (S5 )6 (X0p; (Y< (d8S5 (p<3YAp1 '7Y<7&i (p,S'i '8S= (T6S!
  (U< (Xe8S< (p;S;S: )<S5 *`! '9!p,U *1U (S; *=S; (p=[19p=[5 ':'p(_<:T'p(S (S< (T'p(S (X1 )3T1S
  (Z;,Z& (_1p1S ';!p# '<5p-1i (=! )U& )Xe (A_:<AS: (BS=i *Ai (DS: (S!i )63S6 );:S; )<`! )= (U!<S;
  (V& *33V& (Y6 (Z+<S )A '=S:! (Xe (b9 *=5i *b (dD^& (pD *!i +p<#p=Z5 -:T5;Y< *^& '>T'= ))p)S )3Y
  *p;S )6<T1 *=SA )>_! (^' *>_< 'A&p#S< *%V: (3p4S (5p,bA *1bA (6p6X<A (:X,p-S5 )p9U (<A5i (BnA
  (S:S5p; )>S *gS )Ap1p< )BS> (X+ )9S8 (]& (beD&p$[; (cBp:& (d9U (hY (p&6i *S1i -'S!!S: )3S!iAp3[<
  )5_BS ):Xd *[ *be )<&S! *CS+i *S= +d )=X; *Y11p<&i )DS1 'B_&BS& (hS5 'D&iDS' (4p;SAp<n; (5p3eAS<
  *;1T<p2T; ,U<p2T; (6p<U;k (S!p<!i )0T1DSAY< *b' (d01i *< 'E'p(S (1:_1p1S 'JAp;S 'S5X<Y6
  'X:p:1p1!f 'f &;S &< '!:p: (< (S<p; '6, (2 ':Y=9p=[& '<Y6 '>T3p;S $5 %!5p1Sd& &p<B: %(c %,S &U$b!
  %1a>gS5 +i %3S)U> %8p<T5 %AX3p- )4 &` %BX!$^5 &a0Sd %CS %p,5S!S< 'S (:0T *U &1 '!>U '5S!S< (n;
  '60p.T1 'S (5X<Y6 (:0U $< %!S= %'< %9S8 %Ap; 'A (!S< (d #U&$p<U: $5 $6'< $8< &3S5 $: $< %!S< '=
  %'< %)U>U %9S8 %:T1p< %>5p1 $>< &!S= 'p#5p4!f &6=T8b4 'p6'p'n; $A #V! %5X; %AhU $6 %'< %D&p!< $A
  $e #W& %$p<U: (V: $1 $5 $: $e #X! %#p5& %'&p!_e &S6i %(p5X! %)[& %*S: %,a %1:p<&5b: &p<'^! %2p5Sd
  '=[: %7S= %8be %9p5`! %:S1i %<:Z= %A^1 $& %!5p3!i )X; &S1i '< '=i 'd6T1 &X= &d8Y= &p<b; %#` &p3Te
  %$=i &_ %%p5^A %& %'Z5 &`& &b3 %(p5Sd '=[; %)S' '; &[& %*[ %,&pB[: &Y& '' &Z& '' &a ''X&)[& &be
  %3U %5V: %6&p!6i (DAi &+p'6i ()U &Y8jS &d7X1 &gY' %7p=e %9c %:S1i )'X&! %<,Y> %>ApAS %A5p=V!
  &d;S6 &p8S5 '<=i (S (X! %D&p!< &S3T1p; &d6X! '8T= $' %!5p3Z=#p5& %5V&!p<'! $0p0 '8S!p; '9S$ )8
  'S9S8 (AT=S 'T!S 'UAT=S $1 %Bp:S; *B_1X )l; %T &6,TA5p4T ,5T $5 %'a %p3 $6 $:p8,! 'T1 )8= )9S8
  )A8p3 $; $<2_ $= %=gf (<n1 %p= '45X$p$B '65p2!f '8p<V!pA '9S8 '=T#T1 '>S6U 'A!<S) 'S6n0 'X6,p-S!
  $CS $d %!0p,Xd(`6 %8f,!i %;!pA $e %!6gS=i &SA`1 &d8&i &p5X&<6^6>S<f '< (`& (b: 'DZ1 %#A5p;S %$_
  %'1 &6i &S+i &T1p1 *Ah6i &Y= &_+ &b: &d0b: %)d5Xd %*p:be %+g: %,U &[:3X5 %0SAi %1S:#pA`3V! &p<Sd
  %2; &b! &p=a %3V!:X# &X5 &Y! &c ')563 ',U %6+p)U &5p3S1i &Xe &[ '=b &`663 &p<CY! (_& %7p3a 'AS;
  %8U '7p3e '=[7p3e %:Y=,p-S5 &Z= %<6^6 &S! '$ 'AU %=b! %>T'S<0!2S %A:p<X& &S'i &bBhX; &d6X1p<
  %B1p2=_#S %C[& %DS':k )m '6i &n8p3 %N& #Y $! %'`> %,U '=X6 $' $,X! $.S &!<0 &:0T &AAp!S< $6 $<
  %'Sd#p+Xd %2S1S:#p+Xd $= %!& &S5i ),d0`& &XA= &p5X& *':p=[;3U:Z; %#p=Z5 %$_& (8U8p<=6i (;6i65p1T'
  ':T5'Xe &d5T1 *$p5S &p5S ):T5'Xe %'&p>S!i &S!i '6i &T1p1 *$p5S *)S& *5T;: &Xe &d0b: *$_:T5'Xe
  *'Xe %(p5Sd %)S1T '4<:S5 &p<S6 %,Y< &[:3X5 &a &d0_! %1p<0: %35p=_ &SBS5 &T>&p$1 &Y! &cA:p<S!
  &p<X& %4p=X& '>[)S3SBS5 %5T3p<S '8p>S5 '>1p15k %6!p#)5 (A &5p36i &X0p; &p=X!!p5X&65p36i %7p3e
  %8X3p4ASA5k &Z! &p<a %:!4p>[!S< &p=6i %;b4S %<Z: &^5 %=X! (!p5X&7p3e ';$p5S &_& %>&i)S:Z; &ApAS
  &S;=X! &_5 %A+p)S1T &:p<S5p1 &SA5k *1T<p2T; *8X3p4<n<5k &h6i 'X6 &p,U %BhX5 %DhY $> $C %85 %S
  &!5p1 'n5p1 &6n0 &:0T (U %X6,p-S! #Z& $5 %!S= &p<`& %)S %0S %D!pA<,[:8p;S&p$ $6 #[! %1S&#p3[; $&
  %,[& %::g[& &g[& )'[&$p<V: %AS %_:g[& $: $A %7p3a #^! $5 %'Z5 $6 $: %)Sd %6X0p;':p=& *<d=& %_ $<
  %)[&A!i %Ap=V!1p<)S!i $> $A %!5p=`& +Qp;$_ %#p+S! %'_+ %(p&S; %1` %7p=Y> %:T5<Z' %>S& #_ $!
  %!5p=SAi &S= %#p'U '3Te '=S+i8p<a %$p<S6i %'^5 %(S6 &V& %)[&$b &p>S %*[3S= %,[:$b %0Sd>gS %1]
  %3V! &Xd ($; &_A %5S& &Z5 %6S; %7_e &`e %8&:S5i &XdA`5 %:BS1p<!S= +Ab= &SA (Ap&Z5 &Z;Ap3& *5T1
  &p<S:,a5S& %<S)AUBk %=>gS &n!p# ), )1 &p>S %Ad6!!p<SAi &p&b< '5S6i:X# (`& *88` %BS= %D:p6Y& &Sd&
  &d6Y& $' %'S' &Y' $+ %!p<c %'Y= &b= &p6S6i %(p5b1 %)S=!p#0f 'A:p=_& %*S: &p:be %,U!S )!be &[<=_&
  &d0[< %1S:3p>S< %2p&a '=a )6S; %3T,p-S!S< &V!9p5`! &Y! &`& &c %6&p!S5i,a &S5)S:Y=B_1X &p<!SA %7X1
  &p!S 'AS; %8&:S5i &0j &S!p6 &U '3SBS5 '7p3e &p<:$p5S (=V: %9p=[& (`= %:!!p<CW: &X# ('_+:S1i (3`&
  (:S1i '5 &_!p<:U %<S=i2p&a &Z' %=X; &_& %>ApAS &S'S &_5 %A:p,U &S)S2p:U &d,U &p,U ':V: $1 %5S
  '!:p: '6d0& '<:p:0k ,m %6X1p< %<S) %AT! (3X!p# (AX# %T; ',p-S5 'f 'gf %b5T;: &9S8 %p< 'J!pA $5CS
  ',U$b! '3V!=T' $6 $< %!S= %'S %9S8 %<T= %>T= (>V& %Y6hU: $=!)5 $A %:Z;BX& %p,S &1S $e %!` %$T1$Y<
  %'Sd &d0S6i &p6SAi %,V& %1` '*W '2S '<[ &p<T= %5T;S; %60p,S'i &5p35i %=Sd$p5S &d &p:S!i=p:: %A8p>
  &:p,U &d,U &p1U! '3S1i '<b= %BZA &p:1i *'1i %D!pA< %E1:S5Dp5!0S=[A $m1AT6 #` $! %'S5'`!(p5Sd& ';
  &_+)S &d0_+ (`! %)S'd0`! '6U'd0`! )7p5`! %-S5 %3S5 &p<8p; %6!pA &^ &gS5i %7p=Y> %8_= %:X# ($p5S
  %<=`! &d=`! %=_# %>_5 %Dd0S' %S'i &> $& %'& &S 'd& &p6S6i %2S &p&a %7p3e %:S5)n; &g`& %<g`& %>g`&
  %A_'!Up1 )p,U ,Qp;'p6SAi $'&i %Y> $,U $1 %p;gf &< $5V: $6g &6p<` $> %!p6S= '<)U& %$S; %3Y! ($p<X;
  %<S %Ap:S $A #a $!p<8[ $#p=Z5 $(p!` $,5i &p; %U $15p; %p; 'gf &< 'T! $8Ai $:5XApA $<gS $A %p!e
  #b& %Bb& $1 $3 %! &f &k %'d %5S %6p<!S5i (Ap5S %AZ< %C[& %T;!2S $: %'S6i &c %)Xd %1p<a %65p3S;
  %8X& &n3p4 %98 %:0U %<b: $< %! &0p,!S *f *k &5p,S< (1S< &:p: %#p:Z; %$SAi %%S1 (!:p: )< )f )k
  &b<%c %'T1p1)S %(!i &p:!i %1S: %6p=5i %8p<a %:n1p1 '3 %=Y!2&i &Z' %A:X3p< &S:S5p; %B5_;p;Xd &S<;
  %DS!SA &d6X!'b<Dd6`& %T!S %U $= %!S< %#p:b' '=Z5 %'_+ %(pDV& %)[&4Y6 &p<=Te %*Y& %,Xd,`! (2p:
  %1p<Y& )> %33_ &a %6+p)p<Te &d0X= '6p=b& &gb= &p<85p4 %7p3e '=`Ap>S; %9p5`! *:[= %:T51p<Y> &p,S;
  'A^1 %=X; %A:p,U &d,U (c '<S: &p<X! $Cf $e %'d %*[ %1p<'^! %6p<Bb& #c $!Y> %p<: (*< (=pD^& 'AZ&
  $': %T1p1 (< %X&!X= %_!'c': $)T1 %U,Y5 $3Z1 %_A %a $4:j $6&p![1 %gS %p<XA $8+S $:BS %]& $< %c %gc
  $=S %Z1 $A&p!S1i %p<U $Bhp>S %p>S; )!p<X& )#0p. *_1p1 *`1p< )5S; )6S5 )Ap<X! $CT5 $D4T!S< *<&
  *>1p1 %S>SA $N& #d $!0p,S= %5p=`& %; %S& '#p=Z5 ',a 'Ap=S6 &1i &< '!cAhY '65p=` (Xe '7= '8b1 ':5
  '=[ 'D0p,Y& 'ICV! %b& '#p=Z5 %p6S= $#S&:X# %`& $&S+i &; $)S &; '!5p3_= *_3= $0 %& &)[& &,`! 'a
  &3S!i3& &65pAU 'gT63U1 'p<Sd6p<!S< &9b$f &:T1p19S8 &A!i 'p5_BS &i ''T1p, +1 ',V& (a '10pBS '6[
  'AhU %1 &!6gS=i &3Y! &5S>S &;5p1Bbe &<2;5p1 '3_e9p=[& &CS5*p5Z= &DS!SA;S5 &i %< %S &! '3U 'Ap<X!
  'i &+i &1i (!S< ('d0`& (2p5S!i &5 &6i (!d0[1 (#p:Sd& ('X&'Z5 )d5Z5 &; '454S5 '6+p)U '8S!p; (_=
  ':S1i$_ &< '!p<b: ''S<Ap<` '=[ &= 'i (7p=Y> &Ai &d '& (*[ (1p<&i (2p&a (7p=S1 '1` '3X!
  '65p17p3S=i (S5 '8T1 ':T56S5 %T1 ''_! ',Y& &< %U &#p:b' &'d0X! (8[6 &(U &1: &8TAS 'b<8SA &:pBY6
  &=S&:S1i 'pD!Xd3X!ApD`! &A1p> &DSBS< %V! &6 %X! '2p5Sd &' '!0p,S= (d8Y= (p,c '#p=Sd& )Ab; ''T1p1
  (d0Sd ',[: '0`5Sd '5a)d5] '6p<3S!i *A8p> '<A[6 (Y64S1X (Z: (d8Xe 'AY5p; &e ')[& *>1p1 '3Y! '7p3X!
  %Y! &1 &< &= ''1 (T1p1 ')S&$_ )1T 'Ap<S *X! %^A %_+ '!6i!p,b& ')S:Y=45 '8U<7p=Y> (_=>_=S '>ApAS
  'Ap:[,[: &< '!p<b;:! '13c (:! &e ',V& '4p>[ '6p<A6i '>T)p)S 'A!= (S!= *i6[ (p<Z' *^!$p5S 'N! %`!
  '#S& (p+Xd '2p5S!i '8=!:p: ';[& && &'d0Sd &= &> %b1 ''p<Sd& ')p<S= '1p<_& '9p5d &3 '6+pBS (0p,c
  (T3:X# '=_# &: &= '!b0 &e ')+p)Sd& %d $1T1 '!p,T1 )1T1 '$p<BU1 ''d1Y& *Z; %Y& %[1 %` $3&i %; &$Y3
  &1`AhU %S+ &= &> &Ai ('d3`& &d& %Z; '!Y5 %[&'d3`& &1 ''d3Z; *[& ')[& &< &A ''d3`& %`& $5X'
  %Y5:TApA9S$ %Z5 '!:p<T1 (d<T1 '$1i *$Y *A_A ')S '3A9S$ '6`&9S$ (p<9S$>T)p):S5 '8T1 '<gWCS3UBp>
  '=_# '>T)p):S5 'A_A 'DA5T3S5 (S>gY!S,p<Y &6 %^< '!p<,SA ',U %`! %b3 $6!i '6S<Sd& (p<& '<b; %&
  %S6i (11Z &d& (<Sd&)= %Z< '#S&:p1S; *I8X! ')Z< %[& ':Z;3& *<_= '<Ai %`& ''T1p1 %gS '!p<B: ',!i
  'A< &T''d6gU &U '!p<B: '3_A '=]& 'A %p<6i 'S> $86i ')[& *,Z= 'A:p,U (d,U %S!i ($X0 ('S!iAp<`e
  )T1p1 )d8T5 ((p>S!i (6d0X= )p<S!i (8S!p; (>_<$_ )n0p.! &: '!cAhY '*[ &Ai (!&i )0p,^> +1^> (2p5&
  %T1 %U &:X# %Xe '!pD`! '3&i (S (X& '7pAS< ':S5i %Y! %Z! &; %[6 ':S1i %_! &=6p<+V! %be '#p=Z5 '1`
  ':X# *5a '<]&5_e '=b!I8X! $9p=Xe 'YA $:X# $<! %S+i (# &A 'i (,a %V& %X& ''d<[5 &e %Y& ''d<SA &1
  %[5 '7= '8< '<X&<]& %^! '!! '7p1c && %_e '9p5d %be %gS+i#p=S+i $=& %SAi (BpA`5 %[ &; %^> $B
  %,[:3p<Y& %3p>S< %4p=X& %:S1i %< &#p=Z5 &3p>S< &6&pDZ' %S &1`8S!p; &6 &; '!p,c )1c '1p<)S!i '3V!
  '9p=[& 'Ap<S &> &d& %X& '!p6S='Xe ')p<be &1 &; '1p<U '6S; %Y> %Z= %[; %^& '9p5`! *d &> '#p=S+i
  '6p<_& %_e '!S6Y5DX!AhU1 '&d ''p<S= %`! $C! &i %& %S!i &Ai %[& '!5p3_= &; %`! %b& %c &!pD`! $D!
  &'dD5i &,S!i &=_& &C!CW; )[; &p#<f %5i ''dD` '6p<C`& %S6 &: &A '#p:b' ''d3`& )DY& '6X$p$= %T5
  '91p1 'DSBS< %V& %W1 %Y& %[1 %^! ''dD` &&'dD! %_& ':S5i 'Ap=S6 &A'dDSA &e %` &'dD5i &1 &e #e $5'
  #f $1X<gS& $5gS '!S &f '9S6 $<gT;gS &f $=f5gS %gS &f9S6 'B`1 $AT!f!n: $BS& #le #n! %!f &p<f8n1
  );S5 %#X '6gS1i2n:9!i &p>S;gf1f5gf %p!'n5 &AX $0 %p. $5 %$T<U %(S;gS %3f &p<f %4d %6g`5 %p3 '5k
  &4Y $: %:gf $; $<;gS #o #p' %! %&Bp'& %: $( $5S6i %V& %_e %a &,d0[<<]& &1p6Y& &6p<.T1 &8S!p;
  '_)p< &A_'!Up1 *p,U +1U %be $6& %: %S &!i &'i &6i (!S<8S<8p<a*[ )Y5'c )d01i )p6Z5 *<: ($; )p<Ve
  (,0p,V& )[: (1:p=a (3:p=S6i )d5S: (5U1T>T4U (6<TAp2S5 )>_0U )be(p5b1 )p<XA (7pA_& (8=<,p-
  )T4U6X0p; )p<Bp:30p. +a (<,p-6S= -p6>_0U )^6'dD&p$!S< (>6p64:j (A&p$: )S4S<0f *<4S1X +>T)p):S5
  *=S )_,p-!T'p' )p<U +X! (D5p1<)S1T )S)p+S;X!S= .AV! (N!)5 &: ''S6i ';!3U7pAS< 'Dd0S' &< ',d0Sd
  '65p=` '7p!S ':5 (p3_A 'Dd8c &A 'i (!S< )p<C`1 ('`A )p6& ()S (3`& (6p<S!, (=SAi )e &d& ('T1p1
  (AV! %T' ''p6[: %X' ''& &1 'T %Y! &1 ''p<:Xe '8X!:S1i 'A!i %Z1 &A %[: %`6 %b= &A &e ':p)X= %e
  $;X1 'T $<! &! 'S<X& (d9p=[& 'i &%p5S& &'Y= '_+ &2p5Sd &8Y! 'p<d,`5 &9p5d &:p3_A &<6^& 'B! &=p6T'
  (B! &A:X3p< &D&p!< &S''p<!Y> (i'p<!Y> &`& (3Z; &i ''p<!i %$S& &U& ('p<$S& %& &!i &S& '6i ': 'd&
  &T= &X! ('p<&Y> &Y> &_& ('p<&S& '>'p<&Y> &b ': &i %' %0Y! &`5 (5T5p3S %1 &U &i '!`&,a ',a '3d8Sd&
  '5&p$n= '=[1X %5U! &Z' (AS'i &^& %6=i ($p<]& (=S;$p5S (Qp;'Y=$p<]& &S'i )! ),a '6i ': &X' &Y!
  ('p<6=i '+ &gT' 'X! )6gX! '`6 &i %8UA'p<8[A &[& 'A %: &!i &A &S; &T' ('p<:!i &X) 'e (!b& (#X6
  ()p<Y! (D5p3&i &Y+ '= &Z5 %=[A &d %>S '!i )!&i ''`> '1i )'p<>S5 -`& '6 'DXd &T1 &_6'p<>S6 'e &`6
  &be &g_e %A %B &S+i )BS+i '6 'd& &_+ ('p<BSd& &` '& ('p<Bb& &b& 'e %C& '3V! &S: 'A &T:6p<CXd &V&
  ': &W: &X& &Y! ('p<Cd &[; 'A (6[A &_A ('p<CSA 'e (AS'i &`'p<Cd &a &b '& (#S: '1 (#V& (,Z= (1b11Y&
  'e (6be &d ''p<CY! ',a '6=i (Y!CY! '9n5p1 %D< &S& '= 'A &V& &X! &YA &ZA %S! '6p<S!i '=X; 'Ap<Y>
  'D&p!< && ''p<S+ &'i &+ ''p<SA &5 ''_+ (b= '6+p'_+ '<X+ &6 ')S5i '*S: &: &= 'i ('_+:!!p<c (3V! &>
  &A '#p;=i ''X& *)S$=i (p<d '(pD_e ')[& '3TA (V! 'i (#p;=i ('X& )p<S=i &d& ('d<_e (35p=_ (6S!i
  (9p5d %T' &: ''p<X: &= %U: %V! && &6 ')[&A!i &: &e %W6 &e %X& '!Sd6T1 '6gY>'c ':T5C[& &6 &: 'f &=
  &d &e ''p<Y& %Y& ''p<S& &' &1 '!S1i '#p=e3c '6p<U 'A!i (p:c )<Y> %Z' '3V! &+ &= %[ &5 '!p1S1i
  )<`= *a +8_! '#p3e '$$b! (p<S *Z '%p=S ')S& (p<X= ',& (Xd '0SAi '1X (` (c (p<a '2Y (b (p&a '4W
  '6`6 (p<!S< '80j (_! ':BT:S (X# (p=g_e ';gS& '=5i ([!'p<[5$p<S /AS )A (p6S; )DU 'AS )'p<[51p<C6i
  'BZA 'C[& 'D4T! (5_! )p=[ %^! '&^1 && '#pAV6 '65p3< '8U<be '<6$p5S )6$p5S (Sd 'CSd &' &6 &>'p<a
  %_! ''p<Y' &' ''p<Y' &+'p<X+ &:'p<X: &>'p<S> &A &e '$=i*[ ''S6i %`& &1 &A &e ''S6i 'AhU *,`! %a
  %b! && &1 &e '!p6X& ',U %d &,`= &15p=T' &85p=T' $Bf !( #! $*Y& $A:X3p< $S:S '>'< *AZ$j )AZ$j $b0
  $i %!0p,^1 %$p5S %(Sd& &Z< %*[5S& %6gU &p=5i %8U,a %P!SA $p!S:S>'< %#1p1T; %A1p< )T;k )U;k
  #'p<:Xe #)S %9S #,S %9S #1 $p1 &S1T'p(1p1 %< &(1p1 &;b& &<Z1 &A 'p<U #3 $5p1 $S5AS=S $p35p1
  &S5AS=S %>S< #5p3 &>T3p;S 'X1p1T6p63U6 &A1p2 'SAp1p< *<p1 &S '$1T '5XAT3p4T &f '<6Ai6p<)S)S1T
  '=pD 'A_<U %56X6Sp80p.)S1T )p7S0p.)S1T &DS:S1p; &S:S1p; #6 $$p5S $<g6 $b! &6p<SAi$_ #8n0p0<&pAU
  $p>0p0 )<&pAU *dAT &T4 #:SA $p:SA #;! %3p<8p;$_ #< $(X< %_>(<(S> #> $$p<Ve $T %>0j 'p0 $U %<b$
  %>0j 'p0 #An! $o #C $&p$ &A3p<>`& #S $! %!d6p=`& %)U>T1 %3U ':Z; &p< %5;b6S; %6!Ap6`! &p<;X3p4
  %=p#b5 %Ap=S %S %i $#p>a $& $'b= %i $(X< &= %c $, $1 %! &3X!p# &9n; &<b$ &S= $5i &'&pBS5i &6S; $6
  %(!i &Z= &_e %<0S< %i &#p:U &6p<+S6i &<BnA 'ZA<S5i 'gS &=b11S: &>a &C[& &M $:U $; %'d6[& %,U
  %Ad<S: %S &4< &62 &9Y1 'p<U1 )V1 (J1o &:T1p1 *< &=!p#0 'n!p#0k &>T1p< +S=n; $=i &'Xe(S=iC[& $>
  $A0p,`! '1`! %hU> $d& %(S %5gS5 $l #T! $' $+ $1 %1` $3p3,p-S5 &4,p-S5 &< $5(S; $= #U $! $& $( #V!
  $& #W& $; #X! %$d5T1 $& %!SBp>_ %(Sd& %1` %2p5Sd $1 %(S6i $6 $< %(_> 'e %C[& $= #Y&(S& $1 %(p5Y1
  %AS'i $> #Z& $= %'5p=Xe &X&'p<:Xe &p<:Xe %8p<a %9p=[& #[1 %(S; &b: $; $= #^! %<2;5p1 $& %#S&)[&
  %'Y= %(S6 %:S=n; &[= $6 $> #_ $! %ASd %YAp=Y>gS$U $& $+ $5Ap,X! $< $> %(S> $e %!5p3X; %&d %'p<Cb1
  %(S6 ((Z= &Z= %,&p$b= &Xd %4p=b %<&S= 'p$S= )d %=pD #` $! %(_< %:[= %ASd %`> $& %,S> $1 %(1 $6
  %$p<BZ& %'6 %(6 &S &Z& %:S1i $: $= %'Xe(`=C[& $> #a!`> $2S> $6gY> $;gSd #b& $1 %#p=c %(c %=p&&i
  $6p<Cb $: %(S; &[1 &p=c 'Dc %5T:= %8TAU %;&i %=b:80j %Ap5T3p4 (_Bk '<Ai (U $Cb #c $0SAi #n! $1p1
  &< ';b& $3p80j<Ap:U $5 $68n50f<n&AU $8p>0j<Ap:U $::SA #p!; %S& ':S5i &,a &7p=Y> &8p<a &< ',a
  )(p!S<)[& '7p=Y> '8p<a %T= %V& &e ''b= '(p!^= %W1 %X; %Y1 %Z1 '!+p(S *)S (S: ''T1p1 ')p<Y! ,4d
  '3V!:S1i ':S1i ';A '=U=S (p6`& '>&p>_& 'A8p3 (p<S *U )=S!i 'Dd0S' %[e %^= '#pA^ ''5p=Xe '1p<'^!
  '9p5`! &A ''5p=Xe '(p!^= ':T5C[& 'Dd6X! %` &!S' &#Sd &$&p>S= &''! &(p!Z1 (:Sd &+Sd& &1] 'p<6S!i
  &6:p<[ 'p<,_+ &8p<a &>S5 &Ad<` 'p<X! )`& (>S!i %b! $$& &i %S< &d '(p$& %n< $&! &$b &i %5i %;(p&[;
  %=i 'CT&C&i (W5C&i %S+i (:S1i &; '#p=Z50S;'T1p1 ',S'iDS=n; '0SAi '3Y=S; '9p5`! ':T5'_e)T1 '<gS
  '=5p=b' 'A5p=V: %T1 '*p&X; %V& %X; %Y> %[! &; %^: %_(p&=i %` &(p&=i $(V& $,X6 %_+ %b &< $1b $5&i
  '<3_e %Ai %S! 'i &6i ('<5p, (:S1i &=i (!p&b! (:S5i &A '(p5[: 'i &d '!X< (p<b; '#S&:X# )= '& (#p3e
  ('dBX; (,U (4p=Xe (6<6 )S; (9p=[& (<6Z= +A )ZA (A:p= ,< )p3`e (DhX1 '' (5p3$1T '(p=Y> ')Y1
  ',6i#pA` '2be '3U (c ):T+ *Z; *gT+ '5_e '9p5`! '::U *< )` (BS!<X0S3T$X0 (X# )5 (pAS+i '<!S *< (b&
  '=[!#` '>! 'AX<T;$1T %V: %X! '!p6T5 ',6 '2p5Sd '3p<Y &' %Y &1 '#p:c 'Dd6be %Z5 &< %[: %^& ',[<
  '7p3e &<(p5_< %_< '!`6 '#pAS'i ')p<S= '35p=_ 'A:X3p< &e %`& %a &1p6Y& %b1 ')S1T '>1p2X %c %d $8&i
  %S!i &: %T1 &5 '9p5`! %VA &e ''p<[5 %X& %`6 &e %be '3c $:!i %6 &6-: %S &1i 'p<bA &3V! &6 'S &8p<a
  &< &A:X3p< '^: &d '3p>S< '65p3S; '7p3e %V& %Y= '8be 'Ad81i %[& '!5p3p<[& (dDZ! '(p:[A *a *be %^&
  ':[= '<!:[= %_+ &< %a $=! &A_'!p,U %& &!S1i 'X,T &#_1p1 &(p=[; &)U>T1 &,`5 &1S: &2p5=i &35p=_
  &6X0p; &7X1 'p=Y> &8p<e6S3 &9p=[& &;X$ &>TBS< &AS=S 'p3V& (8S5 %S &!i (!p6S'i ((p=^1 (<Y6 &'Xe
  &(p=d &1 '>a &: '2p!< ':!< &A 'i ($p5S ((p=[; (80j (<]& &C[& &d& %V: %W: %X& &e '!+p'!i '1p<U
  '6+p'Sd& ':[= ';=i 'A1p> (p<:b= %Y! 'Ap<Y> && &+ &> %[; '!S1i (d6X1 '(p=& '):p<S6 ',S!i '16
  )3c5V& '3c5V&Ad5Z< '5V& '6,TA_4 (g6g`e )`e '7p3X; ';b& *$p5S (gS&3S!i)S6i 'Ad5Z< %^1 '6^1 '8_=
  ';! )P!SA,m6p<A[< 'P!SA &> '(p=S1 +A %_ &(p=S %`! %b& %c %d(p=S1 $> %&i %S &! 'i && &' &1i ((p>^=
  +`& &; '#pA` ')[& ',a '<&p>_= %^= '(p>S1i +; %_& ',a '5T;: ';=i &A &e %`& &= $D5i %=i '8be %S6
  ':S1i &< &= %T1 &5 '(pDc 'A<Aa %V& '!& )! (+p'Y+$Y3 (,a (S<_ (Y<gS!YDhU1 (`&)[& (d9Z5,a (p6S=
  )<=^5 *>gS1i '#p'U )5& )=U '$Y2 )3 ''&p$Z;Ap:S (p<:Xe '(pD`& ')5p=Z+$Y3 ([& (d5U +< ,3b= ,7X1
  ',&!Sd6T1 ([:,a (a '1p<$S! *'^! '2p$S: )&SA ,i '33V&! (5i (p<5X&#p5& *Y& '6S13Y! (`&! (p<$S6 '7S=
  '8; (Ai '9p5`!$b .= )=c ':S5i#p:c '<V1 '==S,k!p6S= 'A5p=S!i (p:& +)[& )=S66p<)^> 'D&p$+i &e %WA
  %[: '#p8[: &< '1p<U '9p=[& 'AS'i &A(pD[: %_& &e '(pDS6 %`& &1 '!_& ''T1p, +1 '(pD5i *=i ',=i!
  '1V&8be '8_+8be %c !) #!i %#p;=i 'A^ %$d5T1 %'T1p1 %,a %3V! %5V&=p6`& %6&pBX; &S<U %9p5`! %:S1i
  %=p6`& %DS9^5 #$0f $1 $S $p$5f #& $W $i %!p&b! %$1i %1p<U %:S5i8p<a $p$&i (!5p4`! (A_! &1 &: &Z;
  &p<U:)&p$p<S: (V& (b& %% &:$p$ 'S$Sj )jS &S %<X! (!b,p- (Ap<Y> &p$b& %BX! ()p<c (DS!SA #'i %:X#
  #)S; $U! &AZ< $Xe &':p6[& 'd6[& &))S; &:S5i &<=SAi &Ad81i $Z< &))S; $[= $`! &!b! &$p5S *6g` *D`
  &6`!7pA`& &<+g_<+ga 'Db! '`! &>U>`! '` (! ),a $b $p<! '::! &X= ())p<! ,ZA (::X= &[: 'A #+p)!i
  ()+p)S6 (*S: (:S1i &6i)+p)V& &S1i '5i )Ap=S+ '6 (i 'd& )#n0p. ),`! )3p< ,Y& )9p=[& ):S51p<'^!
  )<6Sd& )Ap=V! &U& (,& (1p<S)Y (3Y3S1i (6gX& *b= (7_& (;Z< &V& ($T1 &Y' '5 ()[& &Z' (Ap5`& '5 ';
  'Z; &`! '& &p<& (Sd& (d %+ %<p)Sd& (d #,S %4< %;X 'A (o $T= #0 $[p1<*[ $p,[!Sd1p<&i '< (!p<b; (*[
  (1p<&i (2p: (;5p1 )b& (>T= (Ap>S (DSAiA&iAhn< %1[< (2p: #1 $!:p=Sd& $S %'Xe %;X %<SAU %C[&
  $T5p3p<T; $X85f $_= #5 $! %)5U %A:S)T! %S; %d<^> %p<V1p;>T5n;5T;: $#T=#Y' $$05S %B61U $%S1 $'S<
  $)S1T (!p<T! ()p>UBp> (9S$1T' (;Y,S (B_6p<W &6i'b3 (A&pAn; %U %p<X=5T;: $1S $5S2 %T!< 'S; &$: &5
  %U &5S2 )S $6&p!6i %3 &S4T61U %<3_A %T3:X# %p<,S6iDS>X4 $85_'< %S= $9S$1T' %^A#p=Z5 'AV! $<&$p<be
  %Z:)S1T $=p:[A $>S3 $A&pAn; %hU>T= $D5S2S ':T! &p,b6p<>_A5k %S2j!d6Sd& &>gSA` $G!p<T,p- $S&7p3e
  %'S< %4T6 (1T )U %5X$p<be ')5 %Ap<n; $T!S %1S %5p3 $U %)5! %5S2 (S $X61p2:p9 $Y61p2:p9 ,! -f $Z+
  $_1p,U '1T!S (U %3p<p3 %5p3p< '<p3 %BT $b %1p,: '1: %61p2:p9 ,! $f $i %)b< %5p:S )5 (f (n5 %<d=S
  $p)5p=_+ %3=i &b= %: &)U8 &5 'o &>ApAS &S '5 ';X &T5o %= &&i (:p<_' *=Y &)5p=_+ )_=+ &:[= &=_&
  &S1i ),a 'A (i,a &YA &Z+ ($Y2 *3 (6< (:S5i &_+ '5 (#p>T1 +^5 (,`! (1p<b! %_=+ #6 $!:p: %<0k %S<
  '!k 'T!S (5U %f $5S!S< $:5p1 %S0 &=S $=!p#0k 'A0k $AY1p< $S $T!S $gX5 $i %!`>)6i %#p;=i %1S1p<S>
  %9p5d %:X# %=^& %>S<U #85k $X! #: $!d0[1 $<S) $p&W ''S+i (Xe!pDZ1 '(p!Z1)p<Y! )&=i )=& '*< '+n<
  ',S6 '3S<! '4p&5i '7p=Y>'T1p1 '88`(p!` '<S11p6S1 )= (gSd<ga '=S6i (b!U; 'AS< (Z1 (p3d8be *e )6[;
  )<S= *X17p3a 'B=i 'DS:0S: %5e 'f %8X '35 (U6 '7= '<X!p# '>pJ!pA &Y '! (p<B: '#^> ')p<=!i '3U6
  (p>U6 '53 )f (X3 '7= '8S5 (p<V!pA '<1p5 (X!p# '=n# '>pJ!pA 'A (8p<]& (hU7p=` (r &b53 %: &9S8 %<!
  '1p<U '9n; &S6 (=S (AZ< '= (9p5d &T1 &X= (!S1i 'e &Z+ &[A ('p6S6i ()S1T &_ '+ &`! &b& &c &e '!S;
  (p,U )1U ''T1p1 '6+p)U (d0X= 'A_'!p,U (p:c %=S6 &[; &^A (AV! &be ((bCb (,U4p=U )`5A:X3p< (3V!,U
  (7p3a!p5X& (ASA5S #; $!X+p)< $%bA $,p-S5 $1X &9>g $4) %p>) 'n) $6S5 $7=A&p$p<S: $8S3p; %p<V!pA
  $9Y:T %_<U $:&p$= %5p1 $=S9U %T#T1 %_# 'S $>S3p; $A&p# %8p3 (n %T<U %n&p# %p2S5 &<U $DS5X9S> &>X4
  $G6S; $S1T<_! %5X9S8 %>X4 $b %6S; #< $!X6p65S $)S; %Z< $S %!S= 'A %3X!p# '8p>= +9S8 -> %4:j 'p:
  %8S4 %9S8 '> &T9Y1 %:'p'X &<0f &n; &p<V1p6Y> +;Y> 'J1p;X %;X) %<b$ %=!p#0f (A0 )p:0j %DS:; $T3p-T
  $V1!p<CV& &1p6T1 %6 &DYA %: %ApAS $W& %1 $X! &< 'S5 &p# #= $!S $$1>T3p;S &T %:5S$:5k (:5k %U<U
  $'< $) %)S1T %S1 'T %U>ASAp1p< %f $,p-S5 $4< &0U>T3p;S %S< '>T3p;S 'ASAp1p< 'S %T %U $5T4T %_1p<
  %n;5k (m $6!p#U 'AT5 (U %2 %S5 $7= $9S)5 (f (k (m %n; $:$p$ (f %S$T 'j &1p< %p8)f 'X)f $;5p1 '<p1
  %S1p<S &5 $<A $=$S %1S %:p8X)f %S $>T3p;S %_$ $AS &$< &< &Ap1p< %U:S %n; %p,:p9 'S< &2S5 $S
  %!SA;S5 %$p$TA5U %'<'S %4S< %8X) (e (f %:p8X) *f %=n; %A; &n; $T!S $_A &p><f $i %#p5X< %$p5S
  %9p5S=i$p5S %:S! '5i $p=&i #> $!:p65S $5 %'T1p1 %,p-S5 %>T2T (U &U2T (U %Ap2S5 %f $9S8 $=_# '! (f
  ';5p1 $S $T!:p65S $n5 &3U #Bp>S #S $!:p<a,=i %S<65p3S5i '8T16p<S!, '=pD 'Ap<_' &=$Z<5V&
  %T'p'A:p<_'6X0p; &1p1T;A,=i %XA= %d8Y= &BT1 %i &'p6SAi &)S &6p<S!, &7p1S'i &=S!i &Ap,`& (1`&
  (6S5i $#p5S1 &:`< $$ %:p<6i *8U<,& %T<T; %X06p<;b)5k,=i %Y %b= %p5S &<S6i 'ZAS< $& %!&i &S1i#bDS>
  ),_< )A!i &d6b< &p<CV& %#` %$_ '6&pDAi &d5Y< %':p=S!i &<0a &d0S5 %)d5S+ %*[ %,_< (#bDS> &`!
  %1:p6S+ %2p5V! %3& %4p:_+ '>[7p3e %6p<Sd<; %7p3e %9p=[& %:SA &gSAhU5 %;5p1 %<2;5p1 %Ab &d0&i
  &p6`!)[& ':T1 %CS5 %D$p$TA5U &hX1A!i &p>U3c3^1 $' %:p6& %Sd6S'i %X&!p<b; %p<[5 )=[! $)S& %Z< $+
  %)n; $,! %6i %<S6 %S'i#S1 %X=p=S *< &d '!d9Z5 %[ &: 'A8p> 'f %d0!i 'Sd &6Y& $1 %! &:p: &k %6X1p1
  )< &p6:S0 %<Y6 %>_3 (Ao %A< 'A &T=S &p<&i (e %BT&p$X= %S %T &! ':p: 'S '[1,[: 'd6b< 'f 'p6X& (<b;
  &#Z< 'p:`< &$U:U &'T5 &)S6X<A 'c &,U &3V! 'X!p# &4:j (p: &5S5S 'T;: '_e &6S<Sd& 'p<:S0 &7p3Xe
  &80j '5p4>T3p;S *ASAp1p< *X 'X= &9Y:S )T &:X5 'pAc &<A 'g` &=T&p$ &A8p3 ':p9_3 'SA5k 'T=S '^:
  &BT&p$X ,= &DW<gX6 %U &Ap>T3:_> &G1p1: %Y5U;!:p: &6!<0k '5U;!:p: %f %i &6S; %p;S5X>S3 $2p:U $3U
  &5T;: &6&p!S< )B[; '+p'6i 'd7X1 &Ap<CS+i %Y3c %_ %p>_ $4<:S5 %d &,Xd %p5T:8p<e5$< $563 %S %T'p'
  )!S= &1T5n; &<5p1<k %X &:0p.= %i &! '$p5SAhU '6b'Ap=S6 '`& )N& 'p6]& (<b: *; &# '_1p1 'p8Ai &$p5S
  &(S; )S &)Xd &*p=U &+U &,d6Y& &2p5S!i (=V& &3U (8U< 'V! 'X! &7p3S=i,U &85p=T' &:S1i 'X5 &<& 'BS1i
  &=[ &Ap<X! )Y> &C[& &D&p!< )AS 'S<!p# +A &E,p- $6&p!S< '$Z< %-: %5p165p3S6i '3S5i %[ %i &!S<
  'T'p'<>=i 'X5 'd0be 'p,U (1U &#p5be &$X! 'd5T1 'p5S &%Xd )%Sd& &'T1p1 'b3 'd0& 'p<>S!i &(p5b1
  &):p<e 'S;Y<#` 'X' 'Z5 '[& 'd8S!i &+S1T &,a &0`&0& &1S<S& &3bA ):Z;1p<0b1 'c5V& 'p<X& &5V& &6d0X=
  +$_ &7X& &85p4 'S!i8n5p4 )p;A:p,U ,d,U 'T<X3p4 &9!i 'p5`!5V& &:S1i *)S6i! 'gW& &;Y< &<;b& '>=i
  'Ab& &=S6i '_# &A&pAn; '+p+S6n1p< '5p1TAX# )3Y' )=X& 'S'i *+S1T 'Y< '`Ap<CS; 'pDT1 &BhXd &D0p,S1
  '5p3S!i 'Z5 %p<!p<1U ''Sd '1T!:p: $7p5`! $85p=V! %T4U &A_A %Z! $9T;p;b9S8 $: %4p;: %5XApA6S51`2S
  %BbCS<T! %T5#S5 %X &5 %Z; '$p5S '5V& '7&,`< %_1p<U %p8>S5 $; %!5p3_= &p<X& %$p<`& %)n; %,`5 %1_
  %2S>1p2X 'B_1X %3p>U6 %8p<a %Ad81i %S %Y<:!B[; %g $< %!S %0!S< &S &U; %66 %U %Y6<S& %]; %^&,<S6
  %f %j $= %S %T!S (>T3p;S (A &5U 'o %U %[!,d6Y& %d,S6i %p: $> %$:p8U< %,U &Xd %1p<a'U>< %6p<'Sd
  %;! %_5 $A %!:p: %:p&5i %S!= %Y<_' %_'!p,U7p3S=i %eAp6[; %p,U3U &2S8< &<Ce '_' $BY<B` %_1X $C6iC`
  $D!XA= %'T5p1p<a;k %1T6<T:S %5_! (6p6!S< %S3T9S8 (k ),Y')S %d0b; $G3SB<0k $N! &'p(5p3 &1b9S$U
  &A0p-S5 $d %!p<>^5 %#p=Z5 'AS5p1 %1S:gc %3V! %5S+ %8p<e9!p1p<S %9p5`! %:X# %A&p!` $p+1T (!pJ1p;
  #T $0j!S; %p0 '!S; '<Y6 'S $1 %!S<B[; %#S& ($p5S %'Y=:X&*[ %)T1 &Xd %*V& %,=i (:gb& &T1 %0`5 %3c
  ',=i %5V& %6&p![; &S5AhU3p<S6 (BX1=1 %:m %Ap5T3p4 '=S6i (X& %T5p3p<T; (<p3T; %_5p<p3T; %d &)T1d
  %n& $5 %'W: %(pD5i %)]5 %0S; %6X1p1 )< %>&pA %Ap<U %J! %U %b &<A (i %f $6 %<A)S1T $>BT53p<U %SpB
  %U1 %pBS (6AS3 (;15f (A:p7ApA 'T5p3p<T; *<p3T; $Bp>S $e %!&i &6gS=i %$b &p5S %'p<!$S> %)S5i %,d<U
  %3Y! &b& %<2;5p1 &3_e %A_e (;b&:X# (=`&,a %CS5 %DS<:p:0k #U $! %!!S; %,U &dCY& %8p<`! %<&p>e3V!
  &0p,c (1c &d=[& %=X& &[& %AZ< %D0p,Y& %JA '$=i %S6a &BW1 %d6gXA %p<`& $#!p<b: %5T) %=[ %p:S< $$<
  %U:U %p<6i:X# $&'! 'i %)!i $)S1T (!:p: (9S8 $,U %Y5 ')U1S '3Z1 '9Y1 ':U& (Z; '=S (Z1 $1S &)U,Y5
  &3Z1 &=S 'Z1 %X5 %p<'^!,d<U $3Z1 ':Z; $4:p:)S1T $5! %S&7p3e %T:p:T1 %U $6 %9p5`!*p:^&A:p=V&
  %Ad81i &p=S %S= %gS &Y1SA $7S1 %X' %YAp>S1 $8 %'< %)5p: &S1T %X! &5 $:]& $;gc!S $< %%T5(S; %(pDS6
  %0S &T! %1p<'^!)p<Y! %2p8S=i1p<U %3p<:Sd& %5S&>& %65p=S &S<Sd& &p<B[< %9p=Y %:p<e8p<c %<0S
  %=U&=S!i )n!p, %>gS5iAX; +hX; %A &Sd&$p<BhXd &p=V!!p<SAi *$p<a &r %D&p!S: %b3Tk $=S &; %Z1 ':Z;
  %_# ':Z; $> %! &)U>S! &:p: &f %$U:U %&p$1 %':p<Xe &= %)S1T %+p)U> %1!pAn; &U %2S:8=
  %3ApA56,T>1p15k *k %45=S9 %5 &n &p1 (U %6p6>1p1T '<9_3 (>1Tp1 *p,T +1T %8= &p<V1p1T %9S8 (<Ai5c
  'AS %:S1p< &gSA %<A %>T3p;S +60p,S9S>f +:gY=_$X= +A:X3p< 'Ap>!:p: %ASAp1p< )<p1 %CS> %GAp:n5 %S
  &0Y %T &! 'S &1 '!p#; )<Sd& )An; '3S5 '5p1<S; 'A&p#S< (:p85p4 'D5p1<S; 'S 'T5p3p<T; *<p3T;
  '_5p<p3T; &5 'U 'o %U %d &)U> %f %gS %k %n5 '!T'p' 'p1 %pBS 'T5p3p<T; *<p3T; $A<U<S&p$ $B<T1 $CS>
  $DS':kA1p> %hX;<g_ #V! $& #W1 $>&p$1 %5n &p1 #X! %)T1 %A!i $' $0pB6!p# (n!p# $1 %T:1U '5p1 *U 'S
  $= %!5p3_= %Ad81i %U $d %!5p=&i %$U<U &p5S '<^= %)S1T &T1 &[& %:S1i %<Xd %>T+ $e %5b: %DS':k #Y)!
  &i $1 %!:p: &S< (!k (T!S )5U (U %,S5)[& %6S1)[& %AdDS1 $5 %!XA= %$_3c %'d8be %,=i,a &d0V& ([<
  %6X0p; %8< &S!p; %=X; %A$X0 &:p,U &^>9c &d,U %Dd0b; $< %#p=Sd& %$p<`1 %'1i %)p<_+ (e %7pD`: %:S1i
  &X# %A %BT+ &Z+ %D`: %N: #Z $& $)& %S1T $+ %!p,U %#XA'p6S6i %'T1p1 %,Y< %6p<` %8p<` %:Z;)[&
  %<!AhU %A1p<Y> $1 %!p6S= $5 %!S= &p<`& %)S %0S '1 %>_=S $6 %$p5S %)Xd ($p5S &Z5 %5V& %6p<3e
  *5c1S:7p=Y> %8T9S!pAS %=[$p<be!S' %A8p>)S1T $; %!:p=Sd& &S< &d=Sd& 'CSd& %$T1 &p5S )7& %65p3<2`:
  %7p'X&7p,[: %<Z:!p5X& &`! %A&p$p<be &p<b'Ap<&i %B_fBm %D< &SAS )$_ %G61p2:p9 $< %!p<B: %#S&:p,S;
  *1S; (I8X! %'d6Z< %)d6Z< %*< &[ %,_! %6!pA %9p5d %:X# %A:p6Z< %Z $= %3Y!$_ %5i %7p3e %:5XApA $A
  %)X= (7p3e %,d6Y=7p3e %7X= %:X# %<5S6 #[ $& %!+p)Xd )[ )b &5p3_= &6 &S& '8p; '< &U &X! &[6 &bA
  (>TBS< &d8&i &p<6U (S5 *C1 )A 'D`! %#T= &Y& '' &b &p=Sd& (`& %$! &X= &Z5 &b '! &p<>S1i (S> (X. )A
  )e (_' %'S5Ap<S!i '6 'Ai &`> &p<S5 %([1 &c &p!b! %)!i &&i &:p<[A &d<[A %*p5Z= %+p5; %,a &d<U
  %1Sd& &X %2p!< ':U %33_ &S &V! &[5 &^5 '6 &_+ '< &p< (5S6i %4S< (9p5d &Y6 &p:_+ %6&p!& &S1p< &gS>
  &p<;b$ (CS!i9!iAp<:! %7V! %8S5 '= &_= &p5S; ';+p)5f '<a (e %9_= &p5S; (d %:5XApA &S5i &X& &_% &gS
  &p#S& ',`& %<:Sd& &S5 '> 'Ai %=Z' &_# &n8p4 'O &p6`& 'D %>1p1 &Sd& &`& %A &!i (#[' (Ap<X& &S
  ')d5Z+ &V! &_e &d0S+i &hU &p1Sd '3!i '<: (S6 )8!k (U (X! 'DT1 %BS< &beB[< %D!pA< &S!SA '4S<
  &p5!=_& %G6bA2k %N! '!S6i'S!i $)[ $0U>gS $1 %*T& $; $e #] $!p:_& $$b<8 $'T1p1 $)S!i %b! $3d5T+
  )$_ $5 %3c:X# %=]5 $60p,S!i $7p!S6i:X# $8S!p;$_ $9p=Y! $; $Ah6i %p,S6i &1S6i &=X& $Qp; #^& %)S!i
  $)Xd $1 %8S!p; %D!pA< $5 %'_! %)Z5 %1p<U $6 %!6p6SA $: $> %)Xd %,Xd $A %>S& %n)n; %p- ')n; #_!
  $,p- '9$T5U ':SA (Y= *:SA 'S (4T<S) (6'S;5f 'b 'd $1 %-f:Y=f %85 %>5 'S<S: &n5 %X1p,< (1 )< &85
  $5 %1p,U $6 $: $< %,S!i &^= %6p<,c (3_' (:S2 %8b= %:p,S;!S;I8X! %;V1;b& %<DhY &d&SAi %=[!DSA
  %Ap,U '1U %YBpASCV: $AhU %n &)n; &5!pA1p< %p- ')n; '5!pA1p< ':SA $e $p;@p- &Ap- ):SA #`! %)`&
  %>`! $& %,d<U $5 $88p<` (a $e #a!d8! $5 $;b $k #b $! %'T1p1 %)S!i 'd %DS<:p:0k $$ %)1S (<SAU &Sd
  &n; %>SA5S %A:p61p1T %DS<:p:0k %p$ &; $1! &f %+p+S0b %5S!S< %T &! 'S'S<p; &9S8 (> &<A &A1p2
  'SAp1p< $< %)5i &= %3V! $e %*S::[= %65p=S %8&:S5i %DX1 #c #d $&VDSA5p5<b$ %W &!p<`!,W!X! (D!:S5i
  &#S5i=]& *Ap=S!i 'XA:_6S )Dp5!1S 'p>S!i:S5i )T5 )e*S: &$p:S53V!9p5`! (<X5'S+i +*S: +6!pAU &%p=&i
  &&&V180j &'T1p1 'Xe!pDZ1 ):Z=*S: &(p!Z1 )`(p!Z1 (=& &*S:!p<!r! )#p:c )AAhU*S:!p<B: &,Xd8be (eJA
  &18Y) ':p!S1i 'S5 '_1SA0YA 'p<!i3V! &2p=[: &3S:CS (<! (Ai (d 'd &5U!YCSBp>S> &6<SAT1 '_e,Y&
  'g_Ap, 'p<!S'i &7p,SAS;6!pAU (=Y>'T1p1 (AT1 &8!! '^6 '_CS! 'p<Y5Dd6be &9p5`!!p<B: +C[&6S; &:1j!
  'BS<U! 'T5(p=& &<6_& '=S!#Z<(pDV& *1:p<&5b: *3p>S<:SA *4:5U *:S1i *Ap6Y5 ,<b:#Z< 'S! (11p6S1 (=
  '[ (: 'd6=i 'gSd<ga &=S6i '[A*S: 'b!T; &A&p$: '1p>(p!Z1#Sd '<Aa6p<AS3 'S< )T<T! 'Z1 (8Y) 'hU,S
  'p!5p3 (1p<Y! +_A (<W1 )X17p3a (>S; &B=i'X! 'W1 '[:Ap8V! 'hU> &D9T!p<: 'S:0S: (A5p5<b$ '_,Ak
  'd6cDd6`! $+S1T $3&i %6i ')d8S: '9!Up1 )p,U '<S)S 'A_5S %; %S+ &> 'BT5Bb' &Ai ()d3`& &d& %Z; %[1
  ')d3[& &< &A %`& $5!i %&i %'i %5i '<d=S %=i %S && '*[ '7p3e &+ '!S< ')S+)n; &1i &5UA 'i (#p:c&&V1
  (,[: &6i (9p5d &> %T1 ',a &e %U! &6 '!=S &< %Xd '!Up1 (p,U )1U '):p<e (d<e '8T'S<0S %Y1 &5 %Z+
  '<_'<V= 'Ap<Y> &6 &; '!S< *U '3S5i8_=>_=S '6<3_A 'A:p9S<f (p:S<1U 'E1Ad0& &< &= &A ',a ))[&$_
  *d5ZA)[& ':X# %] &5 'T;: &6p<Y1_Ap1&i &Ah6i &D1p1!XA=!:p: %_< %`& %b< &e %d %e $6Z< %pDY5 $86i
  %S!i ($X0 )_ ('T1p1 ((p>S!i ()d8T5 (,a (6d0X= )p<S!i (A$X0 &: %T1 %Y! &8p<V!pA &>n5p1 %be $91p1p<
  %p=Xe $<! %1i '!Y5$_ %S' &) &6 'AZ< &= %T1 %U1 %V1 %X+ ''T1p1 &= &d &e %[A %]5 '6p<S!i85p4
  ':5XApA %_ %`! %c &'T1p1 %d &!&3n8 &#cDhU,S& &,U &0&'5p3 &7-,Xd &;b4S &AS;4Y )6hU 'd81i %e &!p1U
  &8_5 &A_'!p1U $=S6 %[; %be $B6i '3U(`! %: &6X0p; &=X; %< &$b=!S<0k &1` ('S; (AhU (DZ1 &<V& %S+ &5
  '<66:Z; %W &#p3b! %YA '*[ ',U %b& %c $d3[1 #e $!p=T5 $3V! $Ap<:b= $E3p4T8= #f $)S1 $1`= $5!i %f
  &5U $;b %f &6gf $=f &:S! %n1-S5 &66gf9S $>gS5i #k6)kc #n! $66n++gS1i $; %!X+p)< %%bA %):p5e
  *)S6p<>1p1T &_,p-S3U &b$ &d5e %,p-S5 %4d &p>) %6S5 %8S3p; &p<V!pA %90p. &Y:T &_>U %:&p$= %=S9U
  &_# %><p:n5 +3U &SC %A&p# &8p3 &ZAUp1 (p,Tk *U )1Tk *U &`5 &p2S5 '<U %Bb& %G1p,: %S>X4 $< %!S>
  &X6p65S &cAhY &p<S!i %'X& &_! %(!i &p>_e %*[ %0Y> %3V! &p< %6S6i ': &p<_&!S1 %:p<b: (n!pA0k %<&
  'i %=X6 &p>U&3_A %A &p<=i (Ai '= 'DT1 %j #p*S5 $+S1!S 'S 'T (!:j5o (6p<_1 &5 '6p<9SA 'T5o
  '_5p<p3T; &6p1T %_;4:j $;_@p- %b1 '! 'T (! (9S> (<A (A )o $<! &!b5 'i &5c &9p=^& &::! 'p=6i
  &A:p&d 'd&d &DSAp<n;5c &i '!p<c(p5Sd& '#p+U )3V: ''_!)p>S ')p<_+ '1p<!Z5 *A!i *S> *U '3d+d& )8Sd&
  '6g_&6gbe '7p!SAp5b '::S+ (p3_A '=pBX& 'Ap8a )>S; %& &! 'i &1:p<&i &A!i &b &d &i %+i %5&i &U!
  (A:p3U! )d3U! &Z' &^& %6 &i ')p<c ':X# %8Z; %:T5 &UA &V5 &X) ()p<:T5 ,V5 ,X= (3V! '= &YA %=!i
  ('U>< (:SA && '9p5d 'DY< &: &Te &ZA (,a (:S1i &^! &_')p<= &`& &be %B: &T1 ()p<=: +B: &U1)p<B: &V1
  ()p<B: &Y: &[: %S &! &1i ('&p!_e (,a &6 ''Y= 'Ap<S6i 'DAi 'i &: &; '<D^' &= ')p<_ *c &> '<! (S)p;
  )> &A &d '& (#p5X< (3V!,be %T' &1 ')p<U> &e %U> ')p<Z+ %V& %X& ')p<b; ',U '7p3e '88_= '9p5d &6 &=
  '#p=Z5 ')[& (p<! *6i *S= *ZA ',a '5T;: '8_= ':S1i 'A:p,U *1U (d,U &A &e '#p)Sd ''_+ 'A!i %Y! '#
  '1p<V6 '6S '8X= (b5 (p<X= *a 'Ap<X! 'D&p!< && %Z! &+ '!&p!S+i ')p<U> &1 ')p<S6 &; ',U '6S; '9p=[&
  &= ''p<6=i *S=i ')p<[: &A '$p5S ',d0[< '7p=Y> %[: &A '1Sd& '<[A %^& &1 ''Y= ')p<`! '8S!p; &6 &>
  %_ &+ ''T1p1 ':S1i &5^& %` &! '!XdQp;3p<_1 ''Y= '2p5Sd '<S)p; && '!XdQp;3p<_1 ')S6i5c ([& ',a
  &1d0`& &6S; &:gY; &D!pA< &e %a &!p<V: &%p:Xd &1p<S& &4d &6S!i (; &8b4Tk &9p5d &=SAi '^6 &>=p=T
  '^5 &A_:gS %b &! ')p<S! && '3&i6!pA 'Ap5S' 'GA 'JApAU &: ')p<`& &; ''&p>S '1S!`> '5S&&Z5 '65p3S;
  (p<Ai 'Ap,c )>S; &e %c &)p<e &<S!i %d &'p<>S &)[& &,U &6S; 'p<BX! %e &2p=S &Ap<Ce $>< %S &= 'S
  %UA $Bf !* #& #6 $i %&g!i %'1 %*< %2_6 %6&pD&i &X0p; %:Z;9p=`1 (Ad!Sd& %<S6i)S!Y5 %=:pB`
  &dB[;#p=Z5 (` %A:p<S! &d!Sd& #: $:X# '3=i$p5S '6p<(Sd&5V& #< $!! %d8p<V& $#S& $$d5S6i $'&p$p<!i
  %d$d5YAA!0p,S= &3Sd&7p=Y> %p<&Sd& (Y> '1i'&p!_e 'Y& $(p!V& &$&i &&!i $)S)Z< %[& %d3Sd&7p=Y> %p<&i
  $*p:be ))S6_!p#)5 $,b;,Xd $1p<^6 $3=i:X# $5V& '5Z5 $65p1!5p3X; '=d5V&$_N& $7pD`! $8Sd& $:X5$_
  %Y=$p5S $<^&$p5S $>&i $A:p3`=8be '<V& %d3`=8be %p,V& &1U& &3`1 $BS=2p&a ':X# %hc #S5 %'T1p1 %)[&
  (,[< &dBS5 %3c:X# %7= %8= %:X# %AX# %C[& %J3Tp4 'p4T %S5X9S8 %f $65 &!T'p' &,p-S *5 $: %!! &6i
  &p<B: %#p:c %)n< &p<Y! %*p=[& %2b! &p=S %4p=S!i %:S5i %<&S= &,Y> &BS: &S> %>g`5 %A &p<AiAp<$Sd
  &rAhU*S:!p<B: %D0p,`1 &S!3` $> #T& $5(a #U $=U $AhU0Y #V $& $6 $A3V!:S1i #W $! %p6S= )&]& &<8e %r
  $#p3b! &5& &=Sd& 'Z5 $& $'&p!_e %S!i,b1 &+i &6i (8[1)S#p=Sd& %T1p1 %X! %p<:Xe $(S6(Z= (_e(Z= %Z=
  %^6 %pDS= 'V&(pD`& $)&p$&i %Xe $*Z= $,S6 %a %b1'&p!_e $2p!S1i &=[: $35pAS; %SAi %p<Y& $4p&5i &:_+
  $6S1 %_e,Y& %d8&i! $7p3a &AS 'd $8SA %[1 '7pAS< %be '#p:Z= '(Z= '*W8X& '>^5 $9p5`! $:Z= $<S5i
  &d<ga %U&<a %b= %gSd<ga $=[!,S!i $A5p=S!i %<Aa %XAAS'i %p3d $BS6i2p&SA %_6 $DY' %d6`&!p6S= #X1
  %3U $= #Y $! %!p<B: %#pAS'i %'p<S= %1p<S+i %<15k 'p5 &S1i &n1p5 %A &p<3S6i $& %A:X3p3 *< $' $(<
  %S $*U $< $@ $A %'Sd& %*[ %6gT1 #Z= %Qp;!p1c ((_e #[ $!&i %:p<b= %S'i %Y1 %`> %d6X1 &8X! %p<B:
  'Sd& $#T1 %a6S<SA %p5=i '`& &:c &=V: &>`& $$&i %S6 &d %YA %p<S!i $&S6i $'S!i4p:_+ %p<1i 'S5 'V&
  $(p!S& '^=4p:_+ $)Y5 %[&A_e %p<`& 'd $*p5S5i $,&pB!i %S: %X= %a#p=S $1:p8_' %S5i %Xd %p<&i $3S=
  '$ '*p=^! '1p<S+i '3V! '6S; $5S $6&i6S+i %X! &e %^:3V! %p<0T1 $7p,Z= '_! &1_! &=` &AdAS'i $8Z<
  $9p=[& $:Y= %Z;!& ',X= ([: %_,d6Y= %gaAS!i $; $<=d %S %V1 %X! &+ $=T'3V! %YA $>^' $AS!i &'i<V& (A
  )S+ )p$b! *3b! *5T3p4 %Y= &Ak %d0S1i %hU7= (p=` %p&Z1 &,V& &1[& &35i &5Y= &<S; 'Z' &=V! $BX6
  $D0p,`1 (b1 %5p3& '=Y& %`: #`= #b& %,a ''S6i #p&6i '*p&X; %:(p&S; %X; '(p&S+i *T1 '*p&6i *X6 %^:
  %b! '1S:6&pDZ' ':X# ([= *:X# $5!i %S& ')+p)S1i ',& (a '1p<Sd '=b1 &5 'UA 'i (=b1 &6i %X= '!5p3_=
  '1&p!< ':X& 'Ad0S+i %Y1 &= %Z &1 &5 &<:S5)n; &= '$_,S'i2p=a %^& %e &!p,U (1U &*p5S5 &,b;6'p'_!3_A
  *be6&i )8T5p3X )=p6T' &6p<^6 &:Z;A:p=_& &=p6T' )`& &A1p<Y> &B[; $:& &*p:^& %: %X! &; &= &A '*p:X=
  '3_A '6p<`& 'Ap6Y> %Z+ '!0p,S= ''<S'< '5Sd'_+ '=Z'=S!i 'A:p8S; (d8S; &; %^& &1 %_& '*p:^& %` %b
  &= &e '!p<cBc '#p+Xd '2S '7pAd %e $=!i '*p=U '3V! *=X; '5V&Ap<S -U '6X0p;A!p,T '7pA`& '8S!p;
  ':p3_A 'A:n; )p<Ai (p<C! 'Dd0S' %'i %6 &!S<0k &:[= &;!!S<0k (8n1j:S5 &=6 ('Y= (AZ< &i %: %S! &5
  '8S5 &; &A '>a %U &! &*p=!i %W %Xe %YA %Z+ %[ && '!5p=SAi (p<6U ',d<U '3S; '8p<n1p< 'A&p$: (:X3p<
  (_e (p<` &; 'AV! %^A '$b ':5XApA '<3_e '>a %_' '*p=U 'AZ< &: ':S1i %`: %b: &e '6`!AS (p<!`!
  '<6[!<6S+ (X&<Sd& '>gY&>gS& $>S1 &d& %_& ';=i !+! $+b' $6&pDZ' $7p3e $9p5d $i %+U #& $i #'i #+S!i
  '++b' )n< %; $T'++gS' %: $U %++n< $V!++gX! %: &++`: &,S!i *$p5S &6g6p<V: &88p<S; &Ap&Z1Ap&6i:X#
  $Z %< &#p;=i &)[&,d<U &,d,`! $[1 &'T1p1 &++[: &,a &:S1i %: $_+ $`: $b' $g_e++gbe $n< &++S!i
  #1Tp1;=iAp<6 'Ap<6 $p1T '!-T5 (:p: ''1X!p2!:p: ')d3SAi '3X!T;!:p: )1T;!:p: '5S$ '65p3bA '9T!p#X
  ';=i)d3SAi *Ap<6 'A8p3 (p<6 #5 #6 #; $,& $7& #< #=i %i #Ap<X! #S!i &#p+Y' )[' (=Z5 (A`8U!p<b;#p5&
  &$b &%[+ 'p+[' &'T+p'[: &+n< &33p<[1 &9p5`! &:X# )+S!i:S1i &A<Aa 'S'i 'p:S $+i $0 %!bA= %+_;p;
  %,V& %3ApA5 *f &T8p> %6p6!SA (9SA %=!p#0 *f %>&pA %A!p,T &&p$Bf )p<be &9S<f &:p6;X1p1 (9S<
  &SAp1p< %S<:p:0k %T'p(1S %U %f %n66gf9SA $1 %!S %85i %A0p,S5 &S=bBT1 &p6S1 %S %T &!:p: 'S 'T'p'
  &$S<> *f (><f &)Z<#pA`7p3S=i &+b: &,b;AS< &3S;S1 *3 &4:j 'U1S )X 'j: &6!pA5T;: '5p3bA 'X1p1 *<
  'p6_1 (<Sd8U<A5p,S5 )_1 &7cA5p,S5 &8&pA *S '5p4 '=U 'p<^&=S5 &9_3 &:T1p1 &>&pA *S 'T>S3 &A&p$Bf
  *p<be '5p,S5 )1S5 ':p85p4 )9_3 'S'i (:$p$U (=bBT1 &D+ %X %i &#pA^ &6p=X! &8: 'Y! $5 $6i &#p:S+i
  &(p:_< &+n< &,a (+S6i)[& &3p6[& &:S1i &ApD_! &C[& $Ai $d %& %+U %1p<A!i %:S5i %ASCS1i #T!+g!i $&
  $' %6YA $: #U $! $'p<6=i $+!i %+Y+ $9p5`! $:pAc $>;g! $Ad81i #V! %+; &S6i &g!i %<3[A %ApD_!
  %DU+V! $5 $6 $: #X!+U $e %+&i %Pp;6`!AS:$Up$ /p$U #Y $&+gSd& $+ $,_=U #Z+ $5 $; #[+ %+_+4p:_+ $6
  $A %,S6DS> %33V! %A:p6b< &d6b< #^' $1 %+S1i &V! %Ap6S1 $5 %DS9^5 #_' %'a %+U %6YA %A&p![' $+
  %4p:_+ %:p=Y %p;4:j $;p;4:j )p: #`! %'Y= &_+ %3V! %4S1X %8p<a %>`! #b' %#p+Y' %5V: $: %+S1T
  %6p<XA %>1p1 %AT!S )< &p<U %G6,p-S! $A $e #d #f #g $! $5 $6 $: $S! %& %' &i %+ %2YAp=Y:gS %6 %:
  %> %Ai %d && '!-T5X8p9S<f &+[ 'g[ )< &3V! &60p,[< 'S; (<U &<BnAC[& &=Z'=S!i &C[&(pD_&8be $T!+g!i
  (S!i %+ &+gX+ %6+gX6 %: &+gX: %= $V& &1p<'^! %: &+gX: $W& $X! &:S1i %+ &$d5T1 %: $Y' %++gS+ $[!
  $_! &+gS! )' %' &+gS' (Y' %6 %> &+gS> %e &+gbe $` %! &+g! %& &':p6Sd& &+g& %+g& %6g6p<` %: %>`&
  %Ap<U $b& %e #n< %! %'d6p<6i %+S!i %,a %33S!i 'p<S!i33p<[& )[! &p<[1 %6p<7S6i %7pDX! %8be6g7X!
  %:S1i )6g6gX6 %<5p41i %A8p>AS'i &S'i #p+S0 $<Bp:0k !,! $! %:[= &p8Ai ':AT3p-T ,4T $#Sd %T: '!p<B:
  '=]& 'A %p;=i &=Z5 $$5p=Ve *6& %Sd $%p=S $&S &< $'&p!S:S5i %5p35k %T1p1 %_+ %p355k $)X! %Z5
  $,&pB[: *4d *B_6 *M#pAW1 %a $2& %; $3& %n8 $4p:X& '_+ $6b' %p<S!i $7p!S &D^& $8 %8S< %S; %TAb4
  )5k $:T5'_+ %ga $;X2p!S $A!i 'Ap!Y> %T3p4T %U:S %d0S6 %p!Y> &:c &<&i &=S6 $BY1 'DS>X4 $i %)S6i
  %,] 'ii %8 &S; %DS<:p:0k #& $! %+p'S: %0p,6 (S= %5p1p<a '3X; %Sd6T1 %W %[ %p,S< 'b& &1S< 'b& &<b:
  $#p3`& &=Z5 $$b: $'&p!Y1 '>S %6 %S6gU %`> $)+p)U& $,V& %b; $0be $1p<U $2p5b= &=V& $3&i %5p=_ %V!
  $4p5Y $5be $6&pBZ< %gS!!S (S )%p=U $7p=Y> $8Y2c %`& %p<`! 'a $9p5d $:V& $;b& $<`! %g`! (8S6i $=[
  $>`! $A5p3Y' %p3V& &>S5 $DY< $`p! $iAhU1_ $p!1i &< &S '1i '6i )'d8XeA_! '> (Ap:c &Y> ('Xe
  )_+8UAS'i (*[ (,V!GA )Z& (.Z& (3V! (5S& (6S!i#p5& )p<BX! (::UA )_Dd6c (<:SAi )X! (>S<>[! (A&p$:
  )S'i &^6 (!p,S: &` &b '#p:b' %#c ''b< '*[ %$1i (*[ (6Xe)[& &5i &T' &Xd (8p<a (d &Z< &b= %>S; &T5
  %B!i (+S6i &S!i '=i &T1 (#p:b' ((p5^& &Y<,&pB` &[: ('&p<T1 )Y= )_+ (+S6i (3V! (4d (<Ai (>`& &` '!
  (p6Z5 ',&pBb; &b; (;d (Bc #,S!i $XA $`= $be #0p,6i (!p<:S (9Z; (:_% (Ad81i &Sd (6S; (Ap= &V&
  (!Y5$_ (1S:'p6S6i (6p<85p- (AZ< &Y5 &[: (!cDU$p5S ($p5S ())`! (;! (<S)p; %16i (!p<:S (9Z; (Ad81i
  &Sd6S; &V& &[: %B[: #3a %3^1 %7pA_& %8U #5i1p<U $p1p<U %=& ',&Ap5`& '6p<XA 'Ap<U &S6i )9p=X!
  )Ap5_Bki #6 $3S %^: $6p<_& $:Z; $AX<S $i %!b,T %$1i %+gX! %,d6 (& %6p<Sd %8S5i &U< %:Z; %=S5 #:
  #< $4< $S6 &,=i &0S &13c &3c:X# &:! &<^&3c &f #='a $b! $i %! &5p=`& &:p<T1 &S=0S &d01i *B[; '6b<
  &p<b;:! 'An;)U8)5p: %#p5S1B[; %$p5S %'T1p1 &p<!'&pD^1 %,a %0S ',=i0U %1T' &` ':p,& )1& &p<[;
  *A[;$Y2 /3 %2p5S!iBp5V&B[; %3T>&p$1 &U '6d7X1 &c ':p=gbe %4U %5Y>A<U<9_3 %8_= ('6i<]& (0S (B[;
  +,`= %:X5 &gb& )=p:: )B[; &p=g_e %;Y<3c &gS&B[; %>_5 %AY< &p=S6i %B[; %D+p'V& &S;X #A,ZA $p1d #S
  $!S< %i &!!i ':p<T1 'S<4p>[ )Qp;4p>[ 'X& 'd01i (<T1 (BT1 'p,b&'Xe +C[& (<b: *= )c!S<6p<;X3p4 &#`
  'p5be (=S+i )Z5 (A`!p<>S1i &$5p=Ve ';=p6S1 'X! 'Y36gX! )D&p$X; '_,S!iN& 'p5S (<S6i )]& &%Xd%Sd&
  'p5S& &'&p!d ':p<Xe *Y& 'S5<S;)S)Z< 'T1p1 'Xe '_+ 'b=<^<gS; 'd!5p=`&#p=S+i .=X; (0Xe (<Xe
  'p<>gS!i &)S 'U 'X' 'Z=Qp; '[&3c=[ &*S5 '[Ap36i 'p:be &,Sd 'Xd$p5S '] '_+2p=a 'a 'b;#p=Z5 )<Z1
  )A&p!S1i &1S& (:#p5S1 );2S!p<: 'T' 'd0Sd& 'p<8b!D&p$X; )Z1$p5S +=[$p5S &2&iD&p!< 'p5!i )Sd
  +:T5)=i (>S; &30p.!:p: '=i$p5S 'S5 (BS5 'TA 'V!:X# 'Y1 'bA )8_+'p6S6i )Qp;8_+'p6S6i 'c!p5X&3V!
  'd5S; &4:j3X!AT5 'X<f 'p:_+ &6&pB`$p5S '+p'Sd *Y= ))p<Te )+1p1T '0p,SAS *c '5p3X! 'S1p< 'T0p.
  'Z<Ah`: '_!p#9S8 'd8Sd 'gS'i 'p<_& &7p!S6i (&S< (3S6i (5ZA (=S!Ad$S=i )` *,S!i7p!S *7p!S &8S!p;
  +AXd 'U:X# (=[ 'p<d )e!_A &9p5S=i )`! (=[& &:& 'X# )'Xe ))p<6i )8S6i )<+: 'Y=,p-S5 'Z;!`&
  )A:p<SAi '_6p<Y'6S1i (7S; &<3_e 'S)p; (; )3n8 'Z1 (:$p5S '^& )$p5S (<gS; &=!p##n0p. '6 'S;$p5S
  )=d )Cd 'X; '[ (! '_# 'n!p##n0p. &>T+ '_5$p5S &A&p%V: '0p, ':p62 '^>9c +=[1X 'd+g`& (62 'p3Z5 (5[
  )^1$X5 )_Bk (:[ &BhX5)S:Z; &C_> &D5p3S!i ':p<`! 'S>X4 'b; )4p&5i )<^& &Qp; ),V& )3S6 )4p&5i )5V&
  )<^6<; %p<X& $& $' %,S' %i &!5p3X;8Ai 'p6S=,S'i!5p3X; &#S1 '` ('S: 'p;=i (A` &$_ &'T1p1 &(p5Sd
  &)[& &*S5 &,&pB[: 'S' (6 'a 'b' (;C`! &1p:T= (<0: &2p=a &8U$_ 'be 'p<n1 &:X# &;ga &<6gS; &>ApAS
  &A&p>`& 'S'i 'p<;S= )_' &C`! &DB&p!S< $0W:gS! $5 %#S&![1 (1p6Y& %$b: %)[& %,S6 &`= %<3_e &X5
  %U+g`= &;g`= $6 %,X5 %i &*[ &2p: &6p<Bb& (=hU5 &=X& &AA<7p3e $: %0S: %gSA$YA $; %X! %q $< %gS $=
  %<S= %>gS= %i &8U<6U3V! &:Z;,a &Dd6X! $> %# %<]& %AAp&S' %U. $A %,S '= &_< %3V!,SA,U %8SA %9p5`!
  %:_%,SA,U %Ap$< '6`! %i &$S1i &,U '[:2p5Sd '` 'a &1]5 )!p<[5<:p=V! /dL! &3d &A1T 'p<` &D&p<Z5 $d
  %#p;& %& &$pBk &,X& %'Xe &_! %,Xe &Y& &[:$ &`& &d0Sd 'CY& %.T5 %3U& &V! (:Z;D:p=Xe ,d8Xe %4p:_+
  %6S; %8b1 &p<d %:p=Y %<T %AA< &p<Y> %DX1 #T $! %$SBf!f $1 %'T1p, %)S6i %,=i &S5 ': &b; (;d,b;
  %DS<:p:0k $5 %6p<eAT> $:p8T& 'U& #U $!!< &p<[! %0p,_& %S &!be )Bc &%Xd#p=Z5 &'d0Y= &(`!(_<
  &1V&<gV& -:S58T5n; &5Sd#p=Z5 &6+p)S *Y5 '[! '_A!!:p: )5!:p: &< &A:p<_' 'S3X!p# )bA 'd<_' &BS:%S1i
  &D: (6&p>`< &Qp;6&i *[! %p<B: $#p8Ai3S6 &:`< 'c (80j &AS'i $$b! $':p!S< %X0p0:TApA %d!S< %p<S6
  $)Sd %U &)S1T=pD %Y $*`0YAp;Y: $,Xe %Y51S '3Z1 %d6Y! %p- $3Z= $4Y< %p=U $5c3d5_< $6S1#p3e %`!9!i
  %p<(_e '_e!p<B`& &=U $88X= %_' $::b! %S5)S1T)Y< +6p<a +AS6 %Z;!d8Y! '=pDb: $<,T6<,X6 %=! &U& %>`&
  %S6 %V& %_ $=T'3V! %`& %p66i 'S6i (;#pAS'i &D^& ('=pD` $>`& $A %0p, %2p: %7X; %9!i %:Z;!Y5 &p63S5
  '<S! %<U<S&p$ %[: %p!e &<3S6i=[ 'X1 '` (!p<b: (=[ &DT1 $BT= $E,p- (A #V! %$5 &b &p5S %'p<:Xe
  %)+p)Y5 %*[ %+U65pAgU*p:b= +hU*p:b= %,] &^> &a %3d5T+ %5Sd (5;b6S; (8Sd;Z< %65p3S1i %:X# %A_e
  &p<Y> %GA $& %!S< (0k &d0[1 &p,U '1U %#XA,V&1p<Y> (1p<Y> &Y',V&)S &p:SA (`< '=Z5 %$X0 %'SAi3Xd
  &T1p1 &p6S6i %)& &S1T ';gS&:g_' &p>S %,S5 'Ai,` &`! &a$p5S &b;<BT'<B^& %1p6Y& %3X!p#,V&AX# &c,=i
  %6S1i,V&$&i %7& %8U &p<S= %9p=X! %:X# '5 %<]& %=S> %A8p> &_'!p,U *1U ($p<_' &p<>S!iAp<>5i '=S6 %M
  $1 $6 $A #W $!p<_ $$p<_ $,& $8&i!k $; #X! %,S5i %1Y<gS1k %3n< $& %,b< $,n5 $1 %#p:b' %'5p=Xe %(_e
  %,S< 'A &a,X1)[& %7p3e %9p=[& %<:p=S; &b= &d=S; 'AXA %C %Qp;#p=b' $5 %'a %,S6 $6 $= %p; &=S (< $A
  %!pD`= %#S1i )9SAS &bDS> %2p5Sd %4p:_+ %=S& '6 %AS6hY $d %!&i &d01i '9Z5 %$b= %'&p!p<S5 %,U &`!
  &a %3V!!! %6d8&i! &p<`! %:gS=U+ %<3_e %Ap:T1 %E,p- $e %'T1p16p<S2p5S &p<`e %)Xd)T1 %,S= %3p<X6 )=
  %4p:_+ %7pAT1 %8be (AhpDX; %:p<e %<^&$p5S %AS'i'p<:Xe )6d8&i! &p5V: '=S6 (` %C[& (''[= %JA %N& #Y
  $& %!=i!` &Y>!` &p<DY6 %#` 'AhU &p'U '3Te '8Ai %'`: %,S& %1S!` &p5b1 %35pAS; &Xd %5S= %6S<Sd&
  &p<_& %7_e &pD`: %8p<a (e %9p=[& %:Z;'dB^& %;Z5 %=a %A^: &`1 &d;S!4S& &p, '1 $' %!&p!`6#`6p<Sd&
  &= &S=A8p>,& ,:Z;,& &X!'SdAU= %$_,Y'N& &p5S )5V& %'S!i3V!=[!p6S=3S &p5Xe (_e %)S &p<+i5T&!Sd6T1
  %,V&Ap<S6i &[: &`= %13c &<^&3c &` %3p<Y=S> %4:p:1S %5_e &be %6_e6T3 +3c5V& &p<S2p5S (_1 %7p$<
  %:S5<S6i<^613c5_e &X5 &p)X=5V&'_A ',_' '1_' %;gS& %A1p>6p<CSd&!SA &8p>!S= ),& )2p&a &X3p-AS4
  &_'!p1U &p>S6S5,Y& *gSBhU %Bp5V& %Dp5!)p<S6Ap<S6i %_e %p5V& '_e )1[ )3_1[ )B[; 'be )N& $,Y:gS
  $0S1i $5 %!V& &`> %)U %0S>gS0YA %1S &U %3S> %6S %8_+ &`& %;g; %<n1p5 %A &p5d $8_+ $: %U5U!S $<
  %!6gS=Bbe %$Y &b %,_+ &be %11Z %7p3e %<S; %=X; %CS5 %p;15p1p<U $> $A^< $BS #Z& %!`> %#` %'T1p1
  &`: &a &n5p3 %)U>5p1 (S (T1 )5 (gS %1S<S %5_1p<S %7p!S; %8p<e'5p3 %9!p1p< %:S= (S %=Sd&)n;
  %>T+p+S0 %A:< 'g5 &S $' %,=i &b< $5 %Ap=V!<V1 $= %#p8b! %'S!i3U& &p<>_e (b& %)p<BV1)p<B: %1S:
  &T1,Z=1Y& &p:T= (b= %3=i6p<B! (7pD! &Sd&*< &c1S: %6e)[& &p<YA %7p!S6i +:X# '&S< *8be %<&`! &0`=
  &^= &_= %A&i$b= &5p=6i &p<Ce '=S6i1`:p,& %DX!!p,T1 $A %,& &A %1p<U %5S;,ZADS; %88Xe )'_+ %A:p= #[
  $: %! &5p1&6S;A *B` (3_'DS= &S!U '< &X=S6 &`> &cAhY &d0[1 &p&b! %#` &p3U& '=S+i*p=b: %$%< &d5T1
  %%p=&i (S %': &_! &b3 &n5 %(p!`Ap<`& '5Sd %)U< &n<'X& %*[ '+V!<3[A '<=[& (_' 'AhU7p=` (p<=Z1 %,&
  &S5 &Y& '' &a '<BS1i &d6Y& %1p5b1 '<'^!6p<[A %3& &S6 (<_+ &U &X5 &d8Sd&)Y< +6S;)Y &p<8p; (Y& %4S5
  &p:a8p<a '=p=S!i#p:c %5S&7pD`! %6&p$U (DAi &+p+[<!pD`! &0p,V& &5p=S *!p6S=;!pA &X0p; 'A5S$ &d8&i
  &p<3S=8Ai (SAS3 %7p!S '=Y> %8b1 '4T )k &p<V!pAS %9Y:T &p=c %:S5 %;X2p!S %<,Y> &;gS &]& &d;b= %=p&
  'BX& %AS! &p5S; '=S )*p:b= %B_1X %C[; &_>DS> %D&p$S<6XA &0p,S1#p=S +5S$ &S3T %JA %p6U (!XdQp;
  ()S!T'p' (5V& (6p<3_A (<d=V! (D5S$1 )b; )p>U (Qp; $< %!5p=& &6gS=i &:pAS5p1 &S'i<S& '1i ):X#
  '5i'p<1i &p6Z5 '<CV& )_CW (b; %#XA &p+[')[& ';=i '>T= 'A`=[ %$%< 'p=[5 %%bA5S &p=S' ([' '>S&$p5S
  ); ([' %&&!i 'SA 'X= %''p<6iDS<g6i &< &S!i#p+[' &Xe (C[& &Y= (:!)T1 &^A &_+ &`> &d3`& 'D[1 &p<!i
  (6i *'Xe'p<6iC[& (d)[& %(_ &p!V& '&!i '8be '>`= %)+p)p<d &1 &Xd>T+ &[&33_ &]5 &d3[1 &p<X= %*6i
  &YA)[& %+6 &S6i)[& )<3_+ )A_p:+ &U+n< &[6 &gT!+g!i '`&+g& %,d0[< *;b& %1:p<&i3c &;&g; &S: ($5p=&
  ('&pDY< (,S5 (1:p<X; (9p=W (A+p'S< )p5Z &T' '+1X+ &Z '!X5 &_61S6 &`: &b &p<S!i (Y>)[& (_e1p<Xe
  %2;!p<b; &p5: %3!pAT0 &3p<_133p<1 &5p3S5i$p5S )p<S: &S '1i#p;=i &U&3S& &Y! &_ 'A &c ',[<:!
  &p<_13p<b1 %5;b6S; %6&pBY1 )ZA (D5i)[& )YA)[& &S!i#p+[' '+iAd,c:! '1i &_e6X+ &ge &p<!T1 ()S5i!`&
  )p<ZA$p5S (3!pAT0 (7S1i$p5S (;n1p5 %7p&!i '=Y>!S1i *3V! 'A&8p<_& %8S5 'A &U!p<b; ':X# '<6! &p<:
  )$p5S (a %9S>5S &p=`1'Xe9p=`1C[& %:! &T5'&i<Z' (Ap<Z= &X# '5 &Z;)Xd )[& (=p6[! (AS8U<AS &[= %;S:
  %<! &,Y> &3SA '[A &;S6 &=[ '`!$p5S 'b<=Sd 'e (<=Sd& &>^A<>a &BY1 'nA &S6i)dBS5 )Ap:c '<&i 'Ai:U5
  'd<^= &X!8p<a (<S5 &Y1 (<e &a6p<S!i &dBY1 &gX; '`<g %=6 &;$p5S '(S; &=S1` &Ai)dBS5 &S3S &X;=p6S6i
  (Ap6Y> &]5 (<g_> (Ap<^!$p5S *=c &_& (A6p6S; )[' (B_BS &dDX1!S; &p:Z' %> &!i>U &S& &T=1S:9p=WAp<e
  &U:>S: %A0p,S6 &A^< )::^< &V!)[& +Ap1[&7p=Y> &XA,U (AS; &d,c3c '8S; '<^: &p3S6 (`'XeAp3`C[&
  )1'XeAp3`1C[& '<6$p5S (Cb' (S>)[& (Xe (hYA '=X&3c7p3e %BS'i '=#p;=i (9p=^& &[< %CS5 %D: &S>gSA`
  &`5D5 &hU!DhS! '`A::`A %Qp;Ap<Z= #]& %65 %B`: #^ $& %,& $6 $: %,S: $= %1p:e %:[=&S; $> #_!
  %!&p!X+ &d,< &p<+S& (>T5 )^5 %#! %$&2p&SA &p<>^5 %'Sd (,Sd'_! (3c %)p<X= %,Z= %1`:Z;6&pD^& %2p&a
  %33V&7p=Y> 'Y< &Sd&$d5S1 &p<:!i %6&p<e &S< %7p!S6i:X# '&S< *8be 'D^& %8Z5 &_3p; &p<:$p5S %::U::[
  '[ &T58_+9p5`! (=!i +6!i:T5<B[; &X& (*[ &Z;9Sd& (=p6!i (Ap<C_1 %;=iA6p,T +1Tk %<&`! &X=C[&=[
  &dAS; %=!i (:Z;Ap<6!i .C_1 (Ap=X& &_& %A&p!^14p:_+ &0p,Y!)[& &:p<S! &hU &p!6i '&S1i*V& '1V! (Y!
  '<1V! (:X! +#[#Y< %D&p!X+)[& %S &'T16p<Sd &6g`18U< &:g`1p< %p<_ $$p=U5_AX&:gS+_3T' $' $+ %$b
  &d5T1 %'S6 (gU (i6g7X1 &_+ &b< '= %)[& &p<Y! %*p:b= %+U %,b= %2p=a %35pAS; &S5i %4p5S!i %6+p'_+
  ((_e &g7S6i'S6i89U& &p<!T1 (;b$ (S)p+S (XA %80j &T0 &X1 %:SA &X#!S< %<S& %AS,^> 'A5k &p<U
  %Qp;3S=i (DAi $,_1_ $1_!X! $3`<:U0&i $6S %gY &_1_ $: %T5 $< %#b 'DS> %,S5 'A (,S5,S6 (8SA8_+
  %2p5_<,a %6ge %=T5)S; %DS> %U>_ 'g_ $= $>gY+^& $A:6p<Tk )m %hU6`= ':g`1p< '=U1p< $DhU,p<S1!:p: #`
  $! %!0p,S< &S:gS &_e &`& &bA &p<'! *A_e (:S=i %#Z& (,!(p5X! &a %$SAi &YA &b '= &p<U6 %'S< %(S6
  (!5p3X;!0p,X< %*S5 &YA &p5S5i %,S6i &X= &d0d %1p<!`& %2`6 (!S6Y5 )Y<gY;_ (2S6i (35i (45i5V&9p=[&
  (7pAd (8Xe#p)b= (:T5'p<`e7`<U1 )X1 (<V& (=U:U1;W1#p8Ai (A:SA )p&6i *>n;=1i (DS8U< *:Z; )X!AhUA`5
  (G6!<0k %3S: &dBd=U &p<5S6i %6&p<Xe &5p3e %7S= %81i &p<=Z1 %9p=[& %<5S6 &6Z1 %=1i &p6! (Z1
  %A5p=V! &<Aa &hU>TCS1 &p6`& ':T1 '>S5 %CbAhU %D&p<YA &Ai=p61i &S=i7S &X!AhU1 $& $' $5 %!:p8X)S
  %'d0Xe %):p<!A1p>8p<a %,U '#p:`< 'A0p, %3V! %65pAbe &:p<X&4:p:)S1T %:gS+_3T' %>'5f %A:X3p<
  &_:g&i3T' %DS!SA $< %= %f $= %!S1i %$_ %& %,`< %1S &`M $A:p<S6i #a $!`> %cDU %p&`& &,c &1S6i
  $#p=S 'U $$Y %_ $'&p!Y1 *3Y! $([1 %c %p>_& $)0p,[< %[& $,=i %d<U $1p6S=i!T5 &<&i ')S!i 'CS' $33_
  %5i &p=_ %V:'&p!_e %_ $4d $55b& $6V& $9p=[&)[&:S5i $:X1!Sd6T1 $< %$^: %0`& %>a %BS1i $= %^&
  $A:X3p< %p,Sd &1Sd &5S &6Y5 &>S &DT1 $D<Y6 %S> $JApAU $N! #b $! $' $1 %':p<V& &d<V& %)S6i5V&
  %1p<U %3&i %5V&'&p!S!i %AS'i $6 $: %+! %,X& $; %!d6Sd& &p<X: %#p5S1 '=U3c (Z5 *N& %$Y &p:S5$T1,=i
  *'_15S '<]&;5p1 %&&V1 %'&i &5p=be &T1p1 *5V&'T1p1 &Z5 &_+:X# '15S &a,5p; &d8be 'B %)S!i &Z5
  '<'d6Z< &[&$b! &p<e2p=S %*p:b= %,V&#p=Z5 &a '33_ &d0[< %1S: %3[A3S=i %4:p:1S &p>[ %5Y> %6&p#d
  &+p'Y=)S:Z;$p5S &3 &`67`5 &p<;b= (XA %8T1 &XdDS'D1iP56S5 &_= %:!8U &S5 (=S9 (D: &X# (,b;:`!
  %;b&3c1S: '6=i,m=pDT1 '=3cA:S:S1p< %<U1Tk &Z:3Sd& %=S!i!d6Sd& &d,S6i %A!= 'p,S (1S5X8= &&p#_6
  &0S& &5p-T,p-S52S (1T9S8 *>T4U (:1 *T &8p>$p<6i &9S84:p:1S &:$Z< '9S8 'p&S1i &S '< (1` (A:p9S< .e
  (Dp>U &_'!p,U<S6iDS5 '<U &`Bp> &d0_e#p=Z5N& &p&S1i '2S5 '5_BS ':n$p<'T1p1 %B_1X )2S )5_e
  &b'0SAi!m (3c %C`! %D5X=b:3c1S: 'p=[ &>T'S< &S& (=_A '=n; &d0S' %E1#p=V:AS< '*6i'1 '<S<`! (X+<S
  %N!N& $< %! %#p3Xe $= %3Y! $B_1X $e %!S<0k &X5 &Y; &p6d '<6U (8Xd (:Xd %#bDS> &p5=i '=Z5 *'_+
  *7X1 '>S!i 'A`1p6S+ %$& &5i &p<S6i6`! %''[= &_+ &d0& %+ %,Y< &a %1p<'[= %2; %3X!p# *A1p> +b! &bA
  %5V: %6+pBS &5p3X! &d0X= &p<Ap5S (`! %:5XApA +3bA &Z!'_+ %;S< %<d,S! %=`& %A!i &&p>T1 &0p,S;
  &5p;S &S &p<S; (U %C[& %DS> &d8[ #c $!5p=`& %d01i &6b< $'d0Sd $3TA1d<`1:p<&i %X! $6+p)S!i $<]& #d
  $!&i %[& $&[' ',Y'$_&S6i $,`! '$b= && $0 %! &,&pBU: &DX!AhUA`5 &GAp:n5 &i '3V! %& %=i %S!i
  (!5p3Z1#S&)[& )S<0k *= ('&pD[< (6Y:3V! (7` (8p<d (<2;5p1 )Sd& (AX!p<d )_>S (Dd8T= && &'i (#`
  ((p5Sd (A6p,SBk &5 &6i (!p<^: (,Xd (6p<Bb& (AA< &= '$p5S '<]& 'i &Ai &d '& ',d0b' '5T>1p1
  '<=Sd3V! (Z:7pAd '=pD 'Ap1X! )<,SAi8U$p5S *Y> %T1 &e %V! ',a && '!p5X&Ap<X! ',d0Z' '7pA_& '8TA_A
  '=pD %X1 '0<:gS=i '65p35i '7p&d 'Ad0=i &A '#S1i &e 'C[& %Y' &< %Z' ':p<S:,a &= &A %[ &6 '#p:c &<
  '!S< *0k (p=S; '#!#S5 '$$S1 (b'< '%p+[' '&_!&b! '+S6iAT+ ',[:3& )< (d<U '1;&g; (Z<& )N! (`=1b=
  '3S (U&3S& (Z: (d5& '7p1S'i!S< '8S!p; (n3p4'!p<>S= ':T5Ap<Z= '<>g`1<>g1 (BnA (Sd<^= (ZA<S5i (]&
  '==S: (S6i (]5 (p>1 *`1=p>1 'AX51p<X5 (_'!Up1 +p,U ,1U (beD&p$[; (h[! (p<Y1 'B_1X %^& &= %_! ',_!
  &+ &< %`& &= '6X<S0 (Y<S0 %b' ',d0Sd &1 &; &= &e '8T1 'Ap<S; %c %d $3p6[& )4p5Y $5] &5 %^= $6 %&
  &!Y5 &$p<+Y& &;!p# )A &<X5 %5i %Ap>S %S< ',a3p>S< '8be '<5p4Ab %X1 %Y! '#p8Ai '<Y& && '#p;=i
  ''T1p1 ',a '6&pDAi &5 'p:S5 &= '$_ '3S6Ap<DT6 (Y! '7p3e 'An&p!AU (p6Y> %Z' %^1 %_ &!p=S; &&S &,<
  &8p<S; &<=Z; &A&p$: 'hU!p5X& %` &,d6c %c &!p=S; &&S< &'T1p1 &8! 'p<S; &<=Z; 'S= 'U!Ap$X; 'Y& &=^5
  &Ae 'hU!p5X& $8!i %X= %_' $<&i %T= %U &!&p!Z' &$b1 &':p=&AV! 'Xe6p<_& &)S5i#p=S 'n; &1p<`& &3!
  'V! 'b= &7X& &8U<#pA` 'Z5 'p4<S>n0 (<_' )a &9p5d (=X! &:&p$= &<5S: &A 'S (< 'p, )< (1 (=S6i
  &DYA*[ &O<S>n0 &e %V& %Z' &; %^1 ''T5 %`! $=[ $CS5i %Y& '!p,Z' )<8[ '#p;S '$ ')p<Y! *c )>S
  '*S::S5i ([ ',Y& (a#p=S '1p<`& '3V! (^5 '6S<Sd& )A '8&6p<>V! )==! (Ai '9p=X! ':U (Y= ';S< '<=ZA
  'AS;1p5b1 (p;S )<d 'D#p;S &> %[& '$p<Y '(1p< '2p=a '4p5Y '6p<`& '85p4,S< ':gSAhU5 '<2;5p1 (3_e
  (b: 'An!p,T (p5S 'J! (3Up4 )p4T +U %b! $D!i $Qp;3!i #f $!f &:ga $5gf #lf #m $!d8Y= $':p!S< $6><
  $=&i $B[; $CX& #p'!$Sd &3p'& %: $- %S5 $6T1 '1` '2S 'DU (p>U $;S!p<S: %[> %_> $<S; &>T. $Bf !-
  #65!:p: &S< %90p. %S!S< %U; '90p. '>1p2X %b!SA &6S; #S5 %!0p,S= %$0T1 %3n8 %5<! (=b!T; &S:
  (>T3p;S &T8p>S5 &p1< )5S: )A!p,T ,1T *n!p1T %63p: &p69_3 '<8n5p4 %8p<Bp: %9S8 &X)&p$5S$ %:5XApA
  %=]& &_#>T3p;S (S %>1U %A &:S)T! &Z$j &jZ$ %D>T'U %S5X!p!: *<: (<Y6 %U; %_BT %f %g5i1f<gf9Y: $65
  &T! $:8= #T1 %-_< %2_< ('U< +!S= %5c %T &!S= &9S8 (> $2_'_<!S= !. #: $)5 #S! %T5U %U5U %b $.T:
  $=T: $B %<b$ $d& #T!1_ %Y, &.n< $$p<U6 $5 %6p<S!i (fAhT> %:SA %Ap8S5i $:p9S #U!S $)U2=
  $,p;S6iAhU1 $0S:T' $1 $63` %AY1_<gS8U ':gS5U %hY3U %p=Y8U (: )gS1 $7_<g&Ap;`= )iAp;`= $<UA1p>
  %gT!3n< $>U.U %_3U$YCYA %`3U$X= )Y=U1 *CT'1Y:U +YA $A!p<S9U %$p<U:U0&i %&i3n< %6gS<_5U 'T6AhU
  %7SAhU &Y5U %:_0Y<g_ %CT'AhU %Y8U &Ap,YA (1YA (:U %p1p<Y $DSAY1:gY0YDX!AhU1 %X!AhU1 *5 #W $,&
  #X!,S5i $,S5i $5 $6 $;6a #Y; $A_1 $BpA&i6hU #Z& #]&B`: #_!p!n5 &#n0 $65!:p: &S!S< #`: #dA %b #f
  #lf $pBf #n:8f<f )An6 #pBf %lf !/ #S:<S $= %T5 'o #X0p/T !0 #&%U=V! $i #10; #; #S $!m,b; $#p=e
  $$p<U $& $,=i8_= $0U $1 %i &$p5S &)Z6 &A&p$p<S: $5Xle %i $6 %gS=i %i6p=S $: %Ap<&i %T+ %U6hU %Z;
  $; %$d5T1 %'T1p1 $<!Y3U5 $Ai &,a &0S &AS $BhX: $d& &1S=X& &Ap6`! &gY> %1c %5Z5 %8p<T! %;gS %>gS
  $e $l %e %f #T $! $& %0X& &Y& $: %0X: 'd $= #U #V! $& #W $& $,k $1 %!:p: %p<X& $<gY$p=U '1Y:U '5
  '<gS1U *9U #X& $6 $d #Y& $5 $6`= $<U %X $> %`= %g:6p<Tk $D`= $d8p< #[< $e #_!p<YAp8`:U $&0Y& $1
  %p< $5 $< %S=iAhU %gf $>p<T'1Y:U 'U1 $e %0be #` $!0! $& %0& &b& $05 $3d5& $5 %!p15i %,[:3p<Y&
  %0S5i %3p<Y& %8pDVe %Sd $7p=Y> $: $=0b= $> $l #a<gY6hU #b& $1 $>g:6p<Tk $e #d #e #f!S<gU $9S6 #le
  $f #n<:gS=i #p-S5 $0 $5Sl $>X6'p'n; %a;gY $B %[; '!Xd5T;S; ''Xe !1 #!6p<eBp:Si $;S! $Y51'c $i
  %!p<B=i %1p<S %6p<:S %8_+6d8&i %:g!i %Ap=X1 $j>T)p+ '3o (p;S %ASAp<p1 $p! &!:p: &:S &>T)p)S (+p+Y
  (3 )Y )p;S &A1p2 'SAp,p< *1p< *<p1 &f %1ASAp1p< %< ##pA` #$0f $p5S #& $i %1Tk &p0T %A&i &p;X&
  %BpAS5U $p!< &S6i &^6 (!p,S: *1S: &b %>S; (8p<e (Dp5!1S #' $)S1T $6+p'! '3!!:p:,p-S5 $<b$ $>T3p;S
  $AS< ')S1T '8p<V!pA '<X!p# $b $f #)[& $p)S<U #+S1TA5p,S5 #,S! $a %$p5S %,`=6S!i %1)[& #.S! #0T+
  $pBS '3SA *f &U9S8 #1 $&DS<g& $1; $6 $S! &i11Sd )X6 %& %1i %d& '$p5S ';!'S+i*p5e $T6 &11X6 %; &)5
  'p*S5 &1S &=b! $X6 $Y& &11S& $Z $[; $_& &11S& %611S6 %e11be (e $`&11b& %11b %=11b= $e $p1 %<V!
  &X! '5 &[; &_e11p<Xe &b! &c &d '11p<[; #29S8 $S %$1 %5X<Y6 $a $f $p=a #36i $=i $U $Y! $c %3^1
  %:X# $p3T %4T1 #5; %S $V& $X %!:p: %) %9S8 %Ao $Y $i %BS $n; $p1T '9SAS &U '5T;: 'A:n; &p<T5o (U
  )!< )6X<S0 *p<$d )A:n; (d ))[& ),U )7p3e %2[5 %<d &p,U '1T5o (U (d #6 $!2S %:p: %S<>X.p/U $$X0
  $'S!i60p,b; $(p=[; $1 %<! $4:j &p: $5U;f %V& 'Dp>U $:S1i $A %:p,U '1U %d,U &6X1p< %o %p5& (:!>T+
  (A&$X0 &>T5o &AT5U 'U $b45 'S &:p: $e $f $i %!:= %6p<:=i +3=i8X3p4b $p1 %63 %<3=i #7`53U #8U5_e3c
  &be:! $Y) $b! &D+p)X= #9)S $p)S6i #: $! %3^1 $#p=S+i $'d0U $1T %p2d $6&pD`: $:S1i (1:! %_ $S1i
  '18S!p; '6g6g`A $Y= $gb& $p!=i ('T1p1 (3X! (A8 &S1i &Xd1:p![& &[& (#p=Z5 %&[' %6S+ '< &X1 &^1
  (!p<,SA (#bDS> %8!i (<5SAi &X= (#S35k &_' (2p8_'A:p=U .dCU &`! %<& '3V! '5b: '6p<_& 'i ('&p!Y1
  ()[& (6&p$b= (7p=Y> &S '6 (i '; 'Ai 'd &Te (>T)p)S &V: ()[& +A!i &X; &Y1 '> (!S< ('T1p1 (Qp; &Z1
  (!p<X& ('<S'< (8= (;b4S '; &^1 '6 ()Z< &_! &`1:p<&i +Y> %=&i &S '5i '9S8 &V& &X+ &[& &` &a '!p,U
  ')SA)p*5p1T! ',S'i#S1<WCS3U6 (X= '16Ap5& '2b! '5V& (c=[3U7pAS< '65p2`: (p,Y<7p,be '8T1 '=[A (be
  'A&p$: ,5a3U7pAS< ()p*1p1T!< (X3p4 &b! 'e ((1p< (2p=a (4p5Y ,< (6X0p; (Ap5S (Dd0S' %D!i &V& &Y+
  (1:pD`< #; $&g; $X3p- '4 %4 $dA #< $&p$ '$1T 'f $T1Xd $X0 &6X1p1 &9S8 (> &<_1 &>;n 'n; &U $Y0
  &6X1p< &U $^&3c &:! $g $o #= $61p1 $9Y:T $T! $gb $i #>^& $gS #Aa1AY& $hY &6p<(Sd& &>0p0f $i $p!<
  %A #B6i7p3e $_ #CS! #DpDV& #S $! %<#S! &gS! %` &5 &> %b %i &!_ &1`& )#p=Z5 ),b; &3U&0; &AhU %p,X=
  &<a $#S; %_ %` %a %p:c $$&i %p<S: $%U!S.U &6p<SAhU &7S)U (AhU 'p=_ $& %!p<AZ& (X: %5S: %<gS& %g`5
  $' $)9$T5U &Y1 %U %_A $,!i %1i %S! && %T1 %X& $.T5 $0 %U $1 %a!p<b: %b! %i1S; %j %p<S> 'c
  &=`1S1p=b $2X! %]& $3& %UA1S3SA %Z1 %_A5k %a=[ %p3T $5 %1V& (C[& &p<U %3V!,be %9p=[& %:S5i %S %T=
  %U %Y5 %i &0`5 &1S6i %p>T1 $6 %3TA &p<Y& %5S %A &U %`5 %gX5 &` %i &1S5i &Qp;DAi,a %p<X! &=Y 'n<
  $7Y $8Y& %p<Bp: $9_: $: %!:p: )'Xe (<T1:gb& &S<$Z< (8T1 (D5X>1p15k '= &T18U!p<b; %#Z6 &p+Xd '5S1
  %$d5T1#p+Xd %'5p=be &T1p1 *'&i +Xe &d0&i (Sd &p6S6i %)=:S$j &[&$b! (3V! %,S5 (:[= &T1)S6i &_+ &`=
  &b; (,S5 (8_= &d0[< %0S %1:p<S; &` '>S'Xe &p<&i (S6i (Y> %3S5i &d5[&'T1p1 %4:p:1S %5n; %6&p$S6i
  &0p,b;,a &X0p; '<S0 &`663 &d0& &p<3e (8a0U; (98)S7p=Y>!S< (S2p5S %7p51i '=Y> *!S< *$b! *3V!
  *5;b6S; *DS!SA %8T1 '5T1p; &_=>_=S &p<_&1S:!:p: *Ad0S& %:1T#p+Xd &4p;b6S; &T53S5i &X#6S3 &[= (3c
  %;2S!:p: (B_1X &5p1Bbe &[& &b6=i#p+Xd %<!'S6i &6^6 &;f %=3p4T &d,S6i '8Sd&'T1p1 'DS5 %>$p$1S:%p=S
  &;S5X<Y6 &S'S &T3p;X '4U '6S! %A5p:1 (;S &9S8!S<0m &:1S:AZ5 'n; &_'!p,U5a%p=S &pDT1 %CS5 %DS!SA
  &U &d0S''T1p1 '8['T1p1 &p>U %b& %gW5 &c %p8X= $; %$d5T1 %35S! &p<S! %6[$T1 &gS5 %7_& %AS! &hU>
  &p:T& (V& %BYl& &b& %S; %g`! $< %S &!< 'SA && '!1iB_1X ''d0S; *Y= '1:p=a '4^6 '6+p)U '8T5p3X
  '<S;:X#<6Ai 'D1p<S &':p<^& &5T!< &62 'S=i3S1i &9S8;5p1 'YAS &:0p.= &;S5 &<06 'Ap:U &>=U 'T2U (3Y
  )p;S &ASAp1p< %gS>gS $= %!Y= %5i %61p< &S36!pAU %8p<V!pA %>5 'n &n5 %BS= %SAi %X &) 'f %b %i9U1
  &=U5 $>!S=T! %1p,VA '1T&pA (V&pA %<gS> %Sd& %`& '!p<b: '=[ %c $A!i '7pD! *< 'Ap<Y> %#T5 %S+ %T!
  %ZA %^: %`5 %b: %p,S $BT0p.T! %h< &U3U %pAhU$UAp2S5 $CS1 &> %d $D! %& %S5 %X& %Y $N! $P %5 $d&
  &!p<ASd& *c )Sd& )Y' &#c 'p=Z5 +)S &$b! 'd5T1 &&S< &'<T1 'T1p1 +1Sd&2p=[: &(S; &)S6i5c &,Y&
  &1;X3p4 'X (! 'ZDhU;gY1 '` (& (8U *:X5:p=g_e &38n 'U (=d5c 'Y1 'n8 &4:j 'p>[ &5c &636+p)S
  'p<S!i#`Qp; &7p,[: (=b' &8T8n<0k 'U (!S=0S:! (,[::! (;Y=X& (<S:<S)p;N0be (DW;,=i'6i &9p5S=i
  &:Y=,p-S5 'g` &;Y 'gS6 &<6Ai &A:p:S4T 'U= 'd5Z< (<b& 'h6i (T5 'p:S<1U (;S &BS& 'hX5 &P %0S5 %5S5
  &gS5 %Bp5T $p<'i #T $! %!f ':gf %1X! %5T! %T'p(S %Y, %b0 %f %p#09S8 $$X0 $' %!p,U'p<[5!p,U %'p<[5
  %0SAi %1Z' &` %5T! %U>< $+1X+ %p+S0 $0 %)S1T %8_3p; %9!p# &Y:T &n!pA %AT!pAS %SAU &BS<A1p> $1 %S0
  %[p;5 %p2T!:p: (9S8 (; $2T &!p#; %U &!pA; )n; $3A %T>S4< $5;5 $6 %'p'n; %1X6 %2 %6S+i+gS1i
  &gfK6p<f %T,! %X &! $9> %Y:T $:4U $;X$ %dA $<'p(S )5 *!2S %15 %?p'U5 %Tp2; %b! 'X.p. %p2T; $=!
  &=b (!S &p#0 )+p+S0 %b! $>T4 %_3 $@ $A3p3 %<0 '$:5 %Y= %pAf $B_1X!S $e %,^= #U $<5S>S'< +0k %>T2U
  #V! %!` %1S& %Ap<Y> $& %!p6T5 %&gS& %'T1p1 &p<:Xe %0`5 %1`& %3p<Y& %8be'p<D< &pDVe %<gV& %A<Aa!
  &p,^5 (`& '1^5 '=U1 (W1 $11S& $6 $:1Xd #W& $1 %<#V1 'W1 $5 %X; $; #X $! %!` %1X= %6p<eBp:S %;gS!
  %<&p>S5i %A<A_< &hT! 'U!Y7Y6hU *:gS5U (5 %cDU %p!11 (S $& %!Sd& &V& &n& %1Sd& %3U5 %6^ %Bp$S
  $'<'S %p(6X$p$= '9S8 $+ $,p-T $0p.T! &BU (9S8 *> $3 %Y &!cDU &1Sd& $6 %1X= &`& %6=i &gf96i %S;
  %gS %p<S!i $:1p2!T<T;S %Y= %p8 '!d6b< '2Y6 $<$ %&p$ (: (S5U! '>S5i %T; '&p$ 'S&p$ %X+ $= %:gX=
  %BS6 %S &!S (< )!p<X& )#_1p1 ))S1T )6p63S5 );b4S )AV! &<SAU %p; '!S< '9S8 'S!S< (4T!<0f (ASAp1p<
  $>T= $A %<A_< %T1 'S %p,U &1T $d6'p'n; $e %1X+ %3+i $l& #Y $! %p;Y $& %1S& $' %!S6gX!:Z;
  &p1U4d!p1U %$p<+T' %'T1p1 *1Y'2p=[: &p<6gT' %(p:S< (_< %)S& &d3[< %15i &S' %6d7X1 &gX5$p5S %:X#
  %<^> %=p:: %A&p>T= &p+_ ':_< $5 %S3T $6 %:U!p<Y %Dp5!1S %SBp$b $: $;j &15p1p<U &S&p$ $<gS!Y1Y:U
  %p;15p1p<U $=T!S (30p. $>!$p5S %::gY> &gY> $Ap0U9S> (:p9S> $Bp$b #Z $!&i %X5 %d6p=`& %j_Ap1&i
  $#p=Z5 &A`3S: $$W %X0 $' %:p=[; %`! $,U $1p=X! $5 %S3U $6g: %hU5 ()=$1T $7p3e $: $;!pA %gS&
  (,Y')S $< %& %5SAi %S;<& $=_# %p#b5 $A:p,`& %d,`& $D!pA< %&p$ $N! &!X5 &9S8;5p1 &=p#b5 &Ap<U $l
  #[ $! %1p<U $1 $5 $:S5 $; #] $!5p1T= $5 %3S '< #^& %1Sd& $)U> $5 $6 $: %'T5 %7p3S=i,U %=!i6S;
  %Ap<S #_ $&1S& $'U><T!&p$f $) %$X0 %,a %>5p1 )U )X %A &T5U &U &o '1_)e &p2 %S5X9S8 %b &!AT0 &)n;
  &4S1X &8= %e %f &6S<:U %nA $+1X+ $1 %S0YA %p1VA &<S1 $3p>S< $5 %+gS %1Tk %:<0d %p;S $61S6 %T &,!
  $9Y:T!'T1p1 $:SA %T; $; %p; $<gS1YA`5 $= %1S= %T!S %Y3!S $> %T)p) )S %gSd&>U1 $Ap, &1*S: $B_<g&i
  $CT' %_ &!X:p:g&i 'p<S: &Bp>Y5 $e %,^= %1be &e #` $! %1b! $#d %p=Z5 $& %!S8p; '< &d0S8p; %#p=Z5
  %$p<]& %%[+ %'p6S6i %1Sd& )Ah6i &` '6S5 ':S5 &b& '= %:S5<^&:! %<]& %=dD %A_'!Up1 )p,U *1U $+;
  $11S %b %p<V: $2S $51Tk %p5TA $6[ %gX0p0_eN& *be $8p<a $: %6gXAp1Tk &p<Tk (aA5U;k %AS<8[85p4 %S1i
  %T5D+p'V&3_ %Z; '$1i ',& ':X# 'Bp5V&Qp;<BY1 %p,& &1& &5S!i *N& &<g& $< %` $= %1b= %DS>U %S>
  %n!p##n0p. $>g` $A8p>#p=Z5 (2p&a $DX& $N!N& %& $e $p<& #a $!X& $,Y; $6gT $; $>gS5i $AS! %p:V&
  $Bb& $p<6T,! #b $! %;gS! %<#S! 'b! %DS<!pA $& %! &S< &p<8S1i %1` %3S: &c $':gb''T1p1 $1 %1Y& %:gS
  'b& $3 $5 $:< &4< $;gS &b $<0 &f $= %:gb= $A %::gbA &gbA $e %1[; #c $#Y> $$n< $1p6S=i!T5 $AZ5 %h5
  $BhY $DhU> $l #d0 %!i '*S: '+[A '3V!9p=^& '9p=^& %#p8Ai 'A` %$p5S %)U>T1 %13c &:! %6<d+b' %8Y)
  ()S6i5V&9_3 %: %< %A5 'p11T %S!i1d0`& && '!p5X& ',b; '<SAp1p< 'DS;g& &5 &6i (!p<Y'1p=X& (#p+U
  ('_! (,dCY& (1p<CS' &= '$p5S &d& ($X0 %T' '1d0Z' &e ',^= (d0^= '1Te,^= %V& %Xe %Y' %Z' %`& &1d0S=
  %b& $5] &5 $65i '!AT!:p: *GApASBk!:p: (S<8S<3_A9S8 -4:p:)S1T -6<TAp2S5 -8p<d,`5 ''Xe '(p5_< ')563
  (:p<c (U>f ',UA[: '1p<U!b0 '3:p=S!i (p<5S6i '5_<U3T' )AS3,S'i:X# '6&i1YA (0p,S+ (:S0;X1p1
  (g_CSAhT' (p<!SADSA5p5 '8TAT,p- +3p4 '9Y:T9S$ '<:p,be (Z'85p4$; (d,be '=U1Y<gS=i ):5T'
  'A:1p2!T'p' (V! *<& (p>n;;n1 'BS:%S1i 'D6$:5k (W7Y3T' (Y<Sd&I (_CSAp3T' 'GApASB!:p: %Y& &= %`<
  $8X= 'f $<Te %Y> '!S< %^: %`1:p<&i $=a $A+p+S0 $B1 %; &$X09S8 ,,U &1:p=a %SA_'!p,U %`3Sd $CY&
  ')p>S %[& #e $8b5 #f $!f &<b! $#_ $$X= $'n5 $4n< $5f3U %gS $6XA &nA %gf3Xd &nA $7Y5 $8Xi5 %n<
  $9S6 %X5 %Y: %b5 $:f1T $<X5 %b! %gf $=gS $>_! $A&i#S %S= %T! #lf #n!!f'f<gT1 $&!^ %6p<Tk6gXAp1Tk
  %An++S5 %DYl $'(n1 $11f $6 %6gfAS1 $: $AAf &p2S5 #o #p&b! $,: $1 %6XAp6 %S &A,p-S5 %T &!S %Y<!Y=
  $2 $5b &1 ''X&Ap<&i ')Xd (p<` '3_ $6! &!p6S= %1i %3 %S+ '!5p3_= ',a '8p<` '=pDU 'Ad81i 'DS; &1
  &5i &< '1p<'^! &=i (!T5 +,S'i>n0p. )p,]& ()S5i (,`! (6!i )X! %T1 '1p6^1 '2S 'DU %X1 '1p<U &< ''Y=
  &= %Y& '!0p,^& (X=S6 (p<8[ *B: '#^> (_ (p5[; ):b' '%p:Xd ''6 (T+p'^5 ',V& '1& (p<6`! '2p: '33V:
  (V!=pD '4p;Y& '5T= '6hX1 (p<8S= '8T3Y<p; (_)p< ':<!, +!XCS6 +#^> '=]&(p>&i (b:AS< 'AY: (d0S+i (p=
  )>S; 'D:<!, %^1 '!p=^! %`& '#p8Ai ',a '6S;Ap<S ':S5)n; 'Ap5`& $:S &1 '7_e (p=Xd#p=X; '9p=[& %T=
  %[51p:S! %b& &= %e &,^= &1Te,^= %n5 $;!pAS %S$ &5X>S3 %[& %dA $< %! && '!+p(!i '(S '36i '6U '=`&
  &< &= &S6i '= &Y= &Z+ (#pA` '1 '5 (!5p3`! ($b! ('T5 (6S<Sd& &^1 (6gb& &`& &i '2p: %$6i &S! (6p<[A
  (AS; %& &1p<S6 +i &3V! &6p<_& &S& '= &T= &[= &b= &i '!5p=`& ''d8U:X# ',S!i '0S '2S '4p=Y '5_e (be
  '9p=V& 'A_ (hUAp3n< (p=_> )>::gS3n< %'&i (1p<'S' ,e &S' '6i &[! '= ('[= &^! (!+p(_ +)_ )0p,X< )Sd
  )p<S+i ,Ai ()p<Y! (,d<U (2p!< *=&i (3p<;S5 *>S< (4p&5i (6gb1 )p<[A (8S& )p5& (;S< (<d;S! (>a (A
  )p<S= &e '1p<'&i %([1 %)S!i )'T1p1 )*V& )1p<)d )=pDT5 )Ap<Z= ,_& -6 &U &Xd &d %*V& (1p<*a &a %,!i
  (#p:b' ($:p<&i )d5Y ,< *<&i (1p<AXd +U &< '#p;=i '<Ai &S& ('U8< (,a (Ad81i )p=S6 '' '6 (1p<,ZA
  '=i &T1 &V& ': (1p<,`1 &X& 'A &Z' (1p<,V: 'A &_ '1p<,< '6 (1p<,S6 '< (1p<,< '> (>T' )gT' &` '1
  (1p<,< ,V& -: (p<,< '<1p<,< &b! (!p,S< *1S< ()[& +'`> (,`! (:gS& ': (1p<,`1 'e (AY1p< %.T5 %0:
  &S!i )'T1p1 )3a '1i1p<0`& '6i &[6 &b1 (#p:`< ((p=Y+ (1p<U (6S<Sd& %1 &!i %2X! (3_A (9p5d &]& %35i
  %6! ''!p#X '*Y! '7p!S '9p5`! &9p5`! &S!i '+i )#pA` 'd& )6e &X1 &`! ()Y< (6S<Sd& (8p<a (9p=X!
  (:p<_' '& (! )p6Y5 (,a (5V: &b: &e &g!i 'T= '[= '` ((p!Z1 (,d0[6A 'b= &i '!p,$b )1$b )<Sd&<:SA
  '#S< '3Xd '6gbp=!$b '8&:S5i (X!=d+& )1=d+& '<b: '=S> (d+& (p>S$b '>`& 'A (0p,S; (:p6!Ap<Z;
  (d6!Ap<Z; (p<Z; %8& &Sd& )!p<+gY& ,B: +DX! )#p5S< )$& *< )'S5i *p<_A ))& )1S> )4d )6U *p<SAS3
  ,U;k +=Sd& )7p=X& )8S; *p<U& )<Sd& *X5 *Y& )>`& )A&p!` *S6 +=S#S&![1 0=T' *b3! *p,c +<` )Dd8!
  )JApAU &U& &V5 &Y&3V! &Z' &b! (1p<8U5 ,V5 (:p)X= %:!i &&i (1p<:b' &S=:S= 'd& &X= &Y& &Z' &^' &`&
  ((pDV& (1p<:b' '=1p<:b= &b& ('T1p1 '' (!d8p<S (1p<:&i ,b= '= %; && 'i &Ao 'p,p<VA1o (1p<S0
  (<p1VA1o &V& &Y& ('_! &dA &gS& 'Y&DS!p<Y:gS3T' %=6i &S1i 'd& &T5 (CT5 &X' &i '1p<,b! ':BbA2k
  'Dd6be %A!i (!pD`! (#p=Y1 ('S> ()p<!i (2p:_ +` (3p<[& (7pD< +`: (Ap<Y> && ''Xe1p<A&C[& &1i &= &S!
  (1p<AS; (i1p<AXd '6i '; (1p<AXd '= (i &T1 &X! (1p<AX= -A (::gX! '= 'A 'd (1p<AS; &Y= &^! &_! '=
  'e &`! '1 &a &b: '= &i &p,T '1T %B6 &: &^5 &_6 (1p<B6 %C! &&!& &6i (!p<b;6`< ()S (1p<=T5 +CT5 (3c
  *>T+ (8S!p;#p=Z5>T+ (9p5`! (:!>T+ (A5p=V!A^>9c &S!S< '' (Ap<Y> '1i '; 'd& &T5 &X& (1p<CS; '' 'd
  &[11[1 &`& (!`& &b! (,Y& (6S; )b; %D! &S= (BZA &^5 &_! (1p<DS= &d6be %P &5 %R5 %S &!Y: '_DY1Y:U
  'i (!Y: (3n< +*YA,U +Ap3Y' && &' '!p<B: '3& 'A 'd0&)[& 'i ('< (3c:! &)Y &+i &,=i &0 '1p<[; 'S'!p<
  &1` &3X! &5 &6i (1S: 'p<0U +; &: &; '1p<ZA '3X! '7p=Y> '8p<a &> '!p<:Z5 '$^6 ')[&<:SA '*Y! '8p<a
  '=!p#0k 'Ap=S 'gY &A 'i (1p<0: (6<TBS< &Bp=Y& )Z& &d '!!i (p,S< )1S< '#p5S< '& '1p6S=i )<`& '3V!
  '<5S6 '>ga 'AA< 'D&p!< %T &! 'Y, 'b0 &$X0 &'U>< &1p<S0 &3A &5;5 '_1p< &62 'T,! 'X &8T4 &9> 'Y:T
  &:SA &;&pA 'X$ 'dA &<1p5 &= '!pA0 'b! &>T4 '_3 &A8p3 '<0 )$:5 'Y= &e '<Te %U &!+p'p<S+ 'S:gX& 'Y,
  'b& (0 )!`& ):S1p< +A )A:6S1 +n&pA 'p<S+i *; )V:!p,S< -1S< +35pAS; +6+p)=i ,p<)=i +:SA )XA:_:gS;
  (D`! &# '!d6gX& '6p<D6i &$= 'X0 &&^1 )Abe &'!p<;S5 '5p3SA9p=X! 'dBX; (DV& &(p1b *< (:S< (=S: *d&
  )Y+A:X3p< (D[:Z;!p<SA *< +:Z;'&p!S!i &)5 &+n< &,&#p>`& '^6 'd<U &1S5T= 'p<6S!i5X; &2p!< &3A
  'V!9p=X! &4S (1X &5_1p< &6&p<e#p>[! '2 '6`=#p=`& 'S!iAS'i 'g6`=#p=`& 'p<=Y& )CS!i )S )a &7S1i
  'p!b! (3b& (Ab1 &8T4 )A:p61p1T 'X= 'b 'n5p4 &9S$ )U &:S1p< (A 'V! 'X# 'Z;!&i )1p<0b1 &<6_& 'SBY
  'Z= 'd=X& (DT= 'gAi &=b:S &>TAa )n; &A8np3 (p3 'Y (< (=k 'd0Xe 'hU:5XApA 'n! 'p6a!S (<!S (=Y+
  &BS= &D0p,S1(` 'Sd& 'Z5 %V! 'p<V:35pAS; && '#p:b' &6 &: '$p5S '0S (V& *'Xe (_e (be '1` (p<&i *Y
  +> '4_& '5_e (be 'Bp5V& %X! '1p<X; &, 'T &1 &5 &:6g`1 &; '1:p<X; '3X! &= &d &e %Y& &6gY9U1 )Ap>h`
  &8T! (' &= 'n< &> '!:p:8^< (S< (p6S=&b& '#p5S1 '$;=!i (_!be )65p3bA=pDb' )>n4 )D^> (d5T1$p5S (p5S
  )<S6i '&S< ''&p>S!i (T1p1 (d0X' )B[; '(b )& (p5b1 )=b&$_ ')S ):g_' ([&$p5S *5V& '+gSd& '1`
  '30p.!:p: (bA (c6! '4p:6i )=X&$p5S '60p,SAS (`6 (gS5i '8S!p; ,$_ (T1 )5n;)S6p<S!i (_= ':S1i
  +1p<Y>!$p5S )58T5n; (X#&S< (Z;,d6& '<,Y> (6Ai$_ )ZA )^6 (d8S1i (gY> '=!i ([ (a '>_5 'A0p, +S6i
  (:p62 (d62 (p!5p3)S5i )5_Bk )<&=i 'B[; 'D5p3S!i$_ (S61p1T (d8[$_ 'Qp; %Z' &1 '!S< ''S5 '1p<S +=[
  '2p5S!i '6+p)U '8= (T5T1p; (U=[ ':[= 'AhU$p5S &; '#p'U '*[ '1p<Y= 'A_e &A '1p<S; '7p=Y> %[! &&
  '1p<U8b &5 '1p<A& &; '!be '#S&5_e +be '(! '1p<S0 '5S; ':p#S& '=; 'AX# (p=S 'DS; 'N5S; %^! &1 &6
  '1p<S &: '!:p=Sd& '#p=Z5 ''Sd ')+p)Sd& '3n8 '6!p# (p<C& '=!p#0f &= ',be!p<6U '4d 'Ap>S %_!
  '1p<DS= 'D (< && '1p<S& &' ''< &+ &1 '1p<1 ';X$ 'S &6 '`&!p6Y5 &e '1p<Xe *e '<Te %` && '!p<6U
  ',^1 '1p<;V& '2p>S& &1 '1p<1 &3n8 &An&p# &e '#pA`1S#_ %a &'U>< &1;X$ 'S (;X$ 'p<S0 )T&pA )V&pA
  &3p>S< &6T,! (1! 'p<0S: &8T1 (4 '_3 &98 '> 'Y:T *!'T1p1 '_3 &:SA &;X$ (1 &<1p5 'n1p5 &=!p#0+p+S0
  +k )A0 +k 'b! &>T)p)S (3p; +S '_3 &A<0 )$:5 ,k )f 'T!p#S *AS 'n&p# %b! ';b= 'AS+ &=AS+ &A &e %c
  %e %f &Bp5n! %n; ''U>< '1p<T&pA *V&pA '3p>S< '6T,! (p<0: +S: '<1p5 (n1p5 'AT!p#S (Y< $=V& %X! &&
  &: &d %[& %_!1p=X! &> %` &1 'p=b %b &1 $>!pAS<)S1T *>pJ!pA %'AS< &TAS< %S && %n5 $Bf %lf
  $D2S!p<Y+ %V& %Y+ '1pD`< '6g` %Z &+1pD`< &< ':S5 %[! '&gV! &A %`< %b5 $J0)S1T %@p0S %Ap0S $b1=a
  !2 #& $:Z5 $;5i %T6 %g1 $Bp;1 'X5 'hT6 $i %!=S &cAhY %':p<! %3V!!S: (9p=be %6Sp=Ap3U! &p<:S1i
  (S!i %8Y) %;S: &Z< %<& %D&p!< &S> $p$f #+p+S #0S; #1 $!-T5 %2T5 %X5 $':p=& $,S!i2SA $1X $3Y $<Y6
  $A:p=_& $BY1 #3p44S1X #5 $S $T! &:'p(S &A1p> $U $f #65S!S< %U;9n0p. '>1p2X %b!SA &6S; $i %'T1p1
  %,&pB[: %1` %6S<:p9 %DS<:p:0k #9 #: $2; &!:p=Sd& 'd=Sd& $p9 #; $!:p,c '=Sd& %d=Sd& %p<b; $#p+S!
  $$X09S8 $'_+ $2S:8= %b! $3n8 %p<8p; $Bp=n& $D5X9S8 %d0S' $E3p4T8= #= $'<0k $)=T! (A1p> $62 $:$p$
  $;S1p<S &5 #>T!S '#_1p1 ')S1T '6,T9S$ (:p<X& (p<4Z5 '<,p- #S $'p6SAi $,Y':p1_' $1S: '8T1 %p<Y>
  $2S& $3^1 %_A %c $5 %5X<Y6 &p1< )5S: %6p69_3 %S5X!p<: (<Y6 &;2SDS; %X;b$ %f $6[ %i $8p<:$p5S $:
  %!:p65S %8= '#p;=i ')U>:gSA (d5ZA '35i (V! '5X;!p=_Dh` '6<:S0Y (a1& ':_!S5T' '<=! (V& (g`
  '>S<UD$p$UA5U 'D$p$UA5U (S1Y:T' %9S8 %:S1p< %>5p1 %Si5 %f %g_' (#p=e %p,_' $=$:5k %A8p3 %S=n; $>
  %< &!:p: &9S8 &>1p2X &U &f %gW50n< $A %'p<^& %)+p)U& %35i %<V& %A &p8S5i %Bbe &pAhU6 $Bp=Z& $CS
  &6<T>gS1i $Pp; $Qp;<Z'1`8U:S1i $d %& %5^6 $f $p5!i #T $1 %2_< $< %9S8 '> %>5p1 &_=S %S;X %f #U
  $5:T3p4 *f $6! &9SAS %S5)S %X $:T5 #X' %Df $+ $1T $5 $<_5 $=p='p'n; #Y $#V5 $'S5 $,U $5 $6 $7p!S
  $<gSAi $=!0AT=S $>#Y> #Z $5 %6S6 %=p:: #[ $6 %$p5S %*p=!i*p=U %+U+!i %:Z;#pAW1 #]! $& #_ $6 $;p;
  'Ad>SA ,!f $< %!:p,c %$S2S %9S8 '> &Y:T %>S3 (U &_=S %A9S &:S$: %S5X1p2_< -f %U &$S2S %f %gf #`
  $!Y5 $#p=Z5 $2Z5 %[6 $3!i3Sd %Sd $4Z5 $5 $6 %!Sd6T1 %d6g5 $: %$d<6i %2; %3Sd& )3c &^1 %6S; %=X;
  &[5_e3^1 %A0p, &:p1U $<!pAS $> $ApASCY5U' #a $Bp=n& $C&,k &i ',k %Sd& #b $! %#p=Z5 %)S& %2; %3S6
  $& $: %5 &S!S< %9S8 %>S3 (T5U (U $e #c!` $CT& #f $0S; '!Up1 (p,U $5gS; &f $:gS $=g_)W1A:X3p<
  #l;Bp=nl& #n6 #p!< %=i %S1i &5 &6i &A %T6 %Xd '2p![& )p![& %Y> %[& '2p!S5 '<X&<]& 'J! &52p!S5 %^6
  %b= '3bA ':[= %d &2p![& $$S: '#p=S ',d<U '3S=i ':5XApA 'D&p$d %b= $& %5i %6 %S5i &A '!p<b: '3Y=S;
  (p<&[= '4p=S!i %T'2p&< %X& &+ &; %Y< '<DW1 'BhVe )W &> %Z' '2p&Y< %_e %` &3U,6i +6U ,Z5 (:p9a ,6U
  ,8U< ,:Z; (AS:AT6 %a &!6 '[1 'b< 'd01i )[1 'p!c (,cB_& (<b; &#S&:X# )ApD`! (5ApD`! 'Z6 )!d0[1 '`
  (,S'i 'p>S!i &$&9p5d &%p=X6 &'&!dBV& '5p3p< 'UAAp<Y> 'VAAp<Y> 'Y=(p5Sd )<b& 'n5p3 &)S (5i 'n;
  'p<_ &*6i )6X0p; &0S (:Z; &1: 'p<&i &3U &4p>[!S< &5_e &6&pB[; '5p3S6i 'S!i<A^= (d&(1p< 'X0p; '`<
  'p<7S1i &8TAS#6Y)S 'X4 '_+6Y0j 'p<BAp61p0T &:S5)b$ )J! +pA 'T+ 'X# (5 'Z; 'pAT= +:T+ &<A^= 'V& 'e
  &=:pB` 'T' 'dB` 'p&S' (D &A&p!1i<b& '5p:1 ':p<S! 'U= 'X!p< 'Y<p;$p<SA 'c<k 'p!X5 (,_' (D`! &B[;
  'c &C[&A!p,T *n! &D&p$S< )AS '5pAS 'S3T1p; &G6bA2 +AU= %d $';Bp=n& $,` &2p,! )X! (1X! %b! '!p1S<
  ')[&'`> $1` &2p,X! (1X! &<2p1X! %b! '!p1S< ')[& $5!i '#pA`#p=`& ''T1p, +1 '*p5!i ',U (a '2p5&
  '3V! *!! '7p=Y> *p=Y> 'Ad81i %& &)5 %: &!:p=Sd& 'Y5 &#p=Z5 )p=Z5 &$b!p<6U &'T1p1 &)[& &,a &2p5S!i
  )T1 &A:p,U 'd,U %< %=i '!`& ')S1T '33V& '6X!2p: (`!6Z5 (d6`! ':S5DS3T9S8 %Ai %S &! 'i (!p<b:
  ,;G1p,: (# )p8Ai ()S5i# (,V!5Sd )d6Y& (25T!A1p> )p5: +=i +Sd& (3S6 )U6+p'6i *:Z; )Y )b (6!pAU
  )0p.T1 )S!i.X6 (7X1=_# (<^5 (=[ )p:Y5 (>T)p)S (CYA (D5X60p.T1 (G1p,: )<&p$A1p> &4p5&i &= 'Ad0S6
  &A &d '!6 (:p=Sd& (S1i!pD`= (Y1S6 (`<b$ )>T85p4<b$ (p<8e6p<:S *B: '#^> (p:`< );=i )=Sd& )A^ *b;
  '$U:U6S+i (p<X5 '& (,a (2p5S!i (66XA (Dd8c (JApAU ''S!i (T5A` (X! (d '(p!Z1 )8X& ')!i '*W!p6S=
  '+U< (^5 '1p<)S!i '3=i (V! '6&p!S< (+p'Xe (5pAS6 ,< (S<Sd& *U (T3 (X<S0 (^: (d8X= *b! (gY=^ *>
  '7V! '80jAp>S; (8b! (TA (X= (Y!` (_3p; (`<:g&i$pBS0S1 (j0 (n0j (p<Y5 ':pAc '<:p&S6i:U!p<X6 .<b$
  +Y1 (W1 (d&S6i:U!p<X6 -<b$ )=Y1 '=S6 *A!i ([!!:p=Sd& (]& (_6 'A (&p!Y> *$p<be (+p)U>n5 (5p=6i
  (8p>$X0 (:p<[6 *=S6i7pAT1 .8TA .:U!p<X6 (BApA$X0 (S6 (n!p,TAT3p4T +1TAT3p-T (p8V! )<>V& 'B1i
  (=i7p3a 'DS':k35pAS; (X1 )< %T1 '2p5: %V! ':S1i && %Y< %_< ':gSAhU5 %b1 &= '3Y! %e &5V&,=i &:<
  (0k $8!i %& &i %S=i (!d8X& (#Z' )p=S ($Y3 (,d<U (1p<$S! +8b! +U (71 (8_+ (BhU& %T5 %U& %V5 '9p5`!
  %Y1 '7pA`&4p>[)S,Xd %_' '!6p6SA %`! %c $: %!`> &d0!!:p3_' '6b< &p<` %#^> &p:c 'AS'i %$$p<S1 &<
  &b= &p<S1 (` %'&p!p<S5 %(p5Y1 %)[&!p<S5 %,S &XA &Y58c &`!!_e (9p=[& &a<$^: &p- %1S5i &p6S=i %4S<
  %6S;!p,Sd& *1Sd& *<^: 'AS= 'd& %8&!p<AS< &8S= 'Xe &T= &Y5 &Z! &_)p< %9!i &p5d '=[& %:_,`! &gS6
  &p5S&AT=S %;!i %=S& %A &&p!Z1 &5p=X& &d=^& &p8b1 %D0p,[! )`1 &S':j7p!S; &p5!1S %S &1 'i (Ap=S:p=Y
  &< %U &!5p=&3c5_e &'`A 'p<W& &2p:b& &3^1 '`& &5_e &A5p=S& 'X3p4 'p<CS& (DS1 %[< ')[& '3_A '8p<a
  ':gS5 +B[; %` %b& '2p:U $=&i %1 %Ai ')[& %S &#p;& && '! &(p>&i &*p>_& &+i &1 &2p=`& )a &5i
  &6p<S)p+S &;&i &>g&i &Ap<Ai %V& '!S< ')S5i3V! '2p=`& '3bA ':SA 'Ad6! %X! ')&pBX! '*S: '1p<A_! &&
  &+ %[& '6e &: '#p:c ',a '2p: )=a '4d '6e (p<:S1i '8SA:_% ';b= 'D0p,[! %`& '!S<0k '33Z= (X!p#
  '6p<S6i '>S'S 'A'p'S (:p,U (< (X5p3<!2 (_'!Up1 +p,U 'Dd0<$X0 &5 %a &)S& 'p<X=8_! &*p5Z= &,Xd '[:
  &2_< 'p5Y< (=S &3V!,be &4^6 &6& &7p3e &8T,S5 (AU &<S; &=be &A:1S 'S6_!p# %bA '!5p4X' '$d5T1
  ''T1p1 '3p<:S! &e '!)[& (S< (a '&S< '3V!:X# '4p=b; '6X0An!p1T *p1An!p,T ':X# 'A<Aa $>& %;n1 %S!
  && &1i (2p>S; &; '!S<A<A[< '#p=Z5 '$p<Y '6&p$d ,=S '8p<e +8< +9Y: %T' %U &$d5T1 &,a &1p6T1 +1`
  &6S5)S '[ &8p<eBAp1 *PAn &:S1i 'T5 &Bf (2p>UB[; &DS>X4 %W; %[ %` !3! $SAn; $i %#p3_'#p3U %1p<'^!
  %3Sd &U &_+ %7p=Y> %:S1i $p#T0 (3TA (5T!S; (62 (>,p, (S )3S5 )5X3TA +6p63S5 )62 )8n1j )>,p, ,1
  (_;p; ,A:p63S (b3! %AS &T '0 (63 (>1j (S5X6p<3S5 )>1j (b3! &p5b3! #$p$1S #& $!5p1p<a %p<8e $$5p=&
  $,dCY& $1p<'^! 'A!i 'CS' 'S 'c $6&pBY< (Z< %X6p7S0p. $7p'T1 $:p=Y $=p8c $>& $AX! %Z1 $i %!p<8[ *A
  'A1p< %)S1T &n; &p>S=S %,`& %3S+ %6!pA %8p<=V& %<S)Y6!<0k %ASA5S &X>0p0)p>S=S %Bhp>S &p>hS $p!T'
  %$1i &T' (3&p$X! ,[ &Ve &X! ('T1p1 (3&p$T' '' 'd 'e &[ &b= &e %>[ #'i %&g!i )Ap&^: #+i %$d5T1
  %'T1p1 %*S: %1Xe %3S=i #,p- &S #0p. &!:p: 'S<0p; 'T'p' &%S, (1 &>S3 &S0Y '61p1T &T1 &U; &f #1
  $8p<e5_1p< (:5_1p< $:[= $p1 %2 #31i $S %!i '!5p3!i '33S: )[ ':pAc %1T %6 %: %< &j %A &i '33`&
  %d&33SA $T: $U&33S& ([& %33[< 'n< %:33S: ([: %A &33SA $V! &)b! &9p=^& &A#!i '[: 'p<!!i (=S6 %&
  &$S& &&gS& &2p&a &33`& 'SAi 'TA &:X# )3n8 &P>S3 %: &8p<a $X& $Y' &&gY> &33` %< $Z %= &!:p: 'S<
  )$Z<A: 'dBXA &#S1 'XA )1p<Y> 'p:SA (=Z5 &$X0 'b<8 'p<be &'S+i 'Xe'S+i 'p6Sd& &)ZA 'b$)n; &,V&
  'b;1X0p0U9S8 )AS3< *p:beA< )D5S3< &1S: &2p:6S!i &30p.!:p: 'S5 ),d0_! )3V! )6S; 'bA &4S5S &6&
  (p$S6i '+p)S )+[ '0p,Sd '5p3X! '<S)n; 'p<ASA5k &7= &8< 'S!p; 'T5n; 'p<: )e!S;S *<S)3S5 -A>5U;k
  -P&p!S &9S<f 'p+^> +,b;Ap:beA< &:<09S8 )f9S8 (1! &;! (3S5 '=i8p<: &<& 'S!i3S!i 'gS6i<& &=3p47=
  'T#T1 &>T6S! &A,b;9S)5 '4S3S5 '5p;S 'S<9S8 'd0Y! (6X1p< 'p$S=i (=S6i (>S$:5k &D5T'p'!:p: ,4:p:
  (X+p+S1 (p1<S; 'A+p+!:p: +9S8 'S01p1T (<:p:0k 'd0b; $[: %A &33`& $_ $` %& $a $b! $e $n< &j $p<1
  &5i &6 &: &S!i )33p<[1 &U633p<6 ,S6 ':33p<: &V6 &[! '1 &_133p<b1 &`:33p<: &b: #4S!i ')[& $T #5S;
  $i %!<&^! %#p=Z5=p:]; 'Ab; %'T1p1 %)&p$&i &p<S; %,U &a35i)[& %3S6 &_< &b< &p<: %6g7pDY! %9p=5i
  %:S1i %<&^! &>g!i &d9[! %=b& &p:[; (]; (a '>1 )=p>a (5i (`1 (a $p1 &!:p: 'S< )U &) 'f &4S1X
  &8_3p; &:; 'n; &<b$ &>T!n1T '_)p)ASAp,p< &A1p> 'SAp1p< 'b45U &S &T! &U &X6p6S3 &_>SAT! &b,p-)f
  &p<d ))[& %2[5 %35i &6 &S5i '6 (i 'd (35p3_& &T+ (35p3Y< &V& (7p=Y> (<&i'Sd ': ($p5S (Ap:S &Y<
  (35p3_+ &_ '& (35p3Sd '+ ('p6S6i (35p3Y< (4:j (:_<^5 '6 &`& &p<S5 *#`1p< *3U *8p<a *Ap:c ): )d
  %<p3S5 %=S '!i )*Y )3V! )9p5d '6i &U& &Y& &_ '1Y' '4d '6S3U )AS!i (T3 (Z5:X# (p<A8p> *a '8p<a5$<
  ':_!X& )$&p$ '< (8c 'AS6 (_!X& )AS5 (p<`8! %A& &S '!Sd6T1 '; ($=i (6b6 (Ap=V! &` &b& ($b8p<a
  (8p<a$b #6X8p> $i %#p=Z5 %$d5T1 %'T1p1 &`> %*S: %3=i &S5i &V! &d56i %:S1i )36i! ):T5)S6i &T5*p5e
  %Ap!S1i %Bp>p<Sd& *n& %DS<:p:0k #8p> &6X<A &A:p9S< ,f &f #: $! $9S8 $TC &:T1p1 &D5p1T<p2T; $n!
  $p&5i (,a (3bA (A<X6 )X3p4 )d6! %< &&i (!S< (#XA ($3S>X4 (,U (5T;: (>T3p;S (An!p,T ,1T (D$p$U )AT
  &1p<a &5i &7[& &: &Sd ($_:!,=i (,=i (1` (6[ &V& &X. (3:p<b: &[A (!Y5 &_1 '= &b6 ': (,d<U %=S! (i
  )!dBXA *p<S+ )$d5T1 )'T1p1 )3bA ,=[$_ )6d8&i )7p=`*[ );b& )An!p,T )DS>X4 '6i )#p=Z5 )'T1p1 ),a
  )6X= ):S1i '; (#5p4 (3d56i (<1 *+U (Ap:& (DS!SA &Xe (3:p=S; %AS; #; $$Y3 $S %3T1p; #< $!p6S= $&i
  $6S; #= $A_5S $T3p3 (9S8 (S '< $i %#p5&$p5S ';=i 'A=i %$p5S '<6 %,`5 &a5V&,a %1&p!< %36i %5V& &b:
  %6&pDZ' &5 &p<S)p+ %7b: &p3e 'D! %8be %9p5`! %:S1i5V&:S1i &X# ($p5S (5V&:X# &Y1p< %=S:! %D&p<`
  &S':k %G'p'S<f #> #? $!0p- $>1pA< #A $!0p- %b0 %f %n0p- $$X0 $)S1! $4:j &p: $6+p+1p1T %S<:U
  %p6>_0U $8< %= %T4 '<S)4:j $9<T;S %S$ $:X# $<2 $>1pA (<k %T4 $ABApA %U= $S:5p1 $i %3V! (Qp; &n8
  %4p56i (Ai %65p=&i %Af8T1 $j0 %5 $p,T %A5 '!T'p' '3S5 '60p.T1 '90p. '>S'S (T)p)S )3Y )A; *n;
  'A:p&dAX# *85p4 (d&dAX# 'S (!S< ('< *0k (3S5 (8n1j:S5 (<T;f (>,Up1 *p,U +1U 'T!)5 'U (9S> (;
  ),p-S5 )9S8 ):n1p1 'X6'S< 'Y (6'S< 'b6'S< 'f 'k (3S; )p<5T' &T5U &U #B5!:p: %>1p2X #C $p5S$: &U
  '!:p: (<0f &f '!S<U '6p<BS< '9S8 ':T1p1 %B &!S<T5U )U *5U &$: &6p6BS< (<BS< &9S8 &:T1p1 &U '!:p:
  (<0f *k &f #DS$: #S $! %6gS %S6 'gS %i &! &'T1p1 &(p!` &)S6i '[& )#b &,d<U &3& ($p5S (5V&<]&5_e
  '3S 'S+ )'T1p1 (: 'T5 )3c5V& &9p5`! &:S5i &==! &DS<:p:0k $& $' $)U> $+ %! &p<S! %#pA` %$d5T1
  %'T1p1 %3&i %8p<S1i (n1p< %9p5`! %;S< &X2p!S %B_1X7= %DS<:p:0k %G3SB<0k $- %4S1X %S &4S1X $.T:
  $/4S1X %S &4S1X $1i &#p;=i &'b= &1p<Y>:Z;)[& &6+p'_+ 'S=i &8S!p; &:Z;)[& &A:p<S: 'U '_'!Up1 *p,U
  'd<S: $3S& %V: $5 %!0p. &2S &S: (S 'd %61U &S<:U &p<bA %8 %:;f &n; %>1p2X %AS=S %Dd0b; %S &4T61U
  &5TA&pA %T &AAf<gS4T6gf,U +f 'pA< *S4T61T /U *f %Y65TApAn; %_Ap>< *S4T61T %d %f %i &'T1p, *1
  &,&pB[: &5_1p<S &6S5 &8_= &9p5`! &A:n; *5T;: &B5i $6 %!5p1T= %2b! %3p<5S6i %:X# %<:^=!p<Y' %i
  $8p<a $: %! &p6S=,d<U %'d0`! %3S< (;!AT3p4T 'A:S)T! (T3p4T %CS 'AX3p4 (p>S; $; %! &A:S)T! &i %(X1
  %)p)3S5 %1p<Y>:g! %3X!)S:X5 %85p4 )X %9S$ %:g! %=_# %>T9S$ %S3 '9S8 'DS6 %T! 'A:S)T! -S 'S (< &5U
  'o %U %f $< %! &%S1!:p: *f &,p-S5 &9S8 &=`&,be &>6p6!:p: +< %$X03S<Ap<n; (Ap<n; %)d&W'T1p1 %1S!i
  %2p=a7p3e %6d0X= &p<S!i %85p4 ),S< %A& 'p#X+ ($B )p<be &d$p<B '0& &hU %S &4U5 &5X$p$B *<B +be
  %T!S %X &!:p: &0 '!2S (:p: '9S8 )> '<A 'U &:; 'n; %Y &0 '9S> %b $= %i &!p< )>T5 &$d5T1 &'d0_e
  'p<! &1` (,=i (6S5 (7X1'X&7X1,[: (Abe &6gX' 'p<:X+ )S!i *)p+ &7p=Y> &9p=W &:S1i &AbBhX; &DS;X $>
  $A %!:p:!< &< %$1 &d5T1 %'T1p1 %)5 %3S5 %5T;: %61T %7p=Y> %9<T;S &S8 %S &3SAU &> %U &3SAS 'XBT1pJ
  &4U1S &6X1p1 *< +U &9<T;S 'S;jS 'b$ )!:p: )f %Y65U;!S< %d8c %f &!n::gf! %i &$p5S &'T1p1 'd0U
  &(p$& &,d0_! &1p<'^! &3S!i (=i '`& )$p5S &6`!Ap<!S &8S!p; &9p5`! &:S1i 'T5,V&:X# 'X#3SAi:S1i
  )Ap:5i &<U&<a &A:p,U '<Aa 'd,U &DS<:p:0k (BS< 'U &f $BS5 '#p:b' ''SAi '(1p<;b& (p:Sd ')S&
  ([&!p<B: *$b! *3V! '2p:[)[& +<)[& '5S>S '6&p$S6i!S< (:p<X& (p<,_+ '8TA_A (_3p; '<!pASAp<X! (1i
  (:1i '=b1(n1p<;b& '>TAp>!< 'AS:+p+ (_e (np:$p<'T1p1 (p<Z' 'Bp=Z& 'DSAS +Ap:n$ $d %$d5T1 %& &!d<b=
  &$< 'Y 'p<6i +3Sd&A8p> &'SAi3Sd&!p:_& 'T1p13Sd&2p=[: &*W3Sd&)S &,X= '[:3Sd&!S< &2p&a3Sd&;6i
  &3[A3S=i +d&3S=i &4p:_' &5_e 'be &6&3Sd&6pDY5 'Z5 'gX5p:S5 (Z& 'p<XA &8U< 'Y) 'Z& 'p<:
  )V!3Sd&=p&S' &987`5 &:Y= 'Z= &;6i 'Y &A!= '&#S& 'S!= ('i3Sd&*S: 'p<Ai )U )X! *& &Bp=S *; (>Y&
  &CS; &D:p6S= 'Ai )$p5S 'd6S= 'hS!p5Ai &EA %'T1p1 %5p;[6 %:U& #T $$:p8< $&3Sd& $' %3^5 $+ %!5p=SAi
  &p6S= %#S1 %)] %,Y< %2p5Sd %3X! &d5T+ %60p,S!i &d6&i6p<S!i %7p3Z5$p5S %:gc %<S; %Ad81i %DU>gS5i
  &b;=X;,=i,a %Qp;=X;,=i,a $,p- '4:j )p: +T! '5n; '9S8 ':1p1 +!k 'S!S< +'Y= (5X$1T (A>f 'T (5T;:
  (A:9S8 *p61p1T 'X)X!:p: (:p:1p1!f 'b%f 'f $1-T %XA %^5 '5T&Ap>n;3T1^5 %p; $3^5 $5 %!< &p#; 'An;
  %3T>S %5f '5S: %61U &p69S '<9S %:0T 'U &X# %<1p5 &n1p5 %A9S %S!< &5X6p6>1p1T *<8p<V1p1T (=_#5k
  &>AS5 %T! ')5 'S %p5 '5; (n; *6-: *AS<8[9n0p. '7= '90p. '>1p2X 'S3S;T5U +U $68S<g:i &f>TBhS
  &n++S5 $8p; '&p$1 '<A &> ''!p#X ')&p$1 '+p+S0 '3_A '5S<U (_1p< ':5p1 '<A '>5 (S'S )3 (T:S5 )BS<
  (n5 *p1 'A3p3 (8p3 (S!pAU (b1 (n8p3 (p<b1 ,p< 'S (<:p:0 -k 'f $:p9 $= %:gY> $> %&p$1 %5n &o %A
  &9S$ %S &!< &'&!dBV& '< &5X6p<8p<V1p1T &9b)5k &<S1p<U &D5p1<)S1T %b! 'nA %c!Ao 'nA %n5 %p;
  ''!pAXAo '>T:S5 'A8p3 $? $A %!0p,S= &p<b: %#S&![1 ()[& (1p6Y& (=T' %'<S'<0k +m %)[& %,c %1Y'
  %3!pAT0 &U %4d %5T<1U %6Ap'T: )V: &Y8j &p<Sd6U %8S;n8p; %:S5S!S< %;X1p1 *T %=[ %>S;A:p<X! %A^>9c
  &p=b! %BS: %DS$p5_;k )_5;k %EAS5 %FAS5 %G1p,< (1< %S &5X3TA &6S:b!p# &9S$ &:p8< $p>6S3 #U $!#p>!i
  %5p=`& %:pAS5p1 %b %p<X& &AS $#Y+ %p8&i<S6 $$S6i'T1p1 %b $% %!S= %)S1T %3<pAT5o &ApAT5U )U %5T!S;
  '3p3S )<S %:3p4S5 %<1p1 &b$T5U (U %A< 'f &f<gf &pA< %S &5X9S8 &;X &>X (4 %b %f &)S1 &3nAAU
  &5T13p<S &:n14S5 &<n1 %j &!S= &)S1T &5T3p<S &<b$T5o &Ap>< &S;X4 )Ao $& %!5p=SAi %'S!i %3S& 'd&
  %:b& &gY& $'1<2;5p1 %S1i!S< &A5f $):p<! (c %d5Xd &<Xd 'd %p<!!b5 $,_! %`5 %c $-S5 '=_#S $0S
  &1i3U0`& &3U0U $1 %Sd& (5c %XA $3S=i %X!N!AS< &; '8[18[& %Z= %[< %`5 %a %c,=i %n= '!p< %p<5Z=
  $4p=S $5Sd& %Xle %_e %be %c %n& $6 %&p!< %+p)S!S< %0_DX& %3_A %5p3S=i %:p<X& *,`5 *35p=_ *8p<a
  %SCS1i %U %[!Ab45 %_ &1Tk 'k &<k %d7X1 %gS(S &X5p:S5 %p<)Xd *)5 'V!pAS ,)d&WA1T ,5;b6S;
  &=`!DAp'S<p; $7p,[: &AS< )&S; )A_<U $8TAb4 )5k %U< %V& '8d5S!iDSAp<n; %b $9p5S!i&S< -$:5S$:5m
  -8n1j:S5 -<,p-6S= $:3S: %5b<:p; %BS$b<8 %Z; %b& %n<#S&![1 $;f $<J! %L! %Z:#_1p, +1 'Ap<X! %d8V&
  &M! %gS0S $= %S5 '!UCS '6p<0Sd& '8T%S, %T'3V! %d5c $> %1p1 %S= '8p<e:_<X %T6X= &>1p1T $A %&p$p<S:
  %1p,%S1 '1%S, %3SA %: &p&S1i '5S!i +!S< '8S4 '9_3 '<S6i 'D6i %S:5p1 %_5S61U (A5f %d'1 &0S!i *!S<
  %p&S1i *E1>T<S8 'Z1 &,U!S< &2S5 &5S!i!S< *DSAp<n; '_BS &:b!$p<b! &<CS+i &DS1 $DS<S: &Ap<n; $N0be
  #V $! %!! ',Xd '4p=S!i '< '>T3p;S &S: &Z' &p, (cG0pBk '6X& '<B: (CX! (DY6 (S: (X1 (Y'
  '=Ai3V!A&p#n .n&p# 'An< 'D_! %#5T) &p3Te ':_e (c )!p<B: )#^> *p:c )Ap>S; %$Z' &p<]& %%p:Xd '=Sd&
  %'1i &S=i &T1p1 &Y='p<:Xe &_! '+N& &n0p. %(S &c %)5i &S &Z< &b< &d55i &p<=!i (be (c %*Y %+gSd
  %,!i &6i &: &S6 (7p3e &U &Y& &`= &a &be (#S6i )p=S ($b *#S6i *(c *:pAc ()Y *< (2p=S (3S<! (88`
  (:5XApA )p1S; (A1p> )p<Ai %1Y' &` '#p'U &p5b1 *)Y< '<8Sd& (U %2p=S )>g&i %35i 'p=_ &T8p> &d '56i
  &p>U6 %4:p:)S1T &d &p&5i '=S!i %5S' ') &V& &_1p<S &b: ($b (6p<a (7pD`: (A1p> %6&pB^<!`> &5pAS6 *<
  &<T;S!SA (AX3p4 &ApAS< *> +f &S!i '+i '5 '; &T1 &U,6 &V& &dAX! &gS;BZ; &hT' &p<:S1i (BX! (S!i (a
  %7V! &XA %88p<^6'p<Sd& &Xe (88p<Z' )U<D:p8Xe ,d8Xe &p<^6:S1i8S& (`! (a (e3n; )5_1p< )8< %9!i
  &p5`! *<BS: '=^& (be %:5p1 &S1i )6p<a )AS6 'A &V! &X# &Y1p< **S: &Z;!`> )p<_6 &gSAhU5 &p'1i ')Y<
  '3_A %<&Y 'a &:p&SAi &=! &BS' &S!i )<BT' '$ ''8_+Ap<` &V& &d&SAi '=S 'DT= &g` %=X6 '; &Y &p66i
  (S!i 'D!i %>=i &T= %A &5pA[: &:X3p< 'p62 )X< )Z< (<! (= )_& &<A_< &S6 (*p=_: (hY '=S, '>g`= 'BS>
  &Y,S &^& &_<gY &d62 (Y< (Z< (b< '=_& 'C_& &hU<gY6k (DhU> 'X6 &p3&i (V& '<! (>V& (` (b:AZ1 (d (e
  '=S6i %BY1 '< (#p=Sd& (( (8p<T+ (:T5B1i (<=_+ &^<9p=U %C[& %D&p$<6S!i &0p,Y& &5S:n; &6i &:p'1i
  (<V1 &AX'T &S':k '=i!SCSd& 'AhU1 &Y< 'AS>g`= &d6T= '8c %f $& %3Sd& %::V& &V& $6 %:SA %ASAp1p<S $:
  %,^> %:S5i %<3_e %A_e $= #W! $& $3` $e #X $! %!5p3X;A:p=_& &f<gS6i6gf4S5 )f *!S +T' *9S6 &gf<gf
  %#f '5T<b1 +4f '>_3f5S 'Af:X3f -;f &n! (#n5 '66gf %$f '1S (T96i *Y:T (f )6gn50S!S )9S6 ):f5XA
  %'5p=be &T1p1 &b= %)S '!_<13c:X# '#pAb; '$d<Y '1d0S& '3U<L! *dL! '6p<S!, ':X5 (_<^5:Z;,=i (b%f
  'N! )AS< &U>T1 &X! %,S!i )!Y5'c ),a &Y')S %0S %3p<8p; (Y %6&p!S< &:p<X& &S1p< %7p=Y>G3p4<0k
  %8X!:S1i 'dAp&^: %:S1i8XdAp&^: &X#3X!:S1i (Qp; '5 %<]&5_e,b;C`! %A!i (#p=U (>`& &X! &d$S=i &pD`!
  %DS;X %Qp; ($&i %Y= '8Ap1p< *<p, (nAp1p< '9Ap1p< *<p, (nAp1p< '>1p2 (Ap1p< %p!, (S61p1T '1 '<
  (!:p: )S<0 ,k )T'p' *<T;S )p<V1p; ('<T;S (6X$p$= )p64S5 (f &# '!p#5p4 *; )An; '$U1 '3b:5ApA )A
  '4X<f '5T<b4 '6<T+p+S (X!:p5_+ (p63S5 *BS5 ':p5_+ *b<3b:p5_+ '<U&<a '>_35S 'A'p' (:X3; (X#
  (`53X!p# (b! 'D<T;A'p' 'S 'T5p<p3T; 'd 'f $#f6gf<gT++gS $$1T98 %j &1 'T &: %p$ '1 (6X<A +TA (9S8
  *> (:5XApA (Ap2S5 (S )BS +< (T )$S:U )98 *> *S8 *Y:T (f 'SBS< 'X1T$S:T5U $& %7_e %Ad8c %B[<
  $''f<gT1 %p'<T1 &(5p3 *f &)5p3 $)j5 %p)5 (9S8 $+p9AT1 &>AT1 $1T; ')>n5 (p*S5 '1S '6S3 '9S$ )8
  (Y:T +2p5S!i3U '>$p$ 'A&p$U1T 'S (AS/ *4 *CpB 'T!S &A&p$U1T $3p3T,p-T $5 %,[: &p<S %6:p<X&
  $68f=f9S6 %9SAT1f &T!#f %p7= $8j= '9S8 %p9S>4:j (AT1 +S61p1T 'T!p# +!S= +9n; &>' (6X$p$= (f '9S>
  '= (9S8 'SAT1 'T)S )p)S (3p;S $9jSAT1 $: %X $; %0_AhU %5UA %::X; &X; %;b %b %jA $<!:p: %$1 &: %)5
  &S1T %5i '3X<S &p>; %8= %9T!pA %;A %S &$:5 )k &'S< %Tp9!pA %X6;b$ %_5 %p9T!pA (9pA &>T3p;S $=
  %1p<U6p<S %=f9f)5i )3p<n6 ):f5XA )=S6 )>n12X )AX! %Bh`6 %p=! '9 ()5 (3p<8p; (:5XApA (=S! *9
  (>1p2X (AX# (f $?p'<T1 $AX6T5 %o %p!< (!:j5o )S<0 )p<T;S *J1p; 'p<V1 (J1 &, &7= &A '!X,T 'U=
  $BT1pJ %_1X!S $d %$; %)b< %3_A %:X5Ap<$S= %BY ',Sd1p6Y& *8_)p< $e %# &!pA; &Ap!5p4 &d #Y $!
  %!:p<b= &T& &p,S< (b& '1b& %#pAS'i %$`AS; %%p=b& %& %':p=& &`> &d=& %+p'!i %, &< &Y51S &_;gS> &a
  %1p5b1 %2p>` %4d!p,b&4d %6gX! )'S; &p<0Sd& %7p!S'S +< %8^6 %:SA#S&![1 +=T' &Z& %<3_e %=S1 &]5
  %>g`1 %AS; &d6gS5 &p$Ve '<CS6 '=S6g: %B[6 &be %DXd $& %!p6S= %9_<U %;S: %Ap$< $' %S5 $+ %3S+ %6Y+
  $,`! $1 %!p<T;S %6n0p0 %S5X (3Y1 %U %n! $3S1i ('d0Y= (6p<S!i &<X:n; &d& ()S1T %V!!! &: %X!p# %c
  &!:p: &5U;!:p: %n< $5p:S5 )6p<,c $6h`$Y=Y: $9U $:Y $< %$: '5S$:5k &p5S %'!p#X<b$ &< &T1p1 %,p-S5
  %29p=[& %3ApA5T!)5 *k &_e9p=[& %5i &p4 (9S8 %6+p)S %8= &X:p8 %:S1p< %;S5 (T! %=T# &_# (<:pBY1
  )dBY1 %>_35k %?8p3 %A8p3 &S< &n8p3 *'=n1 %S01p1T %_5 %f $= %!+p)[ %2p>S;,d0V& %3X!p# %6&p$d
  *)S#p+Xd %8T1 &p<e6&p$d .)S#p+Xd %=pDU %S &; %d &3Y=S; $>gS=Y $A!f %:pDS& %T!S %^>9c %d0S+i #Z $&
  %$=i*[ %9_<U %Ap$< $+ %8T=S6 $1 $3Sd& %c %n< $5 %>TA $: $; $<$U %0W>TA (UA %:_5UAp2S5 %gS5 $=
  %#pAS'i %$! &$U< &b! &p<[= %1SN! %33V& &d8Y& %8&p< &p<_' %=p>S %A&p!` &S=S &X9U &d6Z< &p,U '5Z=
  '>S;8p<a %Dd8T= #[ $!::[! &[! $& %::[& &[& $1 %3[& $5 $6 %,=i %1` '5V& '8U &p<Y> %5V& (,V& (6S5
  (:!,=iBS!i %6S5 %A: $: $< $= %&[= $A %!p6S= %'T1p1 %,a3[A)[& %3S!i '=i 'Ai &`& %9p5`! %:S1i3[A!
  &X# (3[A!p<b; +:S1i &_% #^ $& %1` '5V& &p<&i %3S1i &X! &_< %8_= $)U> $1 %3S1i %7& %Ab1 %B[; $3_<
  $5 %!=p6 %$b= %)n; %>ApAS $6 %!be %#p:`< %3_A %5V& (Ap=S6i %65p=S &S; '<Sd& %9p=W %AS'i)p<S;
  )Ap>T1 &p<X! '>T1 $: %5V& $> #_ $+ %p1 $1T %U1T %[ %p; $3[< $6 %5T:5i (:T1 %6p<0d $8 %!+p+S
  &bA=p; %'p;X1 *T %)d5Xd %1S %3S<Y %4T1S &U1S %5S<U &T!< (S; '3S5 ':5p, +5k *1 +5k (p:T1 %6p<0:p;
  %8p<!pA %<6Sd &d)Z= %=_#S %>T3Y ':S5 %A_5S &p1p<U %D!pA< &6pA< %S &!p; &'S<p; &4T61U &<!p# )A 'n!
  )pA %U %f!n++gS &';gX1 &4U1S &5T! %p,S &1S &; &<!pA 'n!pA &>T<Y $: $;p; '3S5 '4:j '>1p2X $< %gU
  $= %pBU $> %!+p+S &2S &5p;S %,p-S5 %1S '5T;: '8=T *5o )U %31p1 &S<X (Y &Y1 &_8 '> %4:j 'p: &U1S
  %5S$<U (U<U '<U &T!< (S; %6+p)S &X1p1 *:S< )< %9Y1 %<S) &X!p# &Y6 %=b! %>T3Y ':S5 %Ap2S5 %J3p4T
  %S &4T61_;p; &5:p6T; 'X9S8 *> &9TA_! &;15f 'X4 'f1f5gf &<!p# &>1S8p<e %T5p3 %U &Ab9S %_5p3p< %f
  &,S &1S8f=U &3_6 &4U,S 'n< &5S$f<U &6X1 'n+)S &<S' 'V1 $A %!S= %'< '0k %4:j %5S '$S:T5U ':BS)S1T
  (S1i33_ &k &p1<6p<>_A!k /5k %80j5S %9S8 'AS &Y:T %E0p.Y'T5 %N! '#p:c 'A %S9T6S= %T1 &;S %f &5gS
  %p5S $B!p#; 'A; (n; %4S<T5U (U %f $DhpBa #` $! $& $1 %p; $5 %3; %:`5 %A;5S $8 $:gY7SAhU (Y6hU
  'Ap,S )1S )>`< $<:gY:`1p< %gSAi $=$p<:`= %::`= &`= &gY> $e #a $$p<Y $1p; $; #b $& %:b& $' %!p<;S5
  $0 $: %5ApA )!:p: ),b; )>_35S )T5p<p3T; %p5_+ $< %35i $= %5S $@ $A %!S<0 )k &dBXA %'<T1 &T1p1
  %+p+Y %,=iAp=S6i %30p. %4p&5i %6+p+1p1T &p<:S3 %7p,S'i)U>T1 %8T5n; &a<k %:Y= %=BX &p:[A
  %ASBS;Ap:5i &p:5i '<S= %B1p2'p(_3 %D1p130p.!:p: %G!p<T,p- %S &$1T &5X3bA %b %f &:bBf %n! $B5!:p:
  $e %)S '#XA!m,b; ';gS&0S %0S ')S %6U ')S ',U:Z;'&pDS: '6[ %;b6U &gS&5be!m,b; #c $!S1i &5i ($p5S
  (6<=b! %p<c $#S&:X# $&Y13V! $'S!i8_3p; %Xe %b=6p<85p- %p6Sd& $)S &4:p:1S &:Z; $,=i ',6i %[< %_!
  &+A1p> %d0S=$p5S $0S &:!0S %be $1S: ''p6S6i %p<&i 'V:0S $2p&a!p<b;3^1 (:X#3^1 $3=i5V& %Sd&A0p,b&
  %^1 $5_AS3 $6&pBZA %1i)[& ',a61i)[& %<3_A %S1i ()p<&d $7p3e $8Xd<Z' %_3p; $:! &#p=b+ &1`<]; &3c:!
  &<!$p5S ';S= ']; %T+ %X# ',[< %Z;9p=`1 '<d8_' %[=3c $;Y< $<S6i (:gb& &=i7p3e %Z' %^5 $=[ &$b! %_&
  $>1p13c>gS %SAi,U3X! %T+ '3c:! %a $A0p,b& %h`: %p,S<:!>T+ &<X!,[: &=X& $C[&1X $D_e $N=T'
  $Qp;6S;<X; $m #d $$5 $+d& ')Y< '6S;)Y< $36iA_5S $5& &!S< &)S &3d5S; &9S8 %+i '$d5T1 '3V! %1 %5i
  %6i ',S'i '3V! '4d '<=! )S!i %S!i (33S )5p=_ )d5& &+ ',U '7`5,U 'AY< &5i &6 '!0p,S= &; '$p<Y 'Bb<
  &=i ($d5T1 (7p=Y> &Ai %T' &+ '$_'85p4 ''<S'<A_<U ')S3X5 ',!i!p5X&%p=Sd& '6p<0T1 '<1i85p4 'Ap,X!
  'GApASB7= %V: '3d5^: %X! ''T1p1 (p<^& ',d![& '6:p<X& '9p=_& &,d![& &d %Y= %Z+ &= ''T1p1 %[&
  ''T1p1 &6 '!:p: '5T;: '9S>Y6p65U;!:p: &< &A %^&8_= &6 &: '3:p=S6i 'Ap<X! %_< ',a ':S1i %b< '3TA
  (U %c $8!i ':T53c8p5c:T5:! %<n %S &%p:: (=Z6 &5i &6S; 'g7p+S'i 'p=S+ &7p+S'i &< '%p=Z6 '6p=b+
  &=pDT1 &AhU 'p=S &D^& &d& ()Y< (6S;)Y< *<Sd& (Ap5&JApAU %X5 &= %Y& '3V! %Z5 %`! %be %n< ':SA $;[
  &#p=Z5 &'3d;[ $<&i '!S< %5i %U& $=S!i (;X2p!S (>Sd&55 &;#5p- $Ap1p<4S1X )S &3[< $BS1i %V& %Y %Z5
  %[ %_& %`& %d &#p5S1 &,U &3dBS1i &6gX5p:S5 &7p3a &Ap:[$p5S #e $!S'i %d7p=^& &9p=^& $(_e $,a
  &AAp<b! $16i $6p=S'i $7p36i 'X6 $:YA $=_ &'W1 &AS6 %g_'W1 $Ap:S #f $!bA=i %f $$5i $3p<: $6S5 %Xn!
  $8nA $:f<f0f $<S $>T13p;S &<f1T %n12X $ASA %f &6S<gf:gU &:X! #n! %Ap5b3!i %pA3T5 $1 %2f $5 %1 &S
  &f '<gS; $6 %6gf (,T>S1 &p<f $8 %!0p,S= &p<b; %$b! %(p:!i %)[&$b! (3V! %*p=6 %0Y5 %2p:[<)[& %3S;
  %6:p<X& &S!i &`! &g`! %8p<a %9S$ %:)p*T: &S5 &X# &Z;6g`! %=p6S1 %>TBS< %A1p<Y> &_e &p<X! (Z'
  %DS!SA $; %>1p2X %S $= %!p< %$d5T1 %3p<8p; %6gX' %7p=Y> $AAf '5U;Xn1-S5 (gS *>gS1i,U )U;gf )f #o
  #p'&Bp;5 )T6 )p'1 %1 $4T $6[& $;S<g:i %X1 'T %Y1 '!:j5o (S<! %b1 '! 'T (! (9S> (<A (Ao $< %!i
  %#p:`< %$S! &be (6be6b! %&2SA &S& &[& '= &i '$9j (n9j (p<]& '31 (p<S; *[A '4:j '6p<3S5 '7p3d
  '8S!p; (p;S!< )<e +1:p<Te +8Ap1p< ,T<b4 +>T1!p! +A:p<Z= ,>5U;k '<S) *p; 'A0p-T1 (U= (X>0p0$1
  (b;3T8p>)&p$1 %'S5 %(_ %)[& %*V&3p<*a %,Xd &b; %1 &p<Cb! %35i &V! &X& &Y& (<n1p5 &Z; &_A (3p<35i
  ,Z; &p<&i *4:j *5Y> (Sd %4_ %5&i &6i &=i &S6i ))[& ,*[ )D&p$d &T' (!p<CS (#p3Z; (%p:Xd (5SCT!S
  (>`& &U6 &V6 ': &X& (#p5& (1p<U (<V1 '= (3X= &Y= &Z= &[< &_= 'A &d '==! %6 &3p<c &gb1 %8& '<3_e
  'Ap5S &U& &p; (!0p,S= ):p: )_< ($_3p<8p;;[& (,[: (45 *6X0An!p1T (6>< (7X1 (8p<_& (:<1! (<6Ai *V6
  *[A )b;<S; (A!:p: ):p61Tp1 -p,T .1T ,S'i +<S= )S4S<0f )d6S'i (D!:p: )S<3p<8p;7X1 (S %: &!i &: &=i
  &S! (:S! (i )#p=S ),d<U 'd (& &U& (3p<:[; &V& (3p<:[; -= &Y& (A_! &Z' '; &[ '& ': '; &^' &_+ ':
  &` '& &a %;5 &S5 &V& &X! %=5i &S5i &V&3V& &X! (3p<=5i &Y &b: %> &^' &`& &e &p; (S %Ab &p3Z; %BV&
  (DV&DS6i )W&!& &b ';d )&gb& %DhX! 'Y %P5 %S &! &5 'i ('T1p1 (,a (:S1i &6 '1p<U '6S; '=S) (p& )=
  'i (!p,S< *1S< (6S1AS=S (D&p$X; &; '<3_e &= '1p<U '3p<b6 &>T. &A &d '!p,c )1c '& (!d,<#p:b' ')d&W
  '36i (p< '4p>[!S< ':T56S5 '<&S 'D1i %U!Y:Y0SAk )gY0SAk &5U,S1 &63p<S6 'gY=U &8!3n< '<3n< 'XApATk
  &:3p<: &;gSAi &A)S& 'hT!p=Tk %V& '3p<:V& &6 &ATkp1 'p,T )U *63 (1T )U63 %W1 %X! && '#p=S ')p<Y!
  '1p<U '8p<S6 ':S5i '==! 'AS<T!S &. '3p<: *b: &1 &6 '3p<X= &: &; &= '3p<X6 &Ap, ):T1p1 )AU= (1
  )AU= &B &e %Y && '7p=Y> '8[& (p<a &=S> %Z! &A %[! && '%p=b! '1p<CS' 'A0p,`! *1`! &1 &6 &: &A
  '!:p=Sd& '%p5& ''T1p1 '3p<&i %^! &= 'Ap>S &> '3p<be &A %_1 '3p<b1 &= %`: '3p<: *b: &=3p<= %b0 &1
  &6 '3p<S6 &: ''a,5p; &= &BT5 %n8p; $>1p1VA %5p3 (;X4 (Y;X4 (p> *;X4 %;>S3 %S &3A (!f (:SA (>1pA<k
  &6< (;X$ &:n! &< '!d81 ''dB ',6i8U< ([< '1p1; )<a '4d (p&5i '5S;! (b: '6&pDZ' (+p(b1 (1T )U (S1
  )3 )= (p<Sd6U '7p3e ':SA '<6& '=S:! 'A:X3p3 ,< 'S9T6S= %T &!5T;: '9S8 &$X0 &) '! 'S!< &,p-S5)f
  &1U; )!S )S *AS/ &35p1 &4S &62 '3 'S3 'Y, &8U)61p1)S1T &<S6 &>'5f &A6p,SBf ,k )1SBf ,k %U &$X0 &6
  '=b! 'D&i1S!3T! (S:_<T! )AhU (W<gX6 (YA_DS5U 'S &BS3UBT %_ &$X0 'p<Se )be &'S=9S8 &,& &4S (1X
  'p>_A &62 '3 'S3 (=9S8 &85p49S8 'p;S&p$ &9S$ )U (8 '_3 &:X# 'Z;)S8U< &< '$X0 &A '+p)S1T 'pA)5
  &BS< &C[& $A8p; $Bf $J/ &6p<BS< %Ap, (T !4 #! $p! #+p+ &)S1 )T &:SA #1<,p- #5 $!p!U1 )S &#; &<U1
  )S &A; 'n; $+p)n; $30p. %p<8p; $4S5 '3V! '6<TAp2S5 ':5XApA 'A_,p-!T'p' %_& $61p< %n0p0 &1p< %p,V!
  &<S6p, $:Y= $=S9 '9S8 'U (9S8 (; %b9 $>T9S$ $AS< $S!< %$S< (!0p,S= (#p:`< ()S1T ,5a!:p8X)S
  (6p<1TAp<X1T (8S0T)p) )T98=b! (N!)5 (T! *S %4T!S<T5U ,o *U %5X$p<be '<!pA %9T<!pA $T!S4T61_;p; %1
  &%bAf &D%bAf %5 &o $U $X %$p$B )k %<SAU %Ao %B1p2 &Ap, $d $i %!p,c '1c %)d&W %1p<)S!i %3p<Sd #:
  $5T %U &4d &66p7SAT! $j %!2T! &Xd &p,c %'!p< %4< %8p<e )8X3p4 %AX'<T1 %DS2j %S'S;j &4T (!<0 )S<
  +T5o $p: &!2S (T! ':p: 'S; (< 'p#5p4 (<V1p; &$X0 'b<8 &'!p! )#X )< '<T;S 'S<T5U )U '_1T; &)S1
  )S4T61_;p; )T *5T;: *>T3Y &+p+X1S &1S (D< 'p2_< &3S5 'Y1 '_A5S &4< 'S1X &5T,p-S (3p3_A (;: )S:
  'U1T 'X+p+ +9S8 'Y+p+ 'p1_>SAT! &62 '3 ($S2S (,p-!2S '<T;S; 'S:b)p) (= 'U1T 'Y)S 'p6+p+S ),T +<Y6
  )S:b)p) )U1T &9S8 '_3 &:5p3U< 'S:!f 'Y= '_1p1S 'b35S &;S1p<S 'X1p1 +T ,! &<!p#T1 ,S )AS '15f (T
  'A 'S) 'n15k )p5 &=&p!S<k 'S9 'T#T1 &>T4U (5n; (9S$ &A&p$S;5S +B!1p2_< *U1T '9S 'S!'p(S (1p< (:U
  (< (=S (A5k )p1p< '_5S61U 'd>_$ 'pA>5 +!S= )S:U &S ''<T; (S<p; '4T!<0 ,k *S< ,U ),p-S5 )61_;p;
  *p6S; )<S) '5X<!pA *Y6 ,5U;!:p: ';15f '<:0k )p:0k 'A (5 )f )k (b! &T! (<S) (S &X3_A (p3_A &f #<
  $0T5p3 %U &!S= &,&$b: (3&i &3p>S< &:S0ASAp1p< (1p< +DW$p=U, &>T3p;S &A&p% %_5p3p< $4S1X $:S0 &5
  '6p6+p+1p1T $S $Tp:!2j $U $p:T! #S $!i &!&i &2;!p<b; &6p<:X+ &AhU!p=Y 'p<d7p3Z5 &DAi3dBV&)[& $&
  %'_! %,Y& %1p5b1 '<c $1 %S %U %X &!2S 'f2S &#p;=i &$U:U &'_1T; &*[ &,U '`! &3V! &5T4S5 &6&p!
  '6gn''f>g_!#f0f 'p6'p'>_!p#0f (;Y3T' &7p$Xd (Ad &9p=[& &:SA &<d=S; &>T)p)S (3p;S (9S$ &AX3p- *4
  &D5p1<4S5 'S!SA %i &!0p,^5 '5p-X= 'p<DS+ &$p<BX' &3p<=X! %p<U '_;U $5 %S &!S<U &<gS6i<& &DeDS&
  %T! '9S8 'S4S5U (< %U $; $< %!d3_'!d0 %0k %3V! %4d %=dBY< %Ap<Y> %S &ASAp1p< %T0U %U &#S&'d0Y=
  &)d5Z; &>TAS:+p+ %f>T13p;S $> %!6!pAU #T!Df4d %S< $1-S5 $6 %1U %gf,U '1a %p6S; $<S) #U $! $& %4b&
  $'d0_e $,S $0n& $1S %X &61U $5.`= $6 $:Bp> %gY2_ #V& #W $=pD $DS!p<!i #X& %!S<g_:!U %'b=Ad<S:
  %3V! %6SA %A:p<S: &Sd& &d<S: %DS$X; $+ %26i %3p<S5i %o $1&p$ (3U %p1 ')5 'S'S< 'U 'f $5 %!0p,S=
  $:U $< %!T'p' %)5 %5T!p#_6 %S %f $d %!p<DY6 '=T5 *,Y'1p:S1 %#p=b' %(p&S+i 'D_e %*p&6i (^: %+[A
  %7pA`& %8T,b< %:S1i %C6i #Y $+o $1 %&p$ %U $6 %!p<DY6 %5!:p: %7pAS< %:YA $: %!S=T! &_1X $< %#pA1
  (X; (b; %'T1p1 %3p<Y& %4S< %<=X& %=p>`1 %Ap6[; (g1 '<S= *Dd8U65p3X! '>1 %Bb6gc %_5 $=T %U #Z $5
  %6S6 #[ $$p5S $4d $Ap<U $p> #^ $6 %$p5S %6p<,Y' (^6 %G6:S #_ $& %4b& $5Y #` #a $; #b& $>! &f
  %5,p-S5 &8Ap1p< %T!S #d $'&p$p<X& $)S& $,V&!p,U %Xd %Y'%p=b! %d6& $4S1i %_& $6gX5 %p<XA $85p=V!
  %be $:T5 %X# $=p:: $>`& $AS& %`54d %d8p<b %p<U $C[& $D0p.f %Ap'S<p; %hY& #f $!f $5f $9n5 #n! $&
  $: %:S ''S '4T! *S<gU -f5S;!i )66S; *gf1a 'A &T! (f )<S' &X13_A &f '!f '$X0 (b<6i ''_1T;gf (n!
  *#X ')S1 ',S '3_Af5gS '4S1 '5T13_A );d (X+ '61i (gS:gb' )U1T )f3n1-f!f2S *<gT;gS; ':5i3U (S:f!f
  (b3f5S ';X1 *1T!f '<S' (f1T *f5gf (n!#T1 -S *AS '=S6 'A&i$U1T )p>`! (S!n'(S )1 ):gU )=gS )A
  (_5gS6gf,U (f9S &n!#n5 '51_>SAT! '66gf +,T6gn11T -ASd9T3S 'AAf>gf5gf %f:SAf5gf $< %:f #p$S: $&5i
  '!0p,X! (b&#p5& (p6S= '#p=Z5 ''T1p1!0p,X! ')S& '1p<'^! '3c=[ '4p&< ':S1i %S& &d& %[! && &= %b& &=
  $5&i %=i %Ai %S!i &6i &< '#p;=i )A=i '3V! %T: %V: '3p>S< '60p,`1 %Y &#p>`! &:0p.= &A %[< %a %e
  &;S: $:& &i %1i %5i %6i %S &; &d& %U& %V& '4p:Sd& *[; %X& '!+p'Xe '1p<UD0p1`& %[& &: %_' '9p5`!
  &+ '!0p,X< +Y6 *1X< (5p3[+ (d0[1 (p<6U *DY: ''&p!Y: (SAi (p<8[A '*[ '1&p!< (p<U '3V!,be '65p=SAi
  (p<)ZA *=be#p:b' '8S!i (p<a ':X )# '<&p$[ (0S< (V= 'A:p+_+ (T6p65T:p:T1 ([' (_e (d+S+ *_+ (p+S+
  )<b6:SA %a %b& %c $;S5 ''T1p1 '3c '7= '8= 'AX# 'J3p4T 'S5X9S8 'T (8X3p4 'f &Ap<n; %Y& '!Y! (p<B:
  '#^> '(p5Sd& '*[ '1Z6 '2p: ':gY3n< 'A (!:p: 'JApAU &5`= $=! &>S< '^5 %S &! 'i (!Y1 (# )` )p)S!
  *=Z5 ('T1p1 )Xe (*S: (,a (2p=[:!p,X! /1X! (3V! +!! +#` +:X# )c!p5X& (6X0p; (8p<T= +UA +WA (;gS!
  +6i (<,Y> ,:T5Ap<Z= )0p,c )1S; )6gS; )8S; (A )n!p,T (D5p1S; +=&i (P%f &6i (#p=Z5 ('XeAp5S:
  )Y=Ap5S: (,a (1` (3c (4p>[ (9p5`! (:S1i (<1S; (Ap$S=i 'p<)Xd &:X#7p3e &; '#5p- *4 '3p<_= 'A&p#S<
  &d& %U && ',d<U %X& '1p=_> ':Z; &+ &e '4p=S; '<BY1 %Y &! &+ %Z& %_ %`< &= %b &; '!S<0k '$d5T1
  ':S1i %e $>) %U6 %[ &!5p1[; )3X; )=& ':p:!< '=:S;S 'S;>T!S< (< )&S< ))SA:p&5i )*p&X; ),,`= *b;,a
  )1S:5S3U#p=Z5 )3T1^5Ap2S65S )5c!5p=`&,,`= )6d9p=Ve *gX!6gU5 *p<'Z5$p5S )8[! *_+:gb& *p<S>
  ):S565p=SAi *T53S5iB[; ,6p<:S0 )<0Y&<0S& *3SA *>UA<>^A +[! *BnA<B`& *S;:S; *Y1<e *Z' *_e *`! *g`&
  )=+i *`5=5 *d *p:Z1 +D )>!i>U *T9S$ *U>! *[! )A5pAV: *[ *be!!p<be ,D&p$[; *hX!$p<=X! +[A$p<:[A
  +`e89p=`e *p<>SAp<3_+ ,Xe,a ,Y1 +DS1 )BS=&^1 *p:1i'1i )CY;2Y; )DAiD+ )E1Dd6T= )Qp;=pD=pDS'i 'XA=
  'Y,!:p: (5 '[1 'p6S=&U&[ (<X&8S=U &#XA )(p$& )3d5& )4p&5i )5T&6+p+1p1T *V&6+p+1p1T 'Y'
  'p:b'!:p<b= (=Z5 &$ '1 'S<>!T'p' 'X0 'd<Y 'p5S &%S1 ),=i 'p=S &'&p>S!i ':p!S< 'T1p1)S 'X1 'd!S<
  (0b3 'p<_+'p<X+ &)S (*W (1Y65U;!:p: (5S5V& (:T5,V& (C6iC`,[:p6U 'U>3ApA5k 'd5Z+ 'p<ZA'p6S6i
  &+1p1T &,5p=&5V&$p5S 'Y')S '`= 'b;'_15S )=d6S! 'd0S6i )[< +3c6<=b! &1S: )!p6Z5$_ )'d0&i )2`>
  )6+p)S *`6 ):X#&S< )>T5n; )A&p!_1 *0p,S6i *:p<Z= )DS)p+S *d8['T1p1 '_Ap, *1 +*S: 'p5b1 (<S6i )U
  &2p5Sd (:U (=&i4p>[$ &30p.!:p: 'ApA5!T'p' 'S5 )i (<X0!:p: (BS5 'U:3S: 'X!p# +3bA 'bA 'p<V& &4d
  'p5S!i &5;b6S; 'S:gW5 (; 'T'p'>_15k (3ApA5f 'V& &6+p)S3T+ *U *be ',T+p+S$p5S )>1p15k '0p,S!i ++
  *[< ,3c '1T,p- ,S6n5 '5p2[< ':p<[ 'S1X!:p: )i (5,b;=d6S! (6 (; 'V& 'X0p; +,mPCS<T! +:TApAS
  +<Z6<Z:$p5S '`6 'd8S5 'p<0T4S5 &7p$[5Qp; (,Sd (3e<eAd6`& &8=!:p: 'S!p; 'T*[ (4U *7p3V:'&,a (5p3X
  (AS#6Y)S 'U*[ 'X1 )*W (:p86be (d![1 '[ 'p<&[; &91T!:p: (p1!T'p' '<0!:p: '_<U'<0k 'p5`!!p<C&i +#:
  +9p=Ve +:g!i +Ap=` +CT&C&i (=[ &:S1i!p<BZ' *<B6 (5 )!d01i )4p>[6S5 (;S)S 'T'p(S'S< (5,V& )1p<Y>
  )3S5i )<Z' )M 'X# ))Y< )4p>[:S1i )6g; )8p<BZ: ):Sd *p<U! +=Y +Bh`1 )AW *p+S+ +:V: ,[ +=[ '_ (<X
  'g_'ECY> 'pBY6 &;+p+ 'X!;S!i 'b4S 'gS&Bp5V& &<6&!T1p1T;A 'Z' )<S=i )B[; '_'5!:p: &=T:p6!:p: '_#
  'b!Dp5! 'd 'pD &>$p$8n5p- .4 '+p*!:p: 'T!6p65S )p<bA (+ (3p4&pA5S (4Y65!:p: (5T;b$ (6p<1T!S< (9S$
  +3S5 (<_'5!:p: 'U><#Y'DAi &A '!:p:9S8 (i (p!S<f '&p!2S *S )$p<S: ''p'S '+p+S '5p35S )5TAT3 ,U3
  ':p9SA5k '<Aa 'B!S< 'S!pAU ('i 'V! 'X51p<X5 'Y'5S '_'!p,U6,TA_4 'd0Y:8< (6X1p<A5p;S (;b$ 'p2S65f
  )T1T (:n$p<A&p>SA (<U )` *=[#p5& &BS5 '[;4p>[3^1 &C[& ),[:p6U6S5 )>T+ &D!p#<>T+p+SAS< '0p,[!
  '5p1<S$:5k '<Y6U;!:p: 'S)U>!:p: (0S5T$: (:5p15 (; (><0f )X4A5p5T'p'n; 'X!CX! 'Y:DS: '_ 'b; )#p=U
  )(S6i );d )<Z' 'd0b; (8U )[ 'p>U *#p=U &J! (!d6p<b56p<b5 (#`&<`& (([; &Qp; )![1)S )#Y' *p)S6i
  +>=i )%[+A -p1`& .6S5i )6S1i!T<T;S -E<T;S )7&i )<Z' )=p:: )A )D5i'T1p1 %_& &A '$d5T1 '3p>_
  '6p<B`A *S0 'Ap:S<1U %n' $J1<SAp<p1 !5! $< $p!b %#1p!;b$>T3p;S (1 );b$ )<S) )J!pA %A1p< )J!pA ##S
  $p+Xd:X'Sd3c %>S!i #$< %#p:`< %$b!4p=! %'1X:p:X# &_5CS %)5 &Xd %4d %6S= &X<U %9S8 'A &p5d %;:<S)
  %<S) ()S1T %>1p1 %Ab9T5U &p<U=>b %Y65U;!:p: %_1 &A %b65U;!:p: $p$!:p:AT3p4T &)5 &5T;: &9S8 &A:0f
  (5f #&p$= &X,p- &n= #*p5_e'e':T&i #, $!UCS #0S #1T9S8 $p1S &X &b %2T '9S8 )> &X '!:p: #3U %A:p9_3
  #5 $= %$! &$ %)p<&! $S1 %= $^= &!p<S+ $b& &)p<X& &3_A &6p<B[< &8Ai 'p<a &:Y= &AS+ $e %55^= &<5S3
  $i %3f '5f $p, %3 &b #6 $Xd &A! (=T&p$ (f $i %85i &f '$X5 '<n1 '=b!X11f<gf $p1pJ #8 $!:p: $1S<S
  $p> &!<0k 'X1p1<4:j -j: &$X0 'p<be &5p, (1 &<1p5 'n15k &=b!X1p1< &An! #9 $!_15k $6p<S0 $:0U &p.=
  $S %!SA %63U &S3 %=n; $U $b4Y: %:0p.= $f #:!p!S< $Ap!<k 'S< &A!S< $S:TBd $T3p4f $b $j= #; $5
  %5T;: %7= %_1p< %f $=!p#0f $Ap,T $b6S; (#p:`< (1p6T11p6^1 (3V! (6p<!S5i (>S13V!,U (A5p1T9S8
  )SAp1p< )_,p-!T'p' (D8p;S!p<T1 #< $! %!X0p. %:BS1S6 %=b!T; %D>T'U $%S1 '! (:p: (f (k $)5 %S1T
  %_,p- $0S &'S+i &*p5e $3_8 $5S2 'S &3 &: '>T3p;S $61T &U $8TAp>0k $:S1p< )>T4U $>&pA (>T3p;S
  %T3p;S &Ap>0 $AT&pB %UB 'f 'k %VBf $S %4T6 (1T *5p3 )U )_5p<p3 %;5k %A9 $T5p3 %ApA< $Y %Dp5!0S
  )7& $_1 %5p3p< '<p3 %A &Y< &p><f 'A< $b %1p,: '1: '8Xd5be $f %5S<U #=S, #> $! %)5 %9S8 %:p: $$p<B
  $,U!S $5U1 %p1 $:S=T!S $<,p- %15 $>$p$ $AT=S $S$1 '90p. %5X>1p,)5 *15k %6p65!:p: $X1T %6p65p5
  $b1p65p5 $f #Ap,T9S> #BS1! %5 &,p-S5 &U; &b '3! %6! %<X &Y $X1 $b5b #J61U #S $! %S= %i &$f5T;d $$
  %35p1 %5S2 %6S? 'A &p<!i %8n5p4 %:!< &S0>T!S )U %< &)5 &S ') &T! &U %=_&3V! &b! %>T2U %A_5 %S &&
  &4T61U %T5p3 %U %_5p3p< %d %p<S5be (Ap=S6i $& %!+p+S &S!U &p<:Xd %#X5 &p+Xd ':c %$&pBU& %'p<S=
  %)p<X& %,`& &a %0Y; %3[1 &_8D6pA< '>U &c0S %5!i &S$ '2 &Z5 %6&pBS+:gY1 %7p!S:SA '3e 'D`! %8Xd&S
  &Z5 &c %:T+ %<& &Ai %>& &4Y &TAS#S 'CS< %A &1p;S &6p<+S6i &< &S:S>1U &p<U '>S; %DS'<T; &_A4[< $'
  $, %! &2S &:p: &< &AS= &S '<U %&8p<a %p;!2S $.T &!S $2 %S $3 %U &':p!S< &,U %p<Y&7p=Y> $51p1 %S
  &)S1T &5X!p<: (9S8 &6p<!S< )3_A &90p. 'S8 &Ad>SA $6U $9T %U $: %!1p1S &S; &T<T;S &p<T;S %#p=Z5
  %$p$B0 %*p:be %1p<!Y= %4:j %5S: &o %6'p(S:<0f &,T>1p1T &n0p0 &p6+p+1p1T %<Y6 %=_#S %>=U %A3p3
  &8p3 &:p&S1i %S9T1_;p; (4_;p; %T! %d %gW5 (5SA`5 )T;: $; %! &!& && &'S1i!S< &,p-S5 &4:j
  &5U1T6p<1T61p1T &6Y)S'S<p; &<& &S6hU0_1k '<,p-S5 (T;S=n; &f4:j &p<X: %# %$0f:_4S>U &; %'cBp>S;
  &d0&i %,p-S5 %1:p<Z1 &p<Z1 *1p<S %2S %3SBS5 *<& *A: &U'S1i!S<6<3_A<& &X5 &_8 &b &p>S< %6:p<[ %8=
  &S0T)p) &p<Bp: %9Y%Xd &_1p<S %:Z1 %;A %<& '3SBS5 &15f %>_5 %AX# &_5S4T!S< &d8c &p5&!S<1:p<Z1 %DS;
  %G3p;S5 %N! %T!S $< %3 &)S1! %S;0 (k '5k %U &!p=SBS5 &'=n1 &5T;: &7= &<1p5 *n 'n1p5 &C&iA_ $= %T
  &!S,a &e %b!T; $> %A&p%S1 %S &#p5^< &$p<be &'!p<>S= ':p6Sd& '< (0k 'd0Xe &)U>T1 &,V!3d5T+
  &3V!6p<a )AS6 &4d &6S+i$p<S6i6`! *;5p1Bbe &7p3X!6p<_&!S1 +;5p1Bbe &8T%S1 &90p. 'S<>_1!T'p' -k
  &:X)3V! &<!$p<S6i6`! (:U5 &>T'S<90p. +U '_15k &A0p,b& 'SAp1p< %T! '5S;! *T!S '61S5U )U 'S (4T61U
  %U %Y!<0k &6!<0k $A5 &&p$ &S &f %:n;5be %S &< %T! ')f ',p-S5)f '5p1 '<b$ 'S (<<b$ )b$ %`5 %i
  $Bp:W5 )5SA`5 $C %T &!S (&S6i ('&,a (,!i )[<:T53^& )a (3V! (6gb= (8p;Z< (;b= (<b3Tk +k (=X1
  )b1=_# )p6]5 (Ap=S6i %f $DS!SA $d %!S< &p,U '1U %$b &p5S (U$p5S '<S6i8b1 %& %'T1p1Qp;'&i &Y=
  (5Sd'_+ &_+ %))`! %+Xe+&i %3X!p# &c '<! %7= &p=Y>,,S!i %8S '!p; %:! &S1i &X# %<!Ap<Y> &1i &]&<gS>
  %>< &V!>< &X5>gS; %AS< %B_1X %DS3T )k &X'5SdDS= (DS= ')5SdDS= &d8=i %Pp;'_e,V& (8p<[= (Ap=Y1 %Qp;
  (![1 +<]& (8T6S! (:S5 (<d#S5 (Ap$S=i #T $! %!`= %1p;S>BS< %:p:)5 (9S8 (>_=S ,:T58_+ %< %S; '5T;:
  '8n5p4 'T! %p!&p#S '.p/5!:p: &#:5d (k4p;S5 'T190p. -3T,p-S *n0p. )p!A+p+S '_6 )!< )$SB! -f *p$SB!
  )63 )U; &A_6 'n; $$: &)5 (63 &5T;: &>'5f %X0j %jX0 &p<5p2 %p$0p- 'BT1 (U1 'X0 &<5p2 'b3p4 (4
  )<X!p# )S<S: $%0p,ASAp1p< '.ASAp1p< $& %!UCS %,3a3^1 %ASA5S %D1U1;X3p4)5 &AX>T4S5 %G1X5T;: $' %'f
  %= &9S8 %X1AT=S %p' '!S< )= '91p1 '>1pA<k (_15k 'A:n; (U= 'S= 'd &(n; $)p))59S8 'U8 (>)S1T $+p>5
  $,p-T1!:p: $0j_1p< )J $11p;f %T!< 'S< %p; '5c 'A:S)T! $3Ai &pA5 )k )p1 %S% '<,Y> 'f (<,Y> &5 '!2S
  '2S '<]& '>'5f &;S39S8 %_jA %bjA %jX!p# 'e# &_? 'A &bA %p30p.9S8 '5p1!S 'S 'X!p# '_A )63 )>S<f
  'bA )!:p: &4 '59S8 'S<0f 'n5 &<S (=!i )X9S8 &>S< $4S5 %T %U $55S1 %p3S 'p<S *3_8U &5 '>S<0k 'BX1
  'S!S< (3 'T>S<0k $6S1 ')S1! 'A8p3 %T,p-f,p-T! %_1T!)5 %p63 '<T;S; 'Y1T!S &7= (5T;: $83p4 (!XA=
  %5p4 (,b; (5 %Sp>5 %p9; (9S8 'b$ &>S5 ))S6<:1p24:j )5<! 'TAb4 +9S8 )pASAf $9j; $: %5Z5 &p1 (5 )k
  (=b!(S5i +,S< +3_A +6&pAX!Y= (T1 (p<0 '>= %= %T1 'p1 )!:p: *S<0k )6X<A )<Y6 )A+p+S *U:S )B_1X
  &p:1 )!:p: %X1p1T *4S5S *6n0p0 %Z; %j= %p:= 'S5<1U (65 *!:p: *T! 'T1 )!:p: (= $;1 &!:p: '< &9S8
  %: &!S<8T1 &'T5 &1S: )$_ &5n; %S &: '!S &; '!!b! (0p,S=)d5Xd (S1i +6p<ASA5m (T!!X! (^<$< )A (_<
  *$_ *p0T$_ (`#a ):7pAd (b! (p<>^'!p<>^5 *CSAi '#! (b!Db;>T+ *Qp;>T+ (p)S5i )+`1 )36 )8Ai
  ):`<'p<T= *be#p:Z< )=Sd& *b+ )AS6 +> *X' '$&=['p6S6i (5p=SAi (d<S: (p5S:Z;<6[< +<Da )<=< '&Sd
  (gY> )_A )be '''S:DS<S: .gS: (S!i,b1 (` )'&i )6g6p<` (b= (d )5T&,b;'dB )D! *5i (p6SAi=SAi )<Cd
  *Y1 *`1 *d,`= '(6b! (bCb (p&S+i )=& ')S6i (p<=ZA *ZAA_'!p,U '*p=S58S5 '+S6i (g_e+gbe (n<:S1i
  ',,`= (<4< (S )!i7p=` (ZA,& ([: (^&,& ):,S: (b;A&p#_6 *C`! *N!3_A )e *AS ,< '0_e0be '13=i$p5S
  (:p=&i (S:A_'!p1U (T' (p<&i ,3c1p<&i:! *V:1p<&i /Y> '33V& +3TA (SAi (Y<A8p3 )An8p3 (^& (c (p<$be
  '6!!_<p1Tk (&p!S'i$_ *#XA +Y' *B[6 *D5i +S6i +YA (+p'['6+p'[ +^A +_+ *(T16+p(^& *)b! **W (1i6`5
  (5p2[< (<TBS< (S1,a)S#p5&,a );6^& )d&Ap3[< (Y! *<Z: ([!'dB (`!88Xe:S1i *AS (b!6be (d8S5 +d )9p=Y!
  (g6S'i *g` +b' *p=S+ ,Y' )S'i *1 )aCSd )b' (p<3Sd&$p5S *S6i )=_e6p=be '7X; (p$[5 )'S'i *X'
  ),be7p,& )1SA )3S=i:S1i )=[A )Ad +AhU '8S!p;$&3c=[$_ (T1 )<be )Ap,S< (U5_e8U5be (Xd<Z' (_+8S!p;
  (p;YBk )<1 *=Sd *S> '9p=U9p=[ *[ ':1i$p5S (S1i33_ )5(b& *>b1>$p$ *Db1:S59n5p1 (T5,V&3TA *<ZA *=pD
  *Ad'n; (XAS (Z;:gS1i (gSd& )c (p=S; ';b&$p5S (g '<! (&p>[= (+g (,V6<,X6 )W5 (3Y<3Sd (:gT&<:gSd&
  (=U& (>gS'i *[! *b' (C6i )S+ )T!<C!i )_e<Cbe +Cbe (DS!<8S; +i<DZ= )hY<3Sd (S6i<^6 )<`! )Ai (Xd
  (Z6 ): )A<S; +gS> ([<Xe (]&<gS> (`! (d)S=_& *_+ )=[!6[!!!S; (e (gS> '==[!S6i!p<b: (S1iA[; )5i
  (X62p=X! (Y!=[A[!p<b: ([ )! *)[& *1d![& (_& *A[' (e (p>[; )D *e '>S&>a )A,a>SA)[& *>S& (`&(p&S;
  (gW& )Y&>gS& 'A:p<Z= +[6'T1p1 (<X6 (S3X!p# )d *+gSd (d0_eAd0S= (h!A^1 (p!S1i )&Z1 ),c:[=AT5
  )3be:[= )<b'$=i )= *5i 'BY< 'C! (X6 ([& (_eCbe 'DAi<=U& (S!p<!i (eDS& 'E1Ad'a 'Qp;(pD`1 *,=i3c
  *4Y<8be *:S5$b= *AS6*p=_: 'S %X1p1T!S< &>,p-S5 %b)! 'T! (1 ))S6iA5p;S )3T5T! %n1 &: %p;S5T! +4:j
  $< %$X0 %0_1p< &j_1p< %10pBS &U %3X!p# *S &_A (5T3p<S &bA %5n; &p1 (< )9S8 )S; )k %6p<>_A +!k
  +5p1 %8p>X3f %9n; %:1j! &= &T1 %; &6S= %Ab! %S!<0k 'p<V1T &1p:5o &A %T &p:1 %X!p1T &1p1T *5n;
  *6p6,T *>T3Y *ASAp1p< &3! (6S;SA 'p4 &6!S< '3_A (p<8 '4T 'A$p$ %a %b4 'f %jS0 %n; %o %p9n; &:T1
  $= %8TAU %<n15k (p5 %=bBT1 %n; $>1p1 ()5 (5 )S!S< )k %S19S8 &6 'f &<0,p-S5 &A ')5 ',p-S5 '5,p-S5
  'T5U 'U %_35 (!2S (6n0p0 (k &@ &A5 (,p-S5 (k %jS0 %n1p1 $@S3 $A&i %0p-S5 %8p>S>X4!S< %Af<gf0f4n<
  &p'a %S &!< &'< &3 &5S2 %T2 &3p5 &5p5 )9S8 %U35 (S!S< (f (k %_4S %npA; %o %p'n; &2S65S &6;jS;
  &A!:p: ')p)5U; '5p1>1p2X )3>1p2X '; ()5 (5p1_>SAT! (S'<T; *S<p; '<0 'S< )0!:p: *S 'T1 )8_3p;
  (<T!S )U 'n; )9S8 $e %6;jS; #U $! %S<gSBp$S %Y1k<A &3U5 %`= $1T &!:p: 'S< (= 'bA= 'p<: &)5 &1d0S&
  &5T;: 'n; &60p.T1 '3 'X$p$= 'p6+p+1T -p1T (<1T61p1T &8_3p; &9S8 'n; &<,p- *6S= &>&pA 'S3 'T4U
  *<]&!p,U *A:p63S &A:p63S 'S4S<0f (Ap1p< &D&p$9S8 'S)p+S &N!)5 %p;S5X!Y= &<S1 )!:p: $3p<T' 'U!:p:
  $8_)p< $:Z; $;f $<1U %A &S< %S$ %b$ $= %X6p6= )X= $>0< %<0 '4:j %gY '3V! (Y3S1i 'DSBS< $Ab1 $B<0
  '!:p: &n0 %S<T!S1S<S>=U %pA_< )U;gS $CX& $DS:U #V! %!p,c'T1p1 %#V& &p5S+i (Z' %$T1 %%[+ %'&i
  %)+p)V& %,=i &[: (:!,=i %5S %6g7pDX! *Y' &p=`!5V& %7p3e 'DY! %8T9S=i &p<Z' %9p5! %::a &ga %<=V!
  ),=i &d8V& %A&pAn; &Y1p< &p,S;!p<b; ':S5 '<:[Ap<:a )a (X! %B[;5V!3^1 %D<8p<Z' &AiAd0[' &^5#p:SA
  $& %!m %$_ &p5S %)S %2S &p!=i %4V& &p:V& %5 &< &Z5 %DS' '= $: %5&p$n= &Z5 (=pD& %<3e $= #X! %p<:
  $$p<be $++gS1 %p+ $3f $66gf $8p;+p)5 $9S> $; %!p=_DY3U1 *h`< %1p<U %A5p3Y' $<!pA $AA &f '1T $d $e
  $i:5T: $l& %e &%[+3_ &5k &B[; 'p5l &N& $n+'S;gf1f5gf %1-S5 %66gf #Y' $+p+ $5 $> %`=BpA_C&i
  %g`=BX=p=&i,Tk -g&i,Tk $DS!(X1 #Z1 $5 %5S& %8p<ePAn %=pD& %Ap<U )=S $> #]! $; %0S; 'Ai %8p<Z;
  %A0p,S6 %B1i #^ $& $> #_!p#:p:S5TAdA *f &<Y9U=U $$p<U1Y $1 %T &60p.T1 %p1 &< ')= 'S (3ApA5k $5
  $6gS= (g_Ak (i $8p<U1 $:T &<S) %gS1Y,YAk $< %$X0 %3X!p# %9n; %X $= %9S8 $A)p)T!&p$ -f %S3 '!:p:
  'S<!pA 'X6 )!<0 ,k $B_:S $e %5be %N& #` $! %Y5 %p:Z; $'c $5S& $6 %5T1p; $=5= $>gU &V; &W; $Dp5!
  &BW $f $mf #a $) %S $5Y>,=i,b; $AY: #b6 $: $<U $e #c $!5p=`& %6 %p5X& )!p<+Sd,a$_ )#p>`& )'d0Xe
  ,b: )65p3X! &:_& &<b;5be:Z;(p5Sd 'cD5p3S!i $'5p=be %Sd ':X# %d8be:X# $)S &!0p,S= &1S& $,[: '#`5_e
  $1` &;W1 %p<&i 'Sd1p<`& $3U6&pB[; '+p'6i 'd7X1 %_ %d5_< $5V& $7p3e $8_= ')T15be 'D5S$1 %p<V!8_!
  $:S1i8XdAp&^: %X# &5 %Y=$p5S $<BY1 $=[$b! &65p3X! &<2;5p1 $A=i '#p=e '1`A:p6!!S1 *d6!!S1 '<=S6
  %p&^:Ap<&=i $C[; $D: %_ $N0S %=T' $Qp;5V& #d $!& &#p>^5 &i#p>^5 %5p,p<d '1p<d '3!i (p<Sd %S1d %Y<
  '>T' %[1!p,U )1U %cCc %p<1: ':gc21 '=S5 'CS5 (b)U 'X6 'Y' '^6 )33V! $#S>:gc21 %p+U $$: %Y(S;
  %p<!i 'S6iAp=`& $'S!i'X< *= &BZ; &d& %_!6X! %d0U %n!p!'n5 $(S#p>a $)S= %[&)p<Y! $,&p!Y> %X1 $1
  %SCa %p5b1 &<'^!8p5& (`!9p5& $2&:Z5 &;T6 'g1 $3^5 $4p:a $5`! $6&i#p=S+i %+p'X! *:Z;'&p>S; %1i %8
  %S!i'b< &+i'p<5]! %Xn& (:Z;,Xd %_ %d8& 'Z5Ap!< %gS> &c &n& (,S!iAS'i (DSd& %p<8S; 'DZ= 'a
  $7p!SAp5b &=`DS; $8&D5pA& %8S; %S %X:p8 %b1 $9T5 %V& $:pAcA!iA_e $=1 &i %5i %_ %dD&<d'_! %p8c
  $A0p,`!!Y< %Y; %`A; %be!!p<be %p=V!Ap<Ai $D5pA: )#p5X< )'_! ))p<Y! ),Y& )7pD`: %S!b (#p3Ve (1p5b1
  %d6`& %hU #f $!S $' $6S= $9S6 $:T14f $<f%S1 $>f!f 'n: $A5i #g $! $5 %i $S %!S %1i-S5 %6gS &i6gf
  *0_1 %:i %A`5 %Bp:W5 )i5 $U $Y6gf'S< $`!Df5gS!i &f $b $f %An++gS #k #m #n&p$= $66n++gS1i $; %'d
  %1p<&i %4^6 %5k %6,T %=!p#0f %Ad;b$ $<>`A $AAf #o #p'! %5 $1p<U $5 $;$p<b4 %S; $<61U %J61U %S;
  '0k $>= $DS= '5V& $J61T %AVB !6! $!_<p1Tk $'_! $1 %T &!:p: &$X05S: &3T5 &5S: &9S8 (> &A&p#p;S
  'd#p;S $3d5X! $6p<` $8d5b= $9SAS $:!1S:7p=Y>,[:>T+ %X# $<0 %]& $>1p1 $A!>S3k &p,T %:p6!*[ %d6!
  (*[ 'X1p<3c>T+ %n!p,T %p6`! &<S6 (; $D0p,[! **[ '1[! %S!p<S1 $S<f %A &! &5 'U; &T1 &_5p1b $T0p0!
  )!2S )S6n0 )f $b,T $f $i %!5p3X; %,a 'Bc %6b! '; %7p=T1 'A`& %8p<=V& %9p=[& %:YA %<X; &d9[;
  %Ap<Y> $p! &9S8 &>T+p+S6n1p< %# &$05S &)5 &5p3T! &8Z! 'n5p4 &A:p8n5p4 &S '5X$p<be &T5U '; &U %A
  &!:p:!< 'X:p:X;5TAp, &)5 'd3SAi &5;b6S; 'T;: &8Z! )5T;: 'n5p4 &A:p8n5p4 &DY1&i &S '6!pAU &T0U '5o
  &U 'Ap<X! &np:5 ##X: #& $$_6&pDAi $'T+p'V: $)U,Y5:Z; &3Z1:Z; &=Z1:Z; $2p=a $4:j %d $5S<U $6p(Y5
  &<XA &DY5 )!Y5'c ))U3Z1:Z; +=S:Z; ,Z1:Z; )6p<4S!i3&AX! )<Z:)S1T $Ap<U $i %! &:p=Sd& &Ap:S3Sd&8U<
  *:p#S& &_<p1Tk &p:_& '=S,_A %#S1 &p=S+i (Z5 '>S1i %$d5T1 &p<]&A:p= '>U %%p=S1 %& %'S+i &T1p1
  &d0`& '3S+ %)U>T1 &d3S+ %,a %1YA &p<Cb! (U %2SA &p=a )#p=Z5 %3p<8p; %61i &S+i )7p3e '1i &b;
  &p<;b)5k (S!i )0 %85p4 %:S;S3 '<;S3 &pA^1 %;A %<Y66&i(b: &gbA 'e %=X; &_# (6+p)U %AS'i )6&*S: &^1
  &d0S+i %Dd6T= $p! &! '#p=S+i 'dBXA 'i (!Y5 ('&p<a ((p:6 (4p:6i (6p<AT3Tp4 'p,U (1U && 'A:X3p<
  (c3S> 'i &'=S'= &) ':p=be &3d5SAi 'n8 &6&p![1 +5 ,7= 'i (#p=Z5 (3n8 (5n; (:U5 &<]& )B_1X)S:Z;
  &B_1X &C[& &S'i )!_<p1Tk$_ )6&p#Y' '1i )!Y5 )6YA )8Y) )9p=[& '5i ),a +Ap8S5 -<_' '6i '< &T5 '=
  &X& (7p1c (<5S6 (JApAU (KApAU &Y! (6p<!SA (Ap5`& (Bc ': &Z '' '; (1p<& (6a1& (Ap=S6 &[' (A!i '1
  (!S<0k )Y5 (<]& (A1p<Y> (B_1X '5 (7=T17= '; '= &]& (!6gS=i (3Y! &^< &_= &`! '6 &a '$p<S6i ':U5
  'A5p3Y' 'G6A$p$ &b& &f &n) &p<S6 *6YA (^! %#! &5 &S! '1 (3p<8p; (i )'T1p1 '5 'd (& )#p:b' )3V!
  (A_e )d0 &T1 (6&p#d (<6& &X6 'A &Y& (,U '' (!S< )Y5Ap<U$_ ($X09S8 (*p:be &[' (,aDS> (8_= (Ad81i
  &^> &d '#p=Z5 ''S6i (T1p1 '=p6]5 'Qp; &e '6YA %$& '%p:Xd '3Y! &1i &5i &< '9p=[& 'GA &S '5 ('S6gU
  (AS,^> '6i )!S< *p,U )6+p)S '> 'd& &U '6&p$S &X; &Z; '< &_' &b= (!U ($b )p<S!i ('`> (3Y! (4p5Ai
  (6+p*< (8p<d (<6& 'e (6&p!^< &c &d &p<6 )i %6b; %<S6 'A &U! &Xe &Z+ (7p=Y> '6 (6&p<Z: ': (3c &^5
  ('p6S6i (=_# (D!pA< ): &a &bA &e '#p+T= )=Z5 'C_eCe &p!S6 '$6 )i %>!i &SAi &T' '= (#p=Z5 (,[:
  (3X5 )d5T+ (60p,V& )p<S!i (88T= (=_# (Qp; &U! &V! (6&p>W5 &^' '5 'e (6&p>`< &_' 'e (6&p>^& &`&
  (,S5 (A_'!Up1 '< (<S)p; (Qp; %AX!Y= ')S1T &^1 %B! 'i &1i &6 'i &=i &S '+ (#p=Z5 (2S (7p=Y> (:X#
  (D!pA< '1i )!UCS )4:j )6&p<^5 ,BS+ '6i ),U '< &T5 (6&pBb' '= &X; (,U (4Y=U (6S<U (7pA`& &Y1 ($b:
  (3&i '< ($b (*S: (+[A (3V! 'A &Z' '1 '< (5b: '= 'A &[6 (3p>S< ': (Ap<Y> '; (!S< (,a '< (#p=`&
  (8S!p; &^< (!S'i (#p:Y1 (3V! (A_e &_> &` '6 '= &b! '' 'e ($b: %D! 'Ap<S &&i ()[& &1i (3V! (6S;
  (DSBS< &5i ('T1p1 (=p6]5 &< &Ai (3p<8p; &S!i ),d0[< )i!S<&S< *6&pDZ= '& '' '1 '6i )2p=a )6&pDY5
  -b5 *5p2b! ):X# &X< &Y' '5 'A (5&p$n= &Z '' ((p5&i (,d6Y= '1 (#p=Z5 (6&pD< (<S& '= &[1 '= &^& '5
  '> &` '! '5 (#p=Z5 '6 (&pD&i ': (':pDS6 '<6&pD&i &b& (1p5b1 '1 '5 (!S; )p6S= (#p=Z5 '< 'e &c
  #'Tp):9b)5 (;S: $X0p0!:p: )S< $p' &!p# &5p,6p<3_A (1 )$p<S: ))563 )6p63_A &6p65p5 &; &>_!p#0+p+S0
  ,f &S ''S<p; (T1p1 ')5 '5X6p63S5 '9S ':T1 *p1 +< &T: &X$p$:5S!S< ,f ,k '0p0!:p: +S< '3p4S<
  '6p65p5 -9S8 -A:n; -B_1X &YA (!S= (A:n; &_! (3_A +9S8 (5n; (8S!p; )X3p- ,4 )b4T (9S$ *8 (=!p#0f
  )S9 (>T)p)S *3p;S (A:S3S5 )n8p3 (f &n '; (5T;: (6Z5 (7p3e!+p'!i (=S9 %(S '!S= '$1 ''S<p; ')5 )1S
  '+S1T '91p1 +!S= ':<0f '<b$p;!:p: 'A:0f &T: (!2S )S= ()51S )S1T (1p19S8 (3ApA5f )TA (63 (98
  )>T!A1p> )S$ *8 )b)5 (:SBS< (;S: (>n; (A1p> )SA5k (S5X3TA )BS< %)T:!S= ()51S )S1T (3ApA5f
  (8X3p4>'5f (98 )S$ )b)5 (;S: (>T!A1p1 (SBS< #+_p'+ $p' &! '0p. 'S:$X0 'b0 'f 'p#5p4 (A1p< &#0p.
  &$1U &&i 'p$ &3_8 &6TC!S 'i ()U>T1 (3d5SAi (<]& (>T61p,T &80j 'T4 'n0j &9S8 &:U &< '&p$ &>$p$T;
  *U; '0j (p0 'b!S< &AS#S 'U= )S 'n! 'p!5p4 &S '!:p: (i '& (p$ ''i '= (f (i )*[ )3V! 'd (& )!X5
  ('T1p1 (,S'i (Ap<` &T5p3p<T; )<p3U;k &X! (65pAU ,hU 'e (!S< )d8&i ()p<d (,d0S6i (1:p=a (2`6
  (3:p&5i (4S1X (6+p'Y= (=S:! (A8 )U:S &Y5 '= (!p<6 (#p:b' ()S:Z; (,d0`& (<Y6 (ASA5S ,k (DS<!p# &[
  '' (6+p'[ 'Ap<U &^A (>SA>S& &_+ (!:p,c ($b8U!p<b= ('b= (2p>U,a (6+p'Y= )`6 (:1T )p=6i!Y5Ap<U
  (<Ap:U )S& )Y6<S& (>S'S )bBS< (AUB5S3 )p5S,a (J! '< ($b (Qp;3c<!$_N3^1 'e &b< (6+p'^A (=[!DSA
  &p<! )2p5Sd (SA *)[& *3TA *Ap<!U (T' (Y' (be %(1 &S! ''i '6 &T' '1 (6+p(^& &V! &X! (6+p(Z= &Z=
  &[1 &^& (5n; &_e &b1 (5S;DS; 'e %)!i ('T1p1 (,a &'i (A&p<`! &1 &< '6S= &=T 'i ($b (1p<U!p<V:
  (:S5i &S '!S< (i )A_'!Up1 )Qp;%[+2S ,,V& '#n;A!p,T +1p1T '3T+ '5i )1p<Ap1T ,UAp, ):_ )<Y6 )Ap<Y>
  '6_A!!:p: (i )8S!p; '>S<f &T '!S )!p<V1 )-S5 '1 'e &U '!1i6p<S!i '#p:c ''Y= (_+ (d0S; *Y= ')S1T
  '8S0T)p)!:p: ':S1T!S (_ ';:6S= '<S;1:p=a *5S: (]& '>T9S$ 'AS<8[90p. -n0p. (p5S: )6`!(p!`
  'D>1p1:S5 &Y5 (3SBS5 (Ap6^& &[ '' (!Y5 (6+p)[ '1 &^A &b! ('T1p1 '1 '< 'e (65pAb! )be6b! +Ab! &n6
  &p<! (S6 *3V! )= (Te (X= *,d0[< *7p=Y> *8_= (ZA *7p=Y> %*6i (<2;5p1 )3_e &< ')&p$&i ([& '3n8
  '9p5`! &W ''T1p1 &`= %+ &1Tp1 'p1 ),=i )3X! )T &>1U '5p1 *Ap3S!iAp3[< *U 'n5p1 &S '!i ''!p#X ')5
  '+S0 '0 '4T!S< '5X<Y6 '6S<:U '9S '>1U (5p1X 'A)S1! (:p63S &T5p<p3T; &[ '!pD`! ':X4S &` ': %;&p!
  %<p'! (SA (Y' ')! (S6 %B &S '1S51V& '7p3a!p5X& '8p;S!<0k '<=1i6S1i #,S %! %'S<S $T %! &:p65S (:
  &S< ($X0 (f &T<T;S &Y= (A+p+S &bA=>T'n; &f &p#T1 (_6 %$p$B0,p-S5 (SB! *T!S %% &'T1p1 &f %'S<!:p:
  &p'A:X6p6S3 (X6p6S3 %+S0 &p+S )!p6, )0 )1 (Y %,X=p=S<Y65U;!:p: %3S5 (5S: &T5 %6!p# )!! )5T;:
  )6p<S0 )9S8 ):T1 )<DT= )U &1p1T &3S &5p5 )S &p6+p+1p1 .T %83p4 &= %9S$ '0 (6p6,TA:p9T3S &Y %:S
  '!< (S<U %;9S8 %<&pAU &Y6 (!:p: )S<U )f %=S9 &b: %>1p1 )5 *k &S3!:p: &T+p+SAS '4U &_$ '3 (5 '4
  (S<T;f %A'p'f &0p-S!T'p' *< +f &5p-T (4T &:p6BS< (9T3S &<0,p-S5 &_'!p,U '4 (5k &d;b$ &n8p3
  &pA<0,p-S5 $p, &T!S %-5S (=T#T1 %1 #-: %!2S &6p6 %)p*S5 %1S &p<SAi %6p6+p+1p1T +S1p1T (6+p+S1p1T
  %8X3p4>'5f %9S8 &Y:T %;S: %>n; %A&p$S;5S )U1T )p<be &1p> &:bA< 'p8b4T &>5S!S< &T!pAS '=S %B_1X
  %SAS/ )S (4 (CpB %b3n; $>U &!AT0 &4S1X %b)S 'f #0 $S: $T4S5 &T $U1 &9S8 'b)5 &SBS< $[p1< $j %S!S<
  &$S< &4T!S< &<!pA &=; $p,S '!S< (i )$p5S )3X!:Z;#` +5 ''i ),be ')5 '+ (#p:Sd& (%bA5S
  (1&iAp;X&:4p;: (3&i,`& )V! (6&p!6i )0p,S' )p<CS; +S!i (9_<>!:p: (=ZA (A:p&S1i (D$p$UA5U ':T1p1 ';
  '<SAp1p< '= (3bA (:! *8U (<]& (B_1X (Qp; +:S5 'AS (n!p,T 'd ($p<Y (:<1! &T' '6 &V& (':p<Xe ()ZA
  )d5ZA (,T1'T1p1 (11Sd&AS=!p<: )6 )>gS )S&5S:!p<X: (3S:3S< *Ai (60p,_+ )5p2`: (7p3S=i (90p.T!
  (:T57p3S=i (<!6T1X9S8 )Z6<Z: (>T>S3 (AS4S<0f )Xd )hU>T= *Xd$p<=Xd (DS)p+S )d0YA (G3p4<0k '6 &X5
  'd ()U>f (A_,p-!T'p' 'e ($d5T12p:U (60p,S= (A0p,`! (DX1 &Y5 '< (*S: (>_5 '= (! (#p:c,a ('T1p1 )_!
  (*[ (8b1 (;S6p=& (=p8c (p8c &Z= &[< (!Y5 ($p5S &_! '+ ('_+ )b= (6d6< &`1 (!5p3b& (1S:#pA`3V! (3Y!
  (60p,b; )p<3U6 (8b&8S; '60p,Sd &a &b; (#p;=i (,a (1X (3V! (Qp; 'e (#p=Z5 (,a (3S=i )p<8p; (60p,a
  +1a (DSA5p5 &c %.! &>f &S &T '!S ''p' '1 (#S&'p6S6i (,X!3n< (9SAT1 (:S5T5U +U +e (A9S (b (p; *A9S
  &X '!:p8=AT=S '<b$ %0 &&p$)S1T &=n; &AS<,p-S5 (=S &S!S< '$S< *T! ,S '4T!S< ,T5U '<!p# *A '=; (n;
  *)S1T 'A8T4U (S;X!k &U &` '!S< '5 &beDSA5p5 %1S '!i ''i ')5 '+ (3&i,`& (6p<S!i (=ZA '<SAp1p< '=
  (3bA (<]& (B_1X 'AS 'd ($p<Y &Xe (60p1S= (DX1 &Y= ('T1p1 )_! (*[ (8b1 &[< &_+ &`1 (!5p3b& (3Y!
  (60p1b; &b; (,a 'e (3p<8p; (DSA5p5 &c #1 $5U $S5U $T %!T<T;S %,p- (S5 )6n5 %1 %9S0 %>_3 %D&p$ $U
  $i %!p<,SA %'5p3SA &Xe61iC[& %(p>_& %)S8U< &[& (1Y' (4d %,Xd %1p<&i %6&p#Sd &`5 %Ad81i &p,Sd '=V!
  $p1 &6T0p.T!&p$f 'Y< &S4S< '5U! (X:b35S '9TA_! &T '3S5 *:;f %2:p9! %5U %6Y& %;S6n5 %< #2 $:SAS4
  %b!p# $T! $p;S>1p1 #3 $!S!$1T %p#T0 $$Z<A: %a65p=d $':p<^& %b36p<!S5i %d<^& $,p- 'S5 $3T1^55;b6S;
  $5$<<S) %T85p4 &;: $6+p)S '+1p1T %5p3b!S! %Y<0f %p6+p+1p1T $8S!p;,6i )6p<Sd6U /Z5 .8U< .:Z;
  %TAb45k %d5b= %p<Bp:$U1T $9X)&p$=U=S %p=_& $:)p*T: $<>`& $=BX %p:[A $>T'S<0!2S %U $A:SA
  &b4S58U)$0T1 &p8n5p4 '9SA5k %<9+p+ $G!p<T,p- %3p3_A *5S: $S5 &X!p!: )<: $T! %3 $U %6 $X,p- %:
  &)S1T &5<! &<S$ &>1U &S %A $_A &6p6+p+1p1T &<S) $bA $d $p: &<S$ #4S5 &S4T61U '5X;b$ $T61U #5 $,_!
  $6p6X5d $=p6`& $Ad7V& $i %,Y565i1S %8p<e %Ap<5i %DS<!pA &p5!1S $p, &T' (65p,Z' &V& &X6 'e &Z' &b!
  %1 &!5p3X; 'S5i!S6i (<&S< 'i (2p5Sd (Pp;'d &$p5S &)S6i 'U>T1 &,a 'd0[< &13c3^1 &65p3S6i &8_= &:
  ''d0U 'Ap<S '_<^5 &>T)p)S '_5 (=S &A!:p:9S8 'p6^& &Dd0S' &T' (3^1 )c3^1 (65p1Z' +3Z' (:! )p,&
  *5S!i &V& (!p<Z' (35pAS; &X! '6 'e &Y' (65p3S6 &Z' &[1 ()[& '< &b! (1&p!< '& 'A %21 ';AAn!p1T &6i
  &: &; '!:p,c '2S:8= (p=a '3bA '85p4 '=p6]5 'An!p,T +1T 'Dd0S' 'E3p4T8= &X' &[ '< &` ': ('d5Z5
  (65p2; +=` (<6^6 (=p6]5 +b; (Qp;=[A'd5Z5 &b! (#p=Z5 (2p=a (3d5T+$_ &d %3'i &5i (!S; (#p=Z5 ('T1p1
  ((pDV& (E<T;S62 &6i (!p<b:,U ($_& (&Y13V! (*p5Z= (,S!iDU>gS5i )_! )d0_! (3V! (6S; (=#bDS> (>e!S1i
  (A:p&S1i )<U<f )S!#bDS> &< &S '1i )!S1i *b& *p<B: )#p>`& )*[ )1p<&i )3p<Y& ,_1 )6Ai *ge *p<[1p<&i
  )7p'T1 )8Xe )Ap<6 '5i )!S< )8_= '6 (#p=Z5 (65p2b! (;AAn!p1T (i )$p5S )65pAd )8U +5_e ):! '; (!T=
  )p,U *<Sd& ('!p<U ((p:S< (,U )`! (3SBS5 (5S& (7p,Xd)5 (8p<S= (:S5)n; *A +#S&=T' (=&p>`! (A:p<`
  )p3b& *<U (Dd8T= '< '= ('T1p1 (i 'A ($d5T1 (7p=Y> (i &T1 &U& &X! ($05S (&S6i (60p,S!i
  )p<`6p<Z=Ap:[ (8&p<S; (9Ap,X1S& (<Ai (=[D'=53p<8p; (A<U<S&p$ )S<4S1X (D$p$TA5U )5p1<S; '= (!5p3_=
  'd (!p<'! (#p=Z5 ('_! (6S<:U (7p=`*[ 'e &Y< '= (!p6S= &Z' &[& '1 '< &_< &b '6&i (ApAS>f '< '=!S!
  'A (<SAi (_'!p,U!p<b4 'G'p'S<f 'e (!+p)[ ('&pD_< (3p<Y (6p<BX! (8p<B!i (<5S6 (=6 )pDU (JApAU &d
  '1p6Y& '5S& '=n!p, )# &e '!p,S< )1S< &p<S5i (_1 (b: *,d<U %46i &S1i )65p4d &Y< (#p;=i (,a (65p2;
  &Z5 &d '65p4S1i %5 &S %=6i &S '!p5X&!`>9p5`! ,9Y:T )<ASd& '' '; (#pA` (8S!p; )_= '=p>^& 'Ai &T'
  ($p<S6i (65p=^5 (A:p,U +1U )d,U &V: (65p=d &W &X! '& '; &Z+ (!Sd (#p5&!&i ($Y3 &[& &^! (1p<U '5
  &` '!p<^: '& '6&p!S< (5p=6i +X! +d 'Ap<Ai &be (4p5Y (Ap5S &d ''Y= ';! %A &=i (3X! &S!i '1i '6
  (2p5Sd (3d8Sd& (8TA (:5p1 )_,`! (Dd0S' '; (1p<`& (<S!i '< '=i 'd (& &V! &X3p4 *!:p: *9S8 &['
  (!6p6SA ': &^1 &b! '; 'e &d '$p<]&:pBY6 &e &gU &hSd 'U &p<Z= #6!i &!&p!`6 &1p<U &8p<=V& $1i $<
  %$p<]& %'`,Y> %)Y< %*p:b= %66^! &p<Y& %:S5i %A &0p,`! &S:'Y! &p!< $XA $Y %< &8U< &:S1i $Z= &$p5S
  $`= &!Y5:S5i 'p<6U &#p;=i (=S )`& &1p<U )b! &3&i &9!i 'p5`!=^5 (=`!=^5 &<=ZA 'X; &A_e 'p=V! &D!
  $bA &,U8U#p=Z5 &D&pD`= $ga=T5 $p7SA (d (f #81j $5p4!2S $Sp*< $T1p< (4T61U (6T1S (:BS<S) $j1 $p'b+
  'e %(b1 %;SZ< %> &))5U;!:p: 'T1 )5S: 'p)5p1>SAT! ,_>SAT! )S *!:p: *'<T; *5TA&pA -dA *>T4U
  )_5p1>SAT! (8S>T4U &1 '<S) 'S &S)5U; &f #9> $ApA< $S %!< %1 %> %A $Y $_3 #: $S %0 &9S$ &;X1p1
  &=_#5S &T;!:p: &U!<0k '; (!:p: %2!:p: %3 &3bA $X# $_B $b3 $p<S6 (A1p<Y> (i ': ($b'< 'A (i &V& &X&
  (!S< (3X! (5V&4p>[ &[ '!&3n8 (S< '2`3Sd '6:p<SAi (p<)S)5 '9p+^> )=[& '<S)!S< 'A_>S )e &` '!d0[1
  '6:p<Z= '<Y6 &bA &e '55^= '<Z' %=SAi3U &`& #;1 %5 $b$ &>T61p1T %)5 $j&p! %>AS5 %S!SA &; $p;!f
  &T!S #< $!`> %p<: $#Sd $$S> $)U6 $+p+X1S $,d<U $1 %p2!S<U $3 %1p29S8 %A %S< '!!:p: (:p: (S< %_A
  'U $5T:p:T1>A>1U /p1U %p16f $63 %S+i $81 &i %= %p<a $: %!b,p- %$p<Y %1TA+p)n; &p2 (!2S (>T)p)S
  *3Y %5S2 %68T1p< &Y<S0 %<S)>Sd& %=S9 &b! %A8 &X# %S &% &0Y &2j (!2S &4T6p6S; &5Y9S8 &9T4_;p;
  (A:p8b4T )_! &; %T,p- &5p3 &ApA< %U &AY< %_5p3p< &@p- (>< &AY< 'n 'p- (><f %b>S3 %p6<S 'S<S
  $;gS#S $<!+p+S %,p-S9T6S= %2 %3_e (6d8S< $=T#T1 %b! '1p19S8 $>&i %E5p361p1 %S3T5U 'U $A&p$p<S:
  %_e %p5_BS &A $CS& $D!p#<S $S %!b,T %); '5T;: &T! '5 (9S8 &n; %4U5 %5X:n1 %98 &> 'f %:SA &X# %;5
  'S 'f 'k %A5U &T1 (9S8 (>T3Y +p;S $T!2S &6p6 )U )f &:j5o 'p: &=p6 &S<0k &p#S< *5a!S<T;S=n; 'AS<
  %$:5k %'1p16X$p$= &< '0k &S! '< (!T'p' (9S8 (T!S +< &_p(3 &p'1p2$SB!f (S )$ *3S5 *U *f '(T5p5 (_3
  %)5 &p+S %+p+S )61p< *n1p< '>)! %0S: ()S8S4 ';! %1p1 (!< (7<0S ';S$ %3_> (5S!S< (f %4S5 ()T>0T!
  (>SAiD$p$TA5U %5S;! &T+p>5 '8p>S5 '>jS0 %62 &3 &S= (1S &X0p0 *9S8 *SBS< &Y0j (k '< (0 )j )k (9S8
  &p6Y0j %7=S 'T1!:p: %81 &3p49Y:T &S< &b4 &p>S5 %9S$ 'A (!f (5k (T!S &X!p, '1p1 &b!p,S '$
  (,b;G3<6p6:S0 (6n0p0 (9b)5 (:T5$p<6i (A:p<5i %:0p.= &S '0 (6^>1pA '1p< %;1Tp14:j 'p1T *4:j &5p1
  &S!S< )A '3S5 '5 '65p5!:p: '; (6n0p0 &_A5!:p: &bAS5 %<!p# )S (A &bBT! )1 %=S9 %>'5f 'p'!S<U
  )5,p-S5 ((!S<U )5,p-S5 &1p1 )!f )5k )T!S &S '< (A:p6n3 )d63o )n8p3 'A (!:p: (3S5 &T1!j )p! 'A
  (!:p: )< (3S5 &_0 (!S<8S< %@3o %A3p; &:p,_) &S &T,p- *<b$ &X3p- )4 *T +k &Y5p; &b4 (,p-S5 (5,p-S5
  )k &n '3 &p2S5 %BS< &U59S8 %CSBf (k $U!pAS $X@>S'S )o (3 &?8p3 %A &A8p3 $_ %6<b $` %6<b $b %BT1
  $gTAn1 %X::gf %bBT1 %f81i $p>1 #=; $S1 $T8b4 $b9 $gb! $i $np=&p! $p=&np! 'p! &n&<15f (p! *<1p5
  #>+p' $1p1 'T (!S<0k *= (<Y6 (B_1X $< %!+p+S %=T#T1 %A&p$p<S: &p5_BS %D!p#<S $S<0S %= %A %C $T1p1
  '< $_0T &U '3_>1S %= %A5 '!S= $j1<S) %5o #?X $jX!S $p'S1o &T: #@p- #A1p2 $S#S %3 &'T1p1 &<Y6
  $T,p-!:p: %3p4 (T $X %!:p: %$05k %,p-S5 %6!pAU %8_3p; &`3p; &p;S6S= %A1p> $Y1 &T '!:p: (S '$B (_B
  $_,p- %53T!bA= $dAS $n1 %;pB$p<SA $p'T: (3TA (6X<U )Y<U )p<3_A %A; &S> (!T'p' (9S)5 (:$p$ (f 'A
  (f #B<0 &>1p2X $S %5!:p: %< &3S5 &T1 &n! #CY' #S $!, %S5 &< 'f %i &!:p=Sd& 'X:p80 ,p. 'b& 'd8&i
  &#`& 'p+[' (=& &$Sd 'p<V6 &'T+p'^5 (1p1 &(pDV& &)[& 'n<6S; &,& 'S> 'a 'dCY& &.X6 &1_<U *3Y
  *<p;Y!p=SAhU .1X!AhU5 *AhU1 *DZ<U +_:U )p;Y7Y6hU ,9U1Y: ,A -p!SA /Y8U 'p<'^!#p=6 &3V!'T1p, -1
  )6S!i,U 'n8 'p<U: &4p:X& )_+ &66 (!p=6#p=S' '`! &7p,c &85p=Y! 'U<)S5i &9p=Y! &:S1i 'X# '`!
  )6S!i4S& &<3_e &=b&&[6=`&<Z' &AS'i 'U 'p,X! (5S (6S1 +=`&BhS53^1 (< &D& '5p=Y& 'd0Z1 (5Z1 %p;
  &<6U $#`& $$& %Y %b $& %!! %A:X3p< $' %1p<U %3V! (3Y! %7p!S %=S) %A< &S' %D&p!< %S %T1p,T;f (1;f
  )T;f &5 %U &5 %i $)S=U $+ %i &!S+i (d)p<Z' )9p=[& 'Z& &#XA &':p<Xe 'S5]! 'p<5]! &(`> &.X! &1p<Y>
  &2p5Sd &3V!85p=1i9p=[& &4p=S!i &5b: &6&pBbe '`> 'be 'p<BS< (=b& &7p'X! (36i &<& 'd#S5 'e &>&i
  &A1p> '5p4S6i ':p=S6i 'hX& 'p<hX& &B; &DS6gb& $,=T6X1p< %S &, %T3_A5U; ,f &6X$p$=T! &9b$ &:b!p#
  &BS<T; +k )p; $- %! &2S &f %AS=S %S>=U %T!S %f $0 %! &%S1bA2 &)S1T &>T3p;S &A1p> 'SAp1p< &SAU &f
  %5i %S1T6S1 %T %U %f %p.>f 'T1p; 'X $1 %!2S %#p3e %(p5Sd& %)[& %,U &a %2p5S!i %35p=_ %6V&
  %8p<eBAp1 %<SA %A:X3p< &p3V& '<e %S= %T:b!p# %X!:p: *DBT&pAS '< &9S8 'Y1 %Y=U1 %b %i &!:p=Sd&
  &#V& 'b6S1iDS> 'p=Z5 &$b 'd5T1 &'&i )6S5 &)d5T1 &*W 'p:be &,S5 'V& 'd0V&AY5p;*V& (6& &3c0S &6&i
  ))U>T1 'p<S!i &7pA_& )`& &8p<=V& &:S1i,Y'$_'X! 'X# )6S1i:S1i &;A 'UBb &>T+p+S0 &A&p%V: 'p&S1i
  (:S<1U (<:b= )_! %p< ',U (`! 'S (4S< 'U $3 %!i %'<0k &S< (T5U *o (U %1='< %3_ %6<T'S<T!S %:Y=
  %;X$= %>k %S %U &6p=&i1X& &:g`1 %X! 'S %f:Y= &;X$=i $4S; %p;S; $5 %!S: '< &Y5 &_<p1Tk6S5;A %#S&
  %$p5S %%[+ %'T1p1 &d0S6iB[; &p6S6i %,V& (6S5M &a %1` ':S1i %33Z=N!AT3p4T &Sd&$p<6i &_
  &c)S:5XApA5V&$_ &p<5d#p8Ai (8p; %5n; %6X0p; *6S5An!p,T &gX& &p<Sd8T5p3X (^6 %7= %8p<V!#p>e=p&S'
  %:S1i6S5! ,8S!p; &Z;#Z6 %=S9 &X& %A:p<_' &hU6S5'X! %Dp>U %M %Pp; %T!S %U; ',p-S5 'f 'k %^> %i $6
  %!:j5o 'p: %$p$B '<B (be %'T1p1 %4:j 'p: %:T1p1 )< %b& %i $8Z5 %j %p<` $9p5d $:b!p# &)p) %gS!Y '5
  $; %!! &p,Sd& +$d3V! '1Sd&$d3V! '<+T+ )_+ (^: *+U 'D`! %#X5 'd &` &pAS; %$d3V! %&d %'T5 %(pDT5
  %)Y< &p<Y! %+_+ %,d0[6 '<Sd %1:p<Sd %33Z= &V! %61p16Y< &= &S1p< &T0p. '16Y< (p16Y< &^& %8d5Y1
  &p<=V& (V! %:Z;)&i &gS1 )8p<a )Ap<X! (5 %=p&S' %A &&p%S,!k &6S;!p<B: &:p<Y63V! &T&p%,!k *S,!k '<U
  &U '4d '6gS!(S: &d0Xd (`5 &p<Ai3V! (S (U %BX; %C6S;CX! &U &X!6S;C &[; %D &$b:n; %S6 &A %T5U %U
  %n5 $< %$W &Y '6X<bBT1 %1 %3 %65p=S' &S,YA %:T1 &U '1S &p9 (5V& %DS':k,U %S)T! )S61p1T &; '0 (k
  &A &d '!d8Y= '& (4p=S!i (A`A ';g1 %T'p(1p1! &)S1 &AX3p4T %U &AhUBp$S %X& %^5 %gS '; 'Ai &Y:g`1
  +p< &`5 '= &f:gU %p;[5 'gY: $= %!S &f %5k %T &!S &1 &5U %U %i &3S1i 'e &6be &CX& &Db6 %n,p- $>
  %!d0S5i %'5S 'f %6:p<[ &d<[ %8p<S> %T1 $? %! $A %! &3S;! &:p: &S %#p=Sd& %5U3p<T' *U' %:S1p<>T4U
  %A<U<S&p$ %DSAhU1 %S!i &0 '6p<SAS3 'U9Y1 &3 ''T1p1 'T! %T!S &1 %W=n< %Y %p!S &5S &<` $BS:gSAi
  %X5! (,p-S5 (f 'T!S %b& $CS1i (#_1p1 )`1p< (3Y!(p=& *=(p=& (Ap<X! %T %U %X& 'Ap3&i %`5 $d& &#`=
  'p;=i (=`& &$5i 'd5T1 &(1p< &)+p)Sd& &*[ &,a &6S1i 'T3 &7p=T1 &9!i &:X# &>Sd&55 &AS' '`& 'hYl5
  'p3[< (6`! &BS &C&i &np$= $p<!i &0 &Ap<n; %='i &+ &1 'X& &4Y &6 &; #T $!S $' $, %! &1p<n; &i %<
  %S %p- ')S1T 'T ($SB!f (=_# +)5 'p;,p-T! )S,Tp-!A1p> +p-T!A1p> &;S,p-T!A1p> $. %T $0p. '3 '6S1
  *'S<T!>1p1 *3S5 *6p6'p'; 0n; *T!&p$f ':Z; 'S (;S;U 'T! $1 %#p:c,a %)S1T %*[Ap<Z' %1p<Sd& %65p3be
  &Y< %7p,c '1c '=Y> %< %A:p<Z' &p<S %S &!p:_! &4:j &:B (S &< %X &$X0 &%S1 )!:p: *f )T!S )f!f &'p(S
  &6,p-S5 &9S8 &:p:1p1!f &= 'S (5U 'f %p16Y< 'SAn; 'T>TA; &J $3 %!S> &X&1S!i %$Y2 '3 %'&p!^&
  %)T1Ap=X& %,U'X'5V&!p<'! &d0V&Qp;)T1 '6_ %1`:6p0p<T %2p5Sd %3V! &d56i &p>S< %5X; %6Sd& &p<!SA
  (S!i %7p=Y> 'AS; %8< &Z5 %9p)S6i '=[& %:S1i )6T3! 'A &X# %Ad6X1p< $5 %6S1 %AU7!Y= $; %&p$X %>S'S
  &T6p6;b$ %b $?S' $AS' ':!;S;U '<S)9Y1 'X:p:1p1!f $C!S #U $!Y5 $(p5Sd3^1 $,& %Y' $.S $1 %T &1
  &Ab:5ApA %b! %p<!& $3p< $5S3U!p<b;:! $6: &2p5:8 &6d8_ %S'i (<!pAS %[ $A5p=V! $CS $p1AT<U #V& %!!i
  &5p3Z1 &X! &_&!& &p<S+i#S&)[& .1p6Y& %#p5S< ';S& %$p<Xd %'S< %,b= %0S; %1S8p<Bp: &p<6`! %35p=_AS6
  &Y! &d8X5 %4d %5T:= %61i!0p,b= &Z &_& %7p!S2p: %8p<=T1 (S> (U& (Z= (e %:S=S %<S;<& 'd& %=:pBS'
  &dBS' &p>S %>T3p;S %AS=S#S&)[& ,1p6Y& 'CS& $: #W0YADh`<<g_A $1 %#pA^:Z;#pAW1 %6S<U %Ap<Y6 $e #X
  $! %$p5S %,U %8be %:Z;,a &p5_+ %<X! %=X; &n!p! ), )1 '# &pBX& %Ap<Y> %D&p!< $$p!= &$ '= (5T;:
  (6p6+p+1p1T (9S8 (S4T,p-S5 (T! *3S5 *9S8 $& %$n< $'p( '5 (A+p+S 'S &7S $+ %+gS (5TA&i )X9S6
  (9TA&i#S +5i3f 'f (!n: (,`')e (<V1 (=S6 (>T6S! )n5 (AT<gU )d9S &n!#`1 %p+ '!:p: (T<T;S (_p#1p1
  (p#_1p1 '1_) *e '5T4T )A&pA (X9S8 +> '9T5UBS< )A&p#S< *5p3f '<SAT *U '=S )9 '>1U (5p1 +U +X (T6S!
  'A:p63S *9S< (T<U 'J3p4T 'S (3T5 (5TA&p% -A +dA )X9S8 ,> (9T5UBS< *A&p#S< +5p3f 'T3p4T &><S: 'AS/
  )CpB $0 %p.<T! (U! &0 '!S; '9S8 ':U &; '!-T5 (2T5 (S<&S< (b<A!i (pA_1p< '#Z6 (p:b' '&gS5
  '':p<[58p<e)5p: -DS;X (Xe7` (Y=(p5Sd *>ApAS (_+>ApAS '(p=& +ABA>1pA<k ')S1T '*S65!T'p' ',S< *=S5
  '0YD`= '1Sd&1X (_)Ao '3S5 (T5 '6'p'n;6Z5 (S<:U (gS! (p<8a0U *:Y=7= *Sd8U<2p&a '7p!S '8TAS#6Y)S
  (p<_& '9p)Xd6T0p. ':S%6Y)S (Z;<;2p&a '<:p=S;A8 (S6i6S1p< (d,be$p<be )=V! '=;!5p3b& )6p<3U6
  ([!#p:b' '>1o 'A!p1T (13T5 (8 (d8e8p<e#` (n!p,T +1T 'DXd3Y! 'G3p3TA!XA= 'J3p4T 'S5X9S> (9TAdAp!S<
  $1 %Ap>S5i0S %p,9S8 &1 '1TApA1p2_< '?p? 'S (4U5 'T;k '_ &< '4U1S 'Ap; 'S (4U5 (5X$p<B (6X1p<U
  'T!S (;k 'U 'c $2X &)p)5 $3X:AS$< %p$= (T! $5 %!:p65S &p!S< %)U>5 %5T;b)5k &U'S<0!:p: 'B<0!:p:
  %61T,p-S!:p: &p6$p<Se (5<X1p1T (BS< (X5!p!:p: -S< *d %7=T1!:p: %9S>!:p: )< %;gf %<S8p<V1p1T
  &X1p1T &o %A8p>S>X4!S< &:X'p'n; 'n; %S5X>S3U &9T>.p/5k &>1S< &B<0!:p: %e6X5<o )e!:j5o %p5S$ $67S
  &f %8S'S '6gf<gf 'AS1 &f '! (S<gU (T' (f (n: (p<V1 ''f<gT1 '5T:T1 '61i (X<gAi (g_1f8f=U )f;b!
  '9S! )$f ';b! '=S6 'AT1 'B`1 &n55f)S1 (Bf *Af:ga %p(S &7 '! (S< )= '$5p4 '(S1 ')S1T '1T '>1U
  (T!1T *n1T 'S (!_A< ()S1T (0p.f (5S<U (<:p9!S= )S: 'XA 'd &8$5p4 ')S1T '>1U (T!n1T 'S (!_A< (5S<U
  (<S: $8_p> %p> '!2S (:p: (<0 *k (S<T5U *U )= (T'p' (p<V1p; '$S:U ''<T1 *;S ')5 )1S (S1T (T1 '+S0
  )1T '0pB *!S= *A:n; *f '3_8 )>1S '5T:T1p1 )>SA (p5 *)S1T *S6<5p5 '63 (;b$ (X<A (_16X$p$= *8=U
  (p6;b$ *_1 )<;b$ *_1 '9S$ *6p<1T6n3 ';b$ '=S9 (T#T1 '>SA5S (T3_B ,f 'AT3p4T 'B_1X +,[: 'S ('<T;
  )S<p; (4T!S<U (6<63 (<S: (AS/ *CpB 'U '_ 'b 'n0pB $:p6a $< %1p2T:3TA *S5X3TA %@ %A &Ap<U &N! &i
  %S0 '!S= '5T3S5 '8T4U '90p. (S8 '<S) *p; '=_#>1p2X +T3Y *ASAp1p< '>1p2X (S3 (T3p;S 'A:n; 'S
  ('S<p; 'p; &<S) 'b$p;!:p: %T &! 'S &5p3 &: &A '3bA '9S8 )> 'A8p>5S: (pA 'S ()S5_;p; (A9f
  'T5p<p3T; '_ (5 (AX (BT 'b 'd 'f %U &<!pA ',p- ':p; %X@ %Y@ %_ &!2S 'S= &$05U '1 &'S< )!T'p'
  &5T'p(n; (:T1p1 &6p<3S5 )>1p1T &85p4 &91p1 *!S= &<2 &>T5T'p(n; &A&p$:5T;: '5S ':X'p(_3 'U
  &D>AT,p- (TAT,p- %bBT1 %f %gAi &S '0f9n5 $= %=gT!S &n!p1 %Tp=!S %p=T!S (&p$ $@<S$n: %p!< (T0U )5o
  &; '<2 $A %#p5X< %5S$ %:5 %=S> %Ap6Y> %p1Tk &6 '! '$5p4 ')S1T '>1U (T!pJ1T 'S 'X! &; &A '<2 (S$
  $d %=T&p$ $e %5V&!Sd6T1 %6S1 $n! &#f9S6 &6gc &Ap:n5 %& &1b %''_!f *An:8X1 'a 'f;gf %+'Wf 'f (!f
  %1 &-S! (5 &2n: %5'f &0f &1b &5gf %AAU 'f5gS #Y $! %$b %)+p)Sd& %6+p)U &5p2`: &be &gS5i %<Z: %=_#
  %A<X6 %CY! $$ %$b $)! &i %5 &!T'p' &U; (!T'p' (,p-S5 (6X$p$= (>1p2X (Ap2S5 (_A! +k (f %S &)U>T1
  &8p<e9Y: *A8 &;+p+ &<B (6X$p$= &A8 %T!S %f5U;f6X!$=i $+ %6S+ %:S1i61i,Xd,a $0j &:U $1 %'p<:Xe
  %(pDV&1p<U %8X!:S1i %A0p,`! &p=V!*[ %T!S (; &$5p4 &6p<1T6!pA &=1S $3X: $6hU5 $8Sj %T1p< %j &3TA
  &5T:T1p1 &>T3_B3p>U6 &S $: %!&iCS5 %#p;=i %*S: %3V! %=S:! $; %5 $< %!f %,p-S5 %0 &9S8 )3V!,U
  )5a,`5,U#p:`< &Ad#p;S &U &f %6S'i %:U %S0 %T6Y0j %U &)=AS< &<:p; %Y6Y.Z %_=U;YAk %gS $= %!Y5
  %'d0Sd %1V!!` &p<S %5V&6^ %6p<0S! %U>U $>,p-S5 %T3_Bf3p>U6 %d %j &!:j5o '<0 'S<T5o 'pJ1p; &';S
  &5T>SA &63 'X<X@ 'p<;b$ )_1 +8=T &9S$6p<1T63o &S ''S;j '0pB *A:; 'AS/ *S $A %!p<8[ (=^5 (S=
  %#p5X< %3Xd &p<5T' %4d %6: %7p!S6i:X# %Ap>S; %p5U $Bp$b1S #Z $& %,a %6p<:b; %A!i &Z& &p<Y> $' $5
  %)p<X& *Ap:[ %,0p,6i &6i %:X# $; $< %$b %,U $= $A %5_5 %9T!p#X %:X#9p=[& %AS:0_< #[ $! %!6gS=i
  &S0Y1 &X&1S!i &^< &p,b& *#S>#p;=i '1b& '6Z5 %$p<6 %'S!i &dB ('b= &p6S6i(p=&,`5 %(S! %,S!i &a
  %2p&a )8p<V: %3V! &Y! '=S; &p>S< %6< &p<S!i +#` %7p=Y> %88S< &p<e5_1 ,p< %9p5`! *1p=` '=[& %:X#
  %<2;5p1 &6& %=X; (Qp; &p>`& %>Sd&55 &T3p;X &`! %A:n; &>5S!S< &_<U9S8 &b!Sd9p=[&!_e!a %BS& %CS5
  %Dd0S' %P!SA )Qp; %Qp; ('Y= %S=0S );Y<3c %Xd1` '6gX0p0be %p<c1`Dd8U $)S $,Y'p5_e +:`5 $3X!)S $5V&
  $6S51` %p<AT5 $8Xd5beAb1 $:T5,Y'p5be3_ '3S5i (_Ab1 ';Y<!m(S6i 'D+p'V&3_ %p=g_eB[; (beA: $A %T5
  ')S '0S %p1p<U &<p1U $D+p'V& #]5 #^ $! %2p5Sd %:p=Y %AhU:g&i1Tk &p=S %p<,SA $& $1 %& %6^5
  (35p3p<S53V!,U %A^1 $5 %UCX& $6+p(b1 ')b1 %S<Sd& %gb $9p=X! $: %!p<ZA6^:2p: %$p<S6i %3V! (2p5Sd
  &X!p# %6S<U %8S!p; *6^:A:p,U .d,U %A_'!Up1 )p,U &p=S $< %Bp$S.T5 $=^& $>1pA (0Y:U0S=i (5S: (8T1
  (<k (D6p66<T:S #_ $!S<g&i *D& %p# ')5 '5S<U '9S8 'A:0f (_5U;k 'f &A $& %np$= $+ %6Y+ (61i,Xd,a
  $,a $.S $0<g_A '`A %Sd& $1 %=b! %>1p2X %S %T! '90p. %U %X& 'DS<:g_ &6p<3_A %p1_;p;!S $2p=_BV:
  (D_: )`: $5 %CS5 $: $;p; '!f (k 'S= )5n; )f 'T!S $<U=p;Y: )gY: $=:gY6gn& %UBpA $A! &!:p: *3Y1 &)5
  (8TA_A %5!:p: &U; %T1 '!:p: ')5 %`AT6 ):Z; $CS &!< &4T!S< +T5U +U &5T'n; &<XApA 'YA &A+p)n; 'b45
  $e %,Y& (4d %6&i &T3 ($p:S5#XA$p5S &Z; ('d8Z;:p<b: &b' #` $! %!&i &S< &X! &p6S= '<X: %#p)V& '+`!
  '3Sd (Xe '5`& ':b' 'AX; %$X:p8 &d5T1 &p5S %'S!$p5S '5 &T1p1 &_+ &`! &d0_e %(p5Sd& '>_&
  %)S!Y58Y5)S'c 'DY<BY<)SAp3V& %*S: %+[A (,S6 (Ap<S!i (BY<+[A %,d0_! %3V!9p=be &c)S &p<Y& %4p=S;
  %6&i &S!i '; &p<:S1i (S)p+ ,S %7p!S1p<`& '3e '=Y> 'A`& %88Xe ):S1i )Ap!X= &Z! %:S1i'S6 &X#6`!:S1i
  &_ '!p<:U &`! (6`!4S& %<:pBS' &dBS' (b' %A:p6X! &S ':$p$U ';S:S *b &d6X! &p<!S %DS<:p:0k &_!
  (6`!#X5 +:gSd $& %!p<CS %'`! (6p<3_A &d0`! %8p<e9n!p1p< %9S$ %DS<VA $1S $5 %Ap<Y> $6 %'&i %)S
  %,Y')S %3 &p<&i %5_e %63 %7`5 %9S8 %;gS& %Bp5V& $< %!p<b; %#p5& %'T1p1 &_+ %(p>_& %)S %65i &`!
  %8p<e5_1p< %:! &X# $=!p<S1 %BpAT! (hT! $e #a $,U!S $1& &!p<:c &#p'U &'SAi &2p:;!i &9S> %p'& &J!
  $:5 &i %gX5 $<!S %gY1 $?S'U $AS'U $CU #b $! %!&p!`6 %#bDS> &f<gf &p)S! %$!i %'d6S6i %6!i &+p(b1
  &`5 &be &p<S!i$_ )Ai %Ad81i &p<Y> %DhX1 %p#< (0U (8n<pA *Aj $& $' %<b' ': %>=p=T %Ap:c $6 $; %,a
  %6!i $< %:X# %S0 'S ('S<p; (5X6b<S0 'T! 'X63_A %U &9S8 (AS $= %(p!W1 %,S!i %6p=b1 %Ad,c $A %!
  %#p3_' %$Y333_ %'&p<a &p<SA %)p<e %5S %8U#p=Z5 %=S5 %A:pDS1 &dDS1 %D&pD`= %T!S &18p>!T'p' $e %!d
  &p<'!A_e %$b= %'b= %(p5b1 *A!= %)be &d<d 'BS5 %,`!$b= &a '7X1 %1&i &:p<X; &c &p<=i (S )!i (Z;
  %2p5Sd %3& &U1Sd& &X5 &c6be:! &n8 %5c %6&i ('b= +=`&<:T= 'p$b= &b! &p<'Sd5c ()S:1T '=b&
  %7p5be!p<S5)S6i 'AS; %8S!p; &X:p8 &Z; &p<d (eA&pBS< %9p)S6i %:_ %;X2p!S %< &S;6gS;
  %A5p3Y'!5p=&9p5d +<d=&9p5d &:p,U (1U &b! &d,U &hU$b= &p5V& %D&p$+i %E,p- %GA $p=! ')p<Y! '1p<U
  '5b: && &+ &1 #c $,be #d0!Ap<S; %& &6p<S2p5S &i %1i6&p#Sd %5i %S!i &' 'i (1` (5V& &1i &5 'i &d
  %T1 &3 &5 %X= %[! %_' %` &! '#5T) ''S5 '7p1T=#S1i '=p& && ''`! &6d0X= %b! &: %e &Ad81i $6&i '6S;
  %1i '6d6`5 '<3_e %6 %< &6&i %S!i (!T1p,T;A )Y5Qp;#p=S' (6d66 +`! (:X# (A_e )p6S1 *:S<1U &1i
  (!p<b4 ('b= (,S5 (3X!p# )p<8p;$_ (80j (9Ap,X1S& (:S1i )X# (<b$ (Ap5S: &5 &d& (!S; (65p=d (9p5`!
  %T3 ',S5 '6d6Sd& '7p=Y> ':S1i '<]& 'A_'!Up1 +p,U %ZA %^1 %_ %`! ''X&'b3 (_+ ')Z< '6d6S!i '8Z!
  '=_# 'Ad0Xd<]& )6X! 'Bp>Y& 'D!pA< && &5 &< ''T1p1 '3TA '6d6`! 'A_'!Up1 +p,U %b< &= &A %c %e
  &6d6b< (9p=Y! &<3_e %g5 '!:p=Sd& ''T1p1 (d0U '6d8_+ 'AS'i &S5i &V: &[& &b& (8S!p; )be (A:p,U '=
  &e '6d8S< %p<6 'Z+ (: '` 'a &=S; '_& '`& )6p<S!i )<Y6<S& 'b& ),d0V& $71 &8be %S; %V! %X& '$d5T1
  &1 ')[& 'Ap6^& &; &= '7_e &A '$d5T1 ',U '6d7X= (p<)S)5 'A!:p:9S8 (p:S<1U %Y< 'DX1 %[: %p3Xe &=S&
  (+ (; (Ai 'T' '[A )8S!p; )A_'!Up1 $8 %!i '!dBV& '9p=[& ':YA 'A_'!p,U!p<b4 %& &+gSd=_& &A:p=_& &i
  '! (!p5X& *<c (*< (,_! (<]& '#S< (p;=i ''!p< '):p<e '1p5b1 '3V!!p,c '6W1 '7pA`& '8p<Z+
  '9p=[&!6gS=i ':p)X= '<]& 'A:p=_& (Z1 'DSBS< %1i %: &6S; %S!i ($p<]&A&pBS<V: (6&pB^< )d6g5 *8n5p4
  (80j (A5p=X& )n!p,T ,1T (DS>X4 &5 ''p6S6i '6d8S< '8p<d,U$_ 'i &< '6d8S5 &d '& (3p>S< '8S!p;
  'A_'!Up1 +p,U %X& &= ''T1p1 '6<TAp2S5 '>6p64:j 'A&p$: %Z5 'Ap!< %[& '3p<Y& &1 '6d8[& %^' %_ &!Y5
  &+ '!:p=Sd& (S<&S< ''T1p1 '*p:be '3X!p# '65p2`: (_A!!:p: (`663 (d6S5 *g5 '8p<e7p5ZA '9S<!T'p' *f
  ':X# *!S< '<S)p; '>T)p)S 'A_'!Up1 +p,U (d0Xd<]& &5 &<!Y5 %b! '2p5Sd &1 &6 &< '3V! %n3p4 %p<& 'S&
  (' (1i 'X= 'Z+ (: 'a ()S1T (6p<3_A (=b! 'd $9< %= &88XeAS6hY %S5i %T1 '6d9n; %X= %Y1 %n5p1 &;
  %p=S& (1i *:S1i (d& 'W ()S1T (3U&&V1 (6p<3_A (9p5`! (=b! 'Y! '_' 'a ()[& 'be $<S: %X& %[ %_' &e
  $AX &!Y= )T!&p$f &6TAS' $CSAi #e $(p!T= $)[& '$p<_& ''p<&S& *b& $,a6e)[& $6b< $A!i #f $,U $2f #g
  $! %: %i &+ga &6g!i %p=6 $#X+ $$p<U> $& %6p<S2p5S %i!p<_DS1S=iAhU -T'1Y:U -Y6gS3U .=UA ,3U1
  &AW:g&i $' $,S! $0p0_e $1p<b! $3p<Y $5i $6T= %_ %g! &6i &S!i6g6g[! ''i )6g8Y '1i '5i '6i 'p=!i
  )'i )+ &T!6g6S!i +gS!i -'i '' '5 '= (6g6gY' &X! '5 '6 &Y' &`e &b' 'p=+ &c &e '6g6gX5 %i %p,^'
  &1^' &<! '& '' 'A 'S'i (> 'T' )9p5`! (+ (6 (: (= 'U;k 'V6 (: (= (A 'X! (5 (; 'Y& (' (A '[! (A '_+
  (> (e )6g6p<gbe '`! (e 'a 'b! 'e &=!i 'S!i ('i (+ 'T! )6g6p=[! (' 'V! 'W: 'X& 'Y! (' '[!
  '_!6g6p=Y' ('6g6p=Y' (e6g6p=be '`: 'b+ (1 'g_e6g6p=be $7&i %A %S& &6i %X! &1 '6g7[; %Y& &< '6g7&i
  &A %[; %_e %`1 %p&S!i '[! &'6i &+S'i (+ 'b+ &,!i 'S!i *6g7p1W1 'T16g7p,Y& -1Y& 'W1 )6g7p1!i '^'
  &1!i 'S!i 'T16g7p1Y& 'W! (1 '^' &=6i 'T' (6 '[! 'b1 &DS!i6g7pD[! 'V6 (e 'W6 'X! 'Y! (' 'ZA '^'
  '_e '`6 $8Y $: %1p<Z11p<S %3V! %6+p)S &5p3S; %8p<e5$< $; $<Z1 $=n1 $A $S! &!S 'a (i &(S: &0S: &3U
  &SCS5i 'd &i '$p<U6 '.T5 '2S> (c '6g[! )c %$UAp2S5 %& %' &<BS' &i %(S %-f '!f %0S:gS &Y &nAAf %1
  &&i &0S (6g0Sd& *S10U (d& &CS1 &S& &_ &c &f &i '+gS1i '<+gS1i &p<f %3UAhU6 %5 &!p=T6 &,`! 'a
  (#p:c &:X#$b &An!p,T &U ';f &Xn1-S5 &f &gS 'U;gS1i-S5 'f!f &i ''Xe6gS5iC[& (a,5p; '1:p=a (`
  '3X!,V&)S:X5 '6p<:S0 '8`& '<Y6 'Ap3&i:[= ):S5 %6gS &i %8Y+Y>Bp$U0_ %:gb! %; &BZ; &gfAn&>n11f %<UA
  (k &g&i1`A 'S6p<X!3U1 (7p=_AhU (9U=U (:gS5U +<U6hY *`1p< (=UAhU (AhU1 ,Y7Y6hU -A (Bp$S; (C`=
  %=gT!S 'U &i 'BS= 'CX& %> &!_ &$& (3Z&!_<U &,S'i &6S; (< &;T&AhX& &Qp;33Z=3S5 &S %AAp8n< &_ &hU
  (Bp>T! ,$ &p3n< '8< %BSd& &hU %CS3U1 &Y &_Ap3U5 %Dhd %d& '1b $T %! &$!i &S &Z 'f %' %0p. %1
  &'X&7p3b& &)p<X&1X &6gX1 %5 &0S &1b &6_ 'gS5i (c 'p<A6i *8p> &:_%6gT5,U &<6gY' %;gf %= $U %!`>
  %66XA %8! %D $V& %: $W& %1 &6gb& %5 %6 %: %A $X %! &'S (; &6gW5 &8[! %$p$=6gS3S %& &6S>Ap<Y> &AY
  %' &(f5gf %++gf %0p0S )6gX0p0U (V& (_e (be *3_ '; %1 &1f &Bp$b<U!S &p< %5 &!,a &$p5S &0S &6g&
  &Bp5V& &D:p6S= 'd6S= +,Y' &`p1 &p,` '1_ (` '5!S< (S ':S5 *1 *2p&a!p<b;8U .Bp5V& *3^1 %6 %; &$<
  &35pA` %= %A &DS!3T' &p1Tk *!p<c *6g:#S&:X# -)Z<:X# ,Y=UA $Y! &6gS!i %& %' %,AY= %1&iAp;`=
  &SAp;Y: %8X;CSAp;gX& %: %= &TA &U!SCS!i3U '$pBb5 ',S!i3U=U '.U6AhU '0_BpAhU '1_=U '6gS3U )YDhU.U
  '7SAhU ':gSAp3U (h`< 'BpAhT=gp=S6 'DY<U %> &1_ &2S> 'c %A %CY+ $[! &<g[! %& &1S:#p;=i &<g[& %' %:
  %; $_ %! &#S &Sd& %& &6gb& )e %+Af %,Y9U=U %1&i &f &p<Y,X=p=S /< %5UAhU=U5 %<U!S.U1 )1
  '1Y0_DY1Y:U )5U1 'Ap1S=i3UA &Y %=6gS= (b= %> %A &_ &p1 %BSAi %DS '!X= &T: %e=_e $` %! %& %1
  &1S<S& &AT6 %5 &#pA` %= %> %Ap1 %e $a %;gf9S6 %=T5 %AS'U %CSd $b %! %& &#b &'^f %' %+'^f %1 %: %;
  &'S< &6g`1 %<gS %= &1b! &5SCT!S &>S1i %A!i &f!f %C` '6p<!b %DhU $c %2p5Sd $e %#b %'d %3&p$T'
  %6gX5 'Y> %8S< '=i %:X# ($p5S %Ad81i &p:S$p5S %DS<:p:0k $f %! &f1TA&i#p;S (f '<gf0T! %'S %,T6n1
  '9S$f5T:T1 ':gS 'ASd9T &U %-d:gf!n6 *;S: *>a *A&i$S *B`1 &f ':gS )f *An:8b4T (n'*S5 %1U &a &f5gf
  %3U)S1 &Xd &_A %5T55S1 &g!i 'U 'f!f %6p<! (& %9b! %:X! %<Sd;p'1 &TCSBf &Xn:6gf<gS &^5 &f &gS; 'T
  ('(`1 (0S:f)S +gf (1f9S6 (5S;! )T68S5 (:gS5 (;gb (>T1!i +X! +n!!f )n1 '_6gf<gb '` 'f:gS *f:T1
  'n:;g1 %>gS1i *1T &n1 %A5i1f )n1-S5 &S1 &n6 %Bp<Z1 $n!6gc %& &!f &1b &p!6S1 %''X65i )6Xn55gf
  'YAf!m '_!f9Y: %+'n&$f6p<,VA %1-S! (5 &p1S0U )5U %51b $p;S0Y %Bf #h $5 $T! &!p<B: &#^> &6a1& %'
  %5 %A &p$U61k (p>U1k %BS< &p>1T! %e $U %!Z& %'_& %,X& %1 %3Y: %;_< &`< &gS %=UAhU %A!_! &c
  &hT!p=`1p1Tk 'U!p=_1 $V& $X %0p0S %1 &Af<gS#n: 'p<S#n: %5<]5 %;,S6g_Ap1 &<gY &BpAd6hX;<gS %=
  &,YAh`< &Bp!S<U ($S< +U &p=W1Sd& %Bp>X& $Y$U0SBp>SAY %(S<g_A %)p<U %1S5i &X& %<X5.U %= &U5 %AhU
  &p<S %Bp$Y1S 'AU %CX& $_5U %<:Y,S $`!BpA_ %<CSd& $fBpAS< $n< $pDVe #n!p# '8Z! $& %AY<;k (p;k &`!
  &hY5 $+ %+gS1i %;&i $, $0p0 '$p<ZAS< ''<S'<0k (Y= (_+ '3T+ *)] (Y1 '4S5S '5T<9n; '6+p)S3T+ ([!6<
  *=X; (be(p5b1 (d0X= (gS1&i (p,Y<6p<S!i )<!SA *$=i *aA0U;k '8T5n; ':X#!S< '<,p-S9T6S= '>T!p!;6+p)<
  )3p;S 'A&6p<S!i )p$:5T<9n; (5p;S (:S)T! (<A[< (S< (d$S=i#p=Z5 'D5X+p+S1T 'E03S5 'Y $1 %p< $3 %p:
  $5 $8p> $<0_DY $= $AAU #p'! %i $(Y5 $,T1 %U &!p<b; &'X& &,[: &AT<U 'U 'p<U %V! 'S9T=S9 *A_! &&
  '1>gS '3c1X=S!S< '6&p!S'i *#XA (<TBS< (p,=i '7p,=i 'G3p4<0k %Y< ')U>T1 ',&6p,Y<7p=` '6p<S!i
  '7p,S'i )=SAi ';b6=i$p5S 'Ap=S6i6p,Y<<Ai %_)p+S &+ %f $1U &AU 'p<U %V& '6p1=i '7p1=i %Y< ')U>T1
  ',&6p1Y<7p=` '7p1S'i 'Ap=S6i6p1Y<<Ai %_)p+S $6 $;Y1Y6 &3T' &: &=UA &A_0YA %f $<! &!i &, '6p<)S &6
  '!S<&S< ')U>T1 ',b; *:Y=>T'S< *>T<b$9S8 '1S: '5V&!T'p' '7= ':X#<6< '<6< &<0 (k &=i ('&p!p<S5 &S
  '!i )6p<!6 ''i )6p<!T5 '5i )#V& *p=Z5 ))S1T ),a )3T,Tp- ,p-T *X! *bA )6!pA )8S!p; *Z! );! )>0p0f
  )Ap,Sd )J! '6i ),S> '< '? (! (5 )U; 'A (!f (,d0V& (3_>1S (5>1p2X )S )U; )k (6p<S6i (?T1 (ASA5S
  )_'!Up1 (BS: (D5X>1p1 (Qp;6p<[ (T!S )1 'd (& ),d<U )1Y' )4d )6S;!! &T0j! '1 (6p<![; &V& &X5 'd
  &Y! (6p<!SA &Z1 (!Y5%p=U=[1X (6p<)`& +0Sd& (Ap:[$p5S &[; &^! (6p<!T1 ,[; '& &` '! ($p5S (+gS+
  (;!*p5e (>`!,a '6p<!S5i &a &b 'e &i '7p3e )5Y< )=` '8= (p<d &p<1T3T5 )U *3T5 (X& 'J1 )T %#& &Sd
  &X6 &Y> %$& '6p<$S!i &< 'GA &=i (!S<Qp; (#p=Z5 ((5p3f (3c>T+ (DSAS (Qp; &S!i '6 (*[ &U&6p<$& &Xd
  &_5 &d '15p1p<U '9p=_& 'Ap$< &p<U> *!S'i *3S+ %& &i '!S 'AhU %' &!pA &' &0p. )6p,U &S!i '6i 'd
  (!S< (#` ('T1p1 ((:SA )p5Sd ()U>T1 )Y5 )[& (1p<U:SA (2p&a (A6Sp,Bk &T1p1 &U ':Y= 'A5p3Y' &V! &X!
  '6 (6p<'`& &Y= &Z5 '6 &^' '> (:YA &` '& (6p<'X6 '6p<'0p. &b: &n0p. *6p1U &p<^1 %(Sd& &T16p<(^&
  &_e ('&p!^& (3^5 &p&T1 %)=i (4p=X&#pA` (<S& &S '!< (AT!< (b=SB= '$05k ')5 )'SAi )1p<^: )2p:U
  )3Y3c )7p+[ )8_+AT3p4T (S1T '30p. '4T61U +Y65U;!:p: +_;p; '5T!< );: (X )<SAp<p1 (i '6i (p<T;
  '8=!< )<,p- '9T2X1T )6S= )>.p/5k ':1T (S5T1 '<SAp1p< +<p1 'A&p$p<be (>5S!S< (SAp1p< (T3p4T
  (p2T1TASAp1p< )5&!S< 'BV&pA!k ,S 'D5X<SAp<p1 &T16p<)U &U &X; '=6p<)ZA 'd (!be ()5 )S1! )U>9S8 )Z<
  )[& (,!8TAb4 (9p5d &Z5 '6 '; 'A &^' '> &`! '& (6p<)Z= &p+6p1 +T (S '<X; (ZA (^1 *$p5S *'Y= (e %*:
  ':X# *5V& &Z5 &p=be %+6p, )T (1 )T &S6i '; '=i &T6 &V! (,a &[ &n6p1 %,!i &S '! (i ''i '+ '5i '6i
  )!S1i!p<'! )#p=Z5 ),b; )36i9p=[& )65p18Y) )7p3e )8S!iDS> )9p=_& ):Z=#p'c )<S>:U5 )=_&
  )Ap,S6i)U8'< +3&i*S: ,Y' '=i )A!= *_<U &T,p- '1 (6p<)U &VA &W1 (6p<,!i &X& (6p<)S &Y' &[A &_+
  ()[& (2p=a (3V! (6p<,b= &` '6p<,c &b1 '= &c ')_< '1:p<&i '8Xd<S68Xd<S& &d '6p<4S!i *A& %-8U &:
  %.T! ',p- '1 %0: 'p; &S! '6i ': '=U 'd& )3Y! )6p<)`& )>SAp5S )A_e &T& (6p<0X& '1 (4S5 '4S5 (T
  '615 (S1 (n1 *5k (p<0S!i &U '1 (9S8 (SBS< &X& &_1p<T )J &`&6p<0b& %16i (6p<1S; &S! '6i '; (6p<16i
  '> &T '!:p: (< (S< *0k (T<T;S (Y= (p<S5p1 *T;S '$p<SB! '% (S1 ''!p<>S1 (6p<>S1 (S<V! ')p+S ',p-
  *+S0 *S5 '3ApA5k (T5 '5T!p#_663 )5p5S3 '6!pA (,T>1p15k (1p1T (3 )S (S35k *U (n3 (p<80k '83p4 (5p4
  (= (n3p4 '9S$ )0 )5 (Y )!:p: )Ap2S5 ':1T (S )!< )$5p2U ';!pA (b45T;: '<Y6 (b65!:p: '=S9 (T#T1 (_#
  (b: '>1j0 (S3 (_3 *5 +k '@_4 *5 (p- *S5 'A!:p: (5p4T (S45k )n5 (T3p4T ,U (d4U (n (p- *S5 )5 )<80k
  *X1 'D&p$ &V&DthVe &W&DhVe &_! (6p<1S! &`& (6p<1b& &b! (1b! '& &i &p,T61p,T '; (!pA (&p$ (5p1
  +6p<3_A (:T1p< (; (>_!pA0 (S&p$ )5T1p< ):T1p< )Ap2S6n5 (X1p65p5 )@Ao (Y@ (_! (n!pA %28U &: '!=p6
  '4p;S5 'S<:p9 (AS/ &S5 '6i )1p<S &X' (+gX' (6p<2d ')p)5 '; (#p=Z5 (1S:8p<_& (3c (4p>[ (6p<2S5
  (Ap=S6i (Pp; &Z5 (8S!p; &^6 &d %3!pAT0 && 'i (6p<3S+ &6i &< &=i ()p<Y! (,`5 &A &S!i )!p<CS )3&AX!
  )6p<3& -T5 -[A '+ ('Y= )_+ (6p<3&i '5 (!:p: '= (!p<8[ (5$<)Xd (65pAS64d )p<Bb& (7p=T1 (8Ai (=n!p,
  (AS<T!S )_e )p,be (i )#p=Z5 'A (KApAU (i )!Sd!U 'd& &U6 ()p>S=S &X!p# '@ (p1 &YA (9S8 (<gS; (p,
  *6p<3Sd& )1 *6p<3Sd& *>V&Ap5& &Z: &[A &_' (7p,SAS *1SAS '? 'A (!d0[1 )p<c (#p:`< ('d0Xe ()S1T
  )T1#S& (<06 (HX5S9T>.p/5k &b@ 'A (!S= &e '$p<S!p< '%[+ '6gW: ':X# '=[Ap!X5 )D5p1<S; 'CS&
  &p<YA6p<3p<SAi %4S!i )3&AX! )6p<,d '1X '5 ($0f6p<4S5<,p- (63 )p<1T61p1T (:5p3U< (A!p,T (D$p$5S;!
  )S>SA (S4T61U )5X;b$ &Z5 %5S=!Y= &^= %6 &#p=Z5 &1i &7p=Y> &S1 '3 (3S5 (:p'SAi 'd& &T' (6p<6b' &XA
  &Y! &^1 &_< (:S1i 'e &`! '< '= &b' &gY> %7&i &S1i '6i &T1 (6p<7[; &V16p<7[; &X1 (6p<7[; &Y< &[;
  &_+ (*p:b= (+U 'e &p5Y= (Z= %8 &5p3 (4 )!p<b; )'X& ),[: ):S5#5p4Ap=S *X5 )D1i#5p4Ap=S )T! &=
  '!:p: '9S8 &S!i )6p<8Y5 '1 '5 (i '; (!p<'! ()p<X& (=S!i (Ap6`! '= 'A &Vp<1p1 &Y5 &_5 &a '0U
  &b45!:p: &n5p4 *5k *7pASd:_<b$ *8p<eDS3T1p; &p4 '<V1 *Tp1ASAp1p< *p, +1 ,3c ,:T5$6p6U ,T -!S=
  -ASAp,p< -B_1X (W1p1 (a %9!i &6 &8 &> &ApA< &S '!< '$ '1 '8 ':0p.= '> '@ 'A &U& &V6 &WA &X& &Y 'A
  &[' (6p<3S+ &_ '3 (>0p0f &p5d %:&i &=i &S '+i '0 (3X! (61p< )X<A (=_#S (>T4U '1i ),U )2p=S5i
  )6p<:g&i '2 (!S13S5 (:[=&S; '3 &V! ()b!)Sd &X# (<,p- (p; '' '+ ': '= 'd &Y< '= ($p5S ('&!p<&
  (6p<S!i (7p,Xd (<6Ai (Ap<Y> &[= &^= &_ 'B (<b$ 'e ($p<S6i (3V!6S; &` '6p< *:X: ,d +Y= &b! (AY1p<
  '+ '3 (p; '; (,d<U (1p<'^! (Ap6Y5 'B5 %;&p$X *1Y' *4d &1 'p5 &V1 (6p<1b& &X& '3p4 &Y< (+S1T (8&pA
  (>&pA &`& &b$ (<Y6 (A:p63S ')5 )k *)S1T *5V& *Dp>U *Qp; )m '= &gb! &n '1 (Xp5 (p5 *!p<`& *#p=Z5
  *66Y< *:S5<]& %=& 'i &; &S5 'd6p<!Y> &U&6p<=Sd& &Y! '+ 'A &Z+ '1 (=S!i &_8U6g`1 -3p<_1 'CY!p<S:
  'e &`& &b9 ': (=b! 'e &d &n; (!6p6 )=p6 ()5p: )U>T1 (=b! %>+p' )5k &1j (5 'p,TASAp,p< (1T *!< +S=
  *9S8 *<Y6 *>T)p)S ,3Y -p;S *ASAp1p< *B_1X &< 'p1T &ApAS &S '; ($p5S (6p<16i '<Ai6p<>SAp=S6i '=
  (>,p1A&pAS< (AS$< (S3n; 'A (i ),U *a )5V&$S1i 'CAT=S &T56p<>S5i &V! &_ '0T (U '35k (T1 '6p<>S
  'A5U;9S8 )k &`! '& (60p,b; &a0U &n+p' *5k *;! '1 '8Sp'5k &p<)T1 )p;S 'J1p1 +T %?Ap, &dAS &p5 '<;
  '>SA %A && 'p!<0k &6i (5T;S; &8p> )$p5S &S '' '18 '3 (!X6p65S ('T1p1 (8< )T!S< (<Y6 )b$ (Ap5^1
  *;S3U!4d (D!pAY5 '45 )f '5p1T 'A5 )b6S; )k &T3p4 *8< *9S8 *T +5S: +8< +k *U '5 ()S (0S)S *6[ (6[
  *)S '6 (6p<AX6 &X6 &Y1 (T )!:j5o +p: *S )$p<Ve &[< (0SAi (=5i (DAiAp<U (G1p,: (N! &_' (6p<AS' &hU
  &i '!p,S: )1S: '1p<U '==! &p,`& '5S (T1 )6 ':S '<S> *9S)5 .k *:S?j *f (U )#p:c )'!p#X )9p5`! )A
  (n; (p1 %B! &6i &<0 &K3n; &S!i '1 (:S1i '5 '< ()U>T1 (3S5 'd& &T1 ($b! (3V! &X! (!5p1<g &Z< &[5
  '< &_1 (6p<BS1 '=T!S (U &`! (6p<BZ< '& (6p<Bb& '= ($p5S ()S (6Z5,6i (:[=3c )`5 (;gS& 'A (4p>_A
  &b& (!p<>T= +B1 ('p<:Xe +>_e (1p<'^! (3bA (4p=X& (8be +8X& &p: %C& ')S6i '2p>U,a '4p=S!i '6p<)`&
  *0Sd& '8T5T1p; 'J3p4T 'i (3V! &S!i )*S: )1p<U )6p<CYA )9!i )AS'i '; (!S1i (:SA (A_'!Up1 'd& )!SA
  (6p<!Y> &T&6p<CSd& '66p<CX6 ': (6p<CXd &V& &X6 (6Xn'p(S )gn'p(S )p<(S ': &Y! (!p,c (6gY!6gS!
  )p<C`& '+ (#Y+ 'A &_A6p<CYA 'e &` '& (6p<CY! '6p<!b &aA! &be &c '$b '(p!` '88` 'Dd8` &d %D6i ()[&
  (,a (3p<Y& *>S< (6&pDZ' )p<DY& +S!i (8! (:S1i (=_# (A^1 )p8S5i &Y& 'A (6p<3S+ &Z= (BZ' %P6
  '6p<!^! '8p<<V1 %R6 '6p<!^! '8p<<V1 %S &! ', (#p=Z5 ()S (5T;: (6p<)S (B[; 'S< 'i (!!i ):p'U +<a
  )S!i *< *A )p<,SA (#` )p'U ($ ('&!S< )S; )d0S; +Y= +_+ ()d5Z; (*p5Z= (,S!i6S1AS=S )Z& )[: )d6Y&
  (0`5 (3V!1` )Y3S1i (6&i )+p'Sd ++[ )0p,be )U!S!i!5p=e )^>1pA .<k /lk )d0S'i +X= )p<!S5i +,S6i!p,U
  (8T5n; (<S; )d=Ai (=S; (A$X0 )5pAd )S'i )X3p4 )d0& )p5Y! *:S3S5 (BhX5 (D1T<_! )5X:SA (G61p2:p9 'o
  'p<T1 )V1 (J1 &%S1 && 'p$ )0 *k &'S;j 'T5 )3TA 'U5 'i &)Sp+ 'p+ )!p5X& )$d5T1 )6p<S; )8p<b! )=_&
  )A:p,U ,1U *d,U )S **p=SA *+S0 *1X61T5 *:X1 *=pDT1 *>=i +S&>a &,! &0 '! '6p<` '>T3p;S &1<o 'T
  (9b$ (:b!pA (BS;j 'i (#p=Z5 &2j5S 'p5S &3UAp=S>gS &6 '6p<S: 'A1p<Y> (V! 'Sp,9TA_! 'U 'i (1S:$5p=&
  (2p=a (6&p>`& )p<& +S; (7p=Y> (8Xd<S& (9T!p#X (Qp;,V& 'p, )S9T=S9 ,A_! (1 )S9T=S9 ,A_! &: '6p<S6i
  'b3p; &; '<=! '=S) 'D&p!< &<8p4 ':p9 'O &= &> &?p<; &A '!p<)U& *+gS& ''S! '3>TBS<$X! '5T<SA
  '8p<S1i ';!1`DS;X '=`& (e=`&3bA3X!p# 'S3 )!!be *&B_1X *+p(S *6T=6X< *S'SAi +6$&i +CY *U *X1_Ap><f
  += *`> *be!_<p1Tk ,BY *d01i +6X1 +8&i +9VA ,p=S+AY +<^& *p,S1 -5i#S&![1 2=T' ,X= +6S='T5 .6U
  .<:SA ,`<!p<6c +<'S6 ,>gS5i ,B: ,Cb&A&p!` ,b=$b ,c3Sd& +D`!4d )#p'c!d6b< +36 ,U&Ap=S6i ,X:p8
  0)p<Xd +5S -:gS!6 +:`< +=S!p<B: -,_+ +>T1 )$!i3p<Y& *&6& +9p=X! +iBhU& *X!!p<6U<^= ,#p86 ,$b!
  ,'S5i ,,Y& ,1S8p<Bp: .BY< .CV! -X64d ,6p<,S! ,8&p< -p<aApDX; /e!X1 04S1X ,:5 ,<Y ,>Sd& ,Ap=S!`1
  .>S;4d +B5$< *b! ,!5p36CY -U ,1SAp<U ,6S8p<a$b ,8b4Tk ,<!S -:^1 -X5 ,A_e -d<b& ,N1p6Y& *p<` )'!
  *1X<X&#S&)[& *5p3'p(S;S *S5 ,S& ,i=X& +8T5 *T5)b!be!b< *X&3T5 ,D&p$< *_+ +1T; *`&!`! *cAS;3_>1S
  ,p<U>T6X= *d<^!'c ,_e *p<5^& ,S6 )(S! *^&:g_& *b! *pDV& ,_e ))5p=SA *6i *S)=i +:!p,S= ,Ap<Sd
  *U!p<`& *X! *[&6_& *n; ,!p6b< *p<6i ,V& ,a )*[3S=1] ),&3&i#S&)[& *6i *S5 *U#p:c *Y&'S5i +5!c ,)S:
  -b: ,,^> ,1U ,3S ,:SA ,A ,D5 *d0S!iAp,_' +6Y!#p8Ai +<U )0&%XA *b&6Z )1S!X' ,_8&i ,`> +$: ,Sd ,U
  +'Y; +(Y1 ++S0 +,!i ,X& +0U +1X+ ,Y' +6gY -b& +8p<Bp: +:S51Y' .4d ,Xd ,gS -_& -`5 +<gYA +=a
  +A]#S&![1 0=T' ,_> ,b: +D5 ,T5 ,U *X6 *Y' +6:BSJAU *]& *b *d<6i *p,'SAi +5b1 +<8Sd& 0'X& 04d
  06p<XA 07X& 08&3V! 0<6Y< 1X5 1Y& 0Ap5b 2>S; 0DS5Z5 26S5 ,:`& ,C`&!`& ,S=`! -> -d#p5S< )2S1'S6
  *p5=i)!i /X! .,S'i .6`! +:)S6i )30p. *5p=_Ap&Z1 *S+8p<n1p< +6)n; *V!(S ,)Xd *Z=6p<SAS3 ,D&p$;gS!
  )4:p:55p3 *S!p,U +;#S&![1 *d *p5Y )5S$6ZA ,8Z; -n5p4 +&#p:c +:<Y6 )65p3S; /(p:S /6&p$& /8p<a
  /Ad<` 0p<U /Dd8T= *=p=n&p$ *>T= *S!`! +$& ,b +3)Xd ,,p-S5 +8Z5 +;!pD`! ,g&i ,n5 +<:U ,S;0k +A!S
  +d&$Z; -<:SA *U *V& ,)Xd ,>^5 *X<S0 +A5S$ *_& *`& *gS2S& ,3p<U +X; *p<S6i3TA 0bA -: -d ,`<Y6 +=S&
  )7Y&7S& *p,Z16XA +3Z )8&3V! +p< *+SBhb *X1CY *p<55i ,Bp:!T= ,a -!p:_& /<Y' -#p:`< /=S%Xd -$X6
  -5$< -Ap=S ,e!pA_1 -#n5 -$XA .b! -%p=Sd& -&b! -2p!X= -4S1X -6p<A6i -8T4Y< -=S5 ->TBS< -Ap3V& /<U
  0` )9SA#S&![1 /=T' *T:S5DS!SA *Y:T6p<SAS3 -8Y -:^5 *p5d -!&;gS .p<b: -#p;b& -)UAY< .p<X; -,U
  -1S:gc .p<6i -4d -65p3S; .S#`& /05i /<^& /AT3p4T .Y! .p<XA -80p0<S; .p<e -:p<_' -<X& -A&p!6S5
  .0p,S!i .5p=X& .d6X! -BS5i)n; .Z8p5c +=X! ,Y6=p=n&p$ ):gX& );S;0Xd ,3a ,8c )<6Sd&<:SA *=ZA +d
  *>^& *X& *Y6DS<!pA *b& *gY )==a *S!i5S& *d8n< *p6X! .Ap:X' .Dd8T= ,[!8p<a .<X5 +BX&Ap<X!
  )>1p,!d8`& .p<CS+i -#p5S1 -$X!Ap<Cc .b)p<^1 -'d0Sd -1S5U .p5b1)Xd -5$< -6S,X: /4S1X /<S;0k /A`1
  .p<SAS3 -8p<a6p=S -:BS -AA<:Z;<; .dCX& -D4p>S -N! *S=$b! *T:S5DS!SA )A&p!SA -` -f *:;X3p4 +p=S+i
  *A<Ap,:p9 *T&pB +<UAS'i +=Z&#S&![1 1=T' *Y:gS6 +<p;9SA *Z$j +8p<n1p< *_:S ,gS53V& /;X& *d6Y<
  .8p<a$X! +8c +<b& *hU=^: *p,X!!!i4d ,c +5S;=pD ,V&#S&![1 1=T' ,Z= ,`& +8S5)n; .3X& ,W +:S5i;&i
  +<Cc ,X!!X! .6p<SAS3 ,`<gX& -CV! ,e!`> +=S6i6p,U +>S;'_! .)p<Xd .;S .A +D! )B5iBS *`7p!S *c:5p3U<
  )D!;d *&p$8p<e -<4d .>1p1 -JApAU *0p,Y& -[!!Y5 -`&4d .1 *5p1b: ,=&i4d *S<!pA2SCY /8b4Tk
  +Ap<::BSJAU *Y5 +<,d6& ,;S& ,<d,Z= ,=b! *d8T= ,` *p5!1S6gS=X6 )I)p<V& *Cb! )JApAU<=^! )N!9p5d
  'f'S! 'i 'p<n; &BpAS>U= &D^> &d '& ',0p,6i '2S5 '4S5 '6U ):Xd (Z5 '8T= (U< (V= ':Z; ';gS: 'i6U
  %T' &+ &1 '6p<^& +5 +6 &56p<X5 &6 &:6p<T; *U;k &; '&p$X '6p<S; '9S8 )> ':T1p1 '>S'S 'gf &= &e %U
  &)S (+S0 &1 'S 'T %V &!pAS && '#p:W1 '1` (p<'^! '6p<`& '8pDVe '<! (:S1i5T;S; (^5 'Ap:S<1U &28U
  )'=5S )1= )9Y6S= )>T9S$ &6 &A '3p<Y '6_e,Y& '=6 'Sn&p$ 'n 'p,S&p$ (- )S&p$ (1S&p$ &e %X& '!S<
  '#p=Z5 '5V& *3c *Pp; '6p<;n1p5 *^6 ,)[&8p<Z= *`& '>T+p+S0 'Ap5^1 ):S<1U &5 &; 'A`=CYAk &A '!d,<
  '8c (p<c 'Ap1p<U )<U &e %Y &!AhU && &' &1T!1Y<gS1k (eAp1&i 'X& 'Y6p=SA -p:S (AYDh`< '_!1Y<gS1k
  (DhU5 ,Z<U &3U1 &6S6hU=U1_ &:gSA &A '_Ap;n< &e %Z! &+ '#p=Z5 '6p<S0 'A_'!Up1 +p,U &1 '#pA` +)S8U<
  '$p5S +>S;#p:Sd& &: '65p3be &= %[ &!S< 'p<6U &#c &$b &)S &3c7pAS< &6S5;Y< 'p<SAi &8S!p; 'X1)S
  &:5p1Ap5_Bk &=[ &>!i>U &A &Dd0S' &Qp; %]& %^ &' &16^5 &5 '6p<,c &6 '4^6 '6S53c (p<,Y' +c *S;
  '7p3V: %_!&i && '!S1 (YCS '#p;& *=i '$p<d ''5p35k '(S (c ',Y& '1S0U ':gSAhU5 ,Y1 (pAc '<:pDT=
  (dDT= )E= '=S6A!i (p& )BX& 'A0p,`! *1`! (Sd& 'E5p45f &1 '1T<b! '=b! '>T@; )An; (n5 'U 'f &:5o
  '6p<T; '>5p1 'S!S< 'U; )9S8 'n5 &> '6p<S> &AT1 )>TAS:gS+i 'hU= *U;gS &e '!p<B`& '(S '3p<Y& 'Ap<Sd
  %` &! '& '1p<&i '38 '6Sd& (p<b! 'S; (CS 'd0[1 'p<CS +6i +Ai (=S; &#p=Z5 (>` &$d5T1 && ')p<Y!
  &'T1p1 &)S &*S: &1 'p<C6i &2S &3d5X! &4S1X &6p<S)p+S *0 )V& )Z= &8S!p; &9SAS 'p5`5 &<; 'Y6 '^&
  &=b1 &A:p,U )1U )6X< 'S'i 'd,U 'p<S; &e %a &<; &A0U;,p-S5 *61p< *k '5U;k %b! && &A ')U>T1 '6p<0U
  *Ai *S0 'A1p> &e '3V!6d8p<d '8p<d 'Ap>S %e &#p5& (=Z5;d &$& &)[& 'p>< &,_! 'a &3X@<S; 'n6 &6p<S0
  %f &#& &'Sd3S> &*Z5 &1T (6S1i &2S6i 'd:gf!n= &4X1Af<gS; &:gS5 &;Y<f+S1 *>&i %gY:gY %hU1Y<^ &X'A`=
  ';0_ (;gX& &Y5U;k 'AA`= (`= %n&1&i6pAk &A %p;[+ $=!i %& &i '*< ',U (_! '1X& '7p3e %1 %5i %6i %:
  &AhU %S &! &'i &+ &1 ')[&,Z= 'A:p,U *1U (d,U &3U5 'Y &4Y &6 'i &:gS (Y &; &Ap3T! &d ''d6S6i
  '1p<U!p<V: ':S5i %T! '6p=!i &' &> %U %V! &: %W: &<T'1Y:U 'gS (Y.U5U )1Y:U (_AhU %X! '>e!S1i
  'A_DS1Y && '#p=Z5 ''T1p1 '(p5b1 'Ad6X1p< %Y! &' &5 %Z! %[! %^! &> %_& '6p=b& &'6p=Y' &e6p=be %`!
  '8U$p5S )A8p>,& '9p5`! && '#p=Z5 '9_3 &5 &: %b! '$b ')p<Y! '1p<U '5b: && ',d0V& &+ &1 &e %f
  %gS!i6p=gS1 %hY4YA %n1 %p'1 ': $>& &Ap<Z& %n $AS1! (S= %f $Bf $DY5 ')U3Z1:Z; )=Z1:Z; '2p=a '4:j
  '6&p![1 (p<XA '8c 'AXd (p<U %Z5 %hTe &Ue &Ve $J %'p(S %2$p)5 &>U &T>T (U &p>U %@p- !7 #$p$X0 '5U
  #& $!m:S5,`< $$p5S $i %,UA %D&p!S+i #0 #1 $#SAi $3p<X. $8be #5i #<0S6U1T $XA &>S'S (3 &A8p3 #=
  $!:p: %S< &= $$1 %X0 'Ap!S=` $'T1p1 %`! $)p+S5 $+S0 %p+S0 $,d0Sd &6Y& $1T $3X5 ')S1T $4^6 $65pAS6
  %X0p; %Y! '6p<Y6S6 %n1p< %p<1TA!:p: ';b)5k $8p<V!pA $<6< %S) $>T6S! %pJ!pA $A:p63S (n3 %T3p4T $S
  %5TA&pA &X7= %7= %<S, ': %AU %BS< $T! &ASAp1p< %1 &!:p: *,Xd '< &7= (!:p: ('_+8U3V!,be$b
  ()S1TA<X6 (AT3p4 &9S8 $X69b$ )U $d $i %Ap:S $p$X '0 '5 %=S &U #A $Ap,Y! $i $pA &SBS< &f #D! #S $!
  %8T5n; %p<S6 $& $.T6 $0T1 %X& %`= $1Ap;= %T!:p: %i &'_+ 'b= &)S; )!p=S; &2p5Sd &3S1i &6d0X= &7S;
  )!p=S; '[; &80j )'^: '8! &:X# 'pAc &>Sd&55 &A0p,S; ':p6! 'd6! &D&p!< $5_<gY!S: %i+[: $6gS %i $:Z&
  $; %#p;=i 'A=i %'_+ %7S1i &T1 %b& $= %5&p$n= %p$X5 )U $> $A %!p<+Sd )dS %,a '7SA)[& %<V& %X &!
  '9S8 'S &>TBS< %hU 'A (5T;: $BhX: $d& $k)U $p3=i #T& $1 %!p61i %7[; $5 #V! %2p5Sd %3V! (6g_&8be
  (A:p62 %AX<S &hU &p<S $& #W1 %71 #X! $& %!a %#p=Z5 %$d5T1 %)[& %,a %=p6S6i $1 %!d01i %'X&,a
  %)U>T1 %,&pB[: &a '7X1)[& %8Y) &_= %<=1i %=_# %>TAn; $6 $; %7S; %<=Z; %=p!: $< $= %7XA $A %$d5T1
  %5S %6p<S)p+S %7&i &X= %<=Z; %pA '1U '<S$ #Y! $& %7S& $1 %Y=_#:S1p< $; $< %7&i $>gS $A %hU= (!:p:
  (>T3p;S %p>S1 'n< #Z& $; #[& %7p!S $1 $: %8p<a $; %!0p,X< (1X< %7SA $p1: #]! #_& $< $e %'&p!p<S5
  %7&i %9p5d9p=[& $pA& #` $!6gS=i $& $1 $5 %!S< (!:p: (#p=U (0k (6p<Sd(p5Sd (:_ (>`& (DS)U>!:p:
  &p,S< '1S< %,U '>T3p;S %3U '!p6S=,U ',U '-S5=_#S '7p3e '=b! '>T3p;S %7p3e %8T98 %98 %Ap!< '>S;
  $60p,`1 %p<S!i $:SA $= %3V! (!p<6U ($b %C[&)TeA_e $Ap&Z1 $e $p= #a #b& $,5f %p-+p>;15f *<:p:0k
  '8p> *S<:p:0 0k *f $5 $: #c $8&pA %0j $A5p,S5 #f $5^1 $<XAf $=gS '5TA&i (X7=i '7=i &f ''T1 '+S5
  '8p<V! 'AT14T #n! $1 $5 #p!S &!+p(`1 '6p6SA ':p<& 'S!U 'YCS6 'd6p=b! (8U&8Z; 'p&b! (<'! ),SA )8Xd
  )>S+ *gS5i )S: (=Sd8Y &$ &%p=b! &'5p35k *U )4Y 'S< '_! )3_A )5Z5 'd6gS *U &)[&:S5i 'n< &*Y!
  )<n15k ,p5 '[ &+n< &,Y& 'aAp6Y5 'd6&;!pA )_ )c &0S$p<U &1p5b1 (<!Z5 *^1 )` *& (D[! &2p!X= )Y>
  (&S5i (: &3V!Ap8b1 &55b& &6T0p. 'Y&gS 'i ('S5 (7p&S< (:X# 'p<S!i &7p$<=S5i &8p<=V1 &9p+U (=[&
  &:S=1U (A 'gb&,6i 'p)X= (3_A (=Te (D: &; '!+p'Xd (Y5:S5i (p<8[ '$5p=&,d<UA ''b< ',Xe!5p3X;
  '6p<Sd:X: '8X4 (p<V! *e$p<be +AX!p< ':_<X ';S: '<06 (SBXk '=p&S' 'A (:X3p< (T6p6!:p: (X!p<
  'D&p$S< (S3T1p; (d6bA 'UBhX6 &<S1p<U (d& *9p5d )3V!<Sd 'U! 'd'&i )_! (,Z= (;b= &=p8S!i )c (BX&
  &>=p=T7b: &A 'S<T!S 'T<:S5i 'p5b (6a<]& (8a6a1& *A (:c (=S (>S; &C1 &D&p!S+i )$S<,U ,6XApA
  ,AT=p6k 'S':k(p8VA 'd6T= (8T= 'n<$U,_ &d %X= $$& &!S< &,a &7p$Xd &Ap5S &i ''&pBS5i '7p11i 'Ap6^&
  %1i '7p$& +i '9p5`5 %< &7p,Sd!p,S:#p;& &=S5i %S!i &6i ($X0 ('T1p1 (6X0p; (7p$5i +X5 (>T)p)S &d
  %X5 &d '!S< '$p5S ',`! (a '9p=[& *_& %Y &'d6S6i &7p$& %Z6 '#pA` ''_A ',a %[5 $&!i %S! ''T1p1 'i
  (7p&[! &< '!p<b; ''p<&S& ')[& '6gS<g_ (p<D6i '8be 'Ap<3S& &> %X6 %Y1 %[! &; 'C[& %d &5c,=i0S3^1
  &6S; $'&i ''T1p1 '6p<X&DS1p:S 'Ap:S<1U %6i %S'i &+i (7p'S= &6i &= 'i %T1 '(p=Xe '7`5,U (p'&i
  '9Y:T '<&p>&i %V! %X! '2`: && '7p,[: )1[: &' 'AZ< %b1 $)S6i $+S &!i &'i &+ %X! &' %[ &#p=Z5
  +3X!5V&$_ &(pDV& &)5p:7p+[6p<S0 'U>T1 '[& &3X! 'Y<=_# &6p<S0 &7pASd &< &Ad6X1p< %^> %b+ $,!i
  %5p3S )3bA ,,=i)U>T1 %=i 'Qp; %S &!i7p,W1 &'i (!S< (#p=Z5 ('T1p1 )d0& ()U>T1 )d5Z; (,&pB[: )be
  (3Y1 (6&i )p,Y< (7p,T= *1T= (8Y) )p<a +n1p< (:X# (DS<VA &=i &A 'S (; )4d &d '!Y5 *7p,Sd'c ''SAi
  (T1p1 '6p<,c '7p+[ 'B[;7p,Sd3^1 %T1 '7p,Y& )3S6i ':_,a (p<S:,a '<Y6 *21 &= '7p,S'i %U %V! && %W1
  '7p,!i )1!i %X& '7p,[: &A &d %Y1 %Z' '7p,[: )1[: &= '#p=Z5 '1p6S=i '<d=d %[! &: '!AS& '$d5T1
  ',d6Y& '5T;S; '6X0p; '8U6S1,a33_ 'A:p,U (_'!p,U %^! && '7p,& &' %_! '!Y5 '#p=Z5 ''T1p1 '7p,T1 *Z=
  'AA<Ap<6$p5S (p<Y> &' &1 &A7p,SA )1SA %` &! '>_< &7p,Sd &< '>TBS< 'AS=S %b1 ''T1p1 (X&!Sd9p=[& &6
  &: &e7p,& %c &!p<`! &)Xd &*p>Sd& &,d6& &2p5=i &3V! &<8S!i &Ab: 'd 'p>S &DS<g_' $1!i '$p<S6i %1i
  %5i &p3S %=i %S!7p1W! 'i7p1W1 &'i (6S6 (7p1T= (8p<n1p< &1i &6i7p1T= &A 'AS; 'S (; &d '7p+[ 'Db;
  'Qp; %T1 '7p1Y& &= '#S1i '6p<S!i ':SA '=&pBT5 'Ad<V3p4T (p8S5i %V! %X!7p3_< &d '$p5S %Y& %Z'
  '7p1[: &= %[! &: %^& %_! '7p1T1 &1 &A '7p1SA %`! &7p1S'i *d %b1 &: &e7p1& %c &!p<`! &*p>Sd& &,d6&
  &3V! &DS<g_' $3 %!i '3V! %&i %+i '7p3S=i %6i '7p3=i %=i %S &+i &1i (!cAhY (7p3^& &5i (Qp; &6i
  ($p5S (':p=& (5V& (D5p=!i &< &= '7p3S=i 'i (#p=Z5 (,a (5V&9p5`! (:S1i (>S &Ai &d& ($d5Y< ('U><
  (AT=S )d81iA %U &!p<B: )DY6 && ',S!i '1` &,Y& &2p: &65p=S &A %V: '7p3^& ':T5,Y' *6S5 %W %X!
  '3d5T+ ,8b6CS5 '7p,S!i )3_< ':_<b$ 'Ap<Y> &+ &; '$p5S '3c>T+ '8U &< &= &e '&S6i 'Ad0[' 'C[&
  'DS>X4 %Y< %Z5 '$p5S %^& '1S:'p6S6i,[: (p<'^! '4:j '5SCT!S '7p3S1i %_< '1d0`& '7p3Y< ':<1! 'A:p=
  (T3p4T (p<Y> 'D&p!< (d0S' %` %a &!p5X& (<CS +,U )b: &#S&!p<b; &,U &1X &7`5,U &8T1S5 'be &:0p.=
  'X# '_% &<S6 ']& &A:X3p< 'd81i %b& ''`& '60p,`1 &= %d %e &!0p,S= '5p1Sd& )3p<X6 'S1iA!i 'T& 'cCc
  'p6]& &'X& )$_ )9Y:T &(p&S;,S'iA&p>`& &*p5Z= &1S=BS= '^: &2p: &3S6!5p1V6 'V! &4d3p<5d#p8Ai (Ap<Ce
  &5c &65 'S; )<Z: 'U)S5i 'gT1 'p<!T1$p5S &7` 'pAS< &8_3p; 'p<a &:T1p< 'Z;!p<>_' ),Xd &<2 'X&
  'b&,b= (<8 &=!i2p5Sd )6S; '[)5p3=i '_# 'p>`& &A:p5S!i )6`& 'd'1 (0S!i (6`& 'p6Y> (=V! &B6i 'b1T=
  &E,p- $5!i '3V! %&i ')p<Y! '3V! %1i '! '$d5T1 ''X& ')`! ',[: '8be 'Ad81i %5i '!p<8[ %S' &=
  %W:gY1Y<gS!i )8_<U!S1 -1Y0_DhX: %Y! '#pAS'i &1 &< '#p:b' )AS'i &= &A %Z& 'A!i &1 '! (8Ai &= &A
  %^& '5&p$n= &< '<3_e %`! '!S< ':BS;S5 '<& (]& 'A:p9S<f (V!<& 'N!)5 &= %b= &e '!6p6SA (p<S5 'Dd8c
  $;S $<e $=5 %6i %; %S &! 'Ad$S=i 'i && &+ ')U>T1 '3p<8p; &5 '6p<:_ ,5 '7p3e '<&Ap6Y> &6i &Ai (!&i
  )5p=`& ($b )d5T1 ('_+8U:X#!S< (3U )c *5c9Y:T2p:U (6p,Y< (7p3e (:! (>_5 (Ad81i %T' &1 '&; ''S:<
  ',&#p=U )>`& (a '3S+ ';5p1 'Ap=S6A1p> %X& &d '!+p'` '1p<'^! *` '6+p'Y=#p;=i (gU '9p=[& 'An&p#
  (p,be )<Ca )=V! 'Qp; %Y &' &5 &> '!S1i ); )< (`& (d6X1 (p<S=2p: '#XA (p>`& '$b! ''T1p1 (Y= (`!
  (p6S6i )<! '(p!S< )>_& ')S1T (Z6 ([& (d5Z+ ',&pB[: (U=[! (`! '.]&B`: '1$p5S (p<&i *S; *Y> '2p5=i
  '3S=i (U,U (V! (Y! )1 '4:j (p=S +6i,[< '5<! (c5V&:S1i '6+p'p<SA (1i *6`5 (S6 (X0p; (`! *)S6Z5
  (d6`! '8X3p4'!p< (_+3c,b;<61i '9_3 (p=be ':SA ';5p1BbeC[&'Xe '<,p- (Ai '=b! (d (p6S6i )B '>S& (^'
  'A&iDX;5U! (Z$j )5 (_'!p,U (p,Sd )1Sd )3Z5 )<6 *Z= )=S6i 'Bp=Z& 'CS5 'D6S;:X# (S!SA )0S'!p< )BS<
  'G6SAp<n; %Z! &1 ')[& ',a &> %[! &A %^! %_! '65p3b< '7p=be '=bBf &' &0SAiAhU 'T'1Y8U +:U 'Y!p<S9U
  (: )_!S=U )gSCSAhU &1 &e7p=be %` &!6p6SA 'Sd6T1 'p,V6 (<Y' && 'A< &'6 &*[ &+ &,S> '[:<,Y> &3Xd,[:
  '^6 &7p!S &9p5`! (=Sd& &: 'S1i &A5p3Y' 'T<:S5i 'p!e (>S5 *; &DS; %a %b &! && &+ &1 &; &e '3c:X#
  '7p=b& $A& &!XA= &#p:b' &6X0p; &7pAY< &8p<_& &Ad0S& %8p> (7pA; +S; %S &#p=b' &; ',d0V&
  '65p17p3S=i '7pA8p> '8S!p; 'A:p=_& &< '!0p,S= (p<b: '&&V1 ''SAi (b< '(p5Sd& '))Xe ',[:$< *2p!Y>
  (_6gY (`! '0S1i '1:p=a (p<U '2p:U '3 (X5 '7pAb '9S$BhX5 (p)S6i 'Ap8S5i 'BhX5 &d '!Y5*[ '& (33S
  (==! 'AS'i %T& &1 '!+p'Y< *)Y< (p6S=2p=`5 )<!be '#pAS'i ''_! (d6[& )8XeA_! '1p<S' '6p<'S!i
  'A0p,`! (Y!p<d (p:S'i 'JApAU %V! && %Y<7pA& %[: %_& '$p5S '3^1 &A %` && '9p5`! )=[& '<Xd 'BX; &1
  &7pAd %a %b &1 &e %d &$d5T1 'p5S (<]& &,d0_! &2p5Sd &5V& &7p$Xd &AS'i %e &7pAS *d& &:X# %hSd
  ('T1p1 (,a (AS'i %pe:X#<6ZA $D! &!d8VA &1p<U6p<a *8p<Z= %& %6 %: %< %Ai %S! '8U<2p&a (_=6p<)Xd
  'i7pD[! &6i (1p<U6p<BX! (3X!3d5T+ )d5T+ &> %T6 %V! &6 &e %W6 %X! && &' %Y! '7p$< )DVe *[e &' &:
  %Z< &A %[= '$V= '(bCb '*Y '3V= '9p+S!i '<)[6 &e %^& '!pD: '#p=Z5 '1p<'^!Ap,S6i '3p<_1 '7pD& %_<
  &e %`! '3c=['a,5p; '=[ &6 &: '65p=` ':S1i +7pD`:! '=pB`: )DY! %b! && &6 '5V& &e $pAe:X#<6ZA !8!
  $! $#p+` $)[& $,a $2p&SA $4p:&i $6_& $<:g&i $Ap<Cc &=S $T'p'!S< $X= $Y5 $i $p<p1 #$d5<3X!p# #&
  $!p, &<8[ 'B: &D 'X! $#p;& $$9j $'S6 &dA:p6X! (d6X! $)n<8p5c $,a8&)[& $1p:b= &<& 'U $35pA& %V!
  '<&a $6&p!Z; %`! %p=b! $7p=b! $:S5i ('^5 $<=S! %X; $==! %p>S $A %!i %&pDS< %p6`! &>SA $D&p!p<&
  %0p,[! %S< $i %! %#p3Xe %8_5 %>T= %Af $p< &!p<b: &1i &5 &9p5d &= '[ &S '! (i '& '1i '6 ($b (,U
  (Ap<X! '; '= (9p=[& '> &U! (8&p<V& )Y) (=p>`& '& &V& ($X09S8 )b=)dB< (8&p<U! )X3p4T (Ap:S<1U '1
  ($b (A_e '= (!Sd6T1 ('6 &X= &Y& '= &Z+ '6 ': &_ '' (8&p<V= '+ &be %>!i (8&p>U ,a &S& (7p=Y> '1
  (5T;: &T= &U '8&p>!i &V! (8&p>W5 &^5 'A 'e &_' '< 'e &`& %A &'<T1 &3_8p,S *1S &6p<>1p1T &:5XApA
  &;!pA &S '>1S *< +=b! (=U (T3p;S %BV& #+S %!p<`! %)n; %15i &Y %8TAp0X=b! %:5p1p<U9!p,U %;gS1 %<b&
  %>&pASD5X)T1 %AZ$jS=b! %D<)Y5 %M $p+S!i %=!i &: #0j %!6p6SA &p<B: *'SAi %#^> (#p'U ('SAi &p:c
  %&S6i %':p6gS!p<^: %*S:)p<Y! %,U %1p5b1 *'SAi '<Z;'_! %3V!6hT' )p<S!i (:SA %4p=e %5S %6a1& &ga1&
  &p<7_e %7p3a:_% %8&!p<AS< &p<=`1 (BY1 (U&3Xd %:p3_A3Xd %=S1 &]& (3Xd %>T4U %A &Y!YCS &hU!S8T
  (':p6gS ():p8Y -< (,`! (0Sd1S5 (2Z (5Z5 (=^6 (Ap<:g &p=S3Xd (V!'_! '>S; $p0<S; #1i %#p=Z5 %'T1p1
  %*[!X& %8_5 %A< $j:S5 $p1T %<S #3< %S $p4 &AU:S #5 $S=n; %An; &p<: (n; $T1S &p; $_'< $i %6p<:S0
  %8_! &p<=6i $p3 %4 &#p=Z5 &$; &'d8be &,S< 'T:p8T& 'U &3SA 'Y! (3c=[7=3X5 'bA &5 'S!S< ($S<
  'a6,T=S9 'f 'k &6<TAp2S5 'gS1&i &9S8 &:T5'd8be &=!i '[!:p<a (6p<S!i'd0_+ .6^>1pA (7=3X5 &A:p<Sd&
  'p<Y> &BY13X! &DS!< ()U>!:p: &T1p>S &X &n!T'p' &p; %;=i &S< (!d0[1 (#pA` (8_= &U &W1 (!S< (#pA`
  (,d0[< '5 &X; '= 'e ((p!`Qp;#Sd &Y; &[ &b= &e %<S; %=! &&i (85p=T' &1i ('&p!^& (9p=[& &S '! (T=
  ')n; '+ '1i ))[&#b )Ad81i *p6`! ': &T' (3V! (85p=&i &U &V! '6 &W ')U>T1 ',Z&#` '2p&a '7& (p=_!
  '8p<V: '9p=[& ';X1p1T4:j 'A5p1T9S8 (X9:&p$= (_<U9S8 &X& '1 '5 (A_e 'e &Y! '' '+ '1 (!Y5 (85p=SAi
  (A:p,U '5 &Z+ ($Y3 ((pDV& (:Y= &[A (A:p,U &]5 (Ad3Xe &^! '5 &`& (:Z;,a &a '#p:c &b1 &d &e 'AS'i
  (p6`! %ASd& #6 #7`5,U #8! %7p!SAp8a %:Z;,Xd (7p3Sd& &_9p=^& %Ap<!S5S$ *=_+ (C6i $S!i '88S5 )Y5
  )[: )n5p4 %' %5 %; &5S; %< &5S$<S) %= &#` %A $T' &6g6gS'i %= $U: &88[: %< &:S1i $V! &(p!` &9p5`!
  $X< &,U &7_e %= &,U &7_e %e &3V! &66< &:S1i &<=! &A0p,`! 'p!< $Y %! &:5XApA &A1p> %5 %= &2p: &3V!
  $Z! &:5XApA &A1p> $[! &88[: &Ah[! %: $^' $_' &'&p>S %5 %= &:pAc $` %! %(p!` %)S %9p5`! %p=: $b!
  %e $n5p4 $p<1 &= &S!i '1 '; '= 'd& &T' &V: '= &WA &X; 'A 'e &YA &Z! '' &[1 (88p<[: ': 'A &^!
  (9p5`! '6 &b& %=S!i ),d,`! )<dBb! )>=p=T &T! &[ &`: #9!i $= $U& %1 $V6 %= $W1 %A $X& $YA $p=!i &5
  &S '!i )89p=[ ': &T!89p=S!i &U89p=[ ':89p=S: 'e89p=`e &V689p=`1 ': (89p=`1 'e &X! '& &Z! &[ '!
  &^! &`1 '= 'e #: $+S1i $6S; #; #< $)n; $3Y! $<0 $Ap>S$:5k $X0 $pAWC`5 #= $!:p: %< %S; &< %p!S<
  $#n5p4 $$X5 $'`> $)U>U $,d<U $2p:[<)[& $3SBS5 %_8 %b $5T!< 'S; $6S= '1p<U '3b 'N! %p<BS< $8p<V5p3
  'e $9S8 $;b4S $<,p- (#p:`< (,[: (>T3p;S %S)5T:5p1 $>3X!p# %A3p4S %S1 %_$ $?!p1T $A!p,T '1T %:p63S
  %Z; %_e %n!p,T (1T %p!S $D&p$<!pA $J3p4 $N! $S1p!S< %5X '9S8 %B! $T!:p: &S< %3S5 $U %!:p: &S<
  %)U>T1,[:p6U)S1T $a $d $f $i #A $X4S %5p4<S )U %:1U $i %!p6S=8U< '<'S5i1S:: (S; %#pA`$b %)S<d'_!
  &[& %,U &`!'S< %1X!!` &p<S> (U %2p=S5i %3&1p<S> %4S&1p<S> %5S$<S) %6S!i<3_e &p<_& %8+p=!i &8p=S!i
  ,>=p=T &p<=V1 (a %9p=[& %:S58TA %<d!S'i:SA ''_! %>`! (!&p!`6 )p<6U (,d6Y! (9p5d (<5S: (Ap<&`
  %A&iA] %B5X:S5 %DX' %E19p5`! %i>`!Ap<&` $p,p< (S )9<0f %1X '1S& &p< (D:p8< (S )9<0f %<p, '1 (S
  #B=':p:U $T!S< (Ap3Z5 %=!p#0f %>SAT! *9S8 $X %!S<T5U *o (U &T'p' *S &UCS,p-S5 &b0 'AT!S %$X0
  %)S1T %,p-S5 %1<9S8 %3_85T;: %4S %5n; %6!pA &'p'_!3_A &3U %7= '!S< '9S8 %85p4 )9S8 &p;S&p$ %9S$U
  '0 '8 'A! (T!S )5U (U %:5p1T5U )U &X# %= &3_8 )p> &9S8 %>'5 (f &6p6!:p: %?p<X1 %A0p-S5 &p>S:U9S8
  'AX1 (Y1 $Y %3_>S %A!p!T (,T (1T &Y1 &n!p, *T )1T $b $k #S! %i &!& '0p,S= )1S= '^> 'p<be &#pA`3S:
  &$p5S &'T+p'^5 '`> 'd6S6i &)[& &3dBY &6&p!&i )$& &8d5S!i 'n5p4 &:& 'X# )#p=S );!pA 'Z! &A '!p,T
  'n!p,T 'p5`& +Qp; &DS:V& (> )'dBC_> %p; '!:p<& (S1i )5i )8p; (d01i )6Sd& *p=`& )8p<S )9< '#p8Ai
  )>`& '$5p=SAi +Ve (<BS (S6 '%bA5S (p=b& '''_'''Y' (S!i,b1 )Ai (X&'Z5 (Z5 (`'Y> (b3 (d )8be )D!=_&
  *SA '(p8be )=[; ')S (Z5 (_<6p<:S2 ',SAi1]5 (be6p<Ap5S *AS (d5^= '.X5$p5S '0`5Sd '1p<Y> '2b!3S6
  (p8Y1 '35i (S!i3&$p5S (d5V: *^: );[ (p<$be '4d )8S!p;1Y' '5;b6S; (T;S;=_& ,>S& (n;8U< '6+p)b< **W
  (,TA_4 (0p,Sd +V& +c (5p3S=i (<:p6<S )T9SA *BS< (S17pAS< (X<:6X<S0 *S0 (b!6p<SAi (d6p<Z+ )7p=[A
  (p,V&AXd *_)p+S )<,Y' *1T,p- *3YA<gS; *^6 '7p3X; )=[A '8S= (T1 (U<8p;S&p$ *be (_'5k ))p++S0 (p<_&
  '9Y1!XB! *9< ':Z;:gS1i '<0p,d (S; (^= '=S1 (Z&=b: (p6S; '>6p64:j (T5T'p(n; 'A&p%8S!p;A1p; ('p'S
  +f (1p;8S!p;A&p% (5p4< *:1 *;S (:p&S1i *,U *<S6i ,; ,= (S:+p+ (X9SAT1 )d (Z< (b (d&S1i ),U (n8p3
  (p<6$p5S *8$p5S *Z; )=`& *b! 'DAX<A +be (SA$p<S: *p<Y> (X)DS= 'G6!p<bA ):S $& %3V! $)5U %T5U %U
  &:5b:n; $.U< $0T) 'S 'p) )!:p: *< *S< *T'p' )5U;!:p: )6n1p< )>TAn; )A+p+S *:S$: )p!:p: (; %j5S $1
  %6S %i $3p; '$& '*[ '90p. ':gS& 'k $4 %)5p: %S $5 %'p6S6i %1p<b!8S51p<Sd& -8p<a %6S<U &p<S!i %8S<
  &p<e*X1 )Ap<U %:SA %< &&p>S5i &6& &T5p3 &U &_5p3p< )<p3 'A %>Sd& %Ad<T3p4 &p!X5 '=S %S %U %i &1S
  &5_1p< $6i $: %!+p)[ &beAp5S &p<Ab6 %(p!b! %)< &U!& '=Sd& %6S& &p<4p5be %7p!S;:p<_' %:5p3S<
  &S5)n; %< &!k &Sd& %A:X3p< &`5 %G!+gSDX& %N! $; %&S; %8np; &p; (n %X &$X=p: &6X1p< %n0p; &8p; $<
  %8X4 %<6& &S0AU %=[$p<be!S' %S &0AU &: &d& %X0U $= %3S<! &p<[A%p5& %8S5 &c %:S5U &p<V$ %;&i%p5&
  %AS:S5p; &Y<p; %S &DS>gSA` %T &A %U %X! ''_1T; 'S %a %b %f3S<!i &:p<V! &AY %i &,a &1p<Y> &8` $>
  $A %!p<6A^>9c %)[&A_e %,`! %3V!8SA,U %6S<Sd %8_+ (1 (Ap<X! %:_% %>S=8SA!S= %Ap$< %X!U 'p<U %i $B5
  &8TA_A &>TA_A &A1p> &b &f %S %T1<!2S &<!2S ')5 '1p2 'S 'T! 'Y6 'n1p2 %X &) 'f &6p<BS< &:Y= &;X3p4
  &<1p5 'n1p5 &A'p' *f ':p98 *> %f %k %p;!2S $C %:p<V$ *U %p5!:p: $d %$p<S6i %& &8S< &:X# )$_:X#N&
  &=p>S %1p<0b1 %4p;Y& %5Sd %8S!p; *8SdAd,U &p<U& %;Z< %A:p,U (6! &d6! &p<S; $p<1 'i &5 &6 &Bp:0k
  #T $!= &p; %S &< '9S8 $$p<be )$p5S $%S, &1 'A1p> $'5T' %S<0S ):[= )AZ< %T1p1 (< %n; $)T1 ':S<
  '<,p- (SAp1p< %_,p- %n; 'A&p$p<S: $,b< '!p=T5AU= '7p!S6U ':_1p<U $.S= $0 %8S3p; $1 %)S %1` %3Y=
  %6p<S!, %8T= &X3p4,U!S %:`5 (1` (B[; %Ad6S1i %B[; %S5 '7p3Xe ':S1i '>TBS< 'Ad81i %p1 $3S; %Y<p;
  %n$p4 %p;S (4< &<X: $4 %A:p61p1T %S5 %U &!< 'S1i#S5iAp=S *7p!SAp=S *A!i +p=V! (< )5U 'bA!i
  &$SAi#p+`< 'be2&i<& &'&,a (Ad<b& ':p<[58p<e)5p: 'Y=1p<0: '`'Y> &)6i=^& 'S>#S5iAp=S 'U!Ap<e
  &,S!i5S: &1p<Z18= &4d &6&p!!i!Y5 )>T=88T= )A!Y= '+p)S5i<Y6 'X!=n!p, (0p; 'Z&AZ& &7p3V: (Ad,d0_!
  &8p<SBp:0k )e<S)S9TA_! &9p)S6i8p<=V& &<S6i6S1p< (d#p>`&8`& )=X6)[&8U< )AS!5p3_= &=!i!5p3_= 'S&)[&
  )6S6 '^&DS<!p# .A &>_;p;S!<0k &A:p8b4 'S< 'Y1p<:5p1 '`5!Z',a *p<X&8S=U ))U,Y5)U1S )8p<_5
  'd8e7p!SAp=S6U ,3V: 'hUAp=S 'p,U,0p,V& (5S5!T'p' &B`!d01i ()d5Y5 (Dp5!1S 'b:<b& &C[&Dp5!1S
  &DS>X4$p<SA %X< '9S8 %Y< $5 %1Y %8T98 %T1S 'p; )6+pBS )8T'n; ):[= &Ap'n; %n &; '=!i %p3!6p6 '& 'X
  (!6p6f (<_#U; (A<X6 $6S! ''T1p1 '3c '4p>[ '8T6T5 'D5X>1p1 (Ai;gS& %T5 $7S1 $8.p/ (5A'p'S (A'p'S
  %0j5S %S!pAS &Bk %T14f &4 '8T80j '90p. +Ap2S5 'f9n5.f:5i3U %n<0k %p;S;S: $9!p1T %3p3 (A'p'S %8
  &5S$ &=b! %S!pAS *13=i &=i %_! 'pA0k &3!k %n!p,T (1T $:= &S %S5 'DS!SA %p8 '6,T:S 'S 'TAS< $<S
  &8T!S< &=n; %X0 'ASAp1p< &3p4 )!:p: *S< ))5 )9S8 )B_1X )S6_!p# )T! +)5 %b4 '5k &e $= %9p5`!
  %D$p$UA5U %S6 &=n; &A 'T5U 'U 'n; $A %#p3Z; %(p=& %4p;Y& %8Ai &X= %9p=[& %:n; %A&pDS &p6`!
  %DS':k!X! %S &# '6Y)S &7p=`6p<Sd &< 'A4:p: &= ',p-S5 '=gfA5i,S5 'A5p,S5 &A1p;S 'U=3S5 %T,p- )90p.
  %U %X3p4 )T %_! &=8TAS= &A '8TAX3p4 %`A %b4 '!:p: '5!:p: (T;: (k %p,S< &0X (!S *< (=b! &1S< &:n;
  &AX1 $BS< $CS< 'U $T5T1p; #U $! %S=0S ':X5 %W6 %p:_& &<b: (; )#p5& 'c $$X6 %p5S &<6i3TA $& %+d&
  %6gX& %8&i &S& 'd& $'T1p1 $(p5Sd &>_& $) %$0T1 &S: &p<S: %61p1 %U1S)U3Z1 %f $,[: %d6Y&,a $0S
  &8U0U $1S$n< %Y' $2p&a5_e3c (:pAT= $3U $4U $5_e '8U5be %be $7S1 $8be %p<=V: *,=i8p<=6i
  *3S=i8p<=6i 'V!:T+ '_&5S; 'be )!p,U $9S=i $:8[: %=S %X# &5 %p&ga0be &AT=:T+ $;Y<;S& )< $<
  %(p5Sd!5p=&3c *:X5 %,0p,6i %4p5Y %5S!iC[&3c %6U %^5 %be '8TAS %gS:U1 *DS;X ,BS< $=S %[ $A&p$:
  %8SA %S %U %d0S!i %p,Sd $CS1 $D %&p!S=i #V& %$d5T1$_ %6X0p;$_ %7pD`! %8 &S!i %N0S $1 $6 $= #W1
  %1` #X! %!d8VA %'&p!S %(p:S %1Y' %4d %6&p!& %:S1i )(p:S )5S$ ': %<=Z; )5T;: %JApAU $& $1 %+p5;
  %1p6X1 %3d %4S5X++gS1 &T '!f &f '6p<>gS1i '9Y: &n&!Y< '5, &p=_ '>[)S %8S= &[ &p5S; ';A5k %<n1
  %=b: &d+& $34f %Tp4!AT!pAS )S< (8p<V3p4S (ASA5T! %p-:5p1 'ASA5S &4 '!S; )= (T'p' (p<V1p; '$;S
  (S<>1S (X0 '%bAS>S<p; *f '&p!X< *Y< ''!p< '(S1 ')S1 (T5b<A '+S0 (p+S0 ',U!S (d0[< '1:p<SA -i
  '3d5S; '4:j (j: '5T;: (p1< '6,T:S (0p,Sd (<TA3p; +n3 (>1p1T (S3 (T1S (X1p1 +< (Y)S (p6+p+1Tp1
  .p1T *,T:S *>1p1T +_0U )<>1p1T '8< (p;S!<0 .k )<e '9SAT1 (Y:T ':5p1 (S1S ):!)5 +f *T!S '<&pAU
  (15f )p5 (Ap:U (Y6 (n1p5 '>&pA ('5 *f (TAn; (p;S!<0 'A!<S) (:n; (SA5!S= +5T;: +60p.T1p; +A:n; +S
  +T! -S *p5S 'D&p$ 'P>S3 (Ap- 'S (&p!X< ('S<p; (3T (5X+p+S .1 *ApA1T (9TA_! (<B5p1 (A5f 'T (! ))5
  )>T3p;S=n; )A:S$: )S *< ('<T' +1 (6p<9S8 (:S:!f (>T!= *6=p=SA (ASA5T! 'X6,p-S! )p6S3 'b
  (4:p:bA&p%b (>S3 (D<Bd &<S (1Y' (4d $4 %)5 $5 %$U %6&p>_' %=pDU $6 $:p8 '!p6S'i '5d '6be6p<S!i
  (p<S!i 'AT1 (p=S! 'D!pA< $< %'T1p1 %8& %AS'i $= %!6gS=iBbe &p,Z' %6S; %7pAT1 %:S1i %<3_e &=!
  %=p6`& $AAp8XA %pAW8XApATk $d %![1 %#S5 %$6p6U &S6i )'T1p1 &Z< %&S '; '< %'_< 'e'6i %)S '6[ )6U
  &Y '!S= '5!S= &Z %,V&5S;DS; &`=:S5Bp:& (Abe %1p<SAp6[; %6S5C[; &p<A[< %:`5 %<[A %=&iC[; &`&
  %A:6U6[ ([ &Y> (=pD &`5 (3_A $e %!+p)p<b= %*[ %6d6`! %8S< &b< %GA #Y $! %$ %'d6[& %:gS! %<2 %`
  &8Y<S& &<^5 &A:p,U )1U 'Up1Pp;$_ 'p,UPp;$_ $) %!S1i &pA1p<T;k %#p:`< %$b#p:`< %'T5 %(p!`6S<Sd&
  %*[ %4S< %5T;: %7c %8&pA )>&pAS %<SAp1p< %>&pA &TAX3p4 %A1p> &5p,S5 &SA5k *5T;: &X3p4 &_e3_A
  &p<Y> %Dd6Y< '8c $1 %6S; %7p,Xd %p<S'S;gS $2c $5 %'Xe8Y5C[& %)[& %,U %9p5d %<&,dCY& $< %S& $=
  %>S! $>S& %`! $C` $N& #Z $! %!6gS=i &:p:!< &S6i'S!i &p:_& 'D`!#p:c %$S1i &_ %'c 'Bp>S;
  %)Z+)S1T=!i6p<3_A &d5Xd %,S'i#S1 &a,=i %5T;:)p<X= '<1U %6S17pAS< &Y8jS &e6b< %8S;n8p; %9Y1
  %:Y=,p-S5 &gS! (5U= &p#S& %<6V6 %=p:b9A&p$p<S: %>S &^1!X& %A6p6X<A &p,Sd '3S> %C_> %DS3S!i(p!`
  ';g& &p5!<S=i$p5S $& $' %!0p,X< %1Y' %4d %DZ= $) $1 %!:p=Sd&$p5S %$p5S %,a '$p5S 'Ap3Xe'Y= &d6&
  %8d5Z1;!9p=[& %9p=[& $5 %5V& %Ap3S!i $; %,d6& %=d8`& %DAi,a $< %#p5& %'Sd& %)!i,Y& &p<S: (a
  %1p<6`& %4p:a %<;S& %A<Aa &p8&i '<Cc #[ $! $& %3p<Y& *,S!i %8be %9p5d $1 %7pAS< %8[& $6 %1;X3p4
  %6p<3e %8e $: $; %1S.U $D[ #^' %6g' $6 $< #_! %!p<a %85i $' %'&p>S %5k %8T= (<:V=:[= $) %'&p>S<
  %;n5p1 %AS< %p)1S &* '%S, )1 &++S0 &< '!p<Ca ''<0a (T5p,S '+S0 '3Sd&$p<S6i '5T= ':X5U 'AX3p4 $+
  %!:p=Sd& )be &S< &d=be 'Cbe &p<:Xd %#p5S1 %'T1p1 &d0&i (SAi 'B (< &p6S6i %)S &d3&i 'B< %,a
  '8_+)[& &b; %1Z %2p:S<5_e %3Sd& &U '!p<X& &dBV& %4V& %5T;: %65p3X! &Y0j ):U &_1U &p<3_A %7p3e
  %8SA &be &p<^6 (eBJ3n; %9p5`! %:S1i )8_+! &X# &Z;2p&a %<&p>S=i *Ai &6X& &Y68_+<S& %=!p#0f &_+
  %>&i &n; %A5p4V! &:1p29S8 &p5_BS %D&p$ &d0S' $1p<XA $3 %p; '$p<Ve '(p:6 '4p:_+ '5S;! ':5p3U<
  '=b!A&p% '>T)p)S )3p;S (e!S1i 'A1p> (SAp1p< (p2S5 'Bp: 'S$S< $5 %'Xe8_5C[& %85p4 &n3p4 $6 %'p6`6
  %)p<S; %:S1i )Qp; $:8[: $= %!d01i &p<b; %#p=e %'5p=be &Y=<^5 %*6iA:p<S! %,_! &m#p=U5_e %0S '!m,b;
  )6S5,`< %2p&a )1p<&i ':U5_e %3d5_< %4p>[!S< %5_e &be &c:T53S5iDAi3_ %6S; &d8p<S& %8p<V! %:X5 %;6i
  %<;S= &A^= &B` %=:pB` &dB` &p&S' %>_=S %A:p<S! %ECY>5_e %S $Ap;S ($b'< ('S< (Ap2S5 #` $& %!SBp>_
  %'! %,X1 %1` %8p<e %=^:6p<S!i %DS!b $1 $3p; 'A1p> $5 %)Xd &[& %9p5`5 $8S=i $<:U '6[!CS5 #a $3Y<p;
  $<Tk %U %k $AS=U %p<80k #b! $& %,d<U %8S; %Ap!< '<Y> %Bbe $)p*&p$ $1 %!p,S1 '<B: %#pAS; %,!i
  &d0[6 %8p5& %<S;Ap5^1 %=n# %A %BS>ga %S $3=_ $4 %T &!S= &'T51X& &+S0 'p+S0 &3p<X: &6!p#T;4:j 'S5
  &8p<V!pA &=p;d &>n&pA &A1p> ':n; (p9S< &k ''d<[5 '1SBb (p<S; '3U '4d (p=_ '6S; (V& ':p<S= '<S)
  (^& 'AS1i 'D&p!p<& %U $5 %Ap>S $6 %=[ $< %8SA &Xe &_+ %;d %d'S! $= %$W2S %16 %3bA %<&gY> &dJ!
  %=p#b5 %A:p9S>!2S %DeDS& %p;d (Ap=V!4d -=pDT1 $e %!5pA`& %$b '8be!p<6U %'! %)p<Y! %,dC[& %1Sd&
  &p<CS' %33_ %4S&1p5b1 &d %6S!iA5p4a %8X& %9p=S+ %:gS; %>^5 (!&i (,Xe#p5`& (1Y' (4d %A:p<! &p<3S6i
  %D5p3&i &d6`& %JApAU %KApAU #c $'&p!p<S5 $,`! $85p=! %TAU %Xd&S %p<V& $DhU #d51i %S!i ($p5S
  (DS!SA &=i %T1 %V& %X= &e %Y! '!AT0 ''d6[& ',U &1 &5 ',U &= %Z1 '3p< '6S; '9p=[& %[&7p51i %^< %b=
  $8S!i $C[& #e $+S $5p;[1 #f $+S $8! $9= $<f!n: &8nA $=U %f $BhX8p;S& &b #iDp'! #n! $$p$ $'5k $0j
  &5S $1 %2p>S; %4f '=n! %j:S5 $3p4 ''b< '(^& ')Xd>T+ ',[: '4p=X& '65p3S; (YA '8_5 (n5p4 ':Z;)Xd
  'AU:S $5 %4X %p4 '!T'p' '#pA` '$d5T1 ')[& ',S: (d0[< '4p=X& '5k '8_5 (n3p4 ':Y= '=V& 'A:p,U
  (_'!p,U (p5V& 'X (9S8 (>T)p)S $< %,m:S5 %1Y0Y>gY '<U!Y &f:gS5 %3X;$pB_ (Bp$S=i %:gY<g_A6hU %AX&
  %DY8p<U5 %pA $A %1<k %j %p,X (1S& (9S< &1X (1S& (9S< 'p< &<p, (1 $p<1p; #p!X= $'iDp'! $4 %! &p;
  %,m '!S=5be %;S &gS %<S>1 %?p>;j %AY<p; $5& %S; %T= %^1 %a %c &3U &8&:S5i &A0p,S; )1S; %n; $6Z<
  $9T $;$p% (5S;! (<S) (S (T5p3 (U (_5p3p< %+i)f5fAT=T1 &p)5 )! *f )SBS< )f *%bAf %1T<_! 'BS< &b6S1
  &p1 (6X$p$= (9S8 (>bBS< (S %8Sp)5f &p)S5AT=T,p- *f %A &5 '!:p: 'k &A8p3 &f %S &! '< (0 )k 'S<U
  'X= )5T;: )9S8 'p<V1T &&p$ )3b= &. 'A1p> &4T (3X!p# (4:j (k )1p<U &63 'S3 )f (< (= )!f *k )9S8
  )T!S 'p69S &: '6p69S )<9S &;S (: &A %X&;gS& &A5p5T6S1 &B ';S1p<S (b4S 'A_5S 'f &e '!d0S' '8p;b:S
  '9p=^& ';!pA 'A&p%<S (:X3p< %YBf 'k (AV! %Z< '! (S<&S< (p<8e ')[& '3bA '6+p'Y= 'A_<gY: (p1`!Ap1b!
  %b!S< &: '!_A 'S %n$p% &+ ')f5SBS &1p1 $<! &Ad81i %&S=i &T= &[; (!5p1[; (Ap,V&Ap,Y! &i '*[
  '3:p=S!iAp:c '7SA %+S!i &Y+ %1 &p< %5&i &: &< '!Y5 &S!i )#pA`1p6S+ )6d8& -i &V& &Y& &Z1 %:
  &!p,U:T58p<:!p,U &$p5S &)S:Z;5_e &,b; &1i &3Sd& 'c &5V& &8^& '_= 'p<V6 )WA )^& &:Y= &;! &< &Pp;
  &S5 &V! %; &V1 (6p<1b& +;b& (8p<;b& &W1 &X& &b& %<V1 (8p<<Z1 &Z1 %= &6i (4d &; &Sd (& ):pAc &T&
  '1 &U1 (8p<=`1 'A (8p<=YA &V& (!`> (5c'X&A!i (8p<=e (>T+p+S0 '1 (A ': (Ap<S& (C[& &Y& '+ '1 'A
  &Z1 (=S!i &` '1 &d &e %>< &S< &U '8p<>S< &V& &`! %B!i (!5p1<g (1<g &Ap61T +k *p0T &S '1 ': (Ap<S&
  '<+p+ (0p; '>5 (n5 &U1 (8p<B`1 &Y1 &Z+ ': &[5 (!b&!S' &_p:5p3p< &`1 (:S1i &h!i!5i1<g '`18p<B`1
  &np:5 &p: (!S; +T!3_>1S -S )T= ($U1T )b= ('!p< )<T; ,S ,f )S<T5U -o ,; +U ,;4:j +p; ()S1 +T (+p+
  (0'<T;4:j )p; (30p. )1p1 )_;p; (4:j (5o (6X1p< (=T#T1 )b! (>T:S5 *BS< (AY1p< (S )0p; )4T61U )5
  );X )Ap1p< (T5p3 (_ )5p3p< )Ap><o ,_<T (n5 %DY+ %S &! && '!S< ''p6S6i ',d0[< '3X! 'A_'!Up1 +p,U
  (d6X1p< &' 'D&p!S: &1 '8p<b& 'i (!Y5 (6p<SA (8p<S! ,; (:T1p< &5 '5S<U '6!pAU (p<:S+i '8p<a ':p<V$
  'A5p3Y' (d0S+i &6 '2p&Y< ';d &: &; '!p6S=6p<Sd6U )<:Xd ''p<S6 '6=p=n&p! (p<!Sd '85p=W (p<e6S<:U
  ':p,S;,[: '<6=i 'Bbe 'DS!SA &= '#pAS'i ''5p=Xe '*p:b= '2a 'DS':k)p<Y! 'i &> '6p<2X;)U>T1 &Bp:+p+
  )0 *T! ,S *U *f *k *p; ):BSAS= )S0p; )f0f8n54X ,:fBS &d %T' &+ &= %U! 'Z<g&i && ''5p35k *=Xe
  ')p<d '4d '6S; '8p<YA 'DS':k!0p,X< (Z= &:gS1 &A %V &! '!pAn&!Y< '8p<=V: *BS: *S& ':T+ '=p&S'
  'ApD`! 'pA )&p!Y< )S *)S1T &.p/A9S &1 'p,T!S<0k (1 )T *!S< ,= *5n; *61p< .DS8SBk .Qp;6&i *B_1X
  &28U &3p2T<b$ (4 )6X<A )8p<_& )A9S *B!S<U )S *6'S;5 /f )T *!:p: +< *6SA *<b$ )U &53f6S= 'p3 )6S=
  ,3b ,N! &6 &: &= '9p5`! &A '9 (<SAU (f 'p'T! &BAp61T &e %W &!p6S= &#p=Z5#p+S! &6p<X&<b:S &8p<Z'
  &<b: )'p<S& &A ''T1p1 'S'i8p<W*S: 'p6`! &e %X! &; '!5p3_= (p&b! )<b:8be '#p5& '3p<Y& ';gX& 'Ad81i
  &= &A &d %Y &1 &5 '#pA` ''&p!Ve '3d8!i '::UA (Y= '>`& 'Ad6g`1 'D5p3&i (d6be &A &CS5 %Z! &' &+
  '!0p,X< &1 &: &; ''T1p1 '6S<:p9 '8p<e3n; '<Te$T1 &= '!5p=&i (b& '#p:c:X# 'Ap36 &A '3V! '6g7`1 %[1
  '8p<[: &: &= &A ''T1p1 %]& %^& '=S5 &' &6 %_& '5S; '8p<V3p4 '>SA5S 'Ad0S& &' '!T= '$=i '4p>[ &5
  %` &! '!!i (X; (d8TA (p:_& )<6c *VA '#p86 )AS'i +; '$; '(p>`! ')U! (p<a ',S'i (d6& *Y! '1S!Y>
  )3`5 )5&i ):S!i )A< *_! (p5b1 '2p:U '35p=S6i '5<T5p3 '6S!i (p<A6i *S '7p3b= '8b4Tk (p5c ':SA '<!S
  (a (d,_& '=Z& (^6 'AS:gS5 (d6Z< (p,U )=`& 'BY< (p=Z& 'D+p'S+ (5p3e (S)U (d6T= )8T= 'JApAU 'N&
  &3Z5 &7p!S &= 'S1 'p6[! &CS+i &Dd6be %a &! '0p,^& '5p=b& '6p6SA 'b&!S& 'p:_& (<ASd& &#p8Ai (:b'
  (=S &$$U< '6i 'X; (Bk 'd5T1 'p<U &%p5_A (:Xd &&S< &':p<Xe 'S< (Ai &(p=S!i &)p<XeAp=V! )Y! &*< '[
  &+S1T 'U '^1 &,Sd 'XeC[&>T+ '[:2p5V& &1SBhY (DU 'Y' 'a!S 'p<CS' &2p5& (:b& &33V& '5p=_ 'V& &4d
  &5$< '6i &65p3S6i )ASd& 'a1&)S5T'p' &7p!Sd (,c (Aa &8Z' 'b5 'p5c &9p5d &:Y= '_=& 'gS$U 'p=Y
  &;X2p!S &<&3V!9p=^& '5S: '6be 'd,Z= )_& (=b& &=T'3V! 'p>S &>TBS< '`& 'a& &A 'p,X! (5T1 )^1 (6S1
  (:AS5 (<CT1 )b& (=V! (>S; &Bn18p<aBb& )Bb& &D&p!X+ )$< 'd8! %b! '6p<S)p+ && '8p<S' +1 +; &5 &e
  '1` '2S (p5Sd 'Ap8a )<Y> 'B_1X1` +5_e ,be 'DU %c %d &#`1p< 'n0p. 'pA` &':p!S< &)[&$p<` &,`5 )$b=
  )5aD4T61_;p; &6X<U 'Z5)p<X& 'p<3=i &7p3e &:S (A 'T5 '_A 'f ($U1T ()S1 'gn++fASAp5S )5 'n+ &AS=S
  'U:S %e &!5p=b& ':p'S1i +; '<X0S 'S0j (;S (d6T1 'XAX:f '_1X:S=S (< (A )S '`>:<!1 'p<S6 )X&+U
  &#S5i2p=S *<S)p; '` 'n5<S)p; 'p=6 &$0p.f ':p5S=i )8U< 'X0 'd5S=i 'p<TAp1 )UA +p' ,3 -;_AhY>
  )Y'cD4T!S< *:_$X0 &%p=Sd& &'!p<U '&p!Y:!`> '5p3 *!S=6!p# *#S&#p5[1 *8_+6Y<:U *<5b' *AX6!p# *p<
  ':'c (8= 'T5p,S '_Ap,S ,, ,CS!i3U1 0:U1 'c (D4T<S) 'n5p3 &)5! (p: *S;X ';S4T61U 'S:p'SAi (;S 'U>k
  )n )p0 '_,p-S 'd5T16p<U)S &+S1T>&pA &,S!i 'd0S!i ,7` (<U &-S5f &1:p<SAi *Te '_)8p<e$X0 'p<8Sd&
  &25S '_<,[:DSA5k 'b& 'p!b= ($b= &30p. '5p1 ':p<&i 'T5!< 'U5n& +$)S4S< +'5p3(S;S +3p<&i!< +9b)5U;
  +AT>T!S +DApA1< '_8U '`5 'n; 'p<&i+S0 +J3p4T )BV& &4:j )3_A5S (p:%bA4:p: -S'S<p; *<S) *=T#T1
  *AS1p< *G1p,: '<0U 'S1X &5$< '&p$n= '<b1p,: 'S& )8T:p8S;Ab4<S ):3p<U (: (<S;0k (AT! 'T8p>S5 '_1p<
  +S &6,T:S '1i '5p3Y= ':p<[ '<:$p<Y )68T1p< )<S)>Sd& )>&pAS )A8 *S<U<T!4S1X (T1p1 'S3 ))n;><np:5
  )3A!n0p- *S5 )5<b1p,: )D&p$.Z& (CS1iA&p%<!p# 0>&pA 'T1S )X=S 'U1T 'X1p<S 'p<4S5 ):X#<,p- )A6i
  )CS; &7XA 'p,c (5ZA &85p=S +!T= +)n; +9n! '< (:p'SAi '=3_8A_5S61U 'Ap1p<8p<e9YAS 'S; (BX
  'TAp0X!S< 'X3p- *4 +,U!S +<Y6 +D&p$ +S'S<p; 'aAp<80k 'b4T>&pA *A1p> 'p5c (<Bp: ,S4T<S) &9$>1U
  )5p1:X5U )n1 (T5_;p; '8 'T!p#X 'Y45 )< (6S= (: (AS &:!X, '5p3U<Bp=Z& '<05S: 'BS!<X0S3T$X0 *pA1p<
  ):!X,6+p'!b1 -<S)p; )<S) )>T:=4:p: )Ap>_1'p(1p< )DS55p3 (_AU (bA2 'S1S (51:p<SAi )6X0p; )8p<e9S$
  'T5p4<S4T61U 'X5U!bA= *>&pA '_ 'g`:p'SAi )BZ 'h`AhU 'p'SAi2p=a (5S& (:f'f<gT;gf (<V1p;Y> &;S
  'X$5p4< '_AY>$p<UAp3 )hY +!p<TAp1 +> ,$p<UAp3 (BY>S +gS &<151p<n; ':p&S' 'S) )!T'p' *d01i *p<:
  )$p<Y )1d0S& )3S5 *Y1 *p<8p; )4S5U *U1S )5$< *T>_A5k )6:p<[ *<T8S< *=np=&p! *X1p< .S *p<!SA
  )8T4U6<:S% ):_1p<U )<b& )>&pAS5X>&pA *<S5X!Y= *Sd& *T5T'p(n; )AS< )BJ3n; )DS)p+S +0S'!p< )P&p!S<
  )S *0S'!p< *5XAT3p4 )T5U )Y61p2:p9 )b>S3 )p;!p<V1p; (: '^: 'b$ 'd!T= (&S' &=+p(!< 'S5 'b!>T3Y
  'd8`&)n; 'p&S' &> '&pA '1p,:S5 '5<n1p5 '<6T1S (<S)3_8U +T5U 'ApAS 'T+Sp+06<TAX3p4 )p+S0 (Ap0X
  (BS< &A&p$p<be )% *'c3a *5S;! )BS< ':0$b1: (p8X3p4 ):SA:p8X3p4 ';:p9Y 'S$< (A5:X5U 'T&p%S5T!S (<
  (>T!S )f 'UB5X 'X$5p4 (80j6S3X! (<S:p<T1 )T;S (>0p0!b'p(f 'Y<A^& '`&&gS> 'hUAX>1p2T 'p&b; (,_'
  )`& (5d!p<:!S< (<U *#0p. *)U6 +^6 *A5p=V! +X!p!S ,$5p463 +Z& *B<T1 )` )b1p< &B<T 'Ap, )1 *=_#S
  'J3n; 'K3n; 'p:S )f *'n! *3a +n5 )n++fASAf5gS &D$p$:B_AU *U '&p!b= )$ *S< '0p,Y& '4T61U '5X)
  (p=!i '9T4:p: ':p'SAi -;_AhY> /BY>gS '<B5p1 )d (X0 'S3T1p; *3_8 (<T;!ApA6 'd0< &E5p3 *p< 'AY<
  &G0pBUA &PAn %k1p< %n1p< ))`& *p<S: )3S: )6p<!Sd )=ZA )Ap<CV! $=; %T!S< &> %U!S< %X! %Y6S1 %[&
  %`: %p'5 'i; $> %& $Bf $DVe !9!i %)p<Sd %=p6S6i %A!:p: %DSAhU1 $p!U %# &0 %, &!pJ1p; &T &U '9S8
  'G3n; &p<S %1T &U &p< %<p,S '1 %A &0 &S 'BS< &X #$0p.=S $5p3< (<b$ '=S $<n1 $>1U &o %5o &p1 (:X5U
  (X %S &5 %n1 &5p1 $T5U '9Ap,S ';S &_;p; *S $p$f %5U #%p5_A #&i $p$ &8Ap1p< &U &f #0p. &,p-S5
  &3Sd& '_;p; &5 '!S<0k *T5U *U '5T!_15k 'B_1X 'f &<2 &BSAT5U &S$:5k (S< *A8p>45 *T! ,S &T!S '= ()5
  (6X<A &X!:p: &Y '!:p: &f #1$S: $T %! &:p: &S< (! (T!S )5U (U &f %61U %A5p;S *61U $jS %pJ $p,S %1
  &!S< )T!S *5U )U (= 'T'p' &1T<`! )g` &S$S< '1T<_! '5X:b35S '9TBS< '>AS5 'BS< &T '! (&p$ (S (f &X
  '3_p3A!f -k (p3_A!f -k #35p1 '_ 'f $p3 &!6p6 &63 (S %< &!=p6 &63 (S #5p1 &_ #6i %6p<A8p> %9S5i
  &n5p1 #8 $!d0[1 $5k $7`5 $p<e'_Ap,S %> &6X$p$= &<Y6 #:< %)S1T %T5p3 %U $X %! $Y $b #; $&p!<
  $5p,<S; &1<S; $S$1T $Y3p<8 %63p<8 &A$p$ 'n$p$ $p;bAb #< $!S; $0 %!:p: %U %f %k $9S; %Y1 $T;S ',
  (T! '1T!p<: '4U5 'A #= #> $10pBS $5U;9S8 'B_1X $S98 &> %A>f $T!A1p1 $b%f $d $n5 $p; #AhU $p,S &X
  &p<S %1S &X '1S& '9S< &p<S %:!S< )T!S #S $!i $$ %!:p: (<T1 %'p<[5 *,b;6p<^6 %1T' %3S5 &X5 %5T3S5
  %6`& &p6,T61p1T +3S %;! %<; &Z: %=S9 &pDT1 *!YCYDhU, *6`1S *DS=i7S %Ad0S! %BhX5 %T5 'U '_; )p; +S
  +U 'b &; %U &$YA5p;S &,`=;!3c &4S5S &6p,V&G3p3<0k (<(Sd& %f %p; $& $)5 &90p. &>TA_A &U;90p. &f &k
  '6p<S!i ':SA %f5f (=b! $0 %;!p# (A %>S< (f %T5U %U %X &8&pA '5p4X &:S &<&pAU %p. $1< &9S8 %S %X
  &%S1 )!f &4U1S &6X1p1 *< +U &9S8 %i $3p<63 $5 %X &:S %i &$d5T1 &'p<Cd &,d0[< &6p<` &7p=Y> &9Sd&
  &Ap:S<1U $6 %i8f (6X!$=i $8 %!0p,S= &:p<b= &p,c %#S6i &p>e!S< %$%p=[5 %%b<%c %(pD`1 %)S '!i'p6SAi
  'ATApA &d8S!i &p<S63V! %+b'6S5 %,S6 &d6S5 %1p<'e ()S!i %3S=i'p<! &Xd &Y3c &d5& &p<X.3p<b: %4S1i
  %5a6<T;b!SA %6SA &X<A &^:3V! &p<T:6p<T; (a5a,U %7`6S5 &pAhSd %8p<B[5 %:T5'Xe'S+i$p5S ()S!i=S!i
  &be:X1 %;5p, (1 )>TAp>!pA )A8p>3ApA )N!AS< &W1 %<8[1<8[& &:p;3: &=S; &>[<>S; &Sd&Ap&Z1 &U&<a
  &V&!p<S+ (:Sd &ZA &gSd<ga %==a &S6i!:p=Sd& &dDT1 &p:]; 'D (!i (Y!=pDW5 %A:<:p; &S;!Y5 &hSd &p$:
  '1p<U ':[$p5S )AS'i '<!S=_+ (3d (Up1 (X1 '>T1 %BS6i %C!CW; %D5i#pAb; &S!p<!i 'AhU1 %N!N& $; %=S;
  %jS ', (T! '1T!p<: $< %!T'p' %1 &;X3p4 &f %4S<U %6p63S;U %>1p2X %S %T;!S< %U &:S5)n; %f $> %$1T
  %5 &S &Y65TApAn; %65p=: &<)U8 %9S8 %<Ai &Y6 %Ap>n;)U8 %Y65U;!:p: %f &!S' &5a60p.T1 &AX#3X!p# $@
  %0 %S %T1 %U $A %! %S &!0p,S= 'p<X: &#p:`< )b' &$ &&S6i &)S1T &3Y1 &6<3_A (T>1p1!f -5k 'S=U
  'p<>1p1T &7p=Y>!S< &8p<a &:5 &<Ai &>T3Y )p;S &A1p> '<A_< 'SAp1p< 'dAp!p<V1 'p=S6i &CS1Sd&
  &D&i$p=_A %T!S &1 &5U %U %hU %i $d& &(p&=i &9n5p1 &>T+p+S0 $p=1i #T $! %#f %p#>b 'S ('< *T;S )S<
  (3S5 (9S)5f ,k (BS< 'X (5U (9S8 *> +f (A&p% )S:0_< &AS 'X0U $& %p$S< $'p' $1 %#p=S' %9Sd& &n;
  $2X1 'T $5 %,b;C`! %9S$ 'd& &_3 %TAAp!p<d 'p!p<: %p5 '6T1X! ,f 'b3< $6S= $: $;p;b (9S8 (Ab $<1b
  %:p; %T;S %X0 $= $A:n; %>&i %T1p1<S)p; %_! #U $!A`= $& %9Sd& $1 $=9= %U8 %^& %_:gY5 $Ap3X=
  (CT'1Y:U #V!1V! $& $6 $= $e #W1 $5 $A $e #X!p, $& $) %$ %&p$ (5S$ (: (=U=S %1S %T@p; &ApA ))5 )1S
  )9S8 $12f(S1 %p, &1 'A_A 'S>A_A $:p: '3_>1S $; $= $A %pA $d9]5 #Y $! $$8p9>T3Y +p;S (ASAp1p< %b=
  $*Z; '#_1p1 (`1p< 'A_5S61U $1 %!S= %$S: (>0p05S (bA2>T3p;S &p<S: %8_3p; %9< %<Y6 %>T3Y (p;S &_3p;
  %S %_A $45 %< &>&pA &_A (p><k $5S2 &;! %_1S $61U %2 %S= %_1 &5p3p< &A 'p><k $9X)f $: %3_>1S
  %4p;<_#S %<S &T5p3 )4 &U %S %T &! '< 'd0[1 'f'T1 &$p<Ve &'S= 'd0Xe>1p1 &,p-S5 &-S5 &1Y' &2p:U &4d
  &5p3 &6 '&pD`! 'S= 'p<3_A &7&<6&)S:Z; &9S! ($ )6Y8jS );b4S &:S1p<>T3p;S 'p!< &=_# 'd5c &>T3p;S
  &ASAp1p< -<Y65T;: 'p2S5 (<X! (A<f &k %U %_5p3p< (<p3_1 ,A &A 'p><k %b $;Ao $< %S= &d& %T6+p+S &8=
  $> %5S2 ';! &_;p; &n; %Sd& $@S $A %!p! %S &:S=S $e #Z& %7p!S %:S=S (n; $' $5 $; #[ $#p;=i $' %GA
  $1 $; #]5 %65 #^A %#p=Z5 %'_+ #_ $)p) '<Y6 $1 %p<S $3 %!S<0k &f %$p<BAp2 %5T;9S8 (k %68p>)T1 &X<A
  &p<XA %>T3p;S %Ap1p<U $<> &!:p: &)5 &9S8 &A+p+S '8p3 &S<:p:0k &f %T &'<0 %U &'<0k &A+p+S '8p3
  %f>S<g:i $= $>< $@)p) $A)p) (,p-S5 (3S5 (8S0T) (S$S< (e (f %n')f &) #`=9= $A9= #a<> $@)p; $A)p;
  #b $! %8nA %p#X9S> &,S &1S $$ %!:p: &X= %$T5U &U %)5 %3p<8p; %61U %7= %8nAp,X )1X )3X %9nAp, )1X
  %=S9 &b! %>1U &5p1U &n1 '5p1 %A:p63S )n3 %T5U &A_;p;S %U %f &!n: &6gf,U &=S6 %p$ $' $) %! %5
  &!S<U &,p-S5 &3S5 &5S$S< &90p. 'nAp,X *1X &S '$S< 'BS< 'DSBS< &U; (,p-S5 (6n0p0 (:&p$= (AT=p6f
  )b9n0 ,5 )p2S5 (SBS< &f9n5 &k %T5 'U %U %f &5f9nA %p) '9nAp1X 'AS=U &; '9nAp1X 'AS=U $1 $:U<S
  $<9S> %>S3U #d $$ #f $!f $>n& $AhU #n! %!p1U %Ap5S!i %DSAp<n; %p# &,T 'p< &1 'T 'p< &<p1 &A 'S $&
  %$f $, $1p1 $3p< $5 %p1 ''p<Cd '9Sd& $8p; &> '5TApAn; '8p<_& '>SA5S 'Ad0S& $; %!p,X! %#p=S' %&p!<
  %+n< (33p<[! (<5p41i (AS'i %1!i6p<:S 'p!:S %5c!+p'V&! %6eA!i &g7pDX! *_e &p<Bb&8be %7pDVe (`::S1i
  %8p<=V&7X1'X&A!i (Z' %9T1 &p5`!A %<'=i &5p41i &D[= %=ZA8p<=V& %Ap=!i:X# (Sd&:X# '>S;:X# %DSA5p5
  $Ap,X (1S& (9S< &1X (1S& (9S< &<p, #p&!i %6i %S &6p<T; &< 'C[& &A %Y1 %[! &; %b! %d $'S6i $)&i %<
  %=i %S6i ($p5S (5V& (8S!p; (9p)T1 (A5p;S &d ')n< 'Ad81i %T1 ':X# %Xd '$p5S ')S1! *T '6T0p. '8=
  '9p)< %Z &< ',SAi,U '<>`& 'Ap<` +=[#p5& %[+ %b! %n< '$d5T1$p5S '9p)S6i ':_1p<U $+'i %=i %S!i
  (!d0[1 (#p=Z5 ($d5T1 (,d0V& (7pD[= (8U,_! )p<[1 (<J! )L! &Ai (!Y53S (8&3S (>T)p)S %U &!p=S; &3^5
  '_A &7p!S &9p=[& &:SA &>=p=T %^> '!d,< ')S5i! '85p=W %b' $5! &'&i &5V! &i '9p=[& %S!i (&S< +$;
  +':p=&:_<b$ +)ZA)X= +1d0S&=!i +5$<6S= +6d8X= ,gY=TA ,p<:Y=85p4 +<S)!S< +A:p&S1i ,d&S1i +E03S5 (,a
  &5 &=i (:S5i (A_e &A ')p<S6 ':S1i 'A[: (hU1Y6p=SA (p$< &d ''p<>S %Z& %[5 %^1 %_5 '!0p,S6i '8Ai
  %`! '!`! (p<Z' '$b< )= '%p=T6 '&&V1 +)T1 ''T5 '(p:S ')+p)U& ([& '33_ (T8p> (Y! '8p<S6 '9p=W ':S5i
  (X1 (^: (p5SAi '<CS: '==S: (^5 (pD!i 'A (8p<b& (hU>g`51S (p<=^& *` 'DS6 'JApAU &5 &= %d &!X! (&
  'p<>S+ *gS+ &#pAS'i &,&<`! 'T5 'U 'Y58_+ &1Y' 'p6`& &3V! &6S1 'Y!$b &8_+ )2p:U 'p<V! )eAX:_<X
  &9p5`& (=[& &;b& &=^6 &>`&Ap,V& &Ad8c 'p<X! )Y> )Z' &JAU &P<gS= $:SA $<:< '! 'U '_5p3p< %S1pJ
  %V&p$S< &1 '! 'T!S 'p; %X> &A %Y &0 'S &5 &> %f;gS $=!i ':[= &pA (:[= (A:p= %& &!pD`! &)Y< 'Z<
  %1i %5 &i %; &8S!p; &:S1i &A:p,U %S &!d8VA 'p,S: && &+ &1i (#p=Z5 ($d5T1 ('d0S6i ((pDV& ()[& (,a
  (6p=S1 (9p=Sd& (:S1i ,9p=S1i! (A1T )p5^1 'p<U &66`= &: &> ':S1i +9p=S>! &? &A ':S1i 'S'i$b &d&
  (9p=S1i +_' %U &&9p=Sd& &9p=[ &e9p=`e %V! 'Ap:S<1U && &6 '9p=`1 &: '9p=`1 &e %W &'T+p'S' '`A
  'p6SAi &(p=Xe &1p<'e )8Sd& )CX& &3`& &7p=_! &80p0<S; &9p5`! &<=b& 'X&<]& *b'5k &=pDe &Ap<Ce )S&
  )` )e (>S& &C[& %X! '3! '4p:_+ '6d8&i '>=p=T 'Ap36 && &;D< %Y &! '3V!9p=Y!,U '9p=V! &' &1 &4d
  &6S1 &9p=& %Z! &1 %[ &! && '!=p6 (dBV& (p<B: '$6i (b: ''&p!^& (d6[& '(_e!=p6 *<3_e *N& '10pBS
  '3^5 '4S1X '6d8!i )9p=W '80j (_+!=Sd& +d=be (p<S; *a '9p=W8p<V: '<S$ )= 'A&p$p<S: (:p<&i6S6
  (hU+gY (p1X6 'D$p$TA5U (S6 &1 '9p=[5 &5 &; 'Ad81i %^! && '!!i#` )pDS! ')S6i '4p=S!i8p<V= ':Z;&Y1
  *(S> *)b! '<=V: (d=S )BX! 'Ap6[; )<d 'B[; 'DSAhU1 (X< 'f &>!p=S %_& '!S< (p=&#`! '#p:`<
  '$d5S6iAp,_' ''T5 ')S1T '5$<<S) '6<3_A (S<Sd& (X<S0 '8T=S6 '9p=S1i ':Bb<U (Z;63 *>&i (gS5U= 'A:n;
  (S!5p3_= )= 'DS<!pA &' '#p=Z5 '$X0 '*V& (p:be ',a '1p<'^! '4:j '6S1i '8p<a '9p=Sd& ':X#
  *9p=_'!p<b; '<6Ai '>T+p+S0 'Ap:S<1U )<Ce 'D!pA< &1 &p=UU19p=[5 %`1 &: &= %be '7SBhX: 'Ad81i %c
  &!&p!`6 'p&b! &'!p< &5S& &7`5,U &<3_e 'BS1 %p=Y!3V!9p=Y!,U $ASd ',a $J&p$S< %1! !:! $!S5i $#`
  $%[+ $,=i '8_=5_e $0_e $1S:!p<b; %`#p=Z5 $3=i $5_e $65p3S6i8U %g7X16g7[; $;W1 $< %5T>1p15k &p3
  %8T5p3& %<SAU %S %f $= %_& $>T+ $A %Z<AX#3X!p# $S %<5p1 $X, &<S)p; %=T1 %CT1 $k $p# &)5 &5 %=Sd
  &] #$4 %8S!p; %9SAS %<,p- &S) 'Ap1p< %f $jS $p$ &'T1p1 &+p+S0 &3_A!k )T!S &5!:p: 'S;! )T!S &7=
  &:S$jS &A'p' &X3_p3A!k ,T!S (p3_A!k ,T!S )_3AT!S &f #% $:S08 $>1o %5p1X %S &5 %n1 &5 $f:S08 #&
  $'&p>S< $,_! $6p<S $8U&8S& %p<Z= $<S) $>S; $BhXd $i$=i &f=S9TA`! (fAY1 $p!< &X ', '9S8 (Y1 *S %$
  &= '!2S (S< (b<A!i8p<a '3_>U '6X<U (Y<U '=!2S '>6p6f (S3 'AY1p< 'S9TA_! 'T! 'k &S5XAS<U %%X1
  #'p'X '9n; '<S) 'A_;p;S %( &)S1T &0p. )A+p+S &8n5p4 &<T5U (; )f 'U &>6p6!:p: +< &S ')S1T '+S1T
  '5X )6S5 &T: (1p1 &_< ('T1p1 (T;f &f %)<T5U (;f #)Tp*: $Z; $p) &6S5 (;T5U )U &8S0T) +p; &>0T)p)S
  &S$S< '< (U (b (f &f %* &!S< &$1T &,p-S5 +A9S &0pB &1p,!< (1 )!:p: )5T;: )9S8 )S<:p:0k )T! +f
  &4S1X5T;: &5T;: (p1!>_=S +A:n; 'p1T! +!S= +)5 +9S8 +A:n; +U &:0p.= +9Y:T9S$ &T: (,p-S5 -3U:Z;
  (3bA (5T!S; (6!pA )Y8jS )p6,T63S +3_A *<3_A (9S$ )Y:T (;S: (>n; (A:n; &_ '=X6 (b6 #*YA &<;
  &>T'T1p< #+p)T!S '@p- &Y@S 'AS &_,p- #,p, %- #-:8X3p4>'5f #0 $T %)b1T<A $U %!S< %)b1T<A %:S=
  %<1p5 &n1p5 $p.5 '90p. &6 &= '! (UCS (X:S< (p=S;<b$ '$T<U (U<U ')U>f '2p: '3V! '5a9S<8=
  '8p;S!<0kDS!SA )<e'5p3p< ':_,`! '<&p>&i '>S1 )<T'<0k 'AB5S9U (U:S (X#9S8 'DS!SA;S5 ,<'=i ,Ap&6i
  )<b$p;!:p: (YBpAY5 (hU;gX& 'PA26X<S0#p:`< 'T!S &X! (, (A1p> &Y! #1 $! %6<T!p#S< %90p. &1p1 &SAS
  %<Y6 %ASA5k %f $A<U<'p(_35ASAp1p< $S %:BS $T %$Sd3p< %5U %7p3X; %8T$p<be &n1j:S5 %9S$'p<[5 &_3
  %:1U &5p1 )U &BS)5 %;b6=i %<Z: %Ad;b$ &p<6 %p1!S $U $f!f<Y6 $i %$p5S $j! $p!X0 %1 &!ASA5k &+p+X1S
  )Y &6p6:S0 &S &T!90p. (S )90p. *S)5k &_;p; *!S +f *AS=S %; %=T! %A &<T5o &p; #2X<S $Y<S #3 $S $b
  $f $p3 &<,p- &> 'f &U '68p> &f %; %< &<SAp1p< &U '6>j5o (S8j &f #4X %!< %6S;SA %:_B<b$ (f %< &!2S
  '>S3 &)S1T &9b)5 &>S'S (3 &A &b3! &f %>6p6!< $Y %< $p; &3T5 &: ',p-S5 '9S$ (Y:T 'A:n; (T!pAS
  -!:p<T13U &Ap2 &S5p1T! 'Bp5 &b6S; &n1 ': #5 $!p!S< $1Y' $4d $AT &!<b1T 'S< )b *6S; %o %p!S< &>S
  &A $S6 &!2S &90p. &>1p2X 'S'S (3 &A8p3 &f %;15f $T= $X) &3_ApA5k +T! +U &6p<_:9S8 +U &S4T61U
  &T5p3 &_5p3p< %+p+ ()5 (7= (9S8 )b)5 %@p; %AS< &p; 'A (!0p,S= )S!A&p$: )d8p<S )p5X&#pA`5_e
  *6S=A!<S) *:_& *<c (#Y' ($ )p<S!i ,A (%S, +!f *1 +!f (':p=`! )SAi )T1p1 )`'Y> )a )d0Y=2p:U )p6S6i
  ((p>_& ()S *1T )[&BX' )d5T1 (*<!! )Y(< )p=6=6 (,3a )S'i;ga )Xe8be!d6gb& )dCY&:Y= (1T61X6
  )p<!Y=3S6 (3:TC )Sd&7p,SA )_8 )bA )p<5&i;&i%p5& (4:j (5<%S1 )T;: (6d8p<a=b! )p=: (8&p<Y= (9!pA ,S
  (:!Ap,[& )BS<b<8 )S5,a +1:p<Te=pD +4p:X& +6p<1T9S0 +8TA )Z;!p,S6i -<S5 )[: *=<SAU )p5S ,!i (;5p1
  )[& (<A[6 )S6AS )Te )X; )ZA:S1i<ZA! )dDZ; (=S!i8X1 *1 *:! )b! )p>S'_! (>T!= *)S1U;k
  (A&p$:5T;:2p:U )+p)S1T )1p> )8p>)S1T )A<7p3e )S'i!S< ,Ap>T1 *1iD0p,`1 *:+p+ )[!6g6p<[! )hU6+p'['
  )p6`!!p<SAi *:[$p5S +be&S< (B!i=b1 )5_;p;Xd )_BS (D0p,S1<; )Ai=p61i )S2j!d6Sd& *;n1$_ *Ap<Y>
  (E1!d0[1 (G1p1<T (J!3S6 (P6I3V5 (S (U $YAS< $b %$1T (5T;: &: '5k '>T)p)S %)p+ %3p>S< %: &5e
  &;T3p4T &n; %;T3Tp4 (p4T %<2 &: 'p; %>T!n1 '+p+S0 %A+p'_15S &:X,p-S5 &S< &T=S &X'<T1 %B< 'S $e $i
  %.=i %1p<U %3S6XA &f=_5 $p, %1 &!2S &3T8p> &:S;S &A0p,d &DS$: &S5X9S8 &T5U &U &X &p< ($Y/ (>T1
  (T5o (U )!T1Tp1;A )#_1p1 *`1p< )%Xd )3Y1 )A5p5T6S1 *9S %3 &6p<9S &9S8 &=_5 )A_563 &S< (6XAp6
  (9TA_! (> )6XAp6 &T< '= (A&pAn; &U< (!AS& )X:S<!d8p<S )`6p<` ('&!S< )S1i!S< )T+p'V:!X:S< ()S1T
  )Xd>T+:)p*T: (,Y<6p<S!i (5U<AS< (6S= (8TAb45k )_3p; )p;S6S=<b$ (A&p$:!T'p' ):p98 (D6i<d &X<S &b
  '3<U %<p1 (T5o (U #6S1 #:! $&i %p!S< $S' %+ &#p:b' &V! %; %= %d& $T& &::Sd& %'::^> $U %&::Sd&
  %::[ %A &!p=^! &:Sd& $V& %A %e &::^> $X= &'Y= $Y< $Z< &::S $[ %! %::S; %;d %A[' $^< %> $` $a $b!
  $d!S< $g&iAX& %X! &e %_e '::gbe %a %bA &e #; $6p6+p+S $S %:;g $U %:;S &S;S $Y< &$1T &(1p< &<S
  &A8p3 &S &U $f $g $jS3S #< $!1 %=i $$S $,! $0 %!S= %'_15S %)5 %3X!p# &Y1 %4:j %5S: &XApA1T %60p0
  &p6:S0 '<:S0 %9S8 &n; %:S1S %=_#S %>_=S %A&p$p<S: &+p+S &:n; &pA1T %B_1X %S &9T6p<S; &A5p5!:p:
  +S= %X6S; %b6S; %d %f %k $1! &ASA5k $T' &<A &S &T!S &f %;S3S $U' $X!5p1S< $o #= $!p!S $:b'5S
  $gS;Y $i $p= &9Y:T &;X3p4 &<S) &T '!S &f #A! $S<$=p= &f $T %4S5 $Y< &<U! 'Z: $p1X %;S4S< %AX
  '!:p: #B $!:p: $$p% $'p(<T; $0p08 '> $1o %p> $3p4)5 '5 (S (U $5op1 %p1 '$X0 '3bA '<S; 'S6n0 'U 'o
  &4!S< $;p;! (S (b (f (k 'T!S $<pAT $=p=! (9S8 (f 'T!S *9S8 $Ap'S<p; $S %!'p'S;5f &2S5f &:p)T=
  &<X0S &>U &ApA6 &S8p; &XA= 'B! &b=SB= &d8`& &p< 'A1p< +S5X9S8 +T;>&pA -S5U -k +U %#1p1T>&pA &Y'
  &p+Y& %$S:9b)! &d<!i &p<S: *9b)! (Ve %'!p< )81p1T &b< %)5 &:p8Y< &S1!k (T %0j> %1 &2a &=T! &p1
  ':5o (S (n5 '<!S= )Y= (Ab= %2_< (U &a &p=a %3!pAS &S5 &X!p# '$j1 '<$1 (9T!pA (p9T!pA &Y=S; &_8
  &p>U6 %4S5U &T<S) %5$< &3U &<! &S$ &T!S; &X9S8 %60p.T1 &<T+p+S &X<A (TA=!p#0f &p<A[< (SAS3 (V28U
  %7= &p3a %85 &T4U &_3p; &b4T )Ap2S5 &p<Bp: +:X5U ([= %9S<1;X3p4 )f &T5T!p#:5 )Ap!p<: /0k
  (_Ap!p<:0k &Y1 (<Y6 &n; %:$p$ &1p1 &5p1p<U (3U< &S$Sj (jS '1p; )< ';S &T1p1 )< &X5U &_%
  &b$p$=p=S5 &gS1i *'!p< %;!pA &+p+ &S5 &X$ '3p4 %<+p+ &,p- &0p; &8VA &:p=S; &=S; &S) (S5X9S8 '1p;
  )< '@p1p<U 'Ap1p< ,U &U! &b<8 'BT0U &c<> %=S8 '9 &b17p=be '9 &d6S! &p:b9 %>$p$ &T2U '3p;S4T!S<
  +=n; '5SA ':=4:p: 'BS< &U<T;f &_A5pA5p1< (pA5p,< &n5 %A!<S) 'p!S<f &&p!p<S5p1 ($p<S: (%<S)
  &0p-S$S< &1p1 (<Y> (> &5p5T6S1 &:S$: 'X3p3 *< 'p:1<S) &S$< ':$p$U ';9b)5k '<U6X1p1 -< '= (S '>!
  (n! 'd& &X:_4S4T61U &_,p#U )-U '>!S:S1p; .< (n! &`5 &p<0X! (8 (n; %B&pA )*[ &T&p$X &p:n1 %CT!
  %D$p$T9n; &:S1p; &;p;!S +< &>U'U &S55p3 &X' ') &d01i (S' %EAU 'pA<S4T61U %G1p,: &6<S) %JAU 'pAU
  *A:p=_> $T'p(1S %1:S %3p4S5X9S8 -> (T )J3p4T %5p31p2_< %:5U 'o 'p1 )U )X )o &S '5X9S8 %@ &U %A &T
  &pA<S4T61U *5X9S8 )f $U %=1S $VA &S &U $XApA> (SBf *k $_A!p# )3_>1S )S &U &n!p# &p><f $a?p>;j
  %AY< (p; $b!SA %% %1pA> %2k %3S< %<4V! &Ap<8 &U &e3V! %A2 '60p.T1 'k &4 ')S1! '60p.T1 &p<8 %CS<
  ($X0 (T! $f $n$p% %1p> #S $! %i &!p=] &&S; &,b! &2b! &6S1 'g`5 'p<S& )T& )_& &AS& (5i %p:_! $$4T!
  (S &U '9SAS &f %AT< %Sj %j &0 &?T< &S '6!pA $% %5!pA1p< &6!pA1p< %6Y)S $)U,Y5:Z; &3Z1:Z; &=Z1:Z;
  %jS< $,S $. %1Y' %4d %6gX5$p5S $08 &!k %> &! &T!S &U $1 %<b %=U %S &6T1S )X *$X0 &:B (;p;!S ,f ,k
  +T!S (S (U (f %T!90p. 'S (5X!p!: ,<: (6p<9_3 (<]& &1S %X &!:p: &$S: 'X0 'p$S: +b (<S: &%S1 )!:p:
  *f )T!S &'p(S &(S &6,p-S! +;T!S 'p<3_A &9S8 (AS 'Y:T &= 'S (5U 'f %i &! '!b! 'b! 'd8&i 'p<c &#T=
  'p;& &$1i &&S; &'S6 ):S1i8p<S6 'p<! )Sd& )[5 &(`6 'c 'p!` (5Sd& &)T1 'p<Y! )be &+! &,&p!S6i 'S'
  &1T' '`2S &33_ '5p=_ 'T8p> 'V! 'p>S< &4d (:S1i1Y' &5^> &6V& &8S!p; (: 'p<a &:S5$:p<6 &<+gS=i '6&
  'DT= (_'<DY' (`!<Db! 'E= 'V& &=_' &A:X3p< (p+_+ 'hUDd6T=8p<B!i 'p+_+ (6Y5 (<Z' )e &D0p,[! )1[!
  'S!p<!i &E1$:p<6 )p<6 &i %p; &< '! ',p-S5 'S (30p. &A;j &J '!S '@p>ApJ $4:j $5 %! &:p: (<T1 )a
  (=Sd&8=d -p<WA &= &S< (*W(pDS=Dd8U (3S!i3& (Dp>U '= &Y5 &_<#p:SA (p0T*p:be &d01i ([1 %#p5S; ':SA
  '=V:AS< (Z5 %$9j &X0 (=[$_ &Y$p<& 'Ap<!< &d5T1 &p5S'p<[5 )B[; '<ZAS< %'T1p1 *'&i *)S *8U<
  *:S52p=[: *=[ +pD *AX9S8<S6AS &d0_e &p6S6i %)U)S1T '>T1 &b$ (>SA5S '<:S55S' &n; %*p:be *6beA:p=_&
  %,=i &a &b;!:p< &d0V& ([< %-S5f)S %1 &!i:S55SCT &:p<Te )_! (=a &` '#p=Z5:Z; 'A:p6! (d6! &p1 '<!Y=
  (V:1` %2`:3Sd& &p:U '>U,a ):S1i %30p. &:p=S6i &S5i 'Ai )DU &X!p# &bA &c:S5:! 'Dp5!0S &d5&Ap<Z=
  (X! &p<5d (8p; %4:j &X<f %59S8 &TApAn; &c ',a &n; (2S %6+p+1p1T &0p,Sd &38TAb45k &S5 &X0p; &[
  'B_1XDU &d0& &p<!SA (;b)5k (ASA5k )T3p49S8 (S2p5S )Ap<n;5V&$p5S (^6 *=[ %7= '!:p<a &c &p3a )8be
  (e )Ad6`& '=Y> %8TA &X1 '3p4,U!S &Y) (:S58&pA &Z) &be &p<=V& (_& (e1:p<SAi )BJ3n; )D&p$
  %9S$<Z:!p5X& '<f &T5 &n8p> ';DSA5p5 %:5AT!S< 'p3T= &S1i:S58S!p; '<;S3 &X# (:S1i %;A ':S5A!p,T
  %<66 'ZA &S; (DS6i &T3p4 &]& %=!p#0f4d1`:Z; *kA:p,U ,d,U &3p49S8 &S9 &d5Sd=pD %>1p1:S5!p5X& &SA5S
  &T+p+S0 '6<T1 ':1T '<1T 'ApASAf5V&$p5S &_<S5V&$p5S %A!p,S &'p'f &+p)S1T6<3_A &0p-S5Ap<,^&$p5S &1T
  &5p3Te!p5X&'T1p1 )Xe &9S8=pD &:$Z<$p5S5V&$p5S '1p2!T'p' 'S5'T1p1'd8be 'p,U (6)+p+f )1p1T
  (85p45V&$p5S (=_& &S'i &d,U '0S& &hU:S5'X! &o &p5S: (^1 (_Bk +:X# ':S<1U '<S6i +B[; %B_1X %D:p6Y<
  &SAS &U &d0S' '8[ &p5!0S3c %E3p4T8=3c=[5<0S %G6:S2S %N0S %P!SA &)S (<A %S<U %T1 &5U %U %e %f %i
  &!0p,Y& 'p<+SA &$! 'p<^> &'` &)=i &*p:b= &+U &11A 'p<'^!A &3S (& 'V! '_A 'b< &5SC &6+p)=i 'S<Sd&
  &8p<a &:p<_' &<&S> *!Xe *8U<,& &A:p= 'p&b< (<X! &DSd& %o &p1 $6!)5 %&p![1 %5!:p: $:! &f %T!S %U&
  %f!f $; %S &!S< &,!#p+U &>T5o 'U &Ap1p<U %T5o %U &:S;S $< %! %$5i &S %)T '1 '5 &p<`! %4U1S
  %8n5p45k %:!)p<`! %;S3 (2b! )p=a %>T)n; %A_5S %S4T (<S) %f &4U,S &A_5gS $= %! &AS=S &f %1U %AS=S
  %S &!S< )T!S *5U &'X:p8,! &,Z&'T1p1 &4S<T5U )U &9S<T5U )U &<T5U &>T!n1T %T5U %U &63 %i %n! &;
  %p6S; &; $@! $A %! &SCa %$UCY %'S; %(pDT5 %):p8Y53 %15i %2p=[: *2p=a (a %3V!,6i (6p<Sd6U .Z5 -8U<
  %4d %6& &p<S!i 'DY5 %7p!S55b& %85p=! &Xd&S &Y &c &p<=V& (a %:S &T1p1 )< &_ &a &gX: '` &n; &p,S;
  %A5p=V! &:< &_A &p&Z5 '5_Bk '<Z; %I8X! %R &8X! %S &5X (6p6 %T! ')5 'S $BS &3S5 $d %&AhSd& %3Sd
  %:Z '5 %A $p5!i #T!AhT! %f $$ %)S1T %3S; (85 (>n5 +p1 %85p45 &n5p45k %<S) (T5U %AT< %f3S;f>S5i $&
  %:Sd& $' %(S:n! %:Z= %p'SDS)U>f &(S ('S< ()U8 *>f (3T,p-T .!)5 (8S!p; (:$p$ (>S'S (A&p!6p6f )1T
  ):S4T (DS)U8 ,>b -f &)S!:p:5p1f ('S< ()U8 *>f (3T,Tp-!)5 +p-T .!)5 (8S!p; )p;S;S: (:$p$ (>S'S
  (A&p!6p6f )1T ):S4T (DS)U8 ,>b $+ %p)S (#p5& ((pDV& (*[ 'f $1 %1f %9S0T5U (U %p, '9n!p,p< &1
  ''SAi ')T1#S& '3p<XAp1 +e *ZA:T1p1 '9!p,T *1T (S8 (_3 (n!p,T (p&S ':Z;<;(p5Sd '<Z:)S1T +d5S5i
  '=S9 'A5p2>9S8 (:S$: )p=S+i (d=S+i )CS+i 'S:'p'S )S1p; 'Y61p2:p9 'b61p2:p9 &< '9S8 (T6S= (_3 (p&S
  '=S9 'S9T6S= $2T=S %X5 '<SAU 'S 'f %p;S ('S< ()U> (3pJ@p,T $3_ %p4 'f $5 %!S5i)[&#S&0S3_ &[1
  (#p:b'Dp>U3_ &d01i %#S5 &p'U ':_e *3_ (b' '>e3_ %$1i$Y &T1$5i (6p<S0 (<S6i &Z<0S)S &p<6i,6i (S5i
  +AhU %%[+ %'&i<Z' &S+i &_e'6i:T5'_eB[; (,S'i (DAi:T5'_eB[; %(S6i %)S '&$p5S ')S& '6[ 'Dp>U3_ %*6i
  (*< %,=i &S'i#S1 &V& (#p;=i ()S *ApDU3_ .ApDX!3_ (,6i (3U1d65i (:T5M (Ab' (N=T'N![1 &Y''T1p1 &`=
  (5V&:T5 (6p<3e (AY5p; (DhUe %0; '3_ &SAi0S3_ %1Y' &p<&i)p<X& %2S &p>U3_ %3S5i ),`= )8_= ):gb& 'd&
  &_KDU &c &d5& %4:p:1S &d &p=S6i '>[>T+ %6S'i )3_ '5 (!S< ()S (3_ (Abe (C[;0Sl &p<S!,*p:be %7_e
  (3_ %8n5p45k &p<: %:S5,[:3& &`5 (1`:p,&5_e3_ (3_ %;!3bA8a<k &W1 &Y< %<S6i &[A,U (:X# %=]5 &`&
  (C[; &pD %A:6U6[ ([ &X# ('T1p1 (:T5A8p3 &Y> (DU3_ &hU$p5S 'Y &p!^6'T1p1 *)[&4p:_+ ',U5V&$p5S
  )<!$p5S %BZA!5p=e:gb& (8U &hS5B[6 %DAi'T1p1 &W:T5D[ &hUe &p>U3_ %M %Qp;=[A:T5Qp;#p>e %S %X1 %o $=
  %!p# ()S1T (3_A (6p<3_A (9SAS (S (U (f %T5p3 )6+pBS *p6+pBS %n!#f ))S1 %p=U (!p<S: (:g`1p< $Af
  %pA '!S< '1SAX '9S$ )8 &BWCSd& #U $!5p3Y' %S &3Y' &AX9S) %Y<UA &>T3p;S &A %p<X6 'Y (0_AhU (3ApA5k
  (7YAhUA (:g`1 ,p< (AS8jS&p$!S; *<8jS&p$!S; (BT<+p+>1p2X )p>Y5 (E03S5 $#p+`< $$3S;85 %b! $& %:S
  %gS &`1 $'p<:!i $(S $*UBp!_5 $+ %g!i $.U $1Y' &A %p<a;[< +Ap>SA&i $3U& %V! %Y' $5 %!&p!`6
  &5p1p<S!i &p=_:n< %1b5 %6&p!6i )a %<SAU %Ap!k %S && %U %X1 %_e %be %f %gS $;gS5i:gS $< %,_<,SA $=
  %U=U1p< %p=U:g`1p< $>gS $AS0S %Z #V! $& $1 %81i $5 $6 $= $e #W& $1 #X $! %X, '<S)p; &=T1 %p,S
  (BS< &1S (BS< 'T $# %!5p1p<a &S1i '< (:_7p3e 'd6T1 &d8Y= &p,S< '<+Y> *A (:S' (>V: (AZ& (C&i (S;
  )Ai (Y'A[' (^: (b; %#T= &Y' &p:SA (Y1 )< (b' (cD` '=S+i %$Z< &p<)Sd (:S: %&6i &S '6i '< %'p<`eAhU
  %(p!` )Ap<`):p<c '5SAi %)Sd &Y< (<g`1 (BZ+ &d5S+ &p<6i (X& %*p5S& ':& %,S ''i '> (:X#=d8`& &d0[<
  %1` &d0 (`& %2p&aAhU '=S (be %3V! &d5T+ &n8 &p>S< %4d %5V& (:X# %65pAS< &S- '3 &g`5 &p<B`= %8S6i
  &p<Bp: (Z+ (e=S5 %:$p$ &5p1p<U &S1i 'd &X5 &Y=!p<C&i &gX& &pBY6 %;!pA %< &&[: &6< 'ZA &S '6Ap:[
  'Ak 'BXk &U! &V& (,Y',`! &b &f %=X; %>T)p)S %A+p+S &0p-S5 &Ap1p< &SAp1p< &V! &_e &p&Z1 '+Y+ '8S5i
  ':5i ([ '<&Y1 )Z1 (8b5 (Ai (Z' 'DS1 (X; %C[&!p<B: %DS!< '>X4 &X1 (<#X+ &d0S' %S %U %X:p:1p1!f
  %f<gS (f %p; $& %7p=T1 %AS; %p$p<_ $' %=T5p3 %p(S $) %3V! (:X)9!i %<6& %p) $+p'5 (!T'p' (S!S<
  (b6S; $1 %'p<b! %1f'T1 %4S %:Sd %p,S (BS< &1 '! (f (k 'S (;15f (An; (BS< 'T (!S $3T1S ('T1p1 (4:j
  %X &'T1p1 &1S (4:j %p3>T3p;S 'S 'T!S &4) (f 'S (9TAT1p1 +_! &< 'S 'T!S $4S %j5o $5 %!p<b; %#pAS'i
  %$_ %,d6Y! )& %3U %5V& %65p3S6i %8_=!d01i %<,Y> %K!p<b; %T &!X+p)< (8p)S< &5S2 'p3 &<S) %U
  &!X8p)S< &5S2 &<S) &>&pA $6 $: %!`& %'U8< %3ApA5k %65p2`: &d8_+ %8p5S; %Ap<Z' $; $>S3T5U $AS &>S3
  )T5U )U $B1p1 %X1j 'p1 )>T)S1>S3U $Cp5b $_#p+Xd!Xd53c $d %!`& %)S6i %3=i!d8Y= &S= &p>_:X# %7p'T1
  %<S6 %Ap<Z' $e %:X1 $n& &Af 'n& %'(f %1 %66Xn++gS #Y! $$ %9SAS %>1p1 $& $(jS $/ $1 %p< 'ASAp1p<
  'S?; (An; $3UA %Y %n< $4j) &5o 'p; &S9T@T!p1 $< %!5p3_= &p6T5 %)[&#b %,aDS> %1U &p6S+ %56 %6S<U
  %:X# %gS %p,T &1U $= %!'p'S;5f &9S8 &:p:,p-S5 &S<0k &XA= &Y5'c &p=Xd (d %#p>&i %$5p4 &d5T1 *$p5S
  &p5S %'T1p1 %)U>4S1X %,U!S &p-S5 *)U>f *3n8 *AV! +_,n!T'p' *DS!< *U;!:p: %0T= %1p<!Y= (CXd %3bA
  &p<>`& %45 '!6i (:p: ''<S'< ')S1T )6i6p<[ '-T12_< '1S:BhX5 '2_< '3X5 (d5T+ *_< '45S$S< '5T;:
  (U;!:p: (V& '6'p'_!3_A (1T,p-!:p: (n1p< (p<!6!S< *S!i '7=T1 '8S0T)p)!:p: (p<V3p4!< '<Y6T;>1p2X
  '>T5T;b$ 'A&p$: *BS<T: 'BT<+p+>1p2X 'D2_< (S)U>!:p: 'GApASB!:p: 'T! )= 'Y65U;!:p: &:j %5S: &T4T
  &n; %6'p'n; &+pBS &1p< &3 &n1p< &p63S56n1p< 045$S< '<0T4S5 +T (:S0 %7=S (7= %9S$ '8 'AS &_3 %:!
  &$p$ &1T ($p5S ,)SN!(5p3 &S1i$p5S &T1p< &Z;7&$p5S %>T'S< *0k *5a1:p=a3Z3c '>,p, %A+p+S &8p3
  &SAp1p< &_'!Up1 )p,U &p2S5 )65S '=X& %B_1X ),[:': %DS<:p:0k %S %T! %U &6&pDZ' %f &!n::gn1-S5
  &$5i4 &45i 'n< &5T4T &7f (=gS7=i &9S! &:n! &An6 &B`1 %p; $@T! %p;S;0 $A %T! '35p1 %X& '6p<Sd&
  '>ApAS %p!S1 &$Y &;S;0S )n0 $Cp5f &B 'S 'b 'f #Z $! %!5p1V6 %,`! %5S=T %<66 %A:p6X! &d6X! $&
  $'T1p1 $1 $5 %3Z5 %:Sd $:gc $; %!p,S6i,a )< *5_e '=S;)S,6i %#0f &pA`(p5Sd %$Y &b:,a &d5< &p<SAT5
  %'6i &d0`!3^1 '5Z5 %(p5Sd %)S1T '= %,& ':Z;!S= &Xd %2p&a ):Z;;6i %3=i5V&:Z; &V! &^1 %5TAb1 &UAb1
  &_e!m,`< (Ab1 %7p5`!3^1 +c 'A_&3^1 %8Y16p<_& &_=5_e &p<ePAn %9S$4d (6U (<; 'd& &p=`1 %:gS1i *:Z;!
  'b&!5p=e &p,& '5S!i %;6i3S=i9p=W (:Z;2p&a &gY %<;:Z;8S5i 'f8_= &d8Xe (_' &g_> %>ApAS &T+3^1 (Ab1
  &V& %A0p,b&)S= &5p3Xe &b1 &d!Sd&,d<U &p<6!i (=_1 %D&p$N& &5p=[ *,b; &b6 $< $= %! %#p'c %*S:
  %6&p!S'i %7p,c '1c %:T' %>_+ %A:p,U (1U &d,U '6b< $Bp:& #[ $! $& $: %,dCY& %1p<S> %2p5Sd'T5
  %<d,_& $= %!X5 &Y5 &p5X& '<Cc %#`(p5Sd &p=Z5 %$_:[=N& &d5T1 &p<Y %%[+ %&S; (:[=2b! %'&i=_6 &6i
  &T1p1 &Xe %(p&S; %)1S<SAU &d&W %,S'i %1S: (6&pDZ' &` %2S:g_' &` %3c ',Y')S %4p=Xe %6^ &d0Sd
  %7cA5p,S5 &p=Y> %8U<1p<ZA &X1 'd;=i &_+9p5`! '3p; %9Sd& %:S<;S3 &X#:[=!p<b; &_%:[=7p!S; %<Y6
  %=[:[=!p<b: &`&Ap$S=i &p#b5 %A8p>3c &^>9c &d6X1p< &p<S= '=V& %Bb< &m %D!pA<,S'i &S;g& %k #]& #^&
  %!p<Y'8b4TAS1i %:[= %CS> $' $5 %!Sd6T1 %8p<a %Dd6X! $: $A #_ $! %! &S %& &<& %' %+ %5p1p<a
  '3X;=_# (p<S+ %6gS=i %S5T' &6a 'hU1 &8p; &< &BW1 &d6T1 %X& %b; %d0`5 &8p<S %p6S=6^ &<&i '6U ':U
  'S5 'X: 'Y $#=S %>0p0 %S %Y' %p+` (< &;=i &=b& &AS'i $$&p$ (S %0 &!p<X& &f %; %X0 '60p0`5<6Ai,U
  (p<S6i3TA '8beAX& '>T5T;b$ %b &!p<:Xd %d5T1 %p<]&+^5 '` $% %&&V1 %'XeDn8p3 &p(S; %,SA %3Y3V:
  &p>S< %5S3 %6X6Sp8 (p7S 'Ap6 )A &[!2p&a %:0p.= &S1p< &U< &g`1p< %>0p0 %A8p3 &n8p3 &p<!S5S$ (3d
  (Ce '>S& %BS=Ap<Y> %D` %S &1!< %Xd %f &3p>S &5S1 &6X67S &:5i.=i &>n5 %p:Xd &=Sd& $&g`1 $'&p!S5i
  (p<S5 'BS5i %S6iA<Aa %b< '#Y' '(5p3S $(5p3S %S %p5&i $)0p,[< %S& &1T %U %[& %d<]5 %n< $,6i#p5&
  %S; ':SA %V!5Sd %`! %a %be %d6Y= '` (< %p;S5 'gS5 $.U3`<gS0_ %^ $0S: %Y6gYA &<gSAhU $11S!S;gf!n:
  %:p<Z1 %S &0X= &5 &6Y=UA &AYDh`< 'p1SA %_p1;p; %p1S (!<X0S )S;!:p: ('T1p1 )U!:p: (4:j (5b!:p:
  (6p<bA (9S>5S (:5b!:p: (>TBS<T -U 'T &<U ('T1p1 (9S8 'Y (!p<S9U (0S5U (6gS3U (7p=_6hU1 (:gSCSAhU
  (<gSAhU *T'AhUA (AS=i6Sd&AhU1 'Z1 $2X5 '!:p: '4:p: '5gf>T<f1T '>T<1T 'A_>5f (d>SA 'gf $3 %3V&#p=U
  (>`& %5U &p3_+ %Ao %SBS5 %T5U %V! 'A5p=S!i %X5 %b &Bp<3 %n8 %p<U1 &>S< $4 %$ &9S8 %S &>T5U )o 'U
  %T5U 'o %U %d %p:6i $5 %.T1f %8p>5p1 %S& '7p3e %_e %be %d &:_5S& $6&pDZ' %+p)S!S< '*< %0p,b; %3
  %5 &8_)p*%S, &p3X! %S &!p<:Xd!dCbe &'SAi3Xd &8d5S!i6d8&i %X0p; %d0X= %p<;b$ $7S; %p,S'i!S< '_!
  &3e &AdAS'i $8S!p; %d5V& %p<U& '[= 'a $9Y:T %p=[& )D$p$UA5U '^& $:& %1 &i %S5i ((p5SA %g&i &S;
  (6p,U=`& ,Ap=S6i $;gYA $<&p>V& %; %BnA,a %X &,p-S5 &<S) %^5 '<1i:S1i &: %b$ '%p=&i %n; $=V: %_#
  &0S %b& %d &!p<b= &8p<a &Ap<X! $>1p1 $@ $A %&p!S1i %0p,Y! *!5p3X;!U %2p&! %6S= (U &p<'0p. )S5i
  %<)p<a &SAU %S && %Y1p< &4p; &9U1 &Ap>h` %_e %b %d0V! &<` %f &6gS=gU %p:T& &<S 'X! '` $BS& %Z; %f
  %p!S6a &>Y& $CS0Y: &5U5 %[& $D0p,[! %5p3& %S!b &5 &6 'gb& %d6_ 'c %p5!6S *Dp5! #` $! %#S&:S1S %*[
  %4S& %7pASdAS'i $+ $5 %,`< %0SAi %3_ &`5 %8T1 %:S5 'd %B[; %K3_ &Dp>U $:p'SAi $< $pB6:pB6 #a $1p<
  'U $2X5 $<_; #b! %#f '4n< %p# '4:j 'X (6S; 'b6S; 'f &A $$p$=Sp=5 (p=S5 ,U *U $% %!:p: %)T0p0 *S
  %6X<A %8p<V3p4 ,S %9S8 %>S'S '3 (T5U (U %A+p+S %f &!:p: 'n: &)T5 &6X<gAi &8p<V1 &An++gS $& %<^>
  %An! %JApAU %KApAU $' $3! &9S8 %59S8 &S %f $5 %9S8 %_;p; )9S8 )f $< %!=S6 %S %f %gS $=T %U $B
  %'T1p1 %5p4 (!S< %:Y= %S &$1T 'p<6 %b &3bAb %f &'T1 %k &$p<6 &66p<8n5 'Sd& *)+p)Sd&6T3 'T3 $e
  %8Xd$S6i %:5p3T= &T5$S6i &X1 &a %BT:S &p:& #c $3p$=p;S;5 $5 $=T #d $A %'!p#X %9!p#9S8 (A &n!p#
  %>T!p<n;!k %SAU &BS< )A1p> %U %d &$b &)p<Y! &:S5i &AY!<f %f #e!S %p=Sd $,Y! %n5 $3p<S& $6p<S& 'T&
  $<_m& %e $=T #f $!f<gS %n: $$f4f9SAS $1T %f!f6<gT!#S (9n1 (ASA $3Ai %f $4Y $5U &<n1 %X++f &AAf)S1
  %b &:a &<1i 'd %f $9n5 $:n& $;T14T %Y<f$f1T (An6 %f $<f0SA5i5gf 'f ('_15gS (6n5 (9S6 (B`1 'nAAf1T
  $=S %f $A&p>_! $B5i '1f )$X5 )<gS; %S &12a %TAAf<gS4T %_An!#f %n! #g $! %i $&i &!S0`A &,S $(`
  &,Xd $,p, &- '#a &1 $1i &#a &'1i &:g& &Bp:& $5i &1U $6 $: $=i=f;X1 (<S' $Ai %p3T' $S %! &AhUA
  &S<X& '> &X& 'A &i '2W& '6gS ':U& ';S; 'Dhd &p;S>`=5T;: '<Y %$U %%U14U& %& %'d9p=YA4d &i '(_ %+_
  '1Y '3T! )' 'AY: (p;Y: &g_ &i '+g )f %,S: 'Bp$SAp!S %.p<U, %0SBp$S %1 &&iAhU1 &i '$pBS,
  '0S:gS1i5be .Bp5V& %2S; %3U5f>f &p<UA %4T6gf1U &p;Y> %5 &T= &U= &i '5W!Sd& %8U5! &Y1Y %:AS 'f
  &g&i 'T'1Y:U 'Y!p<S9U %; %<$U &S &T1 &U5 &gX! '_,_ApA&i,&i1Tk (6nApATk &pA %= &!p!S &T! &U &gS;gS
  'f ()S1 &i.U> '1S '3YA5T;: %> %A &!k &:S. &Y%UA &_,Y5U '<X &hT5 )1YA 'U5 )!d,c *p<CV& )$T1=_#
  )'p<^& ),_< ).U;_ApB`= )21':p=& +<Y6 +A:p=_& ,dC_& )3S+<gY0_DY *V! )6Y: ,,U *b!#bDS> ,Ap<Y>
  +e!6p6SA ,8X:p8 )7X& )9p=[& )<2;5p1 )=S;AhU:g&1k )Ap3Y' +<Y6A:p=_& -> (> 'V5 'X1 'Y1 'pBU5 &i
  &p1X!SAhU0Y: ).U5U )61XA *gS3U '3T' (U1 'AS %BY &hV! &p>U;gS %CS$U '6Y ';Y '>U &_AhU 'BpAhU &a %d
  &!d9p=S+ && &1p<U<gAi $T!AhT! (U!Y %'AhT! (U!Y %+ %1 &6p<S; &81i %: $U $V! %& %6 %: $W %& &:S1i
  'gS1i %5 &)n; &,S &9!p,UD!pA< &X; $X& &1_0_!p<Y (>U,_DY 'p<Tk &AS; &Bp$b= +U %5<gY>U;gS %: &6&
  &:g` %= &,Y>gS &:gX= %d %e &1Xe $Y! %& &$p<Xd %, &V: &_6gSAi &`= %.V: &X= (;gSd& %0S!Y &Y '1p<`:
  '6SA (gY= ':gSAp3U )`< 'DS=i!X= +,_DhU1 )AhU1 (hU6p<hU.UA &`: %1 &:gS; &Y '.X6 'DY: &`= %3n<
  %5U3n< %6hUC`1 %:g&i )5T'= )81i )<_AhUAp1&i %; %<S &U1S5U &gS %=_$X= %A_ %Bn: (:gS1i &p$S.UAhY
  $[& $_ %!p!e %' &!m:T5 )g_''Xe &#p=e &3c &Dp>U %.U5 (gS %16p<S; %CS0_BpAhU %e:gAi *5V&=p6`& %p=e
  (1[ (Bp5l $` %!Y5 &p:_! %& %'T+p'V: &X& %1p< (!S<g_ )^6 )p<CS ($U6 )X6 )Y6 (3p>_$X0 (61i (Tk %4:j
  %:U& %;S; &g`: %=6h5 %D! &+ &[; %I $a %!p<YAYBp> %%X; %,S!i %;gf %AS!i ),`! ):SA &n! (,`! (:SA
  %B^ %DS2a &_! %N! $b! &!pAS %& &)S& &,6i &6Z5 &8U<!5p=e &A!= %5 %A $c %!S< %3T+ %5T;: %7p,S'i
  %A_3X& $f %!S &p=Sd %,S5i %.Y! %6p<S& %8n< &p<T& %:f1T %<gT& 'f %=T %AS& '1i %BY<U (gf4V! $p&a
  %;S& (,`< (3^1 (>T+3^1 %<S& %=S &V& &_e &be (1[ (:gV& (B[; #jS$S #k #m #n! %$f'T1 &n++S5 %)_
  'Ap>SA&i %6g`5 %7=i $&$=i &f=f>S1 %An& $')f '6gS;U '8S5T' %*T:f (n66gf -,T6gf3S $1 %T $3 $5,6i
  %.X!1i &f=f>S1 $; $<1Tk'_ $AAX!n: #p!: %< %S!i (33_ (6S<Sd& (8p<a (Ap<X! &= %X, $#S& '3^1 %` $$U
  $&gT!:gp&!i )p&g!i &`:p&g &a '!S1i:p&ga!b< '0be '5V& $'1i %5 %S!i (:p'X6 +Y! +`A &5 &Ai (!S<
  (#p=Z5 ('T1p1 ()U>T1 -=[1p6Y& (,U (1Y6 (2p=a (3V!:p'SAi,U )p<8p; (6d0X= (7`5,U )p3e (9S$BhX5 (BS&
  %X6 %Y! %`A %gS5 $)X= '!p,b& )=SAi '#p3SAi ''S!i ',_< '6S<Sd& (p<S!i '7X& '8_)p< %Y< '$p<S!i *`&
  '8p<V! ':p'1i ';Z5 'A0p,S5i *1S5i (^:<S6 (p=V!2p5V& 'D:p8T= %Z< $+`! %gT!:p+g!i &Y!S,p;Y6gS3U
  -<gS9U ).U1 )1 &`:p+g $,& &0S (!m,b;Qp;1` '_e &3^1 &5_e 'be &:Z;!S= 'p!S= (5S!i (;S: %S &; '!Y5
  (p:_! ''T+p'V: (X& ',[: '4:j (d '6&p![1 ':U& 'D0p,[! %Xd %_ && &' '![1 (m ),b; )3c)SD+p'V& (p,U
  '3c )D_e ':T+ (p,S )1S 'Bm &+ $1& &0_e &5_e &:p!S= (;S: %S; '!Y5 (p:_! ''T+p'V: (X& ',[: '4:j (d
  ':U& %Xd %_' '!Up1 ':p1S $3X6 %Y! %_A '!p,(p:S '#p:Sd& ',a5S& '6Y!$b (p=b! '7p=b! '8p<a '=n#
  'Ad8c (p6& 'BS>a %`A $5S &!i (13=i (3^1 (:p,& (>S (N& *(p!; && '7p3e 'AT=S &= '!Y5 '5S& '6S &Ai
  (#: (%p>Sd (Ad8c %T= %U &:p5S %VA %_+ %b:p5_+ )e %c %e $9a &6p<Sd $;6i ':p;S: %S: %U:p;S )g %gS&
  (,`< (3^1 (>T+3^1 &`:p;g $< %!pA0 %1p;XA;p;S %5p1p<>T1 %; %S!i (!p=[ &6 &: ')[& ',a )#p+U '3b=
  '5S& %T+ %U! %V! ':p<a &$ ')S1T (T>n5 (U>n5 ,p1 '3S; *85 *>n5 '8n5p45k '<S) *T5U 'S 'U (:p<V$S
  '_5p3p< *<p3 'f &1 '! 'p;X )Y> &3T5U %X: &d %[: '8p<e %^1 %_' '!&p!`6 (b< '#p:c '35pAS; 'A &+
  '!&p>S= (p&be )<S6i '$&p>S= '35pAS; (S: (V! '6`! '9p=[& %`! && '9p=[& %b: '#pAS; ',d0[6 '1Y' '4d
  &A %e &3_A &8p<c *1Y' *4d *9p5d *A:p= &9p=X! %gS& (C[; %n!pA0k +<b= $=6i '!p,c '*[ '1p<)S!i '7p3e
  '8b4p0T (p<e4:j +6S<:U 'A5p4a %S5i &; %Te '<Z1 '=S 'Ap<X! %V& %W1 %X& %Y &3_A &6^! &8p<a
  &:Z;1p<6! )Ap5[ &AZ& %[; %_'p( ))S1T )3_? )9S@S &e %`> %be %gS &V& (:p=gV& &_e (0S (1[ (:gV& (A:
  &be (1[ (B[; $>n &:c $AS!p<& &+i %T= ':T+ (Z;2p&a (p&ga %^ &1 %_> %c &!d0S' &#pAS; &(S &)p<` &*Y!
  &+U &,d0[6 (CY& &1S=i &6S!i &7S1i:X# &8`15Z5 'b1 &:U 'g1i#a &=S6:X# 'p:^1 &A0`p1! (p,`! 'S=U 'hX6
  &DhX1 $B6 %S %U1 %Y6 '!d6gX& (p<^: '$b! ''d0U '3V! '6ZA ':pBS 'DSBS< %Z6 %[6 %_1 &6 ':pB6 &e
  %`6:pB6 %hTe &`1 &tTe $D: &!p,S: $J %$ %1 &! &T!S &p;X )?;p;S %3T5U &X %@S '>S3T5o &p, %T$ !;!
  $!3c=D5p3S!i %:p=Sd& %S<0k '6p<S!i ';!&S< %Y5 '3c3X!Qp;5c!p,U %_<p,m*p:be (0T*p:be %d0[1
  &BV&3=i!dB=i %p,U &=[ $#XA %p;=iDS!SA &=Z58Sd& *Xd<Z' $$S6i$Z< %X0 'Ap<n; %Y34p>[#p5& %d5T1 %p5S
  &<Y:!:[=)d&W 'ZAS< $'S+i;!*p5e %T1p1 )$_ );!2p=[: %_+ %d0_+ (e $)S!S< 'Y5 &$p5S &1T &65p3S=i &9T5
  &:`5 &=_A %U>T1 %[& '!6 (S>7p,Z= '*YA,U '36i '<S3V! %n; '):p5e=[ $*[Ap,^5Qp;0`5 %p5Z= 'e &:be
  )$_:!=S6 $,[:3c<!AhU %a %d6&<&:X#,S> 'Y5p:S5 $1:p<S6 *i1S: %`6X0p;3c'Xe &8p<eDS;X &:`53`5
  $2p5b=6Xe7p=`*[ $33_ %X! %bA ';!8a<k %c!AS& %p<8p;$_ $4p>[)S4d $5 %;b6S; %d %f $6+p)U %X0p; )6S6
  %`6 %p,U &<85p4 'S!i3c3T+3d5T+ $85p4 %S!p; )$_ %_= $:!6gY> %S1i;!8S!p; %T5DAi %X# ',Y':p=Y
  ';!:S1i %`5 $<3_e:!6p<'Sd!S< %Z'#p=Z5 '1`DS;X $=_&A[' &A %d5Sd )1S: %pD $>_5$p5S &< $A)S#p:c
  %5pA[: %:p,U %X# %_'!p,U:T51p<Y> %d,U %p<Z= $B_e3c,Y<Bbe $D&p>< %S;X &AS ($_ $f $i $k $p!5d 'f %#
  &5U &:X##^> &T5U &X:p:1p1!f %<U1 &V1 %A &Cb: &S &T0U &U %J1o #& $i %%p5& %;=i #)X>_j3 &j_3 $p)X
  '>_3 %+ #+p+ &6Y)S &8T4U &A:p63S &f #,Tn $p-T #1 $5f $T %9&p$ &S8 $p1An8p3 %2 #2S %!:p: &S: &p!:
  '<: %-S5 %3ApA5k %5X!p!: )<: '<Y6 &n; %6p<9_3 %7SAX! %8p<V1p1T %9S8 &Y1 %=S9 %B_1X #4S #5i
  %!:p=Sd& %1f '!S<gU (n: '>T')S 'AS= &p<f %66Y<:S1i %:S1i $p, %1 &!:p: '< 'S< )T5U )U )p; 'p6S=
  &$1 &'!p<>S= 'p<^& &,_< &5U;!:p: &62 &:n; &;S5 &>T)p)S &AS<8n5 (= )S (Ap1p< 'T!pAS &Bbe )'Y==X!
  ),V!!Sd)p<Z' ,5Sd )6p<,_+ &Y65U;!:p: &p< %<p1 #6i %#`9p=W %)p<c %0SAiB[; %:T+ (B^69p=W &Z;2p&a:Z;
  &pAT= %;5i %ApD`! %D4p<S1p< #: $! %4U1S %6X1p1 )< *U &p6S,TBS< .T;k '<S1TBS<p; %p#5p4 $3Y1 $6S=
  %X<A $<S) $=b! $AS45k $X5S $f $p9X6S= #=i %#p=e %$X0 &p5S %%[+ %'T1p1 %)S %+S1T %,V& &b;:X# %1S:
  %2S %8p<: )1S:$b=!S<0k (S& )= %:X# %;&i &b$ %A6p, )T *%[+ (1 )T (5 &X6T5 &Y& &p<6 #>S$Y #?Ao
  $b4<S #@p,T #A $>X.p/T $A!p,S %:p63S (n3 %n!p,T (1T $X:p:1p1 (S3 $b4<6X<f 'S %><p:n5 $f $i %A!p1T
  $p;1p> %A #S $! %'5 %i $$X %Y $& %'Xe %(p=^! %8p<e6S3S %;S1p<S '> 'A $'! %5S %T!S $0Y> $11p<S %p<
  'S $5 %!p<be %':p=&D>!SA &< %)d5Te %,p-S5 %6S1p< %8SB5f &TA_A %:SA %;5p1 %>SB5f &TA_A %D>!SA
  %G6!<0 %S<bB! )T!S %T! 'S %X %Y6!<0k '9b$ %n1-S5 %p1 $65 &:1p1 'S1p< %<:1p1 %p=& $: %!S ': '=T!
  &p<CS %$X! %%bA &p=Sd& %3_8 '>1S %5&p$n= &S=U %7p=Y> %;b$ (;S1p<S %=p6S1 %>1U %S %T! 'S 'f &5U %b
  %f &3_6 $; %)U %1S &_ %3Z1 &_1p; &`8 %:g6 %=S &Z1 %D!<k %U $< %)[& %,a5V&3e %:X# %Ap;1 $= $>
  %!S=T! %)U>T! (d $A %i &)+p)S6i $D&p$ $d& #T12b $3p4T #U $! %;b! '$ %_ $0Y> $2Y %b &=]& &A $AhX5
  $Bb %hX5 '6 $D[ &Bp5l %hX5 $e #V1 %!+p(S %$p5S %4p5Y )6S+i %6S; %:_%'p(S; %;b& %Ap5S %BZ;
  %Qp;8_+65p3X! $2p!S #W1 %;Y< &gS> %A<Aa &Aa $5 %;Y< #X! %!p6n1 *p< %;S!i %o %p1 'T $$ %!0p,S= %$Y
  &p$B (SB '<B (SB )e %2p: (<:p=U& )d=U& %5p1!= )S= '4< %6p<S!i %9S8 %:SA %= &&pBT5 &6S3 &8T5p3X
  &B1p2 &d &f %A:n; %S5p1 %f=f6S1 (Bn1 %p$!0p,S= $& $) %S &<b$ %o $1 %1f '!S (T' (n: ''T5,S %4b6gf!
  &f '9Y: (n5 '>T5a 'A5i1T9S6 (SA (p:S!i %Tp1 (4:j %p1 '!:p: (S<0k (T'p' (p<V1p; ''T5p,S '3=U ':1T
  '>S'S )3 *T5U *U 'S4T!S< 'T (! ):p: )S< (4:j (5TA_4 'f $2p!S &)S $3p4 '!2S (S< *U (bA=p= ')5
  )8T!S< (n; ',p-S5 '5 (S )!S< )4T +!S< (U1T '8T4U '90p. (S8 (Y:T ':T1p1 '<&p$ '>T4U )5SA *n; )Ap<:
  'AS:$p$U )Ap1p< (p:n$p< 'B_1X 'X6!<0k 'b6!<0k )S; $4 $50S5i $6 %= %X5 $8S &8S= $; $< %;S< %Ap6Y>
  $= %;S< %Ap6Y> $> %!:p: &d=be %)5 '!&'=n1 '$d<Y '3Sd&DAi 'Ap<b'Ap<&i)S1T %1U %3bA!< %5 &S<U &o
  &p1U %9S8 &T<:p; %<S) %>n; %S %f &)5i &9S6 &<S' %n5 $AAp:5i $e $n66gS'S (f %AAp:5i )S #Y $! %Y&
  $$U $,S &A %Y $2T!S $4T!S $5U &! 'Y, )#p:`< $9UD_A $; %#p=S %,d<U $< %(S6i &p5Sd *:!B[; *B[;
  %)S5S %0SAi %2p&a %6gX0p0S (5p:S5 %:g_p=e &p,& %;S< (0SAi:!B[; 'd& %=&i %B[; %D&p>`& $>Sd& %gSd&
  %n& $BW %hW %p$bAp=S>U #Z5 %!YAn&AhU5 %1X&!n& %8p<Z5 (a5$< %BS0Y; &p>_ %DS0p0S: $< %)[& %,a #[ $&
  %#p+Xd *3Sd&8U<5S!i *<S=i$p5S %5c:S5Dp>U3^1 $D[ &Bp5l $e #] #^!!X& %0S: %:T+ $5 $>BhW #_ $! %;b!
  '$ $$;b$ $5.n< $:`5 $<YASCV: %_:S &>gS5 $A:1p2U1T %Y< %hY '$p<TAp1 #`! $& #a $!S< $,d0[< #b $!
  %#p=Z5 %p6n1 )p< $$ %!pA_: (n; %'T1p1 *3c<! %6S1p< %8_+3dBV& %;=i &S1p<S %>T!p<n; %S>'< %T &5 'U
  'o %U %f>T!p<a %n!!pA`: *a %p$ &; '9S8 $& %#p=Z5 %$p5S %+S1T %,d0[< %1S:1d0`& %3V!D0p,Y& &c1S:
  %:X# (6YA %;V1 %A:p8S; &_'!p,U %D5p3& &S1p:S %Qp;<Z'8U!p<U!p< $)! %5 &S &k $4 %!:p: &p<V1p;
  %5S4T!S< &T;: %6<T!p#S< %8= &p;XBf %9Y:T )9S$ %>T)p)S '3p;S '5n; %ASAp1p< &_>S %S &'<T;S &4T!S<
  +U (61U &5T;: &6p<1T8n5p4 &8T!S< %T5 '6:p<X& 'o %U %Y65U;!:p: %f &!n: 'p<V1 &6<T!#S &8=i &9Y:
  &>T5a &ASA $5 %! &6p<3_A %6p<3_A %;! '!d0[1 &S5 %T &Ab (:5AT!S< %U &)S1X %f!f $68f5f:Xn1 %=i
  ';=i8p<: '<Z: %d $8p>+p+ '5 (9S8 (:n3 (f $: %<S) $= %)Z& %3b& &c1S: ';b=:! %6gb=5SCT!SQp;,[< %;b!
  %D&p<V& $>k $@ %T1S 'o $AS %T1 'S %b #c $> %)5 %5 &:n3 &p; %9S$ '8 %:S0 '=p; %;b$ %<S) &_A
  %=!p#0k %f &)5i &5f &9S! (6 &:S= &;b! &<S' &=n! %k %n5 ':n3 'p; #d $!5p=_& $#p=Sd& &AV!#pAZ=
  $$$p<Y! %Sd& %b! $&gSd& $'X&)[& $(p8`6 $+g_6 $1pD[! $2p&Y< $3S< %Z+ 'Ab! $6g7pD`6 $8T=S6 $:f $;6i
  %S: %`! $<&`! %:p&SAi %BS: %C %^6<S6i %d&SAi &DX! %gSd<ga $=d6gS $AAV! %b! '6b!#p=Z5 %p&Z1
  $CSd6gS %` $D0p1W1D0p1! #e $!5p4`! )& $)[& #f!f &2S $1T9n& $5S %f $8=i $:f &!f4U,S (6X1
  'n66gS,TBS &6X<gAi &<S' &AS1 %n!#n5 $>n5 $Af %n' %p2S5 #g $& %i &AhU%^& $: %X# $A %_'!p,U $S %!
  &'X5 &X6 %& &#p+Xd &$W &&&[= &'p<[5 &(S6i0SAi &,Y' ):p,_' '`= 'd0d &0S (!m,b; )p,U (:T+ &1T'
  &3^13S1i 'd5[62p:U6d7X1 &4p&5i4p&< &5_e 'be &:g_' &<d9[6 &A!:p: '&pBS &Bb'!m )0SAi 'p5V& +B[;
  %'f5gf %+if+f %, &Sd %1 &f<g_6 %3X& %5 &n1p2X %6(S &i '0SAi ';gW5 &p=& %:YAhY!p<Y &gS1 %; %>
  &(S#p>a %A &f %BhY %DhY5,_ %d&>T;_< %e $W %5 %< %= $X! %&'T1p1 &i %5 $Y %0S2S5 'A %5 %6 %; &;gS;
  %A &Yl &`6 &p>_ %BS5 %D`= $[ %; %< %= %e $_5 %f;gX $a %5SCT!S +< $b $cB5 $f %!bA=i %1T!f &f '5f
  (gf %5gf:n! %A&i#S #hbAT6 #i5 #n& $++f $1-S5 $51f &p<f %p1 '!p6S= 'p< &<p1 $6 %;[5 $< $A !<! $!=i
  '$p<X5 '5V& '9p=^& %S1i:T5;=i &<4p>[ %p,U &<6S5 'c $#XA1p<Y> '<!1p<Y> %p;=i $$b %p5S &<be
  $'&i!pDZ1 %d0Y= $,0p,V& %[:$=i '<!'X& $1S:,S5 %` $33Z=3S5 %T+Ap<Y> %bA %d5& $5V! $6S5 %p<85p4
  'S!i$_ $8X1 &3p4b $9T5 $: %X# '<!:S1i %[= $<]& $=X; $AhU '!6 ''Y=$p5S '1S:A:p=Y1 '3Sd&1p<,<
  '6_e6&i (g6ge6g6gX5 )X5$_6p<!S6i '=[ 'C`6C6 $B_1X (7= %c $Dp>U6p<^68Xd6S5 $JA$=i $Qp;%[+:X#6S3
  'A8p> $S %!0p,S= &b& 'e &p5X& '<c %#p5X< '8Ai %$; %)5p=V& %,`! %1 %4d %86p<Sd %DS< %d &'T1p1
  &9p5`! &<!YA $V! %& $Y1 %A $^: %A $_1 &<!Y1 $i $k $p# &A &T1 (A8 (S (b %1 %A &)n; &AU 'f &S
  '#p=Z5 '$9j '2` '3X! (p<8p; '4T!p<V1 '6p<S0 '8p<e3n; +D&p$ '9T )6S= ':S;S3 )<;S3 'A5p1T6S= (T3p4T
  (U= (X# (p<X! 'Qp;$&i &T1 ##! %i $=_#S $S! $T! &<#!i %+ &<#X+ %1 %5 $W! %1 $X+ $YA $_! &<#S! (b!
  $`! &<#b! %e $b! #$& $0f $S: %d& $T6 &<$X6 $U& &<$b& %: &<$S: ([: $V& $X6 &<$[= $[: %= &<$X6 $^:
  $_& &<$b& %5 $b& %= $p<6i &S! #%S!i %d& $T! &<%X! %& &<%X& $V! &<%X! )& $X! &<%S!i %& &<%Sd& #&
  $!:p: (>_35S %i %p,U)ZA$_ $$p<be $(S; $)[& $,dCY& $1p<S> $2p:6S!i $3V! '9p5`! %X!p# $65p3X!
  $8p<e)&p% (6S3 (AT< $:X# $<gS6i $=d6S! %i $>_35S $Ad&S' %p6Y> &=S $BV6Ap=S $DS<:p:0k $S %!i '<&[!
  %$$p<5i %+S!i %33p<[! %5i '!:p=Sd& ''T1p1 ',a %6g6p<X5 &i %<0p,d4p:_+ %= %> &!! 'p5X&8p<a
  &1`!p5X&8p<a $U %! &<&`! %<&[ $V1 $X! %: %d &<&`! $Y $Z %; $[ %! &9p=[& %: %< $^! &<&X; (^: %& %:
  %= $_ %<&[ $`! $a $b! &<&=i $d $g!i %S!i<&g[! &6i (<&Z *[ %T! '<&g!i %W1 %Y> %_!<&gS! %` &<&gY>
  %b: $i %$f %'Sd %,]& %D&i $p! &Y< &[ &^! (! )p6S= (#p=Z5 (6&p$b= 'A ('T1p1 %$ &)U8 &,p-S5 &6i
  &9Y:T &:0p.= &AS= )S &DS)U> &S ')U8 )> ',U '1i '; '= ('T1p1 (<&p$d &[ '! '< &be (<&p$S; ,[ &d
  '<&p$S= (S=,S= &e %%SA %>&i (9p5`! (:S1i=pDU &=i &S1 '5i ))S!T1p1T;A )=Z&'T1p1 '= (i )!p<ZA
  )6p<_& )Ap<Y> 'Ai ),U )<+p)Z;,U &T= &V& &[! '= &_= (!pD: ('d6[& ((p5Sd& (Ad81i )p:c &e ':S1i %AU
  #'5S &'S<p; &62 '3X: 'n3p: &A:np85p4 (p8n5p- -4 $=_#S %i $S' %= $T1 &!:p: &>T>1p15k $_' &<'S' (Y'
  $`! &<'b! $b! #(Y& %' %1 $^6 &<+_+ $_& &<(Y& %' &<(Y' %1 &<(Y1 #)! %S %U $1 %!:p: &S< (T!S %90p.
  %:n; %>1p2X %f $5!:p: %U &!< &'< &)= &:X# $; $T!S $U6<)S6 $X' %d $Z= $[6 &<'=i ')Z= (b )< $b<
  &<)[6 $p) &!S= &3S5 (;S3 '_;p; +!< &4S1p<U &6p6>_0U &>SAU &A:n; 'U:S &X!< 'A+p+S &Y6!<0k )S< &f
  'A1p> %- #+&i $: $S %!i<+n< %; $U %<+n< %> $V! &<+gU $Y< &+_+ %> $^> $_+ $b< &+_+ $g %S1i &=i
  (<'=i &> &d '& '<+gY> %T! '<+gX! && '<+gSd& &' &6 '<+gX6 &: '<+gSd &= %U &<+ga %V! '<+gX! *` %X!
  &6 %Y> %_'<+gS' *Y' &<+ga &> '<+gS> &e<+gbe %` &!<+g! &<+g )Y> $i %<S $p)Z; (,U>T)p)S &[6<+p)Z;
  %+ &S #,! $: $S!i '<,W5 )X6 %'i '<,b' %6i $T6 &<,X6 $V! &<,` (a '0p,d $W5 $X6 &<,W5 (^5 (` (a %d
  $Y! &<0T= (`= %6 %> &!p,c &,dC[& &3V!)d55i )C[& &6p<Sd& &9p=^& &<&S ':pB[; 'Sd&Ap&Z1 'dB[;
  &=:pB[; 'dB[; &>ApAS &A:p<! $^5 $_' %: &<,: $` %1 %: &<,: $b' %e &!:p: &3X!p# &6S6 $p-
  &!0p,S=3p>U6 ':p8X)S ): 'S< 'T'p' 'p<T1p; )V1p; &3Y1 )$b'< &4:p:5X+p+ +Y+p+ 'S5U 'T61U &5S;! 'T;:
  &6:p<[ 'S= )5k 'X<A 'p6>_0U )AS5p1T9S8 (<AS5p1T9S8 +A55n; -k -n; -p1T9S8 )BS< &8= &90p.S$S<
  &:0p.= '5p1p<U )<p1U &=_#S4T!S< &>SAT5U )U &A&p$:5T;: '5p1T9S8 '9S )4T61U )5S;! 'U:S 'p>n;<S)p;
  &DS)p+S 'd0S' &S '!< )3V! '4T61U '9T6S= ,3U&:b& ,6p<(Sd& #.X! #0 $!:p: %S< %T'p' %p#_1p1 &<T1p;
  'V1p; &A_1p< $)n; $,p-S5 $5T;: $6 %#p=Z5 %)+p)Sd& %<S)n; $8T4U %p;YB $90p. %Y:T %_<U $:5p1p<U
  %T1p1 (< %X# 'p; $<&p$ %V3p4T $>S3p; %T)p)S &3p;S &5n; $A9S '4T61U '5S;! %S5p1T9S8 &Ap1p< %T!pAS
  &<pA )<:p,be)S1T )A_<U!S>^10S: %p,:p9 &1:p9 &2S5 $J3p4T $S %& &p$ %1i<0`& %< &!S1i &'S!i 'p<^!
  &,[< 'a &4p5Y &;!pA &<g &>^= &DS<,`! $T&<0X& %: &<0Xd %= $W6 $Xd $Y& &<0S& $_6 &<06 (T6 (W6 $` %&
  &<0S& (b& %6<06 %<0b %= &<0b= $b %& %6!<0k &S; $f $p,S6i )<0p,S 'A &V!<0p,d &W5 &c '!p,S: '#p:b'
  ')n< '5<! '7p5Y< '9p5`! 'AA< 'DS6_ &d '1`$p5SN& %.! '8p<V!pA %1S6i 'A &c &d %; #1 $$S6 $5 %!:p:
  &< '0p. %$8p9S &9j &T<U &U<U %1p1; )ApA '<n; %5T4T )!S< %6p69S %8S0T) *p) +; &nAp1X %:S=S &n;
  %<&pAU &SAU %>0T)p) +S &1p2X &T!1T (n1T ''T1p< %A:p61p1T &X>0p0 &b9S %D$S< &=&p!S< &S!< '=b! '>=T
  %P9SA %S &!< &$S< ))S1T &9<0f 'S<0f &;15f &<S: &=&p!S< 'b! &>=U &d %b6= &9SA %f &:0p.= $60p,`1
  $7p3e $D6 $S! &i %& %1i '<1S; %; %> $T %! &:p: &<1X! &p<T;S %$p<Ve %3Y1U %6 &<1X6 $V& $W& &<1S&
  $X! %6 $Y1 %> $_! &<1S! %1 &<1Y1 %; &<1S; %> &<1S> %e1be $`! &<1b! %& &<1S& (b& $b! %& $i %!6gS=i
  &S< &[& &p,b& %#p'<#p'S; '5S6 *i ':S+i)[& (W1 '=`& 'A` %$5p=& &; &_' %'Y=<AX! &_+ (8U3U%Xd%Sd&
  &b= ()Z< (Ap<X! &p<>S1i (T= %(`!`> &p=S '>S;)[& %)Z< (<:_+ &[&Qp;#p:S+i %*Y %,a %1S!iAhU ':$p5S
  &p<1 (6S+i)[& (V! %3S5i &n8 %60p,S!i &5p3S1i &S1)[&A8p<S1 (i &d8p<d &gb&#b +6gb&DS> &p<0Sd&
  (SAi;!1`DS;X %7SA!p<+Sd ()[& &p3U& '51i %85p4 &_+3dBV& %:S1i &T5<Z'5V&)[&$_ (A8p>,U &X# ($_ %;5i
  &Z5 %<! &61i '6 '^6 &8S; &Z'8U$X! %=Y5 &]5 (<=_+ %>V& %A0p,S6 &:p<X! &S'i:Z; &d6X1p< &hU!p=Y &p<
  %CS5 &[& %D&p!S+i &Ai3dBV& (=p6]5 $p1 &!:p8= &$S>U &'5p35k &+S 'p+Y &6->U 'p6= &<]&<&pAU &AX>0p0
  &G6p6= &T '!S= ''< (p(_3 '5Tp38 (p3T8 +> '9S$ ';6i &X6p6 *= %5 &$n9Sj )j *S (<p9U &1p<; )n;
  &58T'T1p< &6p<9S &8T'T1p< 'nAp1X &AX8n0j &DS!< &S '!< &f #2 $!S< %_1X %p<be $'<T;S &p;S %Y!,U
  $*p:XA,U $,d0[< '_! $1p<U'!p< $3d5T+ $4S!i (3p>T'!p< (<X+ (DYA $5S;! %n& $6+p)< %2 %5p,b& '1b&
  '3X! %S3 &5U;,p-S5 %[!,d6Y= %p<;X3p4 $8SA,`! &Bf $90p. %p=[& $; %5p, '1 (!&i,6i )d0`5 )p<X&
  -4X51Y' (*p5Z= (,[< (BpAU6 (p< %S1p<S &5 %T3p4 %X3p4 %b4S $<_0Y $>SBf %T)p)S &2U &3p;S $A %S=S
  &Ap1p< %T!pAS %p3Y' &6^& &>n;$1 $D$p$TA5U %&p$ %YA %n; $S %&p$ %4T61U %5T! &U! %=&p!S< %>;>f
  $Y6!<0k $_A9 'f #3& $'p(_3U $SA &<3`& %d && &<3Y $UA &<3SA $Xe $Y %< &3Sd $[A $_+ %e &!&i 'p<&i
  )6U &$b &'S: &)58T!S< '[&$X= &,V! '`! 'a 'd6Y= &1&i 'S& 'p<,ZA &65p3X! 'd6b= 'p<`! &7p3X< &9p=[&
  +:Z;#pA` &:gW5,S &<X+ &= 'S1 &>S= &A:p=U 'SCU '_e 'dCU &CS5 &DYA $`& $b& $e $p4S #4p>[ #5 $&
  %1:p8!i %A5p3Y' )Z' %gS> $= $S& %1 &,`! &4X& &N! %3 %6 &*[ &JApAU %: %= &$d5Y< &7_e %Ai '!p<6U
  '$b '*[ ',`! (a %d& '!6gS=i '3p>S< '6&pDZ' $T& &<5Sd& $X! &!Sd9p=[& 'p5X& &33V& 'p>S< $Y1 &*[
  &JApAU $Z1 $^1 $_= $b& %' %= $e %8p<a %<5S1 %Ap=V!*[ $p,T9S8 %1T '9S8 %2S5i &[5 %3S '!T= '=
  ('p<S=(pDc &U &W &_6 (1S;AS! 'e &e '3V! '6S+i '9p=[& ':S1i 'AdC_& (p5_BS %4 &! '0p,X< 'A1p1 'p,S:
  &$>_AT5U *U &'&p<T1 'p<:Xe &)SA &+[A &1i ('T1p1 'p<'^! ),_> &7[; ))SA &8&!p<8[ &:Y= &>SA )T5U )U
  &A_> &BX; '_> &p< #6 $! %!p<:< %$dB[+ %<6b' %Ad6! &p6`! %p>5 $& %!S<8S< %%p5& %':p!S< %9Y:T $1i
  &!`&,a &*S: &,&Ap3V& &6`5 &7p=Y> &8Ai $3T: %V: $6 %$p<6i$p<& %'SAi %,be,Y<3d5T+ %3V!9p=^& (Ap<!
  %5;b6S; %7p,S'i!S< %8BX6!p# %:Y=45A_<U5T;: %<63V: &S)5T;: %A_<U5T;: %BY6'X! $< %!S< %'T+p'V:$b
  %)d5Z+ %6p<;b)5k %8b1 %<!AhU &6X! %A0p,`! &p<Y> $Ai &!_< 'd,<,a 'p< &#p+Xd &':p=`! &)n;90p.
  &,`=Bc2S &2b!3S6 &3d5[6 'p<8p; &6X<S0 'p<0U1 )A[< &:&p$= &<6< '; 'S> &A!= '$X0 ':p<S6i7p3e
  'S4S<0f (:+p+ '_A 'p<S6i &DS; '_6'S; &i $S %!i &pA1p< %+ %3 %6i %; &!S<0k &8T9S!pAS 'n0j %<
  &(p5&i &)+p)Sd& &33V& &6&pDZ' &<6& %= &!S'i %d && '#p=Z5 '$; '9!i ':X# '<=! 'Ap5Y< &A^! 'p6`! $T+
  &6X+ &<6X+ $V& &<6S+ 'V&<YA %6 &<V6)S5i %A $X! &)SA &,6 %& %+ %: %d %e $Y1 &#p>`e (A`8U,a &,a
  ()[& &4p=S!i'Xe8U,a &8U,a &:S1i &<6S+ '=Y1 &A:p,U 'd,U $Z= %A &,d0d &4p&5i &Ap<S= $[! &#p>be
  &<6S+ %& %< %A &!p<X& $^& &(S! &:X# &>TBS< %5 &'d0_e &5T:T1p1 &6Sd&6S1i &Ad!b! 'p>T1 &DS$: %6
  &!S< &0S &6+p)S &7p3_< &<66 'Ai5c '^6'd )<; *^& &>S<f $_& &<U&<a %' &AT=S %+ &<6X+ %e &!p6S'i &,a
  &<6! ([& (b' $`& &8p<Z= &<5S6 %< &6b< &<6b< $a %<a,S!i $b' %: %; %< %e &8p<a &<6b; &Ap:c $e %'6i
  %1Y' %4d %65p3S1i &<T;bAS5 %<6[! (& 'b< %=Y!65p3S1i %AS#S $gA %S1i (<6gS; +[& +`& &5i &; %T!
  '<6gX! &' '<6gU *X' &+<6X+ &1 '<6gX1 &5 '<6gS5i &=<6gY' %U %W1 '<6gb& %X! &1 %[! %_A '<6gA *YA &e
  '<6gbe %`! '<6gS; *b! +; &A '<6gA %b! && &; &e '<6b; $i $p64S5 #7S1i '<3Sd& (7S; )X; $T1<7X; $X;
  #8S!i %; $U& &!p<6U &$b &<8b& &A:X3p< %:<8[: $V! %& %= %A &,a (7p3a(pD`1 &:S1i $X! &<8S!i %; %e
  $Y5 $[& %1 &<8[& $_5 $b& $c $p4 %9 #: $0U &,p-S5 &; '$p<S: ',p-S5 '6p63_A )<3_A '9Y:T '>n5<
  'Ap2S5 'DS<S: 'S<S: 'b3p;S5 (CS5 $1T %i $3: $5 %S %U; $S! %1 &i '<:Z= %A &B`! &i ''T1p1 ':S1i
  '<+^> (DY' %d& '2p!b= '6[!6SA $T&<:g&i %'<:Z= %+ %= &$X0 &:[= $V= &$X0 $Y< &Ad81i %= &8be $Z1 %=
  &! 'p<8[ 'r &#p=Z5 $^1 &!p<'!D! &:SA &A:p= 'd8c 'p6&i %= &!p<Y' $_+ $`& &1` (&1` $g! &i %&i %Sd&
  (<:gb! %T! '<:g!i && '<:g&i *Sd& %V: %_' &e '<:gbe %b! '<:gSd& &e $p&! &S' '6i )'&p<a *T1p1 *_+
  )8TA )<b$ )AdDX; 'Ai )#p3Te &Y1 &[! %,be ($p<be (3X!p# (6S6 )d0X= %1be %9S '!S< %; &,p-S5 &3: 'd
  &<n15k &Ap2S5 &S %=& &1i (#5p4 ('&p!^& (3X!p# (9p=[& (<:p=S; &6i &Ai (3p<8p; &S! '; (!p<:Z5 (<Y6
  (A8 (DSBS< (Qp;<S> &U& (AS'i*[ &V! ($p5S &X6 (,S5 'e &Y1 (!Y5 ((pDV& &[& ($=i*[ &b! 'e &d '&S<
  ''p<b& '<=S; +3Sd&7p3Sd& %AS; (!5p3X; ('T1p1 (3n8 (A!i &_> (7p3Xe %B &S' &Y1 &[; &` %DS &T= (1p<U
  &`& #; $!S< $S %! %& &,d<U %5 %6 %; %= &'S6 $U %! &<;S! (b! )$ %& &<;b& $W1 $_! &<;b! )$ %& &<;b&
  $b! %& %5 &<;S5 $d %<;S5 $e %<;S; $f %!0p,S= &:p8Ai &S= %33V& %60p,b; %7p=Y> %8S!p; &_= %<;S;
  %>_=S $g %S %T= %U &<;ga %_><;gS> %a #<6Ai $S1i<<S; %Ai $YA #= $! %!`> %#p=U )BZA!:p<T1 %$$p<Sd
  %'T1p1 %,!88S< &be!p<:Xd %4S1XDS!SA %;b= %<&,dCY& 'p$d &=_+ &d)Z= %DS!SA %i $& %1` %i &3V!9p5`!
  &<=[6 $1i &!T=_A 'dBV& &#5p4 &'T1p1 'd0&i &3X!p# &9p=V6 &>T+p+S0 &Ap:S<1U $6i $: $< $Ai $S %!
  &)[& &,[:! &8& &9p=[& )c &:S1i &<=b' &>g`5 &Ap<b:AZ1 &i ',a '3V!=S&,6 '<=[ )`! %+ %,Y& %1 &i
  '<=b' 'A[Ap6`! (p6`! %6 &pD^< %: %; &!dBV& &#p=Z5 (AX= &3p<8p; &AS'i *:Z; %Ai '!5p3_= '#p=Z5
  ''T1p1'_+ (b= ')[& ',a 'Ad81i %d && '!`5 '$p<[= ''! '*Y! 'D5p=Y& $T! %A $U %! %& &(T+ &*Y! &0T=
  &4T+ '_& &;&i &<=b& &AZ& %6 &<=S6 %: &<=S: (b: %<=[ %> $V! %6 &<= %: &1Y' &4d &6g6p<X; &88p<T'
  &<b;Ap6a &DX< $X!<=X; %& &%_1 &<#! )i (T!<#!i %1 %6 &*p:be &<=S6 ); %e &<=S+ (Z; $Y! &<= %& %1
  &!Y5 %5 $Z1 &)[& &,a)[& &Ad6! %; &<=_e %A &6S; (<Sd& &7pDX& &8p<a &:S5)n; $[& %6 &<=&i (b& $] $^!
  %& %6 $_ %& &<=b& %' &Xe<=_C[& %+ %:<=b: %<=Sd %e &<=Z; $`! %& %: %e $a $b %! &<=Sd %& %' %<=Sd
  %e $d %&S< %'p<b& %3_ %<=S; )3Sd&7p3Sd& '[& $e %<=Sd& $i #>' $: $=i &!S< $S& &!6gS=i &,[:#`1X=S
  &3Y! &7p=Y> %1 &'T1p1 &,a %5 &i %: %d& '$b '1p<'^! '7p3e '8p<a '<>^= $T %' &<0k '>S: %5 &<>S5i
  (n0p. &p3 %61i &2 %8&i 'pA &S< %;S1p<S %<&pAU &Ap:U %= %>&i 'pA &0p0 &S<f &n0p0 '5 %B&pA $U!
  &<>[! &>[! %1 &<>S1 (`1 %: &<>S: %<>=i %A &<>^A $Y6 %: $[ %! &<>n0p. %: %; %<>S; $^& %= %A &'_+3c
  &,a<>^A)[& &<>Sd& (a ),a)[& $_ %' %+ %<>=i $`& &$d5T1 &'T1p1 &6&i %1 $a %,a %:gSAhU5 %<2;5p1
  %AY1p< %Dd6be $e %<>S: $g!i %1 %A &<>gYA %S'i (<>gb' &A %T! '<>g!i %U<>ga %Y6 &: &A %[! %_1 '<>g1
  &A '<>gA *SA *YA %`1 '<>g1 %b' &6 $n0p. #?p:T ':1o #@p<p1 #A $! %Ad6! &p6`! %f %p<8e $$5p4 (S
  $)S1 'T %U<0T! %Y< $+p+S 'Y $1_)e 'nA $4:j %S1X $5;Ap,T %S &2 &;! &=Te $6p<a $7= %pD`: $9&p$
  $:b'5!T'p' (S $;5>T3p;S $<S) $=d8`& %i $>1U %T)p)S &3 'Y 'p;S $AS! $BS& $S! %' %1i 'D0p,`1
  %5TA&pA %6i '<A=i )S; %: %; &!dBV& &$d5T1 &'T1p1 'd0& &)d5] &,a &15f &5 '>T3 *p;S &6&p>_'
  &8p;S;S: &>T3p;S %<:p:0k %> $T! &7= &9b)5 &S 'BS< %6 $U $V6 &<AS> (Y> (^6 )> %:<AS> $X! %= %A $Y>
  $[6 &'T1p1 &:S1i $^6 %= &$&9p5d 'b'Y=!p<b= &3^68p<a %> $_' &<AS' %5p<p3 %: &<AS: %> &<AS> %e
  &<Abe $b& %e $hb= '9p=[& $i %$5i4 %)S1 %5c %<>[! &S5 $o $p:T &U '7pAS; '9S8 ':n1 'AS;DhX=1p<S
  (d;b$ 'DhT' %A &! ')S1T 'A1p1 *> 'S= &)S1T &3ApAT5U *U &A+p+S '8p3 '< (f &S>X4 &U &f #B $! %i
  &<BS> $&i $3 %,p-S5 %6p63_A $5i $6 $<BS' $=i $Ao %p2S5 &; &A '!:p: (S<0k '$X0 '&p$ ''T5p,S '3bA
  '5S: '9S8 (_3 ':5p1T5U +U (T1p1 +< '=_# 'Y6S; $S %! &i '<B^& %& %' &<B (V: &=pB %1i '#S< (p;=i
  '3V! '4S!i '6!i '<>a '>_+ 'Ap<Y6 %: %; %= &3V! &6V& &i %> %Ai %d& $T! &<BS!i %' &<BS' (^& %1
  &<B&i (a %= $V: &<BS' (`: (a $X; $Y %1 &,=i &1`:p,& &:!,=i %5 %< $Z5 $[& %1 &<BSd& %6 %; &'T1p1
  &Ap<Z= %< &<BS; %= $^! %& %< %> $_& &<BS& %1 &<BY1 %6 %: &<BS: %> &<BS> $` %! &<BX; (b! %& %<B[;
  %= $a $b %! &:p: &S<0k %$1 %-S5 %9S8 %= %A &5p5T6S1 &p2S5 $hTe '<BhXe %V: &e %X: &e $nA &6p=T'
  &<BZ5 (`& &C[& #C $!i $&i $6i $S %!i %& %+ %: $T! &<C!i (S!i %& &<C&i %6 &<C6i $W: $Y %& &<CS&
  %<CS $_: &<CS: (W: %e &<Cbe (e $` %<C '6i $be $c $e #D1 $S %! &<8S; 'DS; &i '<DZ= )[ *! %$: %&
  &9p5d %'T1p, )1 %,a %1 &1Y' &35pAS; &4d &;!pA %: &'T1p1 &)[& &,a &AS'i %; %<DY: %AS'i %d $T' %=
  &#p=Sd& &,Z= &6p<T= &8p<S=i )T= &:S1i $U!<D^' %6<)[6 $V! &<DSd (W5 $W1 %5 $X %' %e $Y' &<D[6 ):
  %: %> $Z: %= $[ %1 &<D[: %6 &<)[6 (b< %: &'T1p1 %= &#p5& &$Y3 $^! &<DS; %' &<D` %A &#p=Z5 &'T1p1
  $_' &<DY' %1<D1 %e &<DX )e %f &<DX )f $` %! &<Db! %& &#p=Z5 &'T1p1 %1 &<D1 %< &DY> $a $b! $hTe %U
  %Xe %Y &<3Sd &A<DhY %pBXe %sTe<DhXe &U<DhY #E= %6g6p=Y' #L! %!Y5 %$X0 %)S1T %8U,_! %<!:g` %Ap<X!
  #PA %-S5 %p- #S $! %5b: %<YA %DS':k %i &!d9`= 'p<B: &)p<c &3S!i &4p:_+ &6S1 &A 'p>S; %p<+S& &AAU
  (o 'fAU 'nA $#p;=i $$ %$p$T (U %'<T1 &T1p1 %10pBS %5p=& %<A10pBS &YA %S &3T!p!T=_A &5XAn; &9T9Y1
  %U %f &'f<gT1 %n!$T $& %!S; &b& &p<DS+ 'D_& %& %'S= ('T1p1 &p<Cb %,Y')S %3; %6Z5)p<X& %8&!p<8[
  %<= &DS &c %>T3p;S %Ap,[& $' %!b,p-S$S< %)p!S %<S; $) %!!X490p. &+p+S &5p;S &:p: &>U &S ';j '<
  (p; &T'p' &U.S '; 'CS &X:S< *T!S *U '=,p-S5 'A= &b,p-S$< ,S< '30p. &c30p. &d01i &p<: (U.S (V1p;
  %#0p. %$)_5p3p< &d5S6i )=i &p<VBS )e (Y %%S1!k &p=Sd& %&p$ (<!p# %(p8VA %)&p$<!p# &55U &T5U1p<!Y=
  %+p+ (1p<!Y= %,d0S!i ([< %0p.T1p;Ap2S5 %1 &5;S 'n; &:p<SAi )Te )Z1 &S3p<T '5p>T1 &Y1!p<T;S
  &_)S5X9S8 (e &p<!Y= %30p. &S5 ';S3 '<! (T!S &T5p5 *5S: &Y1 (!p<T;S (S5X3Y1 &_8U ';p; '>U &n5
  &p<8p; (bBT5 '>S< *6S= %45 &:j 'p: &S1p<U '5 (T! *S (U &U1S (X61U &X<S (f %51p1S &S<U '>S (T!
  *61U *S4T61U +61U &T85p4 ':5p15k ';: '>_A5k &U1T )>T3p;S )AT!pAS &_1T &n; &o &p1<S; %6!pAU &+p)S
  (+1p1T &,T>1p15k &0p.T1 +p; (0DS=; )S<!p# -A *=n; &1p5U &2 &5p3Y= &8p>)T1 )f &:p<[ &<T'p'S$ (8S<
  (>1p15k )S< (A3p; )n3 &=p=n&p! ,$ &T1S &X1p1 )< *S *U '<A (U (bBT1 &d0& (5i &p6+p+1Tp1 ,p1T (>_0U
  '<!SA ()S4T61_;p; (1T9Y (8a0U (>1p1T %7p!X= %8&pAS>1S< &5p4X &= 'S5X9S8 'U &SB5f &T4U '98 &p<V!pA
  )1p1T %9!p,U &$T5U &&p$ &0p. &S$T5_;p; '1S &Y1 &b$p$ ')5 &n; &p<V1 *p; %:5p, (1 )p< +U (3U<
  &BS:S1p; '_AU &S$Sj (jS '1S '=!f (n! &T1p1 )< &X3p3S *T!S )4S9TA_! )<S *T!S &_1p<U %;S5 &X3p4
  &bAT1 %<!p# (A &&p$ &,p-S9T6S= &2 'S4T61U &S!pAnA ') (p; &X!p# &b& &pAT (U %=!p#0f (A0f )p:U +n5
  &+p(!< &T#T1 &_#S )4T!S< )5X!S< %>&pA )S5X>&pA &SB5f (U 'd& &_Ap:n5 &n& '1T &pJ!pA %A!p,T (1T &#S
  &&p$:5T;:#p:`< &1p< &3p4S (:n5 &8p3 &9S &:p61p1T (85p4 ,:T1p< )n5p4 (9S< &>5U;k &S< 'A5S )k (p1p<
  &T&pB '<U &U:S 'Bk &V&pB &X0TAS (pBS &_5S ):S1p; '>!S:S1p; )f (n! &c>5U;k &d0S!i &n!p,T )1T &p2S5
  '<V&p$S< %B&pA &1p2=_#S &3n; &J3n; %D:S1p; &S)p+S '0S'!p< &d0< (b; %EAT %J3p4S5X9S8 )T &@T &AU
  %P&p!S< &<A (S %S &$0f &0S'!p< &35 'p;b5 &4T (!S<T!S ,5U +U (61U *_;p; )_1 *A (<S) &5Ao 'X ()T1
  (+p+S1 (8&pA (9S8 (AT3p- ,4 'nA &9TA_! &:S1p; &;15 )'_1T; )f '5'_1T; 'Ap:n; 'X1p1! ,S4T61U ,f
  &>1U '=U &A5f %T &5U (!Y= &AT 'U %U &AU:S %X6,p-S! +;T!S %Y &6!<0k ',p-S! +5 +;T!S '1p2:p9 '9b$
  %_5p3p< (<p3 %b &3p;S5 &6!<0k ',p-S! +5 +;T!S '1p2:p9 '9b$ &>S3 )S5XASA5U 0k %f &6X1 &<S' &AU
  %n&$f<n! &+ %p+U &; '3p<8p; '9&p$ 'S&p$ 'f (9n& $,a &%S1i %d0[< $1 %1p6S1 %:p6S+ %i &-f &<S5 (;
  %p< ')p+ 'T ()p+ 'U (!S= ('< ()= (9S$ (:0U (>T$: *9S$ ,1 (A:bA< )T=p6f )ZAp,U $2; $3V! %c $45 &k
  %< $5 %!S5 %':p!S< &d0U %35p3p<S5 &U &_>1S %9Y:T &p=[& %:S5i &gS %=!iAp<S %Ap<` %BS= %D&p$X; %i
  $6 %3S6 %4_& %5c,U %AS &p:[ %i &$p5S *)S+S1T &)S$p5S '[&<S6i,a &+S1T &,6i &2S)S &3A!f 'Sd& &5V&,a
  &6+p'Y= 'S1p< 'p<S6i &8S5i &:T5*p5e )DAi 'X# '[= 'gb& 'p9a &<! 'S; '^6 &DS5 $7p=Y><S,d0[< $80SAY<
  &k %p;S4T:<0f $: %!T<p1Tk &_<p,Tk )1Tk %'5p3p< %+p+ (6p<3_A %0_;p; &f %9Y:T %<S)p; %AY< &p3V&
  %D0p,[! %S &)[&8p<a &4T61U &;0 (T! (f &J3p4T %_AY< %f5a;f $; %!S<0k %&S5 &gS5 %,d0[< %6gS; %88S;
  %:& &5p1 &S; %<& &S6i ),d0[<6p<S6i &^& %A5p3Z' %DS6i &p5!'Sd;S: $<&i %Sd& %_ %`! $= %!a %,S=
  %8SA8_+ %DS= %i &!5p=`& 'S= &#p=Z5 &$p5S &,& 'a &1` (,& (2p&a &2p&a &8_= &9Y:T &<Y6 'Z' '^&#p=Z5
  &>_=S &Ap<X! &D5p=[ $> %'S5 %0 %<! %=^A %T5o %U $?T &'!p< $@p<p, (1 $A %T &'!p! )< %U &'!p< 'Xe
  &,S!i &=pD &C[& %i &Ad<S: 'p<` %p,p< &1p< )3SA *bA )5T;: )6p<)S &<p1 )5T;: $BX &$p<nAp1 &:AX<T5p3
  'X# &= ':S1S '_68p<e'5p3p< &?1p<X &A1p<Y> &DAX<T5p3 &k '!5p=& ''S6i'5p3 /p< %Y $d %!0p,Y6A_e
  &p6S'i %$S+ %& &!_AU &#` &$5p=& &)= 'S &,d0[< &3T= 'V! 'p>S< &6&pDZ' 'be3n8 &7p=Y> &9p5d (=^&
  &:X# &<,Y> '6& 'S 'Ve 'dBZ1 'e &AS6 'p&Z1 (3e (<X! &D5p=!i %'p<^& %<^= &`! &d8[5 %>&i %CSd2Y5 #T!
  %S %f>n1 %p1 $' $+ $,p- $1 %AhU,Z& )p>& %p1 '9S8 $3p4T $5U %o $6 %X &+p)n; &d $: %X1p1T $;S %f $=
  $@p1 $Ap1 $B $e %$5i &T1 %2Sd %<! &; &_ #U $! %':p<[5 &T1p1 %2p=S ([: %4dC[& %:X# (,Y'$p<S6i)U
  %<S; %AS'i '; &p3S+ (X; $& %,S'i %<Sd& &a %Ap&Z1 $)n; $0Y.U5U &6Sp=Ap3U 'p=SAp3U &<g_ &Ap!Y6 *8U
  &DhU.`: $1 %3V!,be$b %T &k $5U1 %V& $6gY7Y6hU $;gS, $<S $>!X&!S> (>gT! (p>T! $Bp$S #V $! $&
  %!d8p<VA &p6S= '<+be %#p=Z5 %$$p<Sd& &Sd& %'`A %(p!W1 %)S &dB< %,a<V&)[& %1` &pDV& %33V& %6gV&
  %:S1i 'd %<V1 (1` &YA %Ap,Y! $0S %f$p<nA &:Xn11p!X5 $1 %! %#pA` %'d0& )3Y1 &p<6S'i %,a %1` &p6T1
  %3V!,be$b %4T &f %<Z1 $3p4S5X9S8 'T $5T5 $6 %)S5i %;! %DYA $: %,[:3d8n< %66Y<:S1i %Ad81i $= %<_'
  $Ap;S $e #W $1 %3V!,be$b %A<Aa &Aa #X $! %!Z5 %#f:Y= &n& '66gf %'Y= (!p5X&8p<a)p<c (7p3e$_ %< &!
  &S5 &X= &[ %p# '!:p: '$T<U '&p!Y< ''_1T; (p(S;S ')S1T +Ap<>V& '3T>S (_>1S '6S= (p63_A '7= )S7=
  ':Y= *T! (gSA '<A '>6p6!< (T2U )3p;S 'AS#S )Ap1p< 'D>;> 'S (6p<:S+i (<!pA (>;>f $& %<Sd& &]&
  &b'5k &n& $'T6X6Sp8 &< '6X6p7S )Ap6 +A '8n0j '9SAS '>0p0 (S'S 'A8p3 'S9S 'b9SA 'gf %U< %p'5 (!:p:
  (,p-S5 (9S8 (S!S< (f $)S $+ %$p5S %'p<S5 %3c<X+:! %<S %A:p,U &d,U %D&p<` %GA $0U %p0 '!S<0k '9S8
  'S!S< $1 %1p<U %4f 'An6 %<! $3 %+p+Y %p< $5 %1SN! %3V! %9p5d $:p:T0p,_ *1_ $; %!p6S=#p:c %#^>
  %&gb& %,&p!Y> %6S; &`& %<b: %Ap>S $= %'Y= %3c:X# %<X! %Bf $ApAU 'hU $B $d %!be &p6T5 %#pA`
  %6X$p$= &g&iAhU:g&i &p<!Xd %AXd &d81i $e %2p5_< %3V!!S: %7p3e %<6& &[ &b; $n!#n5 %& &5gX! %6 &6gf
  %: &:gf0f %AAp2S5 #Y $!pA $& %)p<a %*[ %,U %9p5d %<S: $' $1 %<e %>Sd&55 $6 %!<0k &=p;S0 &S! '; '<
  (!k (T!S )5U (U &p#5p4 %$0 &X0 &_ '<Y6;[& &d5Y< %':p=S!i %(b: (=b:80j (A&pBS &p=S!i %)U>T5U &p*S
  )5 %1S& &d0S& &p=X! %21 %4:j &S1X )#5T) ),[: )5T;: %5S: %65p1< &<T>1p15k &S)U>S &gf8p<d &p<B`=
  '=`& %7n5 &p,T1 %8p<Bp: %98 &S6 '8 %:5p1 %;5p1 &[& %<S& (!S; (p$ &Y6 %=b! &pD %>5p1 &T'T1p< '3p;S
  '6<T;S; )p;S; %A+p+S &0p-S5 &8p>1S &:X'p'n; 'p61p1T )3S )5p5 )n3 &S! 'Ap1p< &T3p4T &Y5 &d0S! (V&
  &n8p3 &p6S1 %D&p$ &S!p<!i '<!pA (gS!i &p5!1S %S &)U8 (>S &3p;S<:p:0k &4T,p-S5 &;15f &<:p:0k &>'<
  )'T1p1 )9Y:T %T5U &; '6,T9b$ -U (n0p0 (p<98 ':S1p<S (n; '>1p2X (T!S< 'A:p98 (d>bBS< 'S01p1T 'f %U
  &;k &<Y6T5U %Xn!#n5 ''*S5 %Y6 ')T>T5U (U>T5U %d %f %gS ')U6 '<g:i '>f'f<f (gf'f<f &T;f6n5
  )An&>bBS (gf &Y6gf &f '4n< '7n5 '8n< '96i '>T6gf<gT;gS; 'AT14T (d6n1 +5 %p; 'S4p;!pA $8U $:AB!S<
  %gS5U $A %5S;<YADS; %p,:p9AT=S &1:p9 $B %AT=S6p<S0 %S5 '1S<S!S'< $CY!T56&pBS6i #Z' %#p=Z5 %'S!
  (3bA %)SAp<_' &U>T1 %7X1 (8U5V:3SA9S8 %8U '$X! ',a '3X!p# (bA '5be:! '6gY=TA ':S1i %:! %<S=i
  %Ap<_' %B[; %DAiB[; $+ %!p<+X= (>&i %#p+S! '=Z5 %'T1p1 %<S $1 %<V1 &Z6 $5 $6 %<V1 &Z: $: %!S<
  %#p5[; %$d5T1 *!p61i &p5S %'T1p1 &d0`! %)S:Z;$p5S5V& %,a '$p5S &d0_! %3X!p# %6+p'Y= &>_0U &p<3Z:
  %7pAd %9_3 %:S5 &_1p<U %<!pA )<A )S &A 'i &V1 &gS!i &n! (pA %=p6`& %A&p%!:p: (>SA &:p6S'i &S=S
  &X# (3X!p# &_'!p,U ,3c &d6S'i '>SA &p2S5,Z&)U>T1 '5_BS $; %)[& %,a %:S1i $= $A %,a<ZA)[& %:S1i
  )<ZA %<! &S5i '; &gS (> #[ $! %p,U $#p=Z5 $'Y= %_+ %b= $3d5T+8U5S>S $6 %&p$X; %+p+S1p1T %5p3X!
  %:p<e $7p3e $: %#pAS'i %,d<U %4d %D&p!S: $;!1S:Ap5[ $<6Ai'_+8U6p<D6i %Xe ''b= $= $A %1pD[& )A
  %:X# &p,U %A:p<Sd& &p:c %D[& %[ &<! %_'!p,U %d,U $D^& $GA #] $& %!X5 &p,U %,d0S= %0<&p$ %1_) (e
  (f &d0S= %5T3S5 %6X<S0 &p<,T,p- (.T1 (1T,p- (=b:=b! (_e(S %8p<_& %9S8;5p1 %;W1;gS> %<&pAU &e &gS>
  %=[! &p#b5 '6[! %A&p#T1p1 &:n; &p<U %B_1X %DSAp<Y> &p>U6S51` %J3p4T $0 %<&p$ $5 %<&p$ %Bp=Z& $6X1
  $; #^ $& %#p=Z5 %$p5S %,<S63c:X# &m<S6 %1S:7p=Y> %3c %:! %<S6 (,<S6:! '; '=i )2p&a %=_# $5 %'6i
  &d0_e %4p>[!S< %<1i:S1i %AY1p< '4p; %D!pA< $6 %!S< &Y5 %#p=Z5 %$p<Y %'d '!Y5'c '#p=Z5 '$p<` '6S;
  '7`5!S< (p3e 'A_'!p,U 'C[& %)S)S5i %,b;$Y ()Z< %1Sd& &X &` %3n86p<;X3p4 %5V& (,=i (3c (6S5 %7p3e
  %8X:p8 &_= %:&p$=!S< &X#,Y':p=Y %<0p,S6i &6 &; &S)S9TA_! '6i )1 &^& %Ap<X! (_' '=S6i %Bbe %D9TA_!
  $: %'p6& %.YDa $<gS; &a $= %!p<:Xd %5U;!:p: %Ap=S6 $> %!p=^> #_ $#S &$0T1<S6 *>_BSAk &61p< %p=Z5
  $$d5T1 $' %! &9_A)p)f 'aA)p; %,S'i %5 &!:p: %<T= &V= %T1p1 %Xe<_C[& $+ $,X!:p: $061p1A1p> &2 %X
  %Y $1S:#p;=i $6 %Ao %nA $7 %f %p=T' )E1=n!p##n0p. $8= $;gS>U! $<! %&i %S &d $= $>1U $A $B %k &8=
  (!< $e $i& $m& %> #`! %8X5 $& %#pAS'i %1` %:SA %<V& %D&p!< $1 $AAp,X! $e #a $!0p,V& $'&p!p<&i
  $3V! $6S; $=X; $D&p$SA #b $! $$ %!`>'!p#X &p<B: 'A_: (n; %&&X; %'!p#X!`! *Ap<=^& &Xe7p3a (DS':k
  %(p!Z1 '=& %1p<6!'!p#X %35iA<Aa %5T3S5 (p4 '>S<0k %6p<'Sd!S; %88`9p5`! &TA &p;S6S= ,!f ,T!S %9Y
  %:Z= (<S$ %<=S!AZ1 *p<b:AZ1 &S) '11p6S1 &U& &V:1p<6!'!p#X &gSd<ga %=!p#0f &=!6p<e &T&p$ &]&
  %>T5T'p(n; %A &+p+S &5p5T6S1 &:X,p-S5 (3S; &S5p, )1T9S8 'Ap1p< &T=p6f &p8V! '<>Sd&'!p#X (S (U
  (_!AX<S '=X1A<Aa '>S; %BS<T5 (U &W1 %S &8S4 'p;S4T &9T6S= &;15 )f %T5U 'o %U %f %n!!pA`: *a $&
  %!S< &X5 &p<AS= %$b %'!p< )3V! )<d=S; )D$p$TA5U *S<*[ &X&9c &Z& %)S& &Z< %,b= &d<U %1p<AS= %2`>
  %3& &S5 %6X0p; %7p!SAp=S %8T4U &X:p8 %9S!i '8;5p1 %:BbAp<8 &gSAhU5 %<2 &3SA &:p; &Sd &^5 %=p#b5
  %Ap:T1AT1 '<U %DhY $' %5 &6p<9S &9S8 &S!S< &f &k $0p0S!S< $1 $3 %5 &!S<0k (= &9S8 &>_=S &A8p3
  &S!S< %k &!0p,V& &:gSAhU5 &Ap$< $4 %5 &!:p: 'S<0k &,p-S5 &30p. &Ap2S5 &S!S< $50S $6 %! &S<T5U (U
  &f %0 &Ap2S5 %5 &!:p: 'T'p' &,p-S5 &:Y= &S4T61U %T!S %n5 $: %!Y6 &`> &p<6U '=^! %$b %'!p#X
  &T+p'[: &^: &p<S& %)Xd &[& %,[:3p<Y& &a %1p<CS' %5o &p2T5 %9p5`! %:S=U '>=U &n; %<S)U %A &1p>
  &:p!X= (=U &d!X= 'CU &p!X= %BdA)S1 +T (5S!S< (7S1 %S &>=U %f &!Y6 &Bn&Af +5gS $; %!p=T5 %)[&
  %,a<b;)[& %5d6+p'X! '=1 %<S; &^> %=p& %Ap6a '<Y> $<6i %8 %> %X> $= %2p&a %7pA`& %9p=[& %:S1i %<S=
  %Abe5V&#p=b' %DS= (Qp;!p,c'T1p1 $@ $A %!S<0k %'T1p1 %9S8 $B0S %T0U &1 $e %<S; #c $<> #d $!S'i
  (,`! (9p=[& -8p<X=C[& (:5XApA )SA (<d!b' (GA %T= '6&p$X; ';AAn!p1T 'A8 %^! %b' $#S5 ''T1p1 $$&
  %S; &= %_+ $&! &3S!i(p!` %S' &6i ('T1p1 )_+ (8TA (<b$ (A:pDX; )dDX; &Ai %[! $'&i %S! &+ %U &,a
  %_! $)S &Qp;$p5S %U &! &<d)S %Z &; &= '#p;=i ''T1p1 '8p<=V& 'A:X3p< %[6 '<d)Z= %_+ 'Pp; %` &! &&
  &<d)_+ %d &<d)`& $+b' $,S! %Z= ',U %_! '<d,S! && '#p:c 'A:p= &+ '!pD`! '9p=X! ':SA %be '#p=Z5
  '$p<be ')S1T '3V!,U (X!p# '6S6 (d0X= (p<)S)5 *3_A '>0p0f 'Ap<` $3d $6=i '!S'i '6bA ';!k '<d=_e
  %S= %g[! $7! $8& &A:X3p< 'dC_& &DS!SA %1i '*[ '6d8&i %=i %S &!i &#p=S &1i (!p,$b (#pA`1U (7p,c
  (9p)Z< (A_e &5i &Ai %V& '$T1 '4:j ':[= *2S '<d8a %Xe %[! '7`5,U '<=! 'A:X3p< &1 &5 %_ &' '5be &5
  %`& %a &:[= $9S; '!p<& )=Ai '6S<Sd 'Ap:S %[! &6 ''T1p1 '+S6i+n< '1p<_!D< &; $:5S $;S! %U! '<d;S!
  %b= '7p!S 'D&p!Sd %gS $=& &!p6S=$_ &6Z52p&a8U5_e3c %1 &i '!p<b4 '#5p4 ''&p!^& '3X!p# '9p=[&
  '<d=S; %6i %Ai %S &! 'i && '#5p4 '6p<;b5k '<:p=[& (d=[& '>&pA &1i &; '#p=Z5 '<Y6 '=bB4S1X 'A8
  'DSBS< 'N!31p1!:p: 'Qp;<S> %T' %U& %V! '$p5S 'Ap:S<1U %X& &6 ',S5 'Ap5S: &e %Y1 %Z; %[! '$X0
  '6[!!!S; '<dL! && '$=i*[ %^! '#p=Z5 '6&p$X; && '8= '<6Ai %_ &' '1p6Y& '80j (n0j &6 &: &e ';!k %`!
  '$d5T1 '3X!p# &e %b! && &9 ''p6S6i '6d8S5 ';!,U$_ '<S&!S; 'AT3p4T (_8!S: &e %d $AS; '!&3n8 (5p3X;
  (dBV& ''T1p1 ')Z< '3n8 'A!i %T &:5p1X %U %XA %_> '7p3Xe %be $B %Ao %S' %X! %Y1 &< %Z1 %[; %^< %`
  &! %b! '!p6S'i %nA $DS %T= %X! '<dD` 'Pp; %Z; '<dD` %[! 'A_'!p,U,,`= %^! %` && &<dDZ; $E= $L!
  &$p5S &Ap:S<1U $M! #e $#pA`'S6gU $6S; $7X1 $:X# $<6_e1Y' (4d $=p6e $>S& %n& $A5pA[: %d6`& $B& %_&
  %p>Si& $_5_& #f $!T' $$f>_Af5gS $)f1f!S )n: (9n5 (:ga (<Ai (>n12X $0f &6gf<gS)a &A_ $1T
  &!n:!p<T;gS %f0n66gf9S &5gS<gS: (f )! $2f &!S &'f<gT;gS &5S;!i &61i 'S1 'n+) &9n5 &;X1 &<_5Y
  &AS=gS (A $61i $9S6 %Y: $:f1T $>f %n1 $AS;gf5gf>T1 %T!AS 'f %d %f &$5i &5gS &9n& &>f,U %n++gS
  &:6Xn55gS $Bf6X!$=i %nAA&i (Y (f!S *n: )$X5 #g $! %*[ %,`! %i %p,S< $&AX& %i &Bp$Y5 %p>n< $1 $6
  $:i $;!`> $>Y: $Ai $BSd& $S %! &#f &1S! &`1 &i!pAf %& &$f5S %'S %+i '+f (gf *7=i %,S 'G1X5T;: &X&
  &p;&i %.U!S=i ';b &p;b: %0U;gf!f &f '<S' '>S1 'Af:ga %1i '-T1 *T '2f '6p<#X1 *f#X1 '<V& %3p<T
  %4T6gf,U &f5f %5X!p<d %6S1 &i '!S<:p5S!iN& '6gf (p<!S5i *f!S5i ':X#!S< '<& )=[#p=Z5 (S; (g& %:
  &gf %;&gS5 &<gS6i &X& &gb5 %=ga %> &1S> &6p<1S> %ASA &iAp2T1T %d &#S5 &&0X! &<ga $T!fAn1 %& %= %>
  $U %<Xn66gf,T8n1 $V& &6gV& $W! &X:p:&,_ %& %0Y1k %1p<`1 %3`< %:g! ()[& (:gY1Y %AhX; $X!!`1 );!pA
  &p!`1 %+ &6g#X+ %10S: &5gS:i %6!Z5 %; %= $Y& &<gS& %,SA %0_DY %1_ %6 &hU5_ %: &g&i 'S5U (d& %>
  $[! %& %; $_ %& &i %<g %> %AhU,&i +1k +AX6g_<U;[< (Ap1&i %Dn!Ap;X& %e $` %! %& %,`! %1 %<g $a
  %;gX& )DT' %<g $b %4f<S $dS && $f %!Y,f:ga &bA=i &f %0`& %3X! %4n< %5T<b1 %6S5i %8S %>Xn& &gS&
  %BX& &p>S& $n&0X! #k3U #n! $& %5! %AU $')fAU:gS $1 %-fAU:gS &n66gf>_5U %1X66=i &f!n:8=i ''n5 &p5f
  (n66p<f9S %5k %6p<e$1 %T %p5 $6 %6p<e!S5i %<p'& $:9f %;n1-S5 'AAp2S5 %p9 #o #p' %&3p<& %_W61
  $>gS5i,S %i5 &:<n! !=! $!p,S<+U*p:b= $i %#S1 (,[: &p=Z5 %'Xe2p=a &d0_+ %)S5T'p' &] %*p:be %,=i,a
  &S'i &Xd &Y< (<S;<& &_+2p=a %2p=V& %3c>T+ &d5T+ %6+p'Sd &0p,S!i &S51`,[: %7p,S'i:X# %88S;5S;
  &T5n; &p5a )Ap3aDXd %:Z;=p6!i &gc %;!1`,[: '8_+2p=a %<S5 '; %=&i &5i %>S=i %Ap>S %CS;CX& $p# &!S<
  )0k &#0p. 'n0p. &0 '!S<0k '+p+Y '6p6'p'>_!p#0f *+p+1Tp1 .p1T ':4p;: (5p, *1 '<Y6 '>T)p)S )3 *Y
  )61p1T 'A+p+S (d0d 'B_1X 'S (!S< (5X+p+S1 'e 'f ('`!,S'i7=,! 16Y! ()S6i5V&9_3 (18Y) )p<C6i (6d6`!
  (9_3 +6-: (<S> )b$ (=X6 +:T58_+=_+ 'k (#p=Z5 'm &2S5 &5p1T! +6p6+p+1p1T +f &:Y= &U %1! %A &0
  '>&pA 'f 'k &Up: &p:0 )f )j )k (U )61U *XAp6 )>n1 (n5 'D0f (U )61U #$X. %C #%X %!p<: %'T1p1 '5p,S
  %>T!p<: #& $:[= $AhU %p<& $i %#p=Z5 %$d5T1 %,=i &a &d0_! %3V! &p<5_A %=!i &Xe (;6iAp&S1i &[;
  %A:p,U &d,U %BT5 $p!S '3p>U6 '< '>_1S<AY1p< 'AY< &_AY< %%5 '!:p: (UCS 'f %>`! (7p3e '& %BT5
  #)p)5U &S '9S8 &T1S '5U '9S> &U '9S8 #+ $U $i %!d9Z5)[& %,U %3S5 &^5 %=S5 %A<Aa &A< 'a $p' &3S5
  (;! )T!S &6p6,T$p$SB! 0T!S &=S9 %( &!< 'S< %)T!S )< #1 $:pAc)p<` $S %)S1T %6n1p< %:0U &p<V! )$
  %>=p=T $i %!Sd6T1 &dBV& %,`! &d %9p=[& #3p4 &!:p: &'p'n;3S5 &)5 &7= ()S!i &85p4 &9S8 'b)5 &=S9
  &A:p61p1T &T '!X:p:X;5UAp, '3T$:p8< (X3T,p-T5T;: '5T;: '6T1X5T;: (p<)S4T61_;p; '8X3p4 (p<SBp:0k
  ':)p*4S1X5T;: +5T;: (S1S4T61_;p; (Y=455T;: '<S)S4T61_;p; (Z:A:p6S'i 'A&p$:5T;: (9S (X3T,Tn5T;:
  'Bb< #5 $)S1BT&p$X= $:p<n!pA0k $i %1Z %5=i %=!i $p1` %=&i (=5p=b' &S: &V: (=5p=b' &b' ('T1p1
  (=5p=&i #6 $'Y= $6+p*< $7p,_! $:[= $;!!S<0k $<1i $=S!i $Ap,S6i $i %33S %==! #8 $6X<U $p4 &T #9 #:
  $6S<U %p<S!i $[= &!:p=Sd& $g[ $p6, %8S; %B &A:X3p< &DS!SA &S' (3V! &[; &` '!:p=Sd& '#p=Z5 '=BpB[;
  %D &!i ('T1p1 (3V! (8n0j +k && '7p!S )A`& &5i &<Y6 &S5 &T1 (,`! (=:pD5i (Qp;#p3_' &^& ('T1p1 #;
  $!5p3b& %`> $(S; $6p<3U6 $f %9p=_& #= $! %#p:b' %$Y! %3p<Sd& (b= %6< &Y= &p<e %A %i &35p3T+ $6 $S
  %! %, &6,p, 'n,p, &k '!p6S= ',Y& '6,p, &m %1` %8p<a %: %; $T1 &>TAp,S< $U: &==S: $V: $Z& $[ %!
  &S6i!p<b: $_ %& $`& $a $b1 %==Sd #>b #AT!S $i %'_+ &b= %8p<=V& %=S #BX %! &:p: &S61p1T %'T1p1 *T
  '5p,S %30p.!:p: &bA %6<T!p#S ,< (>1p15k %90p. &S8 '<f #P5 #S $! %'S! &T1p1 %=S %X,T! )S %i
  &!5pA`& ':p=Sd& 'S< )0k 'Y5!SA 'd0Z' (5Z' (6Sd& &#p=Z5 &4p;Y& &6Sd& *Dp>U 'd6Sd&6d8Z5 (8Z5 &8X1
  'Z5 &:X# &=S: '^6 (: &AXd %pAS $#S $$p5S $%8 %> &f $& %!dBXA %#p:SA '=Z5 %'S5 &T1p1 *6S6)p<e %,a
  %6S6 %8^< %:S1i &X# %=X;!#p>!i %AS1 '4 %S< %p$= $'S! '=b!5_e 'Ap2S5=b!;[&3c %`!Ap2S5 $) %2p8c
  %7p3Xe %S %T5 %[& $*6i $+ %3c %p( $,a $1 %!:p<S= %)[& %,a %1:p6S+ &p<,S& %A5p4V& &p=V! %i &!p<1[5
  &)[&#b &,aDS> &A:p6! '[; 'd6! (81i $3S $5 %!UCS %'_1T; %)=i,d<U &S& %6b!Ap<Y> &p<;X3p4 %i &,U
  &3V! &8X3p4b 'p<ePAn &:S1i *BhVe &<d8& &A:p,U '<Aa 'd,U &K8_+3Sd&AS!==b! &M $6 %! &d6b< %2p5Sd
  *80j *A[ %6p<_& %:X# &pAc %=5 %S6=S!:p: %d05i %i &'d0U &3V! $9 %!S< %$T3p4 %)n; %10pBS %5p,<S;
  '1<S; %>T5SA %A!p!S<f &0p,bA &5p,bA &:p63S )n3 %S &=S9 %U %Y65TAS *n3 %b65TAn3 %f %n51f<gS; $: %!
  &!:p: &)5 &4:j &90p. 'S8 &>6p6!:p: %#pA` %$b %f!f $; %!p<& %,a %2p5Sd %3`& %5 &!:p: %6Y< %<Y1
  %=!p#0k &n!p, )1 '# %A &Sd %Cd $=S &! %`& %b! $> %! &S> %#W5 %&^> %+Z5 %0p; (S %2Y &a %9X&#S>
  (,Sd &Y2a &Z5 %;g 'Y; %=W &Zf &g`: 'f>gS *f %A^: %T!S %n0p; $A %! %,be %5 &>T)p)S (3p;S (4U &S!S<
  %:p,U %SA5k %T!S 'p#S &5B[; %U=7p5ZA '9p5ZA %V! %d,U &81i %i &=Y1 $B[; $DS0b $d %& &)n; &AS1
  %'[p;! %8n& %;p'& %=[A &p;[& %Ap<Ca #T $! %S %_ %p#S &AS $# %5 &!:p: 'T'p' 'p<V1p; ,< %S %T1
  '!S1i!:p:AT3p4T (`:<1!ASA5k '#_:<Y65U;!:p: '$1T;X1p1 (b'< (p:S56,T9S$ '(p=&,`5 '1>gS (XAp,U
  '33Z=7=61p< .n1p< '4S5S '5T<S!<0k '6&p$S6i!S< (+p)S!i (1T,p-S6n5 (5p3S5i ([!7p=Y> (p<$=iAT3p4
  *1T>_3 *U)S '7p=Y>!S< ';2S9Y1 '>S& (T<X3p4>S3 'A5p;S (:pDS& (p5S: *[ 'D5X+p+S1 'E03S5 'G3p3_A5S:
  'N!)5 'Pp;<Z'#p=Z5 'X6!<0k $&p$ '1p2_5!f '5SA5S '8p<eEAY< '>T6=p=SA 'D<T;f 'S<T;f $' %!+p)&i
  +=&i!+p)[ &0p,_&,U &p6S=3p<3Y&,a '<)Sd %#p=Z5 %$p<)Sd %1`:p,& %3V! &c %4T5Ap1`5 %=&i (7X&!a
  &`&&[6<Z' %Ad3Y& %D0p,`1 $+ %$T+ $/ %,a $3p4 'T $5'& %)U $6 %T &!S< )!:p: *T'p' ),p-S5 )<T!S
  )Ap2S5 )T!S 'p!: (<: &A)p)S %gT!S )<Xn1-S5 *gf!n: %p,S &1S &AS $:p6 '!:p: (S< *T!S '5 $B %k $CpBS
  #U $!=S5 $& %!5p=SAi %'&p!_e %8b1 %=S!i ') &n!p, )1 '# $*[ $,S $1YAp>h`< %k:U5n< 'gSBpAhn< %p<
  $3X;DS5U $5X' %_Dh`< $6&i %T!S< 'p<: %_<U;gS %gY: 'AS!Y: %hU %p<_>U= $8 %U1 $:7&iAp;Y: ,AS!Y: %U1
  ';W1 '<S> 'Ap<!:S. 'DS1i3`<6h`< (_CSAp3T' %Y5 %gS $;gX& $=S &!:= &$S< 'p<Ve &5S<U &63X: 'i &9<0k
  &:5p3U< &;S1p<S &<1T &=p#b5 &>1U 'S6U &A &G3p;S5 %b3p;S5 $> $A6Y5 %`& $CX&>g_ %p5S &BS $GA #V $&
  $5 %$b %,d<U %A_e &d81i $6 %6S1i %= $: $p$! #W $)S %n; $=S5i $AS; #X! %'Y= %3n8 %8p<a %=X;
  %A:p=S6i $& %%X& %*[ %,U $'BpAd6Z< $1 %!p<S6 %)&p$&i %1f61i 'Af:gSA %p1 '63 'A:SA $3p3 '! (:p:
  (X= (f 'AX5# 'f &4 '6X$p$= $5 %<S6 $6 %!:p3_' %#p=Z5 %$X0 %'_+ &b= %*p:be %,S5 %2p=X! %5n;
  %6d6S1i %:S1p< *S &X# %<0p,c %=S& '6 %D!pA< &0p,Y& %p1 $8p4 '! $:6S=iAhU %p6 '! (!:p: (:p: (f
  'T!S &8T5U $; %!#p>!i &S!i %#p:c %&S6i %(S!S %)S3V!1` %,Xd &[: &d0Sd %3V! %<S6i '; %=6i %Ap<!
  %B[: &b6gc $=T!f $e %!p5X&Dd0S'$_ '<b;:! %'d0_<1:! *;Y<3c %,=i &b; %0S1` %1` &p<S )1`
  %5T;S;<Z'B[; %;Y<:! %Dd0Ai8U (S' (Ve!S=1:! $n& &!S %+'n66gf,T!$SBf!f %1-S5 %: &'^! &7n& &;g& &=^&
  #Y $! %!6i,a &Ve!^> %#X5 %%X5 %'Y= %)U>T1 %,=i &a %5S;=Y!DS; %:T5'Xe %= &S5i &[A[!p<b: (p:[!p<b:
  %S %pA $# %!:p: %)U>T1 )5 *U (U %6p60T19S8 )U1 +9S8 '<0U1 %8n0j %9S8 &b)5 %>S'S '3 (T5 *U (U
  %SBS< %n66gf0U1f9S6 $' %,Sd& $*[ $1 %=SAi $3V!A:pDX; (dDX; $5 $A %S!S $DS5i,S #Z $& %'T1p1Qp;35i
  %=b: $' %$d5T1 %'T1p1 &Y= &d0_e %)S1T %*p:be %6S+i &p,U$_ '<85p4$_ %9_3 %:[= %=S!i &p6!i (T'
  %>S;6p<BS< %A8 &d>SA &p,S6i $1 $: $A %3&i,`& %65p=S *!&i *CS: &p<S!i %:SA &`!*[ %<5S6 %Ad0 (S+i
  &p8S5i %Dd8c $f #[ $! %!:p8Ai &<6p<0:p; '>5p3S6&p$d &Y565p3Y< &d0S8p; &p,U '<b; %#p:SA$_ (b'
  *Ap<b'(pDV& '=Z5 *)S %$:p<b&!S< &_ &b=!S<0k &p5S %'b= %)Y5 &[& &d5Y5 %,S!i &U &`! &a '$&2p&SA
  (p5S '(p!; '<S &d6Y& %1:p![& +)U>9S8)S1T &` %2p5=i %3U:Z; &V!'T1p1 &X! &bA ('b= &d56i &n8
  %60p,V&'b= &39p=_& &5p2;'_+ &S; &d05i (X5 %7=T17= &p3e '5Y< %85p4,U'b= &= &_= %9p+^> '=WAp<`
  %:5XApA &X# %;! ':!5T;S; %<SAU &]& %=`& ('_+ (1` (3bA &ge 'f %>T$p$Bf &^< (!S= %A&p<`! &0p, )3Y!
  &1p> &8 'AdAp!S< &:p85p4 &S'i &p3Z; '5S<:pDS!pD`! *dDS!pD`! '<Y>3p<5V6 '=S %C[& (Ad0[ %Qp; %d8Y=
  $$b! $& $'p6S6i $(S!D5p1<)S1T $,d6Y= $3V! $:_% $<S5 $> $A %!:p<T1 %#p>e %$_ %'d0Xe &p<[5 %*S:
  %3c3^1 %6p<:S0 %:S1p< *S %=5i &6i &Ai &X6 &ZA &`& &p:[A %>TAn; %A:n; %Dd8U ):X53^1 %Y5p; #]&
  %#p'U '=Sd& %'SAi %3Xd %9p=S> %=W %Ap<$Sd (DS6i %M $5 %(S=i %)]5 %3U &c:X# %4p=b %6S1i7pA`& %<Y
  %=; &p6SAi!Sd$p5S %>gc %A:p,U &d,U &p=X& (_> (c $: %6p<S!i %:SA %Ap8S5i $; #^& %)U8)5p: '>T1 %9S
  &p+^> %=b: %A1p> %DS<!p# *A $1 %6T1 $5 %'_+ (=T6'Y= %1p=` )1 %4p=`< %Ap3V= %D0p,S1 $6 %1Y' %4d $:
  %6gS5i &p<S!i %8`& $> $A #_ $# %! &!:p: 'T'p' &,p-S5 &Ap2S5 &f %$0T1 &1i &X0 &Y %'1X8p>T4
  &X0p0T!S &`! %,! %3A9S$ &Y<A8p3 )n8p3 &b %58p>5p1 &S '>T3Y *p;S &U '!<0p. '30p. %6&p$1i )p<6i
  &1p< &Y! %7S %90p. %:T5$1i$Y &Z; %;b& &n5p, )1 %<^& %=n8p4 %>T)p)S '+p+ *Y '3 (Y (p;S %A& &:p&S1i
  &SAp1p< &_A &b 'CA &d$S=i '&S1i %BS< (T5 *U (U %D1p1f &Ap,S %S &4T (!S< +<& +T!S &5X (!S< +T!S
  %T!S %f9n5 %p; '61p< $& %!5p3X;=_# &:pAS5p1 &= &S8p; 'A &X5 &d0S8p; %#bDS> &p=Z5 %$p5S %'!1p<&p$
  &1p<&p$ &d6S6i %(p5b1 %,S=i %1T5p5UA &p<)U '=X!!d6p=`& %4:j!p,c &_& &d %6T38Z5 &^ &gSBhU %7`
  &p=`7p!S %8Z5 &b= %9p=_& %:Z;!p,S< &p,S;,[: %=p#b5 '6T' (`& %A6p6S; &:p,U &U &[' &d,U '5Z5 &p$U
  '<U %BhsU %D&p$+i )X+ &S<!pA &X! %J! %Qp;,=i (DAi,a $' %!5p3Z= &_<=_'#p:SA %&[6 %'_+ %)S<Y6<S&C[&
  %,d0V& %3V!=_',U +1p<U %4p&b& '=b %6gW::! %7p!S %80j &5p=! %:X# (=_'!p<b; +:S1i %>S='Y=8p<a
  %A:p,U %C[& %DS':k=_'5b: %M $+ %=_& %p)S $.p.X (6S1 $0 %! %,p-S5 %4:5U %p.X (6S1 $5 %'& $6 %!:p:
  &S< (T!S +< &p<ZA=_62p: %2p5Sd %3V! (9p5`! (:S1i %6S; %8S!p;Ad,U %A:p,U $=S &6i $> %U>T5n; $?
  $@p1X $A %9S8 %:1p1 &S1p< %S63_A %f9S6 &:gS1i $B %p=n& $DY:p+gY: +AS!Y: $T1 $e %=be $m! #` $! $&
  %!S5i3X!p# &[1 (=`&Ap=S6i &p6S='b= %#p=Z5 *33_ *Qp;4p=S!i %$b &p5S )Ap<Ce %'b< %,a &be %1`
  %3X!'T1p1 &bA %5T;S; %6&i &<T9b$ &p<85p4 %;! %<S6i)S$p:S %=_' &e %AY>BhS5 %DS'3c<Z'3^1B[; %Pp;
  $58`5 %=5 $6 %#S; ()S $e #a $+`! $=! &#p=Z5 $Qp; #b $! %!2S &X1p1< &b=SB= &p:Z; '<CSBb: %#S&:X#
  (=T' '0X &` %$1T &<X &X<X &p<Y )4d )8_3p; *p<eA8 %'!p#X (AX &<T;S4:j &=S'= &T1p<!:p: '5p,S %)5!
  '5U &_,p- 'Ap- &d3S> %1S &Y'1S' &p2'<T;S '<n; %3ApA5f &p<&i6S1p< %4:j 'p:1S &S1S (X &X1&p$ &d
  %5S2 '; (! &T5p5S3 ':5p1 ';: 'ApA<04:j *T1 &U1T &_5 &i, &p,$Y (3ApAU (< '1 ($Y (3ApAU (< )5<! )T!
  %6& &2 &3 &S= &T1S ):BS &gS &p61p1T (>1p1T )T1p1 '<3U6 (>1p1T (AT3p4 (XA 'DY5 %8Y %:S '1S &p'SAi
  %;S1p<S '; %>.p/5b *f &S3 &T)p)S '3 (Y (p;S '5SA &X.p/T &bBS< %A!p#U &&p$p<be (% ):Z;3p<3Y& )<S)
  &0p-S5 &5p1T9S8 *AX# (5T>SA &8p3 &:p85p4 &S!pAU &_,p- '<U &n!p,T6U ,Z5 +8U< +:Z; &p2S0X (T1T
  '5&!S< '<U %BSA (f %D0p,S6i &hd &p5! ),m:S5$X0 )4d )DS5 )G!+gS %G!+gS8p<eAp,_' %I8X! %R8X! %S
  &'S<p; &4T61U *_;p; )p6S; &5X!Y= (>1p15k ,T &9T6p<S; &:TA )f &;1 (T!S *f (f &<U1 %T; ''T1p1 ')5
  '3p<8p; ':BS)5 'A'p'f (1p1 *> (3p4S &ApA< %U;k %X1p1< *4:j *6p6+p+S *S +9T +<T; &6p61p,T %_A
  'p><f %f %n12f'f<gT;gS &51f )$Y )3nAAU )<gf $& $' $)S &:T5![1 $,Y' $0 %:p8T= $1 %!+`p(& 'p(S1i
  )_& )b& ()p<b= &5p1p<b& (=& &:p8Ai &p<:S=i %$X5 %':p&S; %(n1p< &p,b=b1!p<:S= 2i %)[&6U)[&6Z5
  %15p1p<d %2p5b= %3V! (:Z;6p<Y& &d(p,X6 %6d6gbp=& &p=b1 %7p=be<d=&<6& %8p<X& %:V! %<d=& %Ap3Xe
  %D&p<` &5p3S!i %` &6S5 &:! &=_'6p=W::! %q $3 %p3 $4p< &>[)S:T5%[+ $5 %Ab45!:p: $6 %!:p: &S<0k
  %5n; %A5p4T %gf '5a $9 %'T1p1 &_15S %:Y= %=5i %S &$1T %b %f $: %':p: %3b: %5S& &o %8n0j '3p4
  %:'p(S %AS< %Qp;6S1i#V& %S %n5 $= %1S %9S8 %S %X6 ''S< &9 $B %!:p: &S5p1 '< (T!S )5U (U &T'p'
  &X:p9U *f %)S1T '= &T1 %4S1X %5SCT %90p. &S)5f )k %:= &n; %>1p2X &T3p;S %A3TA!:p: %DS=i!SCSd& %S
  &!< %T1 ''5p35k ')S1T '4S<S '53U '6!p#5p3T!S8S 34 '8Ap1p< -S (T!S< (n0j '9!p# *A ':p8 '>T3Y *p;S
  )6<T1 'S$S< (8S4 (<X0 'X6p6S3 (o6p6S3 &8Ap1p<S %XApASB!:p: %f $e %!Sd9p=[& %#p+Xd '=Z5 %1Z
  %8p<=V& %<6Ai6+p'Sd %=S '; %Ap5S '<` $i #c $!T! %p; $6gY>2c #d $$_+ $&! %S! $'&i $)n< $+& %d&
  $,S6i (2p5S!i (5be (8U5be (=d,b; (An!p,T (D!pA< %_+ %b; $3& %b5 '!S; $5S' 'A:X3p< &d ''Y= (_+
  ',[: '8p<n1p< '<]& 'A:AS< (_'!p,U %V! && '!S; '$U:U '6&p$X; 'Ap:S<1U %c &-S5 $6S! ''T1p1 '3c
  '=d6T5 %T5 %_! '=d6S! %gS $7! %S1i %Y& '$b: $8&i '*[ %Ai %S5i &Ai (,a &d& %[5 %`& ')X! ',a '3Z5
  '8p<e<S: 'D<VA $B %A:X3p< %DS!SA %S' &1i %X! %Y< %Z1 %[; %` &!:p=Sd& 'S; &#p=Z5 &'T1p1 &=dB[;
  &DS<:p:0k %a %b! &A $D %!i ''T1p1 '8n0j %& &4Y=U &7p!S (A`& %5i %S5 %T1 ',`! '=dDY5 'Qp;#p3_' %X1
  ''T1p1 '=dDY5 *b5 )P5 '>S'S35i7pD`: %Y1 &5 %^ && ''T1p1 %b1 &5 ''T1p1 '>S'S $E1 $P5 &!S; )>S'S
  &'T1p1 &>S'S #e $!T=_A $$< $)[& $3X'p'<T1 $6&i $:X1 $=S! %`& '$p5S '<>`&6&i %b! $BXi& #f $,S)S1
  &:f5U $1S $4T $<Xn&AU $Ap2S5 $B`1 #g $! $1 $:7! %i $; $S! &i!f'S5i %& %+i(f! %1i %6 &gfA=i %:i %;
  %<gS: %> &i %B=i $T! $W1 $X&AXl& $Y %& %5 $_ %!'f1X68T1 %#f &p;f %> %Bp=nl& %e=gbe $` %: $b: $f
  %#5 %8p<V! %9b %:X1 &ga %;gS6i6gf 'f %>gS 'f %BhX& $p=S #iS: $c #n! %#f0f (n++S5 &n5 %$f ':gS1i
  %'n5 %Ap:U %p! ''S5i (n5 &# '!p#0k '#n0p# +. '0k &, '#^> (p:`< '6a1& '=]& *3Xd 'Ap<:g )>S; &1
  '#^> '6a1& '=]&3Xd 'Ap<:g )>S; &A '0k $# $8p4 $:8X)f $O #p!!i %: $#b5 '!SCa '#b= ''S6i(S; ')S1T
  '5T;S; '6SAS!i '8b= ':Bb<U '<:gT& (; '=_&<]&:Z;*X1 'AS:+p+ (p6`! 'DS6g_ $$& %S; '=p$& %V! '0S )1`
  )6[ '1` '6[ 'M %_5 $& %#p:c %&i '#p=c '=p&_ 'AbAT %: %A %S &!i=p&[! &' ':T+ (gT+ 'ApD`! &5i
  &6i=p&[ %U &=p&[ %V1 '=p&&i %[ &8!2p&SA %^& ')Y1DS':k!Y5 &: %_=p&&i )[ $': &8p'! %; %[i&=p'W $6!
  &!p6Sd&3Y &i %& &6p<S)p+S &:[= &>SA5S %1i %6i %S &!i (#b5 (3V! (9p5d (AS &+ &1 ',d0Sd '7p=Y> &6i
  (:g,p- (=p6S; &; '#pAS'i 'Ap:[AS'i 'DS':k#p=S &Ai (!Sd (8p<_' (Ap:c %T' '!= '%bA5S ''c!p<:
  '6+p(b1 '8p<e)n;'_Ap,S '=p6& *[! *]5 *`& %U &*p:be &=p6S+ %W %X!p! )1b && %Y& %Z& ''S6i'b<
  '=Z&=b: %[ &! ')X' (Y)! ':BS<S) '=p6S+ +; 'D! &< &A %]5 '#0f (p=Sd& )Ab; 'D6p6<:S %` && '!SAhU0Y
  (p:_&=_& '$ '8S!p;#p>`& '9p5S=i ':Z;>&i '<6Sd '=_&A[' (p6Sd 'AhUA& 'BhV& %b: &; &e '=p6b; %e &'6i
  &1Y' &4d &6+p)S!i '5p3S1i '<T;bAS5 &=Y!65p3S1i &AS#S 'd5Z< &G3S5 $8_+=p8c %c $:5i %: &'T1p1 (5p,S
  &*b&,=i &1` &3c &6p<[ &:S1i &=p:a %S!i (=p:: &A 'Ap6`! &d& %T' %U=p:[ %X& &1 '#p:`< '2p: '3_A
  '6S; )<Sd& '9p=X! 'A_,S (`,S %Y5 %Z' &1 ':S1i &; %[ &; &A '$X0 ''p6S6i '6+p+S1p1T (36+p)S %]& &;
  %^1 %_' &+=p:[ %`e %a %b! &9 '!S: ',_! 'AhU %g[ $;Y6=p;S0S %[ &&7S &> %d $=_=p=[ $>!i %1 &=p>a
  &i=p>5i *a %5i '=p>a %S &!p<Sd& &'_! &,U &1Y' &::&i &=[ &A '=p>5i *a &N: %T' %U && ')Y<'1i ':S1i
  (X# &1=p>`1 &5 %V& '=p>[; &1 %[; ''T1p1 %^& %_ && '=p>[; &=p>[ %`! && '!p5X& ''5p3 '*^& '7p3e
  ':_% (gb& '>TBS< 'AS=S 'JApAU &1 '=p> *1 *5 *a %a %b $B %! &i '=pBS> %&i %6 %=pBS' (_> %S' '=pB
  *V: 'i &= %T'=pB^& &1 '=pBa %V: '=pBS' %X& '#p+` )>& 'AhU7p=` %Y1 %Z1 %[; ''T1p1 %]& %^! &&
  %_'=pBS' *^& &:=pBS: &> %` && &: &=pB[; %a %b! &= &A %c $D %!i '!!< '6g` %$5i &;$5i %& &4Y=U
  %'d0S6i %([1 &p5[: %)S %,S'i$_ &Y'$_Ap<T1 %1p<'&i %5i %6+p'&i &0p,S'i &d8p<& &p<8a %7p,S'i$_
  %80p0<S; %:[= %=pB!i 'DS'i (T1 (e %AhU %DS!p<!i %E1#p'be '6U %N! %S& &'i &1 &5 %T1 '(p:_< '6g5i
  '7&i (_< '=pD *5i *b' ++ 'AZ& (p:_ &5 %U &9S)5k &DhX; %V1 %X1 %Y! '=pDT5 *[5 &1 '$Y! '4d 'Ap6Y>
  )<Y> %Z1 '#p=Z5 '=pDT1 %^! && &' '=pD` %` && %b' ',a '1`:p,& 'B[; &+ &: '!be %e &! !>! $'T< $i
  %!+p(S %'T1p1 %(p!Z1 %,[< %4p>[!S< %:S1i %<^5 %=p6`& %>U %Ap<S (U $p! &d %1p< %< #$j $p$ &! 'p#<
  *f &' &, &1 &3U (:Z; &5p1!p#<f )8p;+p)5f )f &6 &8n5p4 &9_3 &>b1 &A5p5T6S1 ':bA< 'T!pAS 'p5[ *<
  (<Y6 &D!pA< &U!<0k &X '!2S '>S'S )3 *T!S *U #& $i %!S< &p<'! %#` %'T+p'^5 %15p1p<U %6S+i %9!p1p<
  &p5`! '=_& %:X# &Y= %<Ap:U &_#S %=p6`& %>SA &^5 %AS5X>&i &f %Cb: $p! &!:p: &1 '$U<U '681j )j1 'S
  &9S8 &:T1p1 *< &<_#S &A0p-S5 &f %$f %; %>S5i &_& (!S: ($p5S ('T1p1 ()S1T (,a (3TA (6S1i (7p=Y>
  (8p<a (>&p>S5i (Ap:S<1U &`& %A &!< 'p<V1 (An; &'<T1 &1p<!Y= &5S2 &6p<:X# &9b)p; &>.p/5f *T5U *U
  '_ApAf 'n.p/5k &A!p,S '5p,S5 ':S'S< 'p2T1T &S ''S<p; '4T6_1 +A '5X<!pA )>&pA '9T:5p1 '>=U
  'D$p$<S) #'5 %!< &S< (! (T!S )5U (U &p<: %$S<>f &b<8 %1S %9_3 %:S=S &T1p1 )< &Y= %<'5S %>T3p;S
  '9S$ %ABS; %S &4T6p6S; &5X!p!: *<: (<Y6 &9T6p<S; &=&p!S +< &>AS5 %b!SA %f $U %!:p: &bA=p; %$S<>f
  '><f %3X'p'<T1 &p>S< %60S: &;b$ &<::T1p1 ,< (T1p1 +< &p<0S: (;b$ %9_3 %:X# %>T9S$ %A&p#S< (B<
  *T5U *U &:S'S< 'X,p-S5 &X'<T1 (p'<T1 $p' &!X,T &,p-S5 &3p>S< &5Ap2S5 &:$p$ &f #)T5o %< &'p(5p35_e
  &6S0U &:n; &B1p2 &S '>X4 &f $U %< $jp;3<p?T5o $p) &3ApAT5U *U &U %* %< &S;X4 #+p' &!:p: &35p, )1
  &5 'S!S< %* &!:p: &8p<V!pA &9S8 &S &f %+1p1T #,!6!pAU $p, &3X!p# &6p<>_A5k &9n; &:Y= &=b! &A&pAS<
  '5p4T 'dAS< &f %1 &A&pAS< &f #.p/!T 'U (!:p: (B1p2 'f &5 '!:p: (S= '4:j '9S8 'A&p$: (:n; 'S (!S<
  'f 'k &S>X3p4S &T!S '5U &U #0 $<b$ $>_-5k $T)p) (S '; (S %8p>! $j %5S %;X!p1 %>T6<T;Sj; +jS;
  %Ap<_Ap- ,S %f $p, %. &!be %0 &!:p: '>U 'Y6T!S &$1T &1Y=T!S &3SAU 'Y1 &4S1X &5S (>T4U &6p69_3
  &8=)U>U 'p<V1p1 &:0p.= '1p1 *S 'S1p< +S (=S &;X1p1 +T &<dAT &=_#S &>1U '5p1 *U 'S3T5U )U 'T6<T;S;
  )=p=SA 'n1 &A&p!< '0p-S5 ':p61p1T 'Y1p< '_,p- +S 'dA$p$f &S &T5U &f '!:p:!< '$B61U ')Te)S5i
  '5S;3X5 'D45 (5X45 (9T)5 (p5!&S< #1 $T $U $j %5 &T %:S5 $o $p,85p43p<Y& %1 &! &$< &0p.A_1)S1T
  &1S:V: &5 'U 'k &63 (X:>1U 'p6,T (<1T61p1 &8p<e!`>:!j1 &9p5d &:S5 )!S= );b4S )S &>1U '5p1 *U 'gS
  &A!:p:9S8 ':S3S5 (p65p5 -S &D&p$#S&)[& -1p6Y& 'S<S: &G0p0S=b: &T '!:p: '9S8 '; (f (k &X &f %2
  &3S5 &6<T9b$ 'n2 &85p4 *5k &9b$ &=S9 &Ab45U &S '!<0f '9<0f '=&p!S< &T &X '!S: (p#5p4! '':p=`! ')S
  (d5ZA6S5 ',[: '3ApA5k (_>1S '4S1X +,[: '5T;: '6X<S0 (d0& '<S> '=_#5S '>=U (TAn; 'A:p63S (p2S5
  'N!3_A %A &< 'k #3+p+Y $5 %f %p1T &; $V6 $jp45 $n5 $p; #4 $!S $,p-S5 $9Y:T $Y $j!U %5 $p;Ap2S5 #5
  $!XAX: $$) %b'< $'< &!f $)U>T!S $,p-S5 $3_>1S $5p1< $6S= '!f 'T!S 'U %TAS' %XAp6 %p61T '3_A '>_A
  &<3_A $8p<V!pA $9b)5k $:Y=7=S7= $<1T %n1 '5k 'p5 $>6p6!:p: )< %SA 'T5U 'U $A0p. %p2S5 &61T $S %=U
  &n; %>SA %Ap<: (n; $T1S %8p>! $U! %6! %;! $_'< $a $f:Y=f7f=gS7=i $n; $p1 &,p-S5 &U &X %3 &5 'S
  (!S< 'p1 )U &S '>X4 &U; (6X$p$= (k %4p;S #6p6 &!:p: '< 'S< )T!S *5U )U (= 'T'p' 'p#_1p1 (<V1p;
  &,p-S5 &3_A &4:j &:&p$= &<,Y> &A:n; %< &!p<V1p; (A_1p< &:&p$= &<,Y> &Ap2S5 #8p9n5p1 #: $<b$ $j
  %5o $p: &T1 #; $)5 $,p- $61p1 (T $>.p/5S!S< $Ao %p2 'S &; 'S $S5X<Y6 %9T>.p/5k $nAp2 '; (S #<
  $$X0 $'!p< %T1p1 $)5 %n; $+p+ 'Y $15Y %p1S &<S $3S5 $5S2 &<U &>U1p<U (3b (N! $6T1S %X<A $:&p$=
  %5p1p<U %S1S %T1p1 (< $;bAT1 $<S) ')55U %n15k $=!p#0k 'A0k %+p(!< ')!< '8!< %n!p#0k $>&pA %0p0T5U
  %5p3S %V! '33V!Ap&Z1 %^&)n; $A_5S5U 'T; 'U;k *1p<U *3b *N! $B[; $S! %0AU %A5f $T $X0 &S3T1p; )p;
  &f $b %!SA %'5k %1p1: $f $p:T1 &n5 %AS #= $+p(5!T'p' &)5!T'p' $; $SB! '3_>1S *S $T %p= $U %:X#
  $X!S $i $n; &:SA $p$X %:U!T %=!U &9 '9S8 ':T1p1 +< 'S 'f &T ')S1T '60p,Y=8_)p< '<:^1!p<B: ++U +A
  'AS:AT6 'kA &U ')S1T #>1p2T1 #?><p1T5o #@j #A5 %,p-S5 %d %p1 '1T=! +S '<,Y> (1Y> 'b1X 'f $= %)S1T
  %:5XApA %T %U %f $>1p1U $T!S $X4S %5p3<U '4<S %:1U %d4<S $p,X %1T &X &p< %<p1 %A &!S<f (= &5p1
  )<,Y> &6p6>1p1T &:S1p< &>=SB! &A:n; &S '5 (!S= (<,Y> (A:n; (f &T!6p<>1p1T (AS,T!S &Y65S;T!S #B1U
  $5 %!:p: &T'p' $f #C #S $! %'T<8Ap1p< +<p, %i &$d5T1 &7p=Y> &>T5 &Ap:S<1U &Dh[ %o %p; '#0p.
  'A:p85p4 (SAp1p< (n8p3 'S (&pA (<:p9 $$1 %S< %X<S 'T! )S %o %p:T5 $& %>a %p:; 'X# $' %! &S'<T; &f
  %3U %>U %AT! (!:p: &p<Y> %S &!:p: &'<T; 'S<p; &5X<!p#T5U ,U +A &6_;p;9S8 &< &= &AT=T,p- %T! '61p<
  'BS<! *T!S +5U *U %o %p; $)T5U %U $/ $0 %>S< %T) 'p) )!:p: *S< )6n1p< (; )!:j5o %U $1 %! %$X=p:
  %&S< %,U &a %0p.f %3U '5T;: &Y!'Y= %6!pAU &+p'Y= &S5 %8n<p; )A &p;S4T %:0p.=T!S &X# &p<V$ %<b$
  %>=SB! &_$ ('=5S %A8p3 %DS3T )k (p; &d0S' %S &8S4 %X= 'S 'U %f &:n5.f %i &6p<f1T6n1 &:!>T+ 'Z;)[&
  &>S; &A5p3Y' *Z' ':p,U 'd,U %p;S $3 %! &f %5 &!:p: %6p6,T>S3 (5T>S3 '<1T>S3 %;X3p4 %DS3Tk (p;
  %S5X>S3 %T!S &5 'U 'o %U %b %f %p; '90p. (S0p. $5 %< &)S1T &T5p3 &U &_5p3p< '? 'A %T' %_e %f %i
  %p1 $6 %U %gf %i $:3_8 %=Y< $; %!5p1p<S!i:U5 &:p3_' (8Ai &Y5$b= &`& &d8p;Y3n< &p6S= 'D: %#p'6i
  'A`=ZA %$& &Sd& &X1 &p5S %'X&A:p,U )d,U &b= &d0`! %(p:!i %)SdDAi &Z& &`& %,0p,[: &S!i3UCY &`!$b=
  &d ''p<d4S!i '0d %11Z &6 'i &:p=a &S:<6^67p!S<U! &b#p=Z5 %2p=a3d5T+ %30p. &:p=S; &Y<=_# %5 &90p.
  'S8 'n0p. &U; %6! &5p2`: (3S1i &`! &d6S!i (`!8S&8p<B!i &p<,c (16i$p5S (BS< %7p,S'i %8S1 %90p.
  %<66 &S11p6S1 &e %=6i &X! &pDb'AS'i %>S1i %A1TDS<:p:0k &:p<X! (=S6i &_'!p,U ,:T56`! &p$<4d '5T3p4
  '6`!)[& %BhX: %D&p$X=U=_# &1p1f %J! %S: 'f %X &$X=p: &3_8 &62 'X1p< &7= &9!pA &<bAS &>_$ &An#
  %Y6!<0k %b &!AT0 &4S1X $< %)[& %0 &f %63 %<>[! &AS> %>=SAT5U %S0AU %T &$b'< 'n9j &'< (0k &) ')S1
  *T '1T0)S1T 'S (1 'b1 &4< 'S5U 'T &5T4T &62 &8T5p3X &:$p$ 'AT 'S$Sj )jS &;5p1p< 'S5 &<2 %U
  &>6p6!:p: .p: &ASAp1p< &D$p$TA5U %X0U %_0 '>S!p; %f $= %!6gS=iBbe &:p8= &S= %#p=Z5 'AS'i %$X:p8
  &p$:1p1 (f %)[&4S< %1p<C`&!`& (S+i %3d5S6 %4T %85i &Ap1< )p< &X& %9!i &p5d %:U!T &_<X &p=Y
  %;5p1Bbe %<Bb-S5 &S6 &_+ %=dB &p6S6i '>V&=p>[; %>&i (i &,p,A&pAS< (1A&pAS< &U)5U &_4T5U (U &`&
  %Ad0V! &p,T6 '6Y> ':b& (c '<` %T &!S %X! ''_1T; 'S %f %i &8p<V! &9p=W &=p&S' &>S= &Ap<Y> %p:T!f
  'U!T )f &=U!T $> %$b %*p=YA $A %! &p6S'i %$d5T1 %)[& %,a %5 &!p#5p1U &,p-S5 &S %< &&p$S9T>S3
  &A&p$ *S9T>S3 *f &f %> &&i &S& &f %A:p,U (1U &d,U %C[& %S$S< %T! &1 ''T1p1 '90p. '>1p2X &5 'U %U
  %X!T 'U 'p<U &+p+b &3_8 (> &<S %i &!:p8Ai &*S: &,U &2p&a &8p<V! &=p&S' &>`& &A:p,U 'd,U %p5S $B
  %5 &>TA_A &A1p> &f %T5U %U %f %hS5 $C %$p$SBT5U *U %:T$ &p<V$ %A1p> $d& &'SAi 'd0S< &)S &55 'Sd
  &<5Sd& '6& &Bp=Z& #T $!!S;T!f9n5 &p<S51f (f;gf %#_6gf %1T '!1p1S (:p: (S )9_3 )<9_3 )A5f &p25 )f
  (S %5p2S %6p6 ('U>< (5S (A5p4S5 %< %= &'!p#X '<T1 &9S8 'p5`!:p#S& &>T!S< &i &p6 '; %AT1 ('T1p1
  (63X: )X6Sp8 +p7S *Ap6 ,A %S< ',p-S5 '<Y6 'f &= '9b)5 'iAp;Y:!:p: &? &A %T0p0,p-S5 %n1T &66gf5gS
  &;6n1p<6p<S!i %p!5p1 ': '; (61p< )BS5 (AS=S (S$S< (T! *S 'S;T! 'T0p0,p-S5 &#T1p1 '_6 )'T1p1 )5k
  &<: '; ($p<Ve (61p< (AS=S (S$S< )5X?; +An; (T! *S 'S5p1 (;T! 'T1!S< )T *!S= )p;S!SA (;S *9S8 'U.S
  'V1T!S= )p;!S< 'b? (A 'n; )'=5S ,p1 &AT!p1 '_6 &J1T $#5T)!:p: $$05U %: %<BS %d %f:f %p$B (f &<B
  'be $%A %S1 '!:p: '9S8 &A 'S1 (3 )S )T!S (BS< %_p5A %p5 '9S8 '_? )p>< (A )p><f &< '9S8 $&AhX& $'
  %!5p3_< &p#0 )6X<A *p6+p+S )S )b (X 'A0 (X )Ao %'T1p1 &f!S %(S;gf &_3f )!S<gU %)X %5p3p< '<p3 %;
  &!S<0k &3S5 &B_1X %= &9S8 &B_1X &S'= %S< '! (f '0 (!2S (+p+S0 (S (f (k '6p6+p+S '>T3p;S 'T!S 'f
  %T!T'p(S (1p;S &1p1 )!S< ,p; )90p. (< )!:p: -S=n; *< )9S8 )AS= *T=p6 &5p,S (1S &p(!f %U %_;p;3S5
  &Ap,5 (15 %n; %p' '!S< (X,T &(5p3 'S; )1S )8n0j )9S8 ):X# )<Y6 )>0p0 -f 'T! )<SAU )S )f '_3 )!:p:
  *S<U $(p(_3 $)5,p-S5 &Ap2S5 %; &6,S! &9Y:T '_<U &T5 (U (o &U %=,p-S5 &Ap2S5 %S1 '!S= '3T5 ':S1S
  '>_=S 'S 'T (9S8 'U; )k &;5f %T1 ':S< '<,p- (S)p; )Ap1p< %f;T5 %n; %p) '4<U '5p1_>SAT! ':S5
  *6p6+p+1p1T 'S (!< )S: *< )Y, )b,p- ,4 *A=p; ($<X )>_AU )S< ('S<p; ((p:6 ()U> +f (-S5 +6be6p<S!i
  +:BSAS$<=_# (3S5 *;! +T!S (45 *U )< *U (6p<Ai (7= (8= )_3p; (9Y:T (:3S *b *f +$X )5p3U< )_7p3e
  )n3 *; (=S9 )_# )n; (A:b4S5 +=4S5 *p<S=!Y5 )S=S )T=p6f )p2S5 (BU59S8 (DS!SA'<0k 'X (1S (:S=S (=1S
  'b1 )9S8 )<&pAU &*!b0 ':S1p< '=_# &+ 'S5 (6p1T $+ %+S0f!3p<n6 (n!#n5 &n11T!f %3^1 %9p)S6i %Sp+0
  %p+)5 '1p1T +!2S 'S (0 )! *p#5p- .4 (1 )!:p: (6561p< *S *U )n5 (AS *7p3S=i:S1i *A<A_< +Z<
  *E16&p#d 'X ()5 (1S (6X<A 'Y (1S (9S8 $.S= $1 %!j &p! ('<T1 (: (S<:p:0k (f %15i1f<gS; %3p;S )=ga
  %Ap,T '1T %S!i!f &5 %T!:p: %p1 '5p1<S; '=S9 '>T5SA 'f &2S< )!2S *:p: )5n; *p1< )>S3 )T! 'T!p<:
  $2T &AT&p%S,! %U &6gSAp3n< $3 %$p4 %1p2T )6p6:S0 %Y %_? 'T5o &A '$:5k ')S1 (f '6p6>_0U '90p. '>SA
  'S$:5k 'T! )S (5U 'U 'X6S; 'Y6S; &B 'f &p3A %n$p- (4 %o %p3A 'X: '_A )T5U )U &4&pA5S 'dA5 *S +!S<
  &; 'S (!< )S: *< )Y, ($<X )>_AT5 ,U )S< )X<X ('S<p; )n0 (3S!i3& *5 *;! +T!S (45 *T5 )< *U (5T85p4
  (7= (8= (9Y:T (:3f )5p3U< )n3 *; (=S9 )n; (A3p:n5 )S=S *Ap1p< ,<p1 )p2S5 (BU59S8 'X (%bA5S
  ((S;S!:p: ()S1T (1 )o (21 (33Z=A:p=_& -dC_& )S!i3& )Y<=_# +D&p$X=U=_# (6S-! +T!S (7pAS;AdC_& (=1S
  )p=1S (A!:p: )SAp1p< (D$p$TA5U (G$p%bA5A8p3 'b1 )9S8 )<Ap:U &<X: &>Ao 'S '_@ )T5o $4 %>!S= &S
  %K8T4 %S &5 '!S< *0k *A&p$: '1p<a-S5 .Ap<6 '5aDS3T9S8 '7`5!S< '8T4S5 &>T4S5 %T &8T<X3p4 (A_A
  &>5p1 'T<X3p4 )b4 (A_A 'n1 %U &!S< &$X0 &'`! &,! &3n88p<a &6Y! &7p=SAi,d0Sd &AS< (Ap,p< *1p< %X<
  '60p.T1 '9S8 %Y &6! '5 (!:p: 'T!S &< $53f9S6 %; &!2S ':p: 'T'p' 'b>T3 'p<V1p; &$<X 'S<>f 'X<X
  'b<8 &4:p: &6+p+1p1T 'T,! *3_ (1! 'p6+p+1Tp1 -p1T &>S3 )T5 +U )U 'T>S3 &S5X$p<be )<!pA 'A %S,!:p:
  &.T (!S 'U &2 ':5XApA 'S &3U &;! 'T!S &? '5 &A '!6p6 (:p: (S< *0k '5 (S!S< (b6S; (f (k (p1 *<S;
  'D5p1<S; %T!S< &'p(; *4:j *:BS:S1p< *<b$ *A9S +S=S *S:'p' ,S1p; /< )n; &(np(; 'p(; &3p< )S &6S1
  )T! +SAY< &:X1p1 &;b$ )3X5 ):Y=45 )DAT9S<f )N!)5 )T5 &?p'; *S:S1p; %U1 ''T1p1 '>1p2X %f &;f!b>T1
  %n; ',`! '4:p: (< '6T,! ';f '>S3T5U 'AT!p#S %p3 '9S8 'X &;SA $6 %!p# (9S8 'A %1p1T )!S<0k )'<T1
  )9n; ):Y= )A_,p-!T'p' *p5_BS )B_1X '2T %3S &o %6gf;X1 (>gSA %;Sj; (A &jS; (A %<T0S: *4:j '1 (9S8
  (S!S< ';S; )A &U1 &p;S; )A %=p=SA *A+p+S %?p'T1o %Ap'T1 'A5S *+S0 *4<f +X<f *:n; (T )5U (U %S!
  ''5!:p: (T1p, +1 '3S;! (X!p# 'AX# (b! 'S>A_A &'5 (!:p: &1i &<Y65k %T5 %X= '!:p: (S< '7= '9S8
  '<S)p; 'AX# %bA5 %n3 %p6!S< (T0p09S8 ',TAS< ,T5U ,U ,f *pAS<f ';X1 *p1 (b$ *9n; '=S6 '>SA &<!S<
  (U0j (p<V1T )J1T ''T1p1T (p(5p5 ')S '1T )!S< )61p1T )AS<T5o ,f ';X!p1 (b$ '=S6 '>SA 'hUA $85p4
  (<b$ %X4 ')5 '<S) 'A3p:n5 (p1p<U 'f)5i %p95p1 *! *T!S $9!p1T %&p$ %1p1T )5S: %3p3+p+S0 %8 %> &4:j
  &f %S &! '< &$ '!S= ')S1T '*S: '3S5 *)Y5<,p- (V! '63 '=S:! 'U &)! '5k 'T!S &1 '!S= &8 &> '<U ):X#
  'T5U )o 'U %U,! &1! &@0 &A0f %Y &@0 'T1 &A5 (S=&p!S< (f 'S (=&p!S< 'T1 )S=&p!S< %_3 '!S '5<A 'T!S
  %n11T>T6Xn==gSA $:$p$!:p: (5T;: %&pAS %)p*!S< %1T '!&p#S '>T5b35U 'A&pAn; %= &!:p: &'T1p1 &4:p:
  &S &i=f4n: %Bf;Xn12f (f %S1p< )0Y:U0S= &5 '3T8p> '<,p- '>1p2X 'DS!SA 'N!<S)p; &A %TApAS %X!p1 )T
  &1p1 )'T1p1 )T *AX# %b!p# )4:j (A %dAS %f=f4n: %p:Y=>T'S<0k &B; (1p2 (f 'n; $;X1p,3=U %b$ '!2S
  (:p: +)S1T85p4 '3X!p# '4:j $<1T ''_15S (p(_3 '9_3 &U %> %S$ ''T1p1 '4:j '9S8 &8 &: &=n; &> %T;f
  &?bA %X1 &3p4 )6S- )>S'S +3 )A8p3 )B_1X &Cp5! (B! *f )f %Y/! &6 '!S; (p# *f '9S8 'S (!pA &CpB!
  %_'! '5 (!:p: (9_A)p) %b$ '9S8 &'5 (9S8 (S!S< (f &4 '!S0k )<0k '3X!p# %f $= %![1>T=Ap=S6i &p6X&
  %#Z< &p+S=i '>T= %$d5T1 %'Xe>T=C[& %(S=i %1p<C6i %3c7p3e>T+ '>T=:! %:!>T+ &X# (Ap<]& *=X6 &p85!S<
  %>!i &&i &=i &V& &W& &a %S6 '5T5p5S3 'A8p3 &=n; &A '>1U 'T5U )o 'U %T6Sp, 'p,S (1S %U54S1X '9S8
  &;59S8 %X:p6 )! )T!S %_65 (f %b!5 (S!S< (f &95 (!:p: )S< +0k (S!S< ,0k (f &: '!T'p' $>!pAS %,p,
  (f %.p/ (5 )9S8 )S!S< )T;: )f )k %0j5S &p05S %1p1 (5k %4j5 %5!S< %<,p-S5 &0 'U; )f 'e 'f %S1 &3
  '!:p: (S<0k *T5U *U '$p5S '6!p# *A '8nAp1X ':Y= '>1p2X 'S4T!<0k (65p5 )X5p5 &B '!c1X! '6p6:S0
  ':&p$= 'f %T!p1 &1p1 ),p-S5 &4 '90p. +Ap2S5 (S8 %_! ')5 ',p-S5 '9S8 'Ap2S5 'S<:p:0k 'U &'5S )5T;:
  %pJ1p1 $? %3 %S# 'S &<3 &= %T@p, (1 %X3p4 )T *:S$j %_@ '0 '2j>S'! %b45 %p<X1 &> '!:j5o 'S (A )T!
  $@ %; %Y'T!S %p0X $A %$j 'f &p$ %'p(5p3 %)j5 (U ); &p)5S )U; %+p+T )1S )9S8 +> %3 &8n0j &>0p0 &TA
  (5n; (8n0j (9S8 (A8p3 &p4T:$p$ 'J? %85p4 %9S$ ()5 (S<:p:0k %: &'T1p1 &,p-S5 &1S 'p1 &4:j &9S$ (8
  &<Y6 )A8p3 *n8p3 &=b9 &>S1 &A3p3 '8p3 ':p85p45k &D!p#< &S5 (!:p: ('T1p1 (9S8 ':S1p< &T1 (9S8
  &p66:S0 '8S4 %; &6p6>1p1T (<>1p1T &<Y6 %ASAp1p< %S# '6Y)S 'S &0S 'X)S1T (9S8 'Y &3TA &:+p+ *5S:
  *B_1X 'S5p; &<3 (9S8 (f &= '$: (p<Te *Ve ',p-S5 '9S8 *5aDd0S' '>TBS< 'A0p,S5 (5p,S5 %T,p- )!S<
  )90p. *S8 %X'5U;k &0p-S65!:p: ,S ,T! +n5 &3p4 )!:p: )'T1p1 )+p+S0 )9S8 )T *!:p: *3_8 *:$p$ &>n1
  %Y'T!S *8S4 *<b$ %_ &A '$X05S: '1p2>S'! '5 (f )5V& (k '9S8 '>TAS= *X3p4 *b 'A8p3 'S5X:S5 'f %`A
  %a %b &4 '5 (!:p: )S<0k )T'p' (9S8 (f %d)p+T1S %n; %p,S< &0X (!S< &1S< &2S65!:p: &:; 'n; &>!:p:
  +9S8 +T! (< )5S;! )<& )AS4S<0!S< )D0p,Y&<g` '5S2 );! 'S:T1p< (A6S1p< &A '!:p: ')p)5S ': (!S=
  (,p-S5 (:S= *A (AS=S (SA (b!SA 'SA )9S8 )=S9 )T! +:T1p1 +S )f 'X!:p: (1 )5S: )9S8 $B %$ &S4T6 *1U
  %&p$ ('!p< ()5 (8SB5f (: (;5p1p< )S5 +:S= +S<bB! (>SB5f (A1p> %S &;Ao &< '!:p: (S= (UCS (p<U.S
  '$p<TAp1 ',p-S5 '3T5 (_A '4:j (d '68j1 (S= *T5U '90p. (Y:T ':B!:p: (SA ';S1p<S '<b!SA '=Z& '>1p2X
  (T%SAS3 (n5 'AZ$j (p2S5 'BpAU6Bp> 'T! (5U 'U 'b!SA 'f %T&pAS %VAS %_2!S< &A! (!:p: 'S %hS $CS &<
  'AS3TA 'U %W6p<W!Sd& $e %1` &p<Y> %5V&1p<Y> #U $$U9U.^ $) %5 &U %p<[A $,_DY $0S $1 %!p!: %3bA
  %:bBf %<S$ %S:U5 %T &!:p: 'p!: *3bA *>S'S ,3 *f (<: $2T &'T1p1 &>T2T'T1p1 &AT&p%S,! $5,Y '>UAp1S
  %BV! %p3 $:&pAS %>S: &[: %SdAS %dAS (>T)p)S $;bCX& %gYCX& &`50S %j $< %!:p: &pA1p< %)5 %5S<U
  %6X<A %9S8 &n, %A:p61p1T &_5S %S6i!SA %T; '8= '9S8 '<A '>1U (5p1 +U (U<T;8= 'A:p63S +n3 'S (<:p9
  'T5p<p3T; 'd 'f %XA 'BhU> %f $=5UA $>!i %< %S' ',UQp;Ap:[ %`! $Ap<Y> $BpAS $CS #V! %1Sd&:g`
  %4p>[!S< %:[==p#b5 %>< '6`!6S!i$p5S %Ap!<1p5b1 %Pp;A8p> $& %#p:U %<gS %Ap5& $1 $6 $= %:X# $e #W
  $6 #X& $.p/ '!<0k 'S'S<p; (6'S;5f 'T (!:p: )S<0k *= ()5p: (4:j *n (8< (9S8 (A:n; 'U $1 %/T
  %1n1-S5 '66gf %4T %;X14f9S5i %p1 '! (S<0k ',p-S5 '5T;: *S: (X!p<: (n; '6p6:S0 ,d '8U) (Y) '9S8
  '>S'S )3 'S (5X!p<: 'T (!:p: (9S8 'b3; )n; $3p4 'S'S<p; (6'S; ,5 -f 'T (<b$ $4 $5 %$d5T1 %'T1p1
  %>gS; $n&(S &)S &5g5 $pJ3p4 #Y $6 %A5p1 )'T1p1 ),p-S5 $: %>f 'DW #[! %Ap<Y> $1 %:[==p#b5 $: $;
  $=>gS;>T6 #^& %'5p35k %)n; %>a $' %'p<&_>'p<&Y> %>< &S& &_< &g' $1!X& %0S: (Y65U;!:p: %:T+ &gT+
  $5 %,_! %>&i $< %'S! %1` &p<UAS'i %3S5 %6&i &S6 %=`& (1` $= %7p5^15&p$n= %:X#>^=!p<b; %>&i
  %AS'i,Y& %p=S: $A $e %>^5 #_ $! $$ %8= %A< %T5U 'o %U $' %'T1p1 %3X!1`!p5X&'T1p1 %6&p>_' &S;
  %:S1i)S %A:p8S; &Xd &d8S; %S %p' '!X,T ':$p$ $);5p1 &n5p1 %p) '!:p: '$p<Ve ',p-S5 '6+p)S (0p.T1
  (p6+p+1Tp1 .p1T ':5p3U< '>T)p)S 'ASAp1p< $+ %#pA` %$d5T1$p5S %)S4p=X&1`:Z; $,p-5S (k $-5 &8Ap1p<
  )<p1 $.S $0U %X %Y %_BpAhX;D_CS $1:5i %S= &CT! %Y %p<S0Y $3 %!bA= %$ &Y %&p$ %1S &p<n; %5S
  '!pAS5Tp1 '#5p4 ''T1p1 '0SAi '5X<Y6 )>1p15k '6p<S6p, -1 '9T9Y1 '<:p:0k 'Ap!5p4 &p1 %6p<3S5 %:5p1
  )p< %;T1 (9S8 %>T3p;S %ASAp1p< %S&p$ &5p1 %T!S (':p<Xe (63 (AS4S<0f )_<U )p>a<T5 &5U 'o %U %f $4
  %!:p: %T5U 'o %U $5 %!`5 %1_;p; %<6Ai!:p: %_;p; ))5 )A1p1 ,> %a;f $6'T1p1T %_1T! )S $:>[: %S1T!
  )S &5T! )6p<_1 $;p;S!<0 +6S- +T! -S +k )S<0k (>'p' ,!< ,:n; ,f $< %!1p1 &X,T %'&pBS5i %6Ai!:p:
  &p6,T>_< %91p1 )SBS< &S8 '> %:0U &p9>S1 %>_$ %S &4:p: %T &5U &6X$p$= %U &)5 &6X$p$= %g&i,S $= %S
  &6`!6'p'p'YA &>T!S= $> %'5 '5S: 'A8p3 'f $? %p:5o &;S $@p15 $A %! %5p1<)S1!!0p. %A5i1f<gf)S,!i
  &p1f %S=U %T!S &;S ($b'< )p<Ve (5 %U %np:5 %p,5 (8Ap1p< &1 '5 (8p<Ap1 &6gS &: 'n5 &;S &A '!Y=
  '1p<!Y= '5p,< )1 *< '9Y '>&pA (0 (n0 *!X>_<<S) 'S5< 'f $BS &A '5T5p5S3 'k $CX &90p. &<T; &>n5 $e
  %#: %2p=a<S)!S< %6S1i %:X# %>S& &^5 #` $! %!5p1p<& &p<6U %'dB^& %)`! %+`! %,d6Y! %3bA %7p=Y>
  *>`!,d0[< *A_'!Up1 %9p=[& %:X# (>`!:S1i '& %<5S: %>Sd&55 %A!i &_'!p,U &p<&` %P %R $& %(p&S; %<1S;
  %==a %>&i %D5p1S; (=S; $==U&1X5 $A6`& #a $!p5X& &>`5 $(p=S1 $) $,a $1S=T! $3Y;j %_?T! %p; $51_;
  $;<S80k %S!<0 )k &>pJ1p; $< %1S %T5o $>Ap>1 %S& $?S=U %p; 'S5p1< &<>0 &>5< $@p0> $Ap08 '>f &; 'f
  $BT1p< #b $!S< $1 %>$p$ $3S5 '!:p: $=b!5f $BS &< '!:p: (bA= +p; '3_A5S '6p6+p+1p1T '>T)p)S )3p;S
  )4U 'ASAp1p< 'T5U 'U 'X6)U>T5U ,U %T1p2 #d? %S>=U $A %S #e $!S1i $&^1 $'p<^! $1p<'^! $8be1p<U #f
  $!f $'U!n: &A&i#S %f5gS )>f (f )<f'f5gS $)T<f6gS $,U $1U $5f %g5i, %n66gf $<b1,d %f &A_5gU $DW #g
  $! $&i $' $6 $=i &>g!i $A $S %!& &iASd& %& &3U &:X# &A:p,U 'd,U &Dd0S' %13S5 &`11S &i %3U!&i &f
  %5 &iAhX; %6i '6gf *!Sd %8U %<T5 &b& &gY &p;&i %= &TA &UAAp6`! (k &ga 'f)S1 &i '$X6 %A &S> &Y>U
  &hT$:gS 'U&1b5 (51b5 %Bp$X& '>U %C&i %D`6AhUCb5 $T!1Y<U;gS %'3n< %= $U $V!>gW5 $W %& &>gS& %1
  %5>gS; &Aa %; %e %le $X= $Y %& &>gS& %1 %6 %: %A &>gSA %lA $[; $_ %> &'Xe>g_>C[& &>gS> %A &>gA
  (SA (YA $` %& %1 %5 &!S> )!p<b: )=[ &1S (!S<8S< (1p<)S!i9p5`! (:U+gY6 (A:p<S6i2p&a )p<3d &AZ1 %6
  $a %#p=UBp> %16i $b6 $c $f #j $_3 #n! %$f '8n5 '9_1 &n!#f<gf $& %5p'5 %Af %pA $''f!X1 '3p>S $+'f
  '!n: $.p/5k $0p, &. '! (&iAp5S6i (5p36 '2Sd& '4X& '6gV& '8X& ':0p.= '=b5 'Ad81i ,,Y'8p5& &1 $1
  %/f!f '5f %1T;gf &f '5gS!S )f9S6 ':S5 (gS5 &n66gf,T>n1 %2S '9f<f0f &X %T $4 $5 %0f '$f ':gS1i
  '>S1i (T6gf<gT;gS 'A_1 (n&!f<gf *An!$f &n66gf9_1 %61 %p1 $66gf $; %!p:_& %'SAi $<0f>T6Xn<;gS;
  'Ap<_A $==T)S1 &U $AAf #p' $;!p1 %& %)5 %+p)5 %1T!p<: 'BS< &b6S1 %>BS< )T5o %A5 %S &!< (0 'pJ1T
  &%p< &&p$ &. &4T &63o 'S3 (< &: &;S: &= '$p<SBT5o ':pJ$ &BS< %XB %YB %[& %b!S< &:5o $<0 %1 %S1
  %V!pA &3p4T %e $=[& $BU &3c %[; %be>pB[; $J!pA ()S1T %1p1 (T %3p4 (T %5p3 %?p'T! %@9 &= 'U %B1o
  &3p>5 &Ap61T $K!p! 'A !? #! $!n5p1 $<S $= $X5 $j<S $p,T %1 &T &X %; %< %J1o ## #&p!S %# &!X@p-T
  #'U %61T #1 $S&p$ $p<X %><U #5p; &SA5 #62 $5 #8 $p3 #:0U $2 $p6S %8=U #;5 $S=X $p;S #< $0 $3o $U<
  &T5o #=S!S %,X $p6 %:=U #> $j<U #? $S&p! %d! $T5o #Ap1p< %; %<p1 #S! %X0T! %p; $#S $,! $0 %T $1
  $5p1 'T $6 $<3T! %T!S %U6X1p< &< 'T! $= %S %T &>SB5 %p:=T )5U (U $> $A5 &S %p,S &1p< (J &<p1
  )!pJ1 #T!pAS $#0p.T5o %< &T5o %S %T5o $&p%S0! $2T= $8T!S $<Ao $=S %b'p'; &<Ap! %p6 'T5o $> %S=;
  %T!S $?T< %X $@p; #U $%p< $& $1 %9U1 %= $= $@j #X! %p< &= '6!pA $'T $3p4 'T 'b35 'c35 $5! %U $9
  %d $=p! $@ %p:5o 'T5o #Y! %< &T! $3p< 'S (5U $5p; $< %A_5 $= %T5o #_7S=T!S $>S= $@ #a!pA $= $>=
  #b $! %T5o $3p4b35T 'c35T $45 $95 %S #c<A_5U #d!SA $8=U #o #p:?S5 &p<X )5o %U $;S: %_5 $< %0U
  %3p4S %:0 %; &0 %> &0 'U; %S3p4 &5p1 &:0_< (p; &>! '0 (U 'Ap,U %U &:1o &= '&p!S &Ab95 %V&p$S< %X1
  'T %_0U &;Ao &@Tp-'p(1p< 'p- )T5o %b1p< $=!pAp0 %_@p:5o %b! $>< %?X< &p<Y %S5 &A %_1 $J&p$ (S1 *!
  )< (U !@ #.S&p$ $o #4 #@o #T!p, #b.? #p-S5 $0 $:T& !A! $!S= $$=i $+g! $, %:$p$ &S$Sj (jS %p-S5
  $1p2 $3S$S5U (:T *5U *7= *:$p$ )U $5T<X1p1T $9SAS $:gp+! %j &!p<T;S %p+g! &: '!< (T<T;S ')5 '4S1X
  '63 '9S8 '>T4U 'S!:p:!T<T;S $<0U; (S %S) $= %$p<S: %)563 &:p8Y3U6 %3T5 &p>U6 %5T;: %=b! %>T)p)S
  '3p;S +=n; %T&p$ $>S3 'T5U (k 'U 'k $A:p6! %d6! $C!i $Dd8c $S; &3T,p-T &5T<X1p1T $T3S '$S $V $X0
  &)S1T &0p. )5S &S '$:>T3p;S ';15f (5p1 &U $_<p1 (Tk *A$=i $f $i %! &&p!S+i &0p,S+i )Y& (1S+i
  &5p1p<[& (3X; )p<[& &S5p1 &n5p1 &p<& (+S+i %#p:c )+S6i %$b=T3p4 %'5p3b= %)X! &p<& %*<'p<Y&
  %1p<&T= )i %3&i,`& %6Z& %7p!S2p!Y> '=` %8b1 &p<a %9S5p1 %:Z;A<Aa %<6S;DS':k#p=S &Z+ %A &_e &d8b&
  &h[&:g[& &p!Y> ([= ',[& '8a!p,b6 '=Y1 '>S; %Bb1T= %C!i %D&p!S+i ($S,U &hX1 $p! &)563 &, '9SAS
  &3_><S) &<)S1T ',p- &S< (6Y)S (9S)5f ,k *8 (A:p:S5 (f &f %#< '6S5 'S (6S5 &>S &U '!:p: '9S8
  *5aAb:5ApA (Y1 *S %,S '1_) *e *f '5X8= )9S8 *Y1 &T '!:p: '1p<n; '4< '9Y:T '=_# 'A: (T3p4T %1 &S
  '1_) '5X9S8 &T '4< 'AT3p4T %6XA %; &)563 &1p<!Y= &6X1p1T;k *<U;k &:X5U &<,p- 'S) &>&pA &AUBf &f
  %<B: %=S1 %AU65p3X! %J1o &3S$S:T5o ##S $T= &9SA )S )T5U )U &A:p9SA ,S ,T5U ,U $p'U #$ $<f $S<>
  '!2S $X0 $b1p1 '< $j %f $p$ &!2S &$S:T5U )U &:$p$ 'b!p# &>SAT5U )U #& $#S& %p=Z5 $$X0 $'d8S!i
  $)S6p<S!i %ZA %d&W'T1p1 $,a &$_ $4Z5#S1 $60p,[< %d0S'i 'X= )*S: )Qp;<Z'Ap<Ce %p<S!i$_ *)d8S!i
  $>_<$_ $A:p,U '1U %S< %V! %Y< %d,U $B^ $Si $`p! $gS &<SAU $i %!S<Xn1-S5 (gf!Y1 'Af9n5 &_1f
  &f<g7S8 )f!S &n66gf$b' &p<S5 %#T11f!f2S &_6gf &f=T! &p;S )=p8c '<U %$b= &d:g &f ':f!T' &p<S: *f
  +A_ %%X6Xn1-S! &f '$f1f '<S )' %)S2p:U &p<b& %1p<Y:h`< )AY: (_ %3U!p<S, +: ':g`1p< &p<;X& (U;gYA
  %7p3e %<b& %>g 'SA %AS<gf '=S &] &p8S5 %D`= $p!, &1i (! );!6p<S!i ('T1p1 ()S6i (4p&5i (8U=[
  (A&p!T5 (Pp;<S6 &2S &6p6 )$b'< )f &< '!S<0k '9S8 &= 'i &S '+i '1i )!p<X& )1S!iAhT )8S!p; )A_'!Up1
  '4U5 '8S!p; '< (!Y, ('p(3p3! .T!S *)3Tp3!S ,p3! .T!S (,p-S5 (4S5 (U 'A (90p. (<Y6 (>1p2X (A0p-S5
  &T0p0 *)S1T *,p-S5 *6X1p< '1p1!2S '5 (0p0)S1T (<! ': '=_A *T! ,A5p1S5 &U0j &V: &X6!:p: &Y1 '> &Z1
  (!Sd6T1 &[ '' 'A&p!S+i &^1 '< (#p=Z5 ('T1p1 ()[& (1p<'^! (4_p:+ )p:_+ (AS'i &_1 (!:p: )S<0k (%[+
  (9S8 (:[= (=!p#0f (>T4U (A&p!T5 &` '8p<a '9p=[& &b'5 )9S8 )S!S< )k '6 (!S<0k (:Y= &p<&Ap>S (: (S'
  )5Tp1 *p1 ,T %# &!X,p-T &1 '4:j &<n0 &=T! &S '& '< (!p#5p4 (3X!p# (4:j (5T<b4 (6'p'n; )4S5
  )p6'p'n; +4S5 (=b! (S (X6_!p#S 'f &T1p1 *!2S *5n; *63 &X+ ('Y= (,S!i (Qp;3S5i!S< &[+ &_6 (!2S
  ):p: (1p<ZA (5n; (63 (>1p2X &b9 (!S<0k ('T1p1 &n; &p;S )A8p3 *n8p3 %$19S8 'T (9S8 &: '!T'p' ''SAi
  ')S1T ',p-S5 '2p:U '5T;: '9S8 ':5XApA (S1p<>T4U )= '>T)p)S )3Y *p;S 'A1p> (9S (S=S )Ap1p<
  'S5X$p<be 'T! (;9S8 'U 'Y65U;!:p: &B '!:p: (S<0k '$p<be '4:j '63 '9S8 '>1p2X 'A:S$: 'XApASB!:p:
  'f &S: ';5 )S 'A 'B! )1p2_< )S'S<p; &T1T6p<>1p1T &U15S,5k (T )! *1p2_< *2S *S'<T; ,S<p; +<0k +=
  )5T3S5 )A:n; ': &`: &f &n: &p<B (S )) ): *!p5X&Ap<X! *'=n1 *)n; **p=6 *,b;3n88p<a *6<:S0Y +gS!!S
  0< .S +p<)S)5 *7p=_!65p3b< *9S1X%S1 *;b4S *<gSd<ga *=b! *>T3p4&pA5S *A!==b! +U<pA +hU>T= *D'=n1
  +YA65p=S; (X6 (be (e %% &! ',S!i '1T!S ':p: 'A&p#X+ 'Pp; 'S<U 'T'p' &$13S5 (S 'S<>1S 'X0 &,U!S
  &1p2S )_< &3S5 (AU )f 'U 'Y1 &5>! 'S;! &6+p)S '<T5S;! )9b$ 'S:b!p# 'T1S 'Y)S 'p<!SA )0S: &91p1
  '_3 )!f &:0p.= 'S:!f )T!S &<!p# *T1 '15f 'S () )S *$0f )U 'k 'n1p5 &>&pA &A1p2S '5p:1T ':p:1T
  'S:$p$U 'pA3S5 &S '!i ',T (U '01p1T '1 (5<! )S>S '3TA_A (UA_A '5XApA1T '>SA &T! (6<T9b$ (90p.
  (>1p2X (f &V! ': ($0T1 (2S *5V& (3X! (=[ (DAi8U'T1p1 &X ',p- *A8p3 '6,p-S! ,;T!S &_<15f &n, (!:p:
  '< &p<S) %*X %<Y& &Z6 (A&p<Z: ': (!S; +>S'S'T1p1 ('T1p1 (E5p3p<U; &_& ('T1p1 (A&p<a &`! (!p6S= &a
  &p!S5p1 ,T '$B (S) ): (X6 (be *Bk (e '%S) %>< '!:p: 'AX3p4T &S!i '1 (<^5 (PBS1 '< ('_! 'A &T1 '=
  (>T= )gT= &[; &^5 (:S5i &_$ (;=i &`& &b; (3_>1S %A!p<V1 &S< ('!p< (3X!p# )bA (98 )n; (:b!p# (=b!
  (>,p, +1 )T:b!p# (A:X3p3 )S$< &n; ((p5a %B< '0k 'T5U 'U &S '< ()U>T1 (SAU (T: *90p. *f (V:>1p2X
  'BZAA:n; %D5i &S< #'8p<eG6;X<S) $T1p1! )!:p: )3bA )S61p1T )f $U $p' &!S< )T5U )U (= 'T<T;S &+p+S0
  &3ApA5k &4:j 'S<0k +5a'p6S6i -5T<3bA -D&p$B_1X &6S5 (<:U 'p60T4S5 &9S8 &>S'S (3T5U )U (5T3U
  &AU=9S8 &S '4T,p-S5 '5X:1T )<!pA '6n5 (p<0T4S5 '>U!<0k &d &f %(5p3 )S &T '!T<T;S #)5 $S1 &9S8 $U
  %2SA %7p1T= %8 %> &!:p: $p) &!:p: &9S8 %* &!S< )T!S *5U )U &1p1T!< &5p1T! &90p. &:n; &S; (5 )!:p:
  (U &X %<a #+Sp+ $p'< '!:p: ',p-S5 '0k '5a6_e,Y& '<b$ '=:pB` (dB` 'Ap2S5 &S< (T!S &_15S )T;: (9S8
  &n; (45 %)!i &5A1p> &6i (A+p)V& &; &S1 (>1p2X (Ap<e (T )+p+S0 (Y65U;!:p: '5T; '6i '<!:p: &T6 &U8
  (5<! '>5 )!:p: (n5 &V& ($T1 (A+p)6i &Z; &`! &n '; (45 %*S %+S '!S< '#5p4 ''SAi (_1AT! '0 (6n,
  (>5>6p6!:p: '2p5=i ):U '5T<b4 '6+p)S (1p< (n, )0p0 )1p< (p<3S5 '8_'5k '9p=[& ';b& '>T61p1T *<T1
  ):b!p# )A_A5f 'A!i! (&p#S< (:p$S=i (d$S=i (p=b! 'D'=n1 (h &T5U &U &b ')5 )f %35X!p<: %>>X4 #,S;XA
  $Y> &#c1S! &,Xd &7&i #.S&p$ #0Sp16i $p, &! ',a 'AS'i &&i &6i &<!p6S=A<A< &S '5 (i '6 (i )4p5S6i
  )Ap<X! '; (:p#S& '< &V& &Y! ()[& (3c<! (D5p3& '5 &[& ': &`! (!&i )Y< )Z< )p<B: (#^> )p:b' +c
  ((p:S< ()5p=&i )p<X& (,U (3_A )p<[& (60p,Xe +1Xe )S; *<Sd& )p<_& (7_e (8p5& (9p5& (<S):SA (A^&
  )p3^& (Bb=T51S> (D&p$X; '&D&p$X; &b& &d %-S$S< *,p-S5 *A5p2S *T! '5 (& (,U (9S8 (>T3p;S '< (!T'p'
  &T1 %. &'p(S; +8p<V!p; &SA &TA %1!,a &S6 (i )Ap<X! ';:p#S& &Y! ()[& &`! (!&i (3p<[& (60p1Xe )S;
  (8p5& (<S):SA (A^& '&D&p$X; '1 &b& %B &>S'S (3T5U )U &AX#X: #1 $&p$ $1_)e $3T5 $5S$5BX1 $61p1 %3U
  ')S1T 'A1p1 *> %p6:S0 &<:S0 $8S< %T4U $9S8 $:Y=U %p9Y $;+p+8T4U $<&pAU $>1pA (< )k (k< %S< 'f
  $S&p$ $T %!S< &T'p(9S8 %'_1AT! %)S$<T;S5X;b$ +f %5p<p3T; %6+p+S &,p-S5 %: &1U &3T5 &5p1 )U &>S<f
  %>T5n; '6=p=SA (p6>SA %A:p6)+p+f (8n5p4 (:bAS &S5X+p+S1T %D>T6p6>SA &S<:p:0k $_!T'p'9S8 *<b$ *S
  +61Tp1 +8S4 )( *9S8 *<b$ *S *f $o $p!6p6!<0S9T4:p: &S< %, %1 &!p#n; &#0p. &$X0 &%S1 )!f ),p-S5
  )Ap2S5 )T!S &'< &3T5 &5S;! 'T!< )S; &6&p!n) '<T90p. *n0p. 'XAp6 *A 'p6!<0 ,S9T4:p: ,k &8S< 'T4
  'b)p*&p$ &9Y:T! &: '8S< '9Y:T '>Sf 'BS-S5 'SA 'U &<b$>T)p)S &=b! &>&p$A1p> 'S<f 'T)p)S (3Y )p;S
  &A+p+S 'S (Ap1p< &Bf &S '!T'p' 'B (!<0U!T'p' )S=T! )T'p' (f &T &X %2 &S &X %62 &S &X<X@ %; &:o
  &>n1 &S '!p<V1p; '4T,p-S5 )ASn5 *p-S5 '5X:n1 ,T )<!pA '6n5 &d '!S< %< &AXA &S '>X4 &U &Y>
  (<6Ai)S1T )Z: (AZ8Y) %> &!5p3X;8p<`! 'S1i 'd0S' 'pAn; &#pAV6 &$X0 &%S1 )!f )Ap2S5 &'1X6S3 *p6S3
  'SAiA! &)[&!d6gS1 &,Y51S '[<3_A &1T<'p(S5 '_e &2_<!d,c &35pAS; 'p>_6S3 &5S;! 'T!< )S;
  (&8p<a8p<V!pAS 'c &6:p<[ &8& 'BX!bAT!S 'SB0f )5f 'p<a &<d8S &=b! 'p6S; (DT1 &>T3p;S (An; &AS<
  '_3)f 'p<X! (=S6 &BU5)S1T &D2_<!:p,c 'Y>U6gS )Y>U>U6gS &N!!bAT!S &S #2Y6 #3 $S %$1T %3S5 %7=
  %8p<V!pA %:5o %< &A5p,bA )1bA $T5p5>1p2X %A &5S: 'n; &8n0j &9S8 &>0p0 &A+p+S '0p-S5 '8p3 'Y<
  &S5X+p+S1 &f $_A $p-S %3 &!b>T3 &%bA &)S1T &1S &5n; &8T:p8 +S=n; &9Y1 &:S=S &>T3p;S (6=p=SA (A_A
  &A+p+S '8p3 'SAp1p< &S '5X!p<: ';15f '<:p:0k '>TA_A &X663 %4:j 'p: ),Tp-1T *p-T1T +4T1T )3_A5S
  )6p6)p)b1 &S ''<T1 *;S (T1p1 (_1AT! '3S5 (_;p; '45 (T! ):X1p1 '68p>)T1 '<:p:0k '=X )9S8 'A:p63S
  +5p5 &T5p3p<T; )<p3T; '6X<T:S '>TBS<T! &UAp><f &V '>TBS<T! %:n5 %J? #5 $T3S5 (!:p: (5T;: (T! (U;
  *9S8 %5p5S3 %p5,p-S5'_15S '4T!S<!f '6S1 $i,S5 '6 &bA %1S5gfA5i4T &f<gS; %4S5f &T '!T<gT;gb6gf!
  ''(_3f %5T1-S5gf'_1f5gS '4T '6S1 (gS1f &gT;gS1 'f (:g1i %Bf %D5i!p< $p,S5 (!p<b; ('T1p1 (+S1T
  (5aA8p3 (8S!p; (A5p4T '6 ('T1p1 (3X!p# (<b$ (>_35S &bA %-T4T '6S1 &V!A5p-S6i '& &d %1 &1T (!:p:
  (>&pA (A8p3 &5T!_15k &6X$p$= &9S8 &S '5 (A5p4T '6 ('T1p1 (3X!p# (<b$ (>_35S &T '!< (S<!f *T!S )=
  '0S$S< '5T;: '63 (S= '9S8 )>!:p: +< ';X1p1 '><63 (T4U 'A:p8n5 (S=S (X# *)S1T *AZ5<Z:DSAhU 'B_1X
  &U &X,Up-4:j +9S8 +AX# (p-U +4:j +9S8 +AX# '6S; '@p1U 'AT1 &b@ 'A &f &o %21 &> '!T'p' ':T1p1 +<
  '<1T 'S 'f &S '$S< &T1 &n1 %3&i &,p-T!f &5S 'U; )9S8 &9S8 &<!2S 'b>S3 &ApA5k &S '6i &T,p- *9S8
  *T! ,f 'Ap-:T1p1 'e (A&pAn; &X! 'e (!pD`! (3c:X# (=b17p=be &Y& '' (<5& (>S1i (D5p3&i '<5& &Z' &_?
  'A (B< )S< +!f +T!S ,5U +U 'B (!S<0k +T5U +U ('T1p1 (9S8 (>T4U 'e &a &b &d? (! &e '!DS> (p<b;
  '#p'c '$Y3!p<8e '3p<Ap6Y5 *Y& )>S< ':X# &p<S8 (` %46i (<]& &< ':_4S '>bBS< &>bBS< &S5 (!:p: )S<U
  (9S8 (:T1p1 ,< (A+p+S )8p3 (U '6i ),S!i '<0 )f )k 'f6p<!SA (<S1p<U &T ''_p)3 (p(_3 ))_3 ')S '4T
  '6S1 (p<!SA '85p4 +5k '9 ':X# ';S (b$ '>SA (_A 'A+p+S ,)S$Y9S$U (n3 &V! (7p$<$p<Sd (A5p4a '&
  (#pA` (,a)[& (A5p4a &Y &a &b 'A5p4c &c &d &p;S )!S= %5!:p: 'S= &T ''n; (p'; *n; ',p-S5 '4T )!S<!f
  '6S )1 *)S1T *,p-S5 *:S= *<b$ *A9S +S=S +p2S5 *S8S4 '85p4 +5k '9 (6p<:S0 (:S. (<Y6 (A0p-S5 ';S15k
  '>SA (_A '?p'; '@p-S5 'AU3 *!d8Y= *1X:Y= *6[!3Y=S; *AS<8j1:S5 (n3 (pAT1 %:1 '$1i,S$p5S (p5S '5S:
  'Ap$S=i 'T (!:p: %;S 'A (9S8 %<p3S> %=&i &6i (*V& (6S1i:S1i (A5p=T5 &S!i )(pDV& ))[& ),a '& &T5
  &V! ((p5b1 (3p>S< '& ': (6S1i1p<[; &X& &b' %AV: &[: ('Xe (1p<bA (2p=bA &` 'A5pAd &d '3X! (p<8p;
  '60p,Xe (p<S!i '<]& 'AS&AU=S (d'a %`A #6 $'d0_e $+p)S!i $1p1 ')5 &5 $2 %6S5 %>S'S '3 (T5U (U $5
  $>S3T5U $A: &i &p,U '1U %Z5 &l5 %d,U $Sp,Bk $hY &!p<DY6 &(pDS6 $i %!&i %#p;=i %3V! %8f<X3n++Y
  &n++X *1n++S5 '51f<gS; %Ap56i $j $p, &6p<!<0k &An! &SB3ApA5S>,p,U (f (k (n5 &T %1 &! &5o &6p<!<0
  ,k &: 'U &An! &SB (5 (f (k (n5 &T %5 %6 &)S1T &,T (9S$ )n; &1p<!Y= &3S-S &45i &<S) 'TA4:j &A1p>
  &S; (#p=Z5 ('T1p1 (,p-S5 (9S8 (:5p3U< (;SBS< (<U!<S; (DSBS< (SBS< &T &X '<A )!m ))5 )4:j (TA
  *!:p: *)S1T *3S5 *4:j *>S'S ,3 -T5U -U *b #7p&S> #8 $Sj&p$ )!S; $j)p+ %S&p$ )!S; )<S& %_ &)p+
  )1S+S0 $np35 $p)S6i %3 &'b< &)S1T &,3a &5S:T!!T<T;SA8p3 &8p<Bp:n5 &A&p$p<be '+p+S 'S4X!S< (Ap1p<
  &n '5 %9T '!:p: '3T5U '4:j '>S'S )3 *T5U *U %<=`1 &Bp:'S<T5U .o ,U &S1 &b& %> &!5p=`& 'S<UA:S$:
  (= &#p=Z5 &$X0 'p5S (<6i &&p$ &)S1T &+p+X *1+p+S0 *9S8 )Y &,& 'p-9S8 &-S5 &1` 'p2 (< &2p&a
  &3ApA5k 'TA3U &5S: 'U 'p1<S; &6[ '`6;gS& )A8p>;gS& 'p<!S< &8p<e3n; &9Y1 'b$ 'n; &:X# 'Z;,& &;X1p1
  &<X3+p+Y 'b$ &=S9 'b! &>'5S )f '1p1:S5 'T3Y (5SA '_3T5U )U &A5p1T9S8 '<8[ 'S; (<8S&p$!S; *[ 'T3p4
  +T 'Z5 'b! 'n<8[ &D5p=[ &S5X9S8 '>X4 'AU &_ #9S %#`1p< %$ &)5 (9S8 &6X$p$= &9T!p#X &S '61p1T '<
  (:p:0k &p<Ve %'!p#X &S< (6X<A %)5 '9S8 &S1T %4:p:5X+p+ &T61S *5U )U &U61U %5S;! (T!S &T;: &X5S;!
  *T!S '8n5p4 %6+p+1p1T &1S5U 'U &X$p$= %8 &!S<0k +8T1 &)Y<'1i %:5p3U< &S= %=T6T!S< &_#S4T!S< .T5U
  )5X!S< .T5U %> &$1T &4:j &5U1T &6p6+p+1T -p1T &A0p-T1 &TAS:+p+ &f %A:S)T! +S &B9S8 &S:+p+ &n3
  &p2S5 $Y:T $p=V& #: $!:p: %p<V1p; $$6i %Z< %b1p1 (< %d5T1 %p$ '!:p: ''T1p, +1 (_15S '9S8 'A&p>SA
  (d>SA 'S &5S &< $&p$T9S8 'X=U $'<T;S %S<T5U 'U %T1p1 &5p,S (1S $)S &1T (! )S )f %U>T1S %p) '!S=
  (UCS '3T5 ':S= 'A:n; 'S ($S *< &+S &; 'S $+p+6n, 'S (6n, $,Y'6d0& $.p/6S1 ':X: '<_#S $0 %!T'p'
  %$S<>e )f &b1: '<8 %'<T;S %)5)U ',U %3Y1 %4:j %6<T!p#S< (9b$ &p6,T+p+S *61p1T +3S '<_AT1
  %8p<SBp:0k %9S8 &_3 %>&pA %A!p,T (1T &8p3 &S<Y6 &n!p,T )1T %SAi %U %X1p1:S9TA_! &3_p3A 'p3_A %b
  &$p<Z %f $1S &!:p: %X=p; )E061U %_)e 'f %` %p1 '!S< 'A&p>S1 &2 '!:p: (S= (T'p' '$X0 ''T1p1 '6X<A
  '9S8 $2 %!:p:,p-S5 %4:j %9S>5S %;S5T )! *S %>T6ApA5S %f %j $30p. %S; %T5 %c1S: $4:j $5S: %T4T %V&
  %p1)5 '<S) &4 '!S< $6U %X0p; %[ %d0& %p6:S0 &<!6 $8p<:1i $9S$ &8 '1:p<Y> %TBS< )!T'p' )9S8 $:S.
  &1i %T1p1 %X# %Y= '9S8 'p; $; %X3p4 $< %!:p: %0S$p<Z %2p&a '=a %6p<!SA5k %9Y:T ))n; %:T1p< &X3p4S
  &p; %>T);T5 %S1p<U $=p::5V& $>4S5 %S; '1p2 %T)p)S &3 'p;S &5 &6S! %_3;T1 %n; $A!p,S5X9Y1 (T %+p+S
  %8p> %S &< %Z5 %`: 'AS=S %n!p,T %p15T;: &<6 $B_1XA:7= $S %$1<,p- &: '!:p:!< ')d5Z+ '+S1T '5S<U
  (TApAT1 (k '8S0T)p) ':T1p19S8 ';X>)5 '<6< &n %'S< &n;!< %) &)S1T &S1T &T! ('S1i1Sd& ()S6i1:p<Y>
  )d5Z; (459S$U (60p.T1A9S ):p<X& (8_+1d0`& +AT3p4T +D&p$ )p<V3p4A9S (9S8 (<,p-A9S ,S9T6S= (A9S
  ):S$: +) (D5X6p63S5 (S (Y61p2:p9 %3S5 (4X1&p$ (>1p1 (AU= &T!A:S)T! %4S5 &T ''T1p1 '5p<p3T; ';b$
  &U %5 &!:p: 'S< &$1T 'X0 'b1p1 *< &'T1p1 'p(5p3 &)5 'S1T *! +S &3X!p# &5S: &=!p#0k &A&p>SA 'd>SA
  &S'S<p; '5X9S8 'A5 )T! +S )f &X9S8 %61p1T %9S$ %:S1p< %;S1 (>T9S$ &T! &b$ %<:p9 %>4S5 &A29S8
  (S$S< 'n2 %A &!:p:5aA8p3 'T<T;S 'Y= 'p<T;S &3 &4S1X &5S: &8= &9S$ (8 &f &n3 %B<0!:p: 'n0 &S<
  &T1'T1p1 $T!S< %1 &9Y:T &>1p2X &Ap2S5 &T ',p-S5 'Ap2S5 &o %3p4 (!:p: )T'p' )p<V1p; (7= (T )!:p:
  *< *S<0k )7=6,T>1p15k +A&p$: (U; (X6S; (b6S; %5p45 )k $U %!<0k &S< %61S %A&p$1 $X$p$ '%S1 %'T1
  (!S< &p'; )1p2 ,>S'!5T6S1 (n; '(_3 *!p#n; *6p6BS5 *:<0f *>T<1T .U %)p)= )6p69S )<&pAU )S9S ,A
  )b9SA (p>= '>= %,p-S5 *!p,U *)d&W *S8S4 %3; '9S8 'A'p' 'f &S'S< *A8p3 '; (!:p: (9S8 (>S'S )bBS<
  &n; &p$ (! '3 (!5p1S )S5p,S .< ()S1 '< (!5p1S< )S5p,S ,1S ('< ()S1 (61p5U (:S=T5U )_#=S (;S1p<S
  *5 (AS< )Y!< %B &6+p)U &k $Y> %B &!:p: &)5 &,p-S5 &5S: 'T;: &90p. 'S8 (>!:p: &>1p2X 'T4U &Ap2S5
  $_A5S &U $b4S5 ()S1! (<]& %A< ',p-S5 '0 (,p-S5 (f $g %!pD`! %8T9_! )3!k %9p=X! %S+A!S+ %Y> $n;
  &!S= &,d6Y& 'mAp:X$Ap:S+ &2p&a5be *:Z; (:U &5S;: 'T;: '_e &6p<)Xd &:X5 'Z; $o $p!! ''Sd ',d0[<
  &S! (A!i '< (f &X& '= &Y+ '> %$: &S=i )!S< )'T1p1 )2S )8X1 )B_1X 'd& )A:p$: &U: &X= &`: &b! %&5i
  (;b& (A<X6 )X3p4 &S' '1i ):S1i &Z1 &[' &d ''W5 (p<V6 %(ApA %)X= (p=6X6p)S ,Ap6 %+S+ &_+ &`&
  (#p=Z5 %,U '#p8Ai ):Sd& ''p<[5 ')SN! '35i (^& '6p<3Sd&$p5S '8U<be ':S5=!p##n0p. (X1 '<BS' (S63S6
  (V& '=X6=[ (Y1 (e '>S& 'A (d,c 'Bp:$p>S: 'C_eCbe 'D: (AS<E1!S< 'E'p(S 'G1p1<T &V& (#p=Z5 &W1 &X=
  &[& (B^ *& &_' (!pA1p<T; ('!p<U )c8+S *Bp>S -hS (8p<e ,<^: ,><<S)5U ,D5X) ,EAU93p3 ,G!;b<S)
  -6;X<S) 0><S) (:g` (I ') &`& (#p=Z5 (,`&!S;>T!S< +#p=Z5 +'T1p1 +4:j -p:3_A5S +6S1TBS<k +<]&
  +AT=p6f +J! ,3p4U (4:j (5Y>!S<*W'S6i (9S8A&pBS< (<]& (AT=p6f (E<T;S6p=`! (J! )3p4T &b! (#p=Z5 'e
  (Ap=S %11 &U &V& &W1 &X= &[& &_' ') &`& &b! (#p=Z5 'e %2!T'p' %3!i &&i (3V! &= &S+ '; '< &U! &Xe
  (!pD`! ('Y=7p'T1 &Y& (<:pAS;1p<0b1 )dAS;1p<0b1 &[+ &_e &`= 'e %5S '!i ',a ': (,d6c &T3p4 %6! '!S1
  )<3XApA '#p5X< );& )=Z5 ''T+p'^5 (_! '(pDV& '*[ '1c '4:j '6S> '8& &)+p+ *f 'S5:XAS>S3 &1Tp1
  *A:p6Y0k +Z$j 'p,T *A:p63S (1T *$X0 *5T+p>5 *:5XApA +S5)n; *A:p6Y0j 0k +Z$j &2 &3S (5 )AS45 -f
  )T! 'o &4S5 &5p5 )S &;X1p1 'b$ &<S; )T! +AX# 'T>1p15 -S!S< -k &AS3 )5k &BS< )9Y:T &S '' (i '35f
  )k (S '< ('_! &UC5!:p: &X! (!0p,X< )S1i )X! (%p:Xd ('S6 (3p<;X! (5S& (8be (:S5i ', '0p0 '< (#p'U
  ((p5Y1 ()p>S (1p5b1 *<A!i (2p&a (6a1& (=p>`& (A )!p6XA ):p6! )S'i )d6! )p6`! *=S6!5p=&i -)p<V&
  &Y&A&p<Y& ', '0j )S)p+S5T;: (kBY<B^< '< (09S8 )j )k (3c,b; (6<TAn3 (8b8SA *<8SA ,_+ (A6p6S;
  (BY<B^< *B^< &Z< (!!i (3_A (6p<S!i (:SA &[: ($Z<9p=V! (,a &`& &b< &n3 %7 &6p6=S6 &ApA &X= (p= *T1
  %8&pA &'p(<'p(T5p5 *f ()<'Tp)5p5 +p)T5p5 &5p4 )!S< *UCS ))S1T )8&pA *S!p; )9S8 ):T1p1 -< *_1p<U
  )>&pA *T3p;S )AB)U8:)p*T: )T5 +U +o )U &6p6=S &8 &< &= 'U &ApA &S4 (!b,p- (#pAb; ($p<Ve ('T1p1
  (,p-S5 (59S8 (62 )<T;b!SA )p,V! *<S6p1 (9S8 (:$p$ )S$Sj +jS (<'p(S +)S +8S (S )>SA '5i '; (Ad8Y
  'B! (0 )f (5 )!:p: (T!S &V! &X3p4 *4:j *b '= (p=6X6Sp8 &^1 (''Y1 (<d'_! (Ap6`! &_e &`e &b3p; '4
  (5 )f )k (T )!2S )+p+S0 )6p,V! +<S6p1 &n5p4 *)S1T *8&pA *9S8 *>T3p;S %9!p1 &1p1 ):T1p1 &8 &> '<S$
  '_AT5U )U 'f &S85k '< (!:p: (6S<:U (9S8 )p=V! (;S5 (f )5T;: ):X# )AV! *d0&i '> (!2S (5 )f (<S$
  (T1 *:T1p1 .< '@ (S (T1 'A (5k (60p0 )1p< (>T1:T1p< (AT!pAS (S (T1 (U &T1 ('T1p1 (1p1 (9S8 *> '3S
  '5p5 *+S1T *>&pA &U '$T1 '1 '4p>[!S< '<^5 &Y1 (T &_3 ()S1T (+S1T (35p=_ '>AU &b$ (!S; ') '3p; '<
  %:)p)5 *!:p: *>1p1 +_< *S5TA&p% 0A *U &1 'T (!:p: (3_8 +U *>U (5S: (=T&p$ (>bBS< (A&p% &S
  '!:p:5p,f ''S< ')U8 )>f (j5 *U '3ApA5f (T,p-T '5 (9S8 (S '6,T61p1T +3S '8S!p; (p;S;S: '9S$ ':$p!
  *$ (1T (S1p< '>S'S );S: 'A&p!6p6 .f (1T (:S4T )p8X3p4 +b4T 'DS)U8 +>b ,f &X#T5o (U )!:p: )9Y1
  &b35 )!2S )U; +!2S 'AS %;!pA:p8X3p4 &'o &6o %<! 'A:p&5i 'i &&i (-S5=_# &5i &6 ''`> '1:p<Y> 'A:p,U
  *1U *<Z= (p=S6 &Ai (3V! &S! (!S; ('T1p1 (8_=6p<)Xd (=dB` (A:p<&i ,5i ,S5p, -= ''i ') (o '1 (#b '5
  (p1 '6i )'1p>S )1p<U )3b )Ad<^6 )N! ': '; '= (!Y5 (3X!p# )bA (D:p<`! 'Ai 'd& )#p=Z5 )'T1p1 &T1
  (3V! (9T:S5 (A:p<Sd& '= &U& &V& &X! ('Y= '& (Ad81i '+ '1 'e (A:p<Z= &Y1 '6 &Z' ($d5T13X!)S:X5
  ('T1p1 )X& (*[ (:S1i '1 '= (!S< )T'p' &[5 '6 (#p=Z5 ('T1p1 (A:p<S= &^: &_ '! ($:p=S5 '& '' (!S<
  ('T1p1 -)SN!'p(5 ()b$)n; (4:j (6_A!!:p: )p<;b)5k (7= )`5!S<0k (:$p$7= (>SA5S (A&p#S< ):p<S5p, /1
  ,Z= )_'!p,U (E<T;S62,_! 'e (Ad81i &`! (!+p'` (A1p> '& &b' '6 (4p:_+ 'e (3p<8p; &p6 (3S5 (4S5 %=
  &!!Y< 'S<U 'i (7p=^! (9p5`!Ap=` (A:p=V& )d#S5i &#S6i &$p<]& &'S6i(S; 'X&Ab: &0S:8p<T! );gS
  &1X&;gSd &6 '<b: 'Ap=S6 'p<B[ +< )`1 &:p)Y< +#p:`< +$p<]& +;Z5 &<S> &=S6i$p<]& &A:p=!i *X! 'd,c
  'p<C!i &S! (i '+i )9p&S '6i )!&`p!6 *T=_A )'b= )8X1 )<&p$S= )A1p> *p6`! &T' &U '!6p6SA '$ '<!S
  &V& (%[+ (2p:` (8X1 (:X# (DS<:p:0k &X! '1 '; (Ad81i &Y1 &[1 &^! (6d8S!i &_! (A:p=!i '& (3V= '' 'e
  &`> &b! &gV& %AZ= %B %D &! &&4Y=U &6i (8X1 &S& (!S< '1 (#p=Z5 ('T1p1 (7p3e &T1 (A:pDS& -1 &X;
  ($$p<X! &_! (4p:_+ &`= (8be #; $! $5 %!S= %,p-S5 %>_=S %S &A5 (f %b &!SA %f $:p6>1p1 +T &8<S &9Y
  (1 )9S8 $A&p>S< $S6 %: %=X $Y> $d %><S $p;S 'A5k #< $!Qp;%[+ %S:3_8 $)S1T %n; $+S0 %p+S0 $0
  %!p#n; 'An; %$:5k %,p-S5 %1p<n; %3S5 ';! (T!S %4:j %9_3 %>1p2X %f $3 %!S= %<,Y> %f $8S&p$ %[
  %_)p+ %p<e $9+p+ %S0 %Y $= %!Y= %[6 %b& $A5i %< %[ &< '$X0 ''d0_e '8p<e6S3 ':S;S3 %^< %_< '!S1i
  '#XA ')S '1S:AY4p; (p<V:65p3S1i '>_< 'D!pA<)[&!p,S: %` %a &#p'U &'d0&(pDV& &*S: )!p<B: )#p:c 'Y!
  &+S!i &,`! &3V! &6p<AS3 &8U&8S& 'Z< &;S& &<;S& *! &>T+p+S0 &A!i 'AY& 'Y1p< 'd;b$ 'p= &Dd6be %np>1
  %o %p>1U )3_>U (o 'n1 &A1U $T= $U< &!S; 'T'p' &)S1 'f &4S1X &5T!p#_6 &6<TBS< 'p6,T )3_A )6p<3_A
  ,9S )9S (<3_A )9S &80j 'n0j 'p;S6S= &9_3 &;5p, )1 *p< 'S1p<S &<!pAS 'Y4S1X (64S1X &>0p0 'T)p)S
  (3p;S (:b!p# ,A0k &A0p-S5 '5p4T 'SAp1p< 'bA5 'dAp!S< &S!S< '&p$ *!S; '>;>f &T5 (U &U &f '!S;
  %A6A1p1 &p<V6 'J6 $X5A_'!p,U %6 &$p5S &2 &3c &5n; &A_'!p,U $Y6 &!2S &5T3p3_A 'n; $_A< $b %)
  &6X6Sp8 )p)S (Ap6 $f $p6TAo #= $6 $S %! &61p< &91p1 &>T'S<0k &S '5X>1p15k %,X '7= %3`5 %; $T1 $^&
  $gS $i %'b= %)SA5p5T4T %3d5_< %7= %8U$_ 'A&p$: %>S=i>S= &g=i %A`5 $n! &ASd$n+ $p'5 %; &!:p: '<
  &1n' &8_3p; &>T3Y &ASAp1p< %=!2S &S6 (!2S #> $!:p: %T'p' $3SBT! )S $5 %!:p: &< &S= &T'p' &f
  %,p-S5 %ASAp1p< %S &!S< &5TA&pA %U; 'k (=_#S %Y &6'S< %f %p1U $:5p3U< $<2 $>SBf $Si& $T)p+S5!
  %+p+S0! +f $f $j %)p+ (1S %1p< %5S:5o %S&p$ &2jAT3p4 %_ #A $&p! $5p=S& $< %!5p=b& &U &p,b& %#]5
  %':p<^& &`& %)[&<^& +'`& &p<X& %*[ &p5^& %2p: %3p<Y& %6+p(b1 &p<Cc:Y= %7p3e %8_)p< %9p=[& %<6^&
  %=+i %A!A:p6! (d6! 'Dd8c &p,:p9 '8S5 $S&p! '$ %'i %1i %6i $T %1 &Dd6be %5 %:0p.= %<&pAU &<,Y>
  %>S<f %Ab9S $U $V! $X!::gX! %#AS5p1 %< &<S) &f %= %A $Y= $Z< $[< $^1 %< &::^< $_'!p,U %e $a $be
  &A!i 'Y1p< &D5p3& +;b&'T1p1 'd6be $d! %8p<XA $hp<sV: $p!X& %$XA %&S' %1p< (!S< ($p<Ve ()U8 *>T5
  +f (S )$S +< );X4 )>X4 %<!i &+i &S!i '+i 'd ('XeAAp<SdC[& &T! '' '6 &V6 &YA 'e &Z+ &_!AAp<S! .i
  ,b! &b! ('XeAAp<b!C[& (AAp<Sd &hSA 'V& (6 (: )33p3V: 'X' (6 'YA (e &p1 (S )$S< )>X4 %=!i (AAp=[1
  &5i (AAp=b &Sd& &[1 (AAp=!i &b %A &!:p: 'S< )T!S ,AApA! (= &19S8 &<,Y> &A:n; &S ':T! *S &X '3_>U
  #B $!:p: (AT3p4T %<0T! 'k (#p)T= (6p=`&9S8 (=!i'_+ (AS#S %S< 'T5U 'U (5U &= %UCS %p6, $$1
  %:5S$:5k 'k %S:T5U 'U %p<SA 'T5 )9S8 $'< %=5S %S<T!S 'U $)S &1 'S %U8 '!:p:!< &>9S8 'T5 )U 'U
  (AB4:j %f $1p2S!<0k 'T9S8 $3S;S3 $45 %:j &p:'S<T5U +U (T! %p:T!S $5 %S9U %T!S; %U;,p-S5 $6,T9b$
  %S5 &=5k 'U (6p<3_A (<,p- %X1p1 (< %p6>_0U &<)S)S1T '1T61p1T '4S5 '8a0U 'S0 $7=$X0 $85p4 (5k (X
  %=!:p: &<,p- %n3p4 &5p4 )5k )AB)U8!:p8X)S $9$T5U %S1<k 'S &8 '$; 'AY>^1 %b) '5,p-S5 $<,p-
  (DS:_<T! *<gS6i $=!p#5p1T!f $>1p1 %SA 'T5U 'U %T)Sp) 'T1<S)p; 'p):S5 $@j $A&p$p<be %+p+S
  %5p1T)U>9S8 %:n; &p85p4 +U %;p;S %S &4S<0<,p- %_;p;S &>T! %o %p< &A '!p# '$X0 '1p2S: '5_1p1 +<
  (n;5k '63U *)S1T *A1p1 -> '<&pAU '>1pA +<k $BSA5f $G1p,:$1T $S %2j %; &!d0S5i &5V&$p5S &Ap:5f *i
  &T!S %< %=S6 %> $T' &ABS< %1p< $_1:gB_1 &X '! '4:j '5T;: $b3< $nA #G6S3TA_A #Qp;%[+2S #S $!
  %#p:b' %'p(S %(pDV& %)S1T %1p<S! %5_p3= &p3_= %6d6_ &g1p<S! %9!p# (A &b)5 &n!p# )A %:SA &[=
  (Qp;,V& &`!*[ &gp+S! &p+gS! %= &=b! &p6& %>6p6!:p: *< %A8 &U &Z< %DAX9 %S<U &BS< )5T;: )U %T;
  'S5U 'f %X0T! )S %_ %f &=gf %i &6[ &AYBp>Y5 'd8c &Dp5!3bA %p; ':X5U '>&pA 'AT&pB ,f 'f &A 'S1o
  'T5o 'U (!bA=p;>T'p(n; (#S&!S<'b3 +,beAS ()d5S+ (6+p'_e (7p3S=i9p5`! (8_)p<+S0 (=dD^& (>^'
  (D9T+p+S1 )<T9Y1 $#S &!S= &+S1T &5$< &6!pA '2 'AS#S 'X$p$X= 'p<3_A &7p3e &8S0T)p) ,; &:p<V$ &<,p-
  &A:S$: 'b $$ %< &>T3p;S &S &_ 'A &b %Y &< '5S: %p<S: $& %!XA= %'T1p1 &_1T; %+gS& %3X!5Y> %7p5ZA
  %8p<1 %A&i &S=S &Y: $' %3V! %< %S6i %XeASC[& %i &!S< 'p<! )0S1i &#p>a &$$p<5i 'b &&^1 &'dC! &(c
  &)Y< )#^> )A 'p>S &*S: '[ &+S1T &,Xd )!d9Z5 )>S>6U ,8U< 'Y& )Ap&Z1 '`! &1S6i 'p>S &2p=a &3p<=X!
  &4:j 'p:_+ &6&p![1 '+p+[ 'p<CS!i )S!i &7p+[ASd &9p=_& &:5XApA &<]& &=pDT1 &A&p>T1 '1p> '5p,S5
  'S=bBT1 'd0S+i (81i 'hU> 'p!< (<S; &BS6i &C[&A:p6X<#T: $)S2p:U %U &>!:p: %Y< $*WC[&>T+ $+
  %'S!iAp:X$ %6p<,S+ %p)5 (A1p> $,! %5 %S5 %^> $0 %8Ap1p< &nAp1p< %S %T &;S %U $1 %$p<Ve %'T1p1
  %,p-S5 %:5p3U< %S<:p:0k &d& %f %i &1p>f=b! &8p<S1i &9p=S1i &D0p,`1A`1D+p)&i )1`1 %p< 'S ('p6S6i
  (3_A5k (=p6`& 'U!pD`! $2p:U $3< &!2S &9S8 &>S'S (3T5U )U %T!p# &5 'o &A 'f %X &!p# &9b)5 &<A %bA
  'Qp;$_Ap,S6i %f<f $4 %! %5 &9S8 &U; &f &k %S<0 (!S< ()5 (,p-S5 (3S5 )p<8p; (5S: (6X$p$=
  )p6+p+1p1T (9S8 (:1T (<,p- ,5T;: (AX# )p2S5 (f (k %T!S %U5 %X &!:p: 'S< )8< )A8p3 )T5U )U 'UCS
  'p<V1 +p; (J1 *p; &$1 (S &)5 'S1 &62 '3>U &7= &8SB5f 'p<V1p1 -T &9S8 &<Y6 &>S'S (3 )T5U )U (B5f
  )f 'pJ1p1T &A5p:1 '8p3 ':S'S< (p:1 %j:o %p> 'AS4X 'S ('S< (AS4X ,)5 $5 %!p<: %$< %0Y>
  %1Y,Y:U&Bp$b %Bp5Yl %T;S;:p,&3^1 %X &ATApA %Y %i &)b< &1SBp$b &:gS<U0Y (a!p<YAhUAp3`: &>Xn0p, +.
  +1 'gS5i (n0p, +. &AS=i>gS.n< %jS2 %p1 '$p<be '1p<S0 'AX# 'T (9S8 $6 %!:p: &< &S<T!S &f %*V&
  &p=_: %1_;p; &a; %5k %8Y)>T)p)S (AX)U>4:j &p<be %:S1i %<=S6 %>S3 (T5U (U %AY5p; &p<Y> %Dd0S' %S5
  &6i &= %T!S %X& %_!p#9S8 %f %gY %hY '!!i ':pAc '=S&:X# %i &!&i &'p<>S8p<:$p5S &1SA!i &3d8Sd&
  &7p=`=pBX& %p<0T6n1 'Y9U1 $8T9n!p,T *1T %p<e'_Ap,S $: %!>T+ %$p$U )4:j )9S8 *_3 ):T1p1 )<A
  +S5TA&pA )AS5TA&pA +:$p$S '<U %%Z; %'Y! %+p+ ($X0 ()5 (5S: )a (6p6,T61p1 1T (=!p#0f (ASA5S %0_5
  '< ($p<b& (AT!p#S (U &b$p<Y %5p1 ($p<S: (6p<3_A (<,p- )S) %7p=S5 %:S5p; %;T! (61p< (9S8 %>_3 %AT6
  (6U &hT6 %BS6 %S)T! &5p; )9S8 &;T! )90p. )<b$ )=S9 )>1p2X )S8S4 &<#S5i &>1U %T &! '9S8 'S &5U %U
  &!S (< &#p=Z5 &'T (!:p: (6,T63S ,5p5S (>1p1 )S'S *3 +T5U +U (ASA5S ,k &)5 &,[:!S< )'b3 &3S5
  &6<T9b$ )>1p1 'X0p; &9$T5U 'n!p, +T &<Y6 &A:p85p4 %X3p3 )T! )f (< )T! )f &n++gf %f %g5i1f &n!$U
  %n+p+ &< %p6 $; %!Y5 %,^> %0p0!S= (A:n; (S9T>S3 'B (!S= (A:n; (S9T>S3 (f %5o %6S1 &hU &p<S1<o
  %91p1 &S; &b)5 )A:bA< %:S? 'A &o &p6S1 %;X1 &Y %AXA %Bp;X1 %N! %S:b &Bp5 %T5p3>dAS %W5 %Xn5Bf %d
  %gW5 %n0p0 (B )!S= )A:n; )S9T>S3 $< %! &1T!S &:p:30p. &S<U &Y1 %$1T &5p4 %&p$ (A1p> %'< %)S1 (T
  %0!S<Ap5[AXd &A+p+S &S &T! (S &U!S %1Sd& &p23U65U '<S %2U %3ApAU &T! 'A &X!p# &Y<=_# &p<8p; %45
  &:j 'p: &S1X )$U:U )6&p!:BS<U! *,T:U!p<X6 *d8X= )8X= )<S> *V& %6+p)U &0p0 &S5 '6i &n8p> *#S&!UCS
  &p6 (>1p1T '<;b)5k %7S1i %81j:S5 &S&p$ *!S; &[ ''!p< ',d0Sd '3d5T+ '85p4 '9S87& ';X1p1 '>6p64:j
  'AY1p< &_)p+ &jS&p$!S; &n1j ):S5 '5 (A8p3 'Ap,X )1X &p<V!pA (e %90p. &S8 &Y1 %:1T (5U 'U &5p3U<
  &p9 (!2S %=T#T1 *6d8_+'p6S6i *=!i &_# %>1p2X &5p, (1 &T3 (Y &n1p< %?Y5p; %A6!pAU &8p3 &Y5p;
  &d#S5i +Ap:[)U>T1 &k %BS<U &p5Y %D5X=b: %E06p<1T3S5 %P!SA3S5 %S &'< (0`5Sd &0U; )!2S *:p: &5X<!pA
  &9<0f )k &; '!:p: ')[&:S5i '2p: '6V& '8be!p<6U '9p=X! '>T3p;S 'A:X3p< (n&p# 'D0`p,1 )p,`1 *1`1
  (d6be &>! &AS< )f &Dd6be %T! 'S (!`> )p<6U (=T52b& (I:ga )CX& (R:g` )CX& %U &6X1p1 +1p2_< +S *<
  &<'p(_35ASAp1p< 'ASAp1p< +<p1 'T! )4S1X %X& '6p<D6i *XA '8X:p8 'AY1p< (p<U 'Dd6be &6p6 %Y &6 %b)
  %f &Ad#S5i %gS' ')U>gY &Y &`5 &f $= %!p<: %#p:b' %'1X:p:X# %,U!S %15p,p<U (1p<U %30p.!:p:
  %8p<V!pA %;X3p41X=S!S< %<&'Sd 'i'Sd %>T5T'p)n; &n5 %A5p35S (5TAT3 +U3 %DS5 %G3p4<0k %S &!d<[!
  'p,U (<:'b3 )X& )c &#_1p1 (:<;b4S 'n0p. &$0 &%Xd &(3S5 'S5i &)S5i#p8Ai 'd5Xd (<e!p,U &, 'Tk 'd6Y&
  'k &1:p<Z1 'S: 'X=S!S<AV! &3_><X!p# '`5 &5;b6S; '>U!<0k 'S;3SBS5<& &6&p<^5 '-:AT!pAS
  '0p.T1p;A9S;b4S 'T0p. 'X0p; &;X1p1T4:j &<'5S '^5 &=BX 'Y!%X5 &>1p1 'T5T'p(n; (An; &A&p!S1i
  ':p5S!i 'd'1 (0S!i 'p<X! &B1p2!:p: &D5X$0 )>1p15k &G!p<T,p- '3p4<0k %T &!S &>SB5f %U &AhUCS1
  %bBT1 %gS '(3S5 %i $> %! &S &` &p,b& '1b& %)a %0 &:SA %1S< &p2U %3S> %:gS> )8p<a %;X1 %?_@ %A_A
  %Bp;X1 %CT! &V! %S %T!S &1p1TASAp1p< .<p1 %gS '!i &X& %n! $A %& &A:p,U 'd,U %5 &!S= 'T'p' 'p<T1p;
  )V1p; &'!p< &3Y1 (A!f )T!S &4:j &61p< 'p6,T61p1T )>1p1T (<1T61Tp1 )>1p1T &:0p.= 'Y= &>T3 )Y )p;S
  'U3 'bBS< &A:n; (p61p1T &BS<T5 +U )U &S '!S1Y=T! '$p<TAp, '8p<e8X3p4 ';X &T! ()5 (S &U &Y61p2:p9
  .! /f /k /m .T!S &b>S3 &d &f &k '8p<e8X3p4 %8p3 %<b$ %Ap<p1f %d8b' %f5T!f 'gS (f )Af:ga &<b! %i
  %n8p3 %p$U5 &,S ('S<p; &1S ('S<p; 'p< )'!pAX )5_1p< *n;5k )>T3 )S *1!i *3_A5k *<; *=p6`& *>X4 )T5
  &5S &<Y> 'p,S (1 )S *>X4 )f $B1p2 (T! *:p: %A %S< &> '%b<%c %X %_1X %nA $C&i %S& &1i &3`5 %U %X&
  %Y:gY5 %[&>T+ $DhU> $RCV! $d %& &!S6gY &;gZD`= &Bp$S8Z< &p!AU %+gSd '` %,`= %3Sd %5[p;& &p;& '>5
  %6gaASd:gS 'f (3S %:0b ($p<Z &e5b$p<p>n %;YD`= %<+gSd &p'! '>: $p=6 #T!#S %AS %S %p# '1p1;
  ':S5!S= *S 'S (!:p: )S: ($S< +T! ()5 (1p1; (63 )54S<U (A:p:1T )S=S &1T &AS (!S< +p; (1p<^: +n;
  (4T *!S< (9T<!pA (D6i<d $#0p.T5 (U %< &T5 &U %S &3U6 %T5 %U $$S= 'U $& %Bf=gf %p#< &$ 'S< (= )U
  'U &%S, )! *k (0! (5T! +S &B '1b '6X<U '<SAU '= (3p>U6 (9SAS 'T!S 'f $' %6g6p<T' %::gT' %T<&pAU
  $+ %AX+ $,p-!SAU 'T $1 %!S<0k %'Z& &a %- &f '9n5 %1` %3V! &^5>ApAS %4T &f &n5 %<Y6 %A!i &A<
  %D!pA<6be8X:p8 &5p=T! *1 )g_1 &d6be %S %f %p1 &6Y $2T= '!:p: '$S<>f )><f (b<8 '%bAf '9S8 ':T1p1
  +< 'A8p3 *> 'D%bAf 'S5XASA5U .k (9T>S35k 'b>S3 'gf $3Tp4!S<T!S %p4 '!:p: (S: )<p; (p<c,`5 ')5
  '+p+S0 '1p2 *f '4S1X '5p1 ':5p, *1 ';b$ '<A '>T)p)S )3p;S 'Ap5S= 'S ('S<p; (2j (5X+p+S1 )p1 'T
  (!< )S<! +p; ($X0 ())`! )b$ )d3SAi )n; )p<!!b5 ,8Z5 (,S'i:X# (1_) +e (3ApAT5U ,U (65p1 )<T>TA!:p:
  )BS<n0 )X8p>!p<n; -1p<n; )`&'`! )p<3S5 (8= )_+3U (9Y:T (:$p$ )5XApA *p, +1 ,p< )S$Sj +jS (;b$
  (<b<0k (=S9U (>5p1 (A:S)T! )ZAp,Tk -U ,1Tk )hU>T= )n!p,T ,1T )p>n;A:p<_' (DS3T9S8 'U (?p>< (Ap><f
  $5 %<gS %T3p4 )8= )9S8 );S$Y %U %_<X (<S) &B '!f '$<X (S<>1S ''T1p1 '6p6,T8n3p4 .5p4 *BS5 )<BS5
  '9S8 ':T1p1 '>1U (5p1 +U 'f %gT14f %p3 '>f &4 '8 (8S)U (DApA1< '> (f 'X (61U (A&p$: 'Y 'c>k )m
  'n> &5T6S1T6X$p$= $6 %;5p1 %p6 '!:p: (< (S< *T!S +5U *U (bA=p; ')U>T!S +5U *U '5T:p:T1 (p1_>SAT!
  ';!S< '>1U (5p, *1 +U (6p6!< (T3Y 'A1p> (S=S 'S'S<p; (;15f 'T! )S )f (5U (; )!S< (>6p6!:p: -<
  (A1p> 'U ()S1T (A1p> 'f $8p> '!:p: '5 (!:p: )S<! +T5U +U (U $:p8=U )>n5 'T!Y= $;S $< %!6S= %1S0
  '5 &p<S0 %3V! %6S3 &U.S 'CS &n, &p<0S: )T6n1 %:S5i %;b5U %AS &U &k %T %U &93p< &:&p$= '1U '5p, )1
  *U &<!S; 'X&<]& &=&p!S 'pD &>T=SA 'X.p/T &A!pA:X5U '6A1p1 ':p61p,T ,1T ';5S 'X>1p2T 'ZAp,U 'b4<
  (9S )n0 'p<U %VA6 (A1p1 %b &%S1 &4<S &6p<BS< &:0U &<n1p5 &>_,p-5k %f %gU9n1 &f %nA %pA 'k $=
  %&p$S< %ASAp<p1 %S &!d6b< &$d<Y 'p<S: )Ve &&p$S< &'S<V! 'X0p0 +U &)1_= 'S1T &,UDT,p- &4S1X &6,p,
  '<:6X<S0 'S1X9Y1 'n, 'p<SAS3 &8n0j (<pA &9S8 &:gS!:gS 'n; &<Y66<T>1p1 &=>5 '_# )!f &>0p0 'T3p;S
  '_Ap:n5 &A5f 'Ap,p<S )1p<S 'S< (Ap1p< 'X#X:!n0 'p,:p9 )<T! &D>AS3 &E5p45T; &G3p4$: %T,p- %X'p';
  )n; %b! &<Ap! %p6 '!:p: (< (S< *T5 *U (bA=p; '$S< (p<Ve ')U>T!S +5 *U '>1p2X (T)p)S )3 *p;S 'AS=S
  )Ap,p< +1p< (T!pAS 'S!< ($S< ('S<p; 'Tk 'f ($d5Y< 'k $> %!p#_1p1 'A_1p< %5U %:5p1 )p< &b!p#
  %<S1p<U &Y6 %=T&p$ %S &=n; %T &!S %Xn!#`1 %f $A %Ap1f %T< '!S= ':SA '<,Y> 'A:n; 'f %X &!=p6f 'S=
  'UCS 'n=p6k 'p<U.S &)5 &3T>S &8S!p; &9S8 &>S!p; %p; &A '$0 '6d6ZA '<6Ai )ZA (^5'6i '=b! '>1p1
  'AS=S (T6p6f )=p6k (Y1p< )4p; +A 'S5XATApA $p5$p4 &3p4Ap5_BS .k #U $% %)>n5 %>_$ $&pB=9SAS $,!i
  %S $1 %!:p: &< &S= %9S5X &T1 &n; %;5p1 %<&pAU &A 'p:U &b$ %= &'T1p1 %>S1 %A:n; %B3n; %S &=X %X0pB
  )9S8 &5Bf %Y6!<0k %b3! $35p,< '1< %S1i $8`5 $:5p1<T! %S &!T= &5T:T1p1 'p1<T! &85p45k &<_#S %_=b&
  %g5i1f<gT!f6gSAS5 $< %AS'i %U %pA $= %!2S &p#5p4 %#0p. %$5p4 &X0 %'p'S$ %,6i %1_)e &p;S$ %3S5 ';!
  (T!S %45 &:j 'p: %5T& '4T %6p6'S= '<Sd *6U %8p>1 )X6S3S5 )Y6S3S5 (n1 *X6S3S5 %9_3 %:ApAS1T %>1U
  &5p, (1 )U &S &T)p)S '5n; '61p,T *1T 'AX3p4 ,T %A:S3S5 'p61p,T +1T )3S )n3 &S< &T!p#S %S &'S< &3T
  ($X0 &55p3b 'XApA1T %Xn68f *1f %Y65TApAn; %f %gf $>2T!S %5 %S; $A %':p:<b$ &p(_3 *3bA ')_33bA
  %1S0 &p<S0 %6p6'S= %<b$ %>_,p-5k %T6 %f &>_1 %n'(_3f &66gf $B %5S3 &X %6+p)< %8T=SA %<S) '?T 'AT
  (U %= &b &f %>T=SA %A;p;S &_;p;S %C &f %S &A5f %f &=b %k $p1)_< #V! %,S'i &d6Y! %6g6p=V! &p,V!
  '1V! %8U9!p#X %<=b& &T'<T= %A&p$p<S: &1p<Y> &S: %p# 'S $%S,! $& %!m:S5 %&S6i %1` %5V&&S6i %p$S<
  &B $: $B %= %S5 $p=& #W $& $1 %A1 $3UBp>W!S1Tk $6 $:T! $<gSd& $>gS=U;_< $C&i1_<_ #X $! %!S5i %1
  %::gX! %< &f %AS51p<S5 %S5p1 %X:S< )9S8 )U (= %n5p1 %p! '!:p: '35p1 '4:j (S1X '6!p# (n!p# 'S (0Y
  'f &#S9TA_! &< '3T5 'S 'V1 )!S< )9S8 'd &J1 $# %!2S &S: '; '<0k &T<T;S &d6X1 &p<T;S 'A_:!pAS5p1
  %':p<[5 &T1p1 %,X: (<:5S 'd %1: &X:!:p: %3S;! (T!S &X!p# %5 %6p,V! '<3S5 (4S5 (S6p, %8n5p45k %9S8
  &Y:T %:S=9S8 %;S1p<S '5 %=!p#0f &S9 &p=T!S5X;b$ %>.p/!f )5f &T)p)S '3p;S '5p3 &_35S )k &n.p/!k
  *5k %A6p6S; &:p7ApA (8ApA (9SA (<S5p1 &;5S &S5 (p, )1 'A5k &ZAp,U &_;p;S %S &9T6S= (;S'5S &<:p:0k
  &>1U &AS %T1 '!S= &5p<p3T; %X: '!2S ''p(>U ')S1T '+p+S0 '4:j '6p6+p+ -S )<9_3 '8n0j '9S8 ':1T
  (5p1T5U +U '<Y6 '>0p0 (S'S )3T5U *U 'A1p1 *> 'S!SA (= ))S1T )9S8 'gf %_4T1 )S &: %a4T1 )S %b3;
  'n; %f &!f &6p<S6 &8S5i &>_3f5S 'n1/f5f &Ad7Ai 'f;gf %n66p<f $$1 &>S'S &AS>n! &S>>S3 &T '$:5d *k
  (S:T5U *U '6<S;5k '98 (Y:T &b>S3 &f %5p4 (!X,T +U ()S1T (,p-S5 (6X6Sp8 *Ap6 (9S)5k (<A (>S<U ,5
  (S4T61U (b )3! %:5d %f1f %n54f %p$U> &<U8 (> $& %!f %7p<f,Sd<T %p! '!S<U '$p$SBU ',p-S5 '3S;!
  '6X<A ':5p3U< 'S!< (4U5 &$ $' %5U;k %<T1 (4:j (S %T &!:p: &'<T1 );S &,p-S5 &1 ''T5p,S '45 ':1T
  '>T)p)S )3p;S 'p1 )S (< )S &35p, )1 &4:j &5p,S &9S8 'Y:T &<&pAU &>&pA &A '0p-S5 '9S8 ':S'S<
  %f<gT1 %p'5S &(5p3 *f $(5p3f $)5 &9S8 &:p61U %:p61T )U %S1 '6X1p1 +< '7= '8p<V!p; 'S 'T>T3p;S 'f
  %U> '4:j %p*!S<T5U $+ %$d5T1 %+gS$S %AS+ %p+ '!:p: (SA '9S8 '>'5S *f (S3 *T5U *U 'S (!SA ($S *<
  'b $,5i %p-X $0TAS %pBS $1 %!T'p' %1n51f %45 &f '!n: 'A5i,S5 &n++S5 %:;>T)p)S &n; %A8p3 &S1 &Y5
  %S %f &:f;n66Xn++gS %p1 '5T6S1 (p1 *f '9Y1$S: '>T9&p$ 'T 'U;9S8 $31p1 %5p1 ('T1p1 (6X<A (A1p1 +>
  (U %ApAS (U %S5p1 %T,p-T *5T;: &5 'p5 )3S5 )90p. %X!p!< *9S8 &@p!< %p- &3 'U 'f &4 '!:p: (S<
  ''T1p1 '1` '6!p# *A '8n0j '9S8 (b)5 ':1T (5p1 '<A '>0p0 (SA 'AS4 (U= (V& *1` (Y5p; (Z5p; 'S ($S<
  ()U8 *>f (>SA 'T (!:p: (61p< (:1U )5p1 ,U (=_#S 'b (3 )! )5 *T *f *k $45 %:j &p: (S )3_>A9S %S
  &!< 'S< )T!S &$S< 'p<Ve &)U>T5 +U )U &4S< &5T4T &6<T!:p: 'T0p. &985k 'X) 'b$T5U )U ()5 *k
  &:1p1T!S 'n; &<A &AT5U )o )p4X 'U %U &< 'S $5! %# &S &U %1p<X5 %5p3S %BS %U &1T (9S8 %p3:1T '<
  (!2S ):p: (8S!p; )_'5k (9S8 (:1T (;S5 (<b>S3 (=!p#0k +'0k +A0k (>S'S *3 +T5 -U +U (AY6 (U (b )!SA
  )>S3 (k )3S5 '>S3 $6 %0j &p0 (:S1S (<S) %6p<CX6 %Ac %S<A61U (X61U %T5 'p, %n,p,5k %p1 'T &62 '9S1
  *!S= &<!S? )A '9S1 )8 )> ';b$ 'S1 $7= %S1 $8' &)S1T!S +f &:T1p1 *< &f %0j '3_8U )>U '6S3X! %=
  &!:p: &9S8 %n0j (68j1 )S3X! (9S)5k (:S=S &<3_8 $9 %! &2S &:p: &< &S= %$ %&p$ %1p<S %3T5 %5T'p(n;
  ':T1p1 'Ap'n; %7= %:&p$= &Ap,T< (1X %< &1S &6X$p$= (1p1 *< &9S8 %=!p#0k &n!p#0k )A0k %A:n; &p1_
  %D!pA< %S &&p$ &'S<6X<A &)5k &1X=S!S< &35pAS; &5X6ApAT5U ,U &8 '5S<U '6X<A '<S63S6 *AS< &<:p:0k
  'S 'U &>4:j '5U; 'f &@T1 &AT1 )!2S )$S2S )>=U *S'S +3T5 ,U )b *>S3 %T!p# )!S= )A:n; )S (A )S %U
  %b)5 (k %d &AX9S8 %f5T'(a &:nAAp1X %n$ &AAp1_ $:&p$=S'S<p; %3X: %5S '6XAp6 %<0 %S=U %T1p<S %_4
  '60p.T1 'S (4T61U &<X (k %g_f %p6X< $;::gX; &gX; '_e (f %S1p<S %_ $< %!X= &p#S '<V1 'AS %$) &0f
  &1 &T<U %'S6 %)5 &_,p- %,p-S5 %3p<X: %5S2 &T!S; %61U &2 %8p<V!pA %9T &U '$5p4 ':SA '>S1 )AT1 %<S)
  %=b! %A &9b)5 *k &_5 &p1p<U '2S5 %S &!<0p.! 'S< )!f )T!S &$S (< 'p<Ve &&p$5S &':p<Xe 'S,T &)U8
  (>T5 +U )U )f &3S5 'bA 'p<T *A &4T61U &5X9S8 &6S5 )! )T!S &9S)5f *k &:1p1 *S '3f '_<n; &;X4
  &<!p#!k &=n; &>X4 'gn4 &Ab0p. 'p<n; %T5p3 )S4T61U )p<S4T61U &; '!< (S< )= '$1T (b1p1 '&p$ ''<
  '1S6 (_)e *f '3_>6X1p< '8&pA (5p4X ':0p.= (S=S ';S1p<S '<&pAU (b$ '>&pA 'A5p,S6 *1S6 'S (1p<S
  (5X9S8 (9S (=b! )p&S'2p&a '_ 'b (,U (3n; (9SA 'n5 &= %X:p:1p1!f %Y6 'S %_5p3p< +S4T61U (<p3
  +S4T61U %f %gS<n! &T;gfA5i,S6 &f $= %!p#0S )f )k 'A0k %9 &3p<8p; &45 &90p. &>1p2X &A:p61p1T %S=n;
  %p! '$p$SBU ',p-S5 '6X<A ':5p3U< 'Ap2S5 'S!< (4U5 $>' &9S8 &Ao &f %0j &p0 (!S< )b,p- ($1 )T<U
  (,S<U (5S<U (6,p, +1 )n, (80j )n0j (9S)5k )Y:T (:S=S )n; (>T'T1p< (S );15f )<U *gS (f %1p2T )9S8
  %A5 '9S8 'd %SAT1 %T'T1p1 *< &)S1 'p)S &3p;S &4S &AX3p4 +T %X.p/T!:p: +S< %bBS< %gS1i '5i0f %n0p0
  $A %,U %6<3 %;p;S %A8p> )AS; &S'i '; %S5 '6p63_A 'A+p+S %T!pAS %X %_;p;S %b0U %p:T5 'U 'n5 $B3
  %p<V3 &J3 $CSCa $d %!5p=`& &S1i6p<ASA5k %#:S3bA &p:SA '=Z5 %'T1p1 &Xe'Y= &p6S6i %0Xd<]& %2p=a
  %3S5 &V!)n;8p<e &bA %6p<V!pAS %8S!p; %:p'gS5 %=S'S! '6S6 '=`& %A<A[< &U= %D+p)[+ %G3p4<0k %S
  &!:p=Sd& &'T1p1 &3Sd &AS'i 'h5 $eAS; #Y $! %'T1p1 %6gS5i %< &5p1! *f &:3Y>f (p3>f 'dAd )f &T!
  (!:p: (,p-S5 (:p: (S &f %AX= %D&p>< %YCS %p<d &Ap: $& $'5S '!< $+::gY+ &gY+ %AS+ $,p;Y: $1 %5T$d
  %>T3p;S %p< '#pAV6 ')p<`!:5p1DS$: '4:j '6S=U ':_<^5<DT= '<^5 '=S 'A 'DS$: 'M $3 %!:p: %$p<Ve
  %>T)p)S '3p;S %AS=S 'Ap1p< %U8 %f %p< '5T$: '6X1p< ,U '>&pA 'S (5U 'f $4p; '!d0S8p;6U'6i '$S2S
  '4:j *A&p!_1 '6S=U ':5p1 (_<^5 '<^5 'Ad;b$ 'DS$: $5 %$X=T!S %<Y6!p<:Z5 (:pAc %p; '!S5p1 '*V&
  '4S1X 'A8p> (X& (be $6 %!S< (T!S %8p;+p)5f %f $9S8 &A %U $: %!Xd %'T1p1 &p6S6i %):p<S6 +=S &Y58<
  &n; &p<S6 %*6i %3S5 ()p<S6 &bA &p<&i)p<S6 *:_1p1S6p<bA %5S; &TApAn; %6p<S!i %8< %=S %Ap>S$:5k
  %D1i3bA &5X+p+S1 &9n;3bA &p5! %P!SA %Qp; %gS1p<S '=U &X& %p6U (1` $;b& %j $< %!&<d8& &Sd9p=[&
  %#p3n< %$& %& &p$ %'T1p1 %,Y' %65p=W &X<A %7p$< %8S!p; %9S8 &U &p=_& %;X3p4 &gS 'b %>S!p; &T3p;S
  %A8p3 &:p=_& &SAp1p< &UB5S3 &^& &_5S &`5 &hS5 &n8p3 %G3S5 %_' %f %gf 'A_5gf %p; '!< (S5p1 )< )=
  '$1T (b1p< (p<SA '3T1p; '<Ap:U 'A`& 'S (3T1p; 'b 'g $= %S<bB5 %U &1 '8T1 &AhU1SAp;X& %X;Ap;X& %k
  $> %!Xd %#YA %3cAY>5c %^1 %`< $Bp>U;gS 'n< )CS5 $CT' $DY9U=U #Z $$Sj %j &5S; &S '=n; $& $1 $5
  %!X:S< %'p6S< %1Z %7p!S %A1p> &n!p,T )1T %G3p;S5 $8p<n1p< $:`!*[ $; %<a %AS< (DS!< %DS!< $<
  %':p=[; &be %*p=_' %,0p,V& &_+,b= &b;8[ &d0V& %3cAZ<:! %5Sd %7p'X' '+X' %:S1iAZ<! ,8S!p; &T5Ap,U
  &[= %<! %A& 'p!T5 (#X+ &S! (< &X#3X!p# &^1Ah! %Pp;,V&!S<0k $A %<gS %Up19S8 %p,Tk 'U (9S8 )n3p< 'k
  &1Tk )A; 'U (9n3p< &5Z &8S5JApAU $l5 #[ $! %1p<[! %6g1p<[! '6p<[! )=[! %p<b: $&::g[& &g[& $'
  %!!pDS! &#V! &p5X&8be 'DS! %$Sd& %&S6i %'dD! (5i %++V: %35i#p=Z5 %;d %=S!i '5i &`&A: %A_e &p&Z1
  '+S+ (_+ '<Z= '>S $5 $: %$$X= %6g6p,^' '7pD^' %<&[: &=< '[6 %=pDY! (^' $; %!_<p1Tk %,aDS> %=S1 (i
  %>Sd&55 %Ad81i $< %[ &!p,U (1U &5T;: &A_'!Up1 *p,U $>g[ $Ap6`! $p;& &6p<[p;6 #] $& #^ $! %:p=Sd&
  $$p>U (6T3 )[! $& %Ba $1 %!Sd6T1 %6S<U %7p!S %8be %Ah! $4U $5 %::^5 $66p<^6 %p<;b)5k '^6 $: %6Y!
  &gS& &p<^: %<S6 (<S5 ': $< %!Tk %:S1iAp3V& %A^1 %^= $> %9c '!d01i '4d '6+p)U +Y5 (5p3X! (_CS
  (p<)Xd>T)p)S )=: '7`53U '8X:p8 ':[= (gY1 '<]& 'A<A_< (T!pAS$S<T! 'DS5 'G9;8S!p; #_ $! %!T'p'
  &p<T' )A %#f6X!$=i '9Y: %.U %;S< %Ab: %DS1i %X& %p# '6X$p$= '9Y:T '=b! 'f &,U $#f $& %7p3eQp;$_
  $' %!Up1!p<[5 )':p<[5 ))d5S+ )*p=SA )65p3bA );=i )=pD )A<A[< *p=S6i )DS!p<!i &p,Sd (U )!1iB_1X
  *b1A<A[< *p=SBS5 )#!'T1p1 *T1#d *XA *p>e#S1 )$Z<A: *p<b& )':p<[5 ,=& *p6SAi +<0`5 ))Y5,d0V& *d5S+
  )*p5S5UA +=SA ),!Ap<&i )0`5Sd )16 *S51V& *d0S= *p<_!1p<DS= .D< )2b!3S6 *p!Xd2p![& +=`& ,a2p5Y<
  )3S=i!p< +Ai *T1^5 *X!'T1p1 ,p# )4p>_A6p<B`A )5Sd7p=Y> )6&p$S6i *+p)S .!i *,TA_4 *1T61p1T *5p2`:
  ,3bA *S<:p9 *p<!SA ,'0p. ,.T! .1 ,:S2 .3 ,S!, -2p5S -<8p4 ,` )7p,[: )8S;&S; *T1 +Ap,S< *p;S;S:
  +<:8p<^& ,S& )9p+S!i ):Z;%p=S ,6p<;b$ *_1p1S *gW&:gS1i );!8n1j:S5 *=i *b& *g )<S!i +6AS +;!S<0k
  *U!<S; *X&<]& *^6<; *d)Z='T1p1 +9[6 )=dDT1 *pD )>T5SA ,T'p(n; )A&AV! +p!_1 ,#_6 ,%V: ,An;
  *5p5T,p-S5 *:p$S=i ,<_' *<A[< *X# *_'!p,Sd *b! +:5ApA *d#S5i +$S=i +6X1p< *p,S; +5[ ,_BS
  +:be'd8be +<&i ,_!%p=S5 +=S6i )D+p)[+ *1i45i ,P5 *4T6p6S; *5X+p+S1 *< *S!p<!i '1 (Sd (U )=pD
  %$p<_' %5!T'p' $+ $,S %p- '!:p: (S< *T!S (T'p' ,:)p*!S< ,>T3Y '45 '8S0T) '90p. '>T3Y 'ASAp1p< 'S
  ('S< +U 'T ('p(1p1 (5U 'U (!T'p')S1T )Y= )p1X:p8U ((1p< (4U1S (5U (6X1p1 'b 'd $0T %U %Y9Y6hU
  %_Bp$S=i $1 %'p(1p1 *< %(1p1 %)S1T %-U &n& %60p0 &3X: &X6Sp8 (p7S %:p8< %>0p0 &5U1 &T:S5 %B1p2U
  %S<X0 %X &6p6= %b5 $3 %$p<5p2U %) &A1p1 &f %_)f %b %f $45 $5 %63 %S &!:p: &&p$ &'< &(p>_& &)5
  'd5T1 &,aN! &3SBS5 &4T!S< (61U (<S) &5T!< 'U 'X)T1 (8n5p4 (<!pA &61T (U )A9S 'p<:X# &8p;XBf )YBk
  &9T:X# &:S1p; 'X# &;S1p<S 'b4S:S1p; &<S)G1p1: &A5 (3S5 (6<T9b$ )p6'p'n; (90p. (A6p6S; (S )5TA&pA
  (f (p5T6S1 'p,Sd %T; %U &; 'k %_3T' %gU &f61i %i1k %p1 &;S5X9S8 $61:6p<Tk *m $7S5S &=T!S $8 %!S:
  %$6i %'d0&i %A5p2>f &6p6S; &: '$6i &X<S &b; $:B!=S &f %g&i3T' )U1 &`: %pB '8T!S< '<b$ '>T6<T1 'f
  $;p; ':S5e 'S (A5k $< %!2S %)5 %6p63_A %:S5i %T &5U &9S> %U &!S &'< 'S< &5T;: &63_A &9S8
  )!p5X&)d5] )'d8be6X$p$= &:&p$= 'S5)n; &<,p- %gSC_DY5 &Y: (6p<a (7pD`: $= %68j1 %:n; %S %b %d $>
  %! &)5 &6X<A &9S8 &;bAT1 &S ':1p; (S1p; &T'p' &f %$1T (9S8 %5 &!T'p' &4:j &9S8 &S &f %9S8 %; %S
  &!:p: &6+p)S &= ')S1T &Ap2S5 %T! 'S %gS!i &`54T0S; %n! &5 %o $A %:Z; %>$p$ %A=i (,,`= &Y5p; %S &5
  'p1 %b %d $DS1Y %hY= $e %!Y5!S1i %$p<^> %*p:b= %+U %,S'i6&pB^< %3_A %6&p!&i )S1i &5p=SAi &S
  %:5b:n; %A &:p6X<Ah`: %Bbe %Dd8_e $p,' %1' %5BS %>1 ':p8< #` $! %:5p1 %DS$: %`> $& %1k &p>n5
  %Ap>S& %DS3T1p; %pB $,S $1 %D+p'&i ()&i $5 %!p< %#V& &p:b' %'Y= &_+ %,U &Y51S %1p>S5i (n5 %3p>U
  %4f>f %63 %7p,S'i:_6S %8T6S! &` &p<Z; (_5 (e9Y: %:5b<:p; &_6S %;gf %A6p6S; &X# &p,S; '<0X! 'D6i
  %DS!p<!i &p5!1S %gf61i %p; 'S (5X)T1 *9S8 'gS (f $6 $= %X;CYA $A %T6 %f %p<CS; $l& $p< &5p; #a
  $!)S $&pB $5p4> &; 'S (4T61T *<S) (5X)T1 (9T:X# $::ga %ga $; %:5p1 %>_3 %ASA5k (p1p< %S &A5k %W5
  %gS &W5 &f $>^5 $Bp$5 'X& $C&i %5 $dB #b $! %$p<b! %1p<b! %5S,!:p: )< %6g1p<b! %8T=S6 %::gb! &gb!
  &p:d %A&p<_& &c &p,S; '<0be %DS=n; %S &5p1 &=n; %T5U %U %X1p1< %^ %n5p1 %p# $$5p4 (T! *S *f
  %:p<!i %p<b! $' %Tk %_;p;f $,S $01p2_< %p. '!Y= 'U &0f $1 %0S %3ApA5k &p>S< %6p6AS3 %8T5T1p;
  %>T+p+S0 %A:p7ApA (8ApA &=i &V& (1` %S &61p,T7= +:$p$ )1T +7= '5p5 *S 'T1p17= +:$p$ &7= &:$p$
  &;15f %T5p<p3T; +U;k %f %p1T; &2T (9S8 (; &< ',b! '6p<AS3 'b $3! &6S;SA %;j %< &S &T; (S (f &f
  $45 &!:p: 'S=T! 'T'p' &61p< 'n1p< &A:S:S1p< &D1U19S8 &T! &U &f %< $5.f $6 %S0 &5 %T %g1p<b $9$p$
  %0 &9S8 %5 &S %S %T5U %U %n0 '9S8 '>T3p;S &5 $: %$p<be %4d %5ApA )T5p<p3T; %8S< %=1S %>&pA &=p=T
  &S<f %S5 %f %p; $; %!:p: &p<;S %3T>&p$1 &X!p# %7=!:p: %<S) (p; %A&p<_& &X# &b! %DS<:p:0k $< %3T5
  %8S< %>S< (f %T $>0p0 (:n; $A5 %T $Bd %hX; (,[<7p=Y> (1d0S& (Ab,S $CA $e %!!p<be &p<be %#p;=i
  '=Z5 %*S: %1` '#S5 %5V& %AS &Y5p; %D&p$[; #c $!` $$5p4 $)a $,c $9S$p; $:5ApA %g& %p; $;X1 $< %8S<
  %9 &S &p; %:p; %A_5U %T %gf %k &8S< %n9 &:p; $=n!p#0k $>$5p4 %0j %1S< %5U;k %9S '$p; %=!pA0k
  &n!pA0k $A:p6X< %b! $BJ3n; %p:& &<V3 &J3 &K3 $CT! %V! #d $!! &'Sd %, %< %=p6 %S! 'A!i &1i &d& (,a
  (Ap=S6 %X! 'A:p!X= (d!X= && &= %Y+ &> %_! 'Ad!S! %b! 'Ad!Sd& 'Qp;>S; %p=_? )T! &AT6p1 '_6 'b9
  $#16<:S0Y %S5i (0SAi %p;S (A8p3 )n8p3 $$: %S=i ('T1p1 (8X1 (B_1X &d& %TA &e %U: 'Ad$: %X= %`:
  'Ad$: %b! 'Ad$Sd& %p<B 'S: $% %X@p1 $&S' &1i &6 %Z1 &5 %[' %d &'W5 'p<V6 &AX# $'1 %` &Ad'a )n; %a
  &3X! 'p<8p; &:S1i &AbBhX; %n; $)p+S (5 'T5o $+S+ %`& %c %g`& $,S'i %T= '#p=Z5 %U &#p8Ai (:Sd&
  &'p<[5 &35i '^& &6p<3Sd&$p5S &:S5=!p##n0p. 'X1 &<BS' 'S63S6 'V& &=X6=[ 'Y1 'e 'p& &>S& &Ad,c
  'p<Y> &C_eCbe &D: 'AS<E1!S< &E'p(S &G1p1<T %V& %W1 %[& 'B^ %`& '4:j '5Y>!S<*W'S6i '9S8A&pBS<
  'E<T;S6p=`! 'J3p4T %be 'Ap=S %c &'d &,S!i &1p<&i &;! &=[ $0 %! &6&p$Z; &8Ai 'p<S= &Dd8c %#p:c %&
  &i '7p3e 'DS0S4T61_;p; %6gSBSd& &i &p<BSd& %7pAS< %8p> ('T1p1 %9!i (A:p<&i6p<S!i %=i ''d0S; '7pD!
  '<S> (V& %S! 'i && '1T' '=pD &+ 'i (+S0 (3S: &,a &1i &6 &: &; '!Y5 &= %T& &1 %V! '2SA '3bA#p=Z5
  '6[ 'Ad81i && %XA '#p=S+i '%p:Xd 'GA &d ',[: '4S1X '<]& &e '%p:Xd 'DS9^5 %Y! &5 &: '8< &< %Z<
  '':p=[; %[ &' ''dD! 'Dp5!7& &3T+ &: '#p=Z5 &AXd 'p=V! %_8 &< &A &e 'Ad0S= %`5 '#p:b' ',Y51S &8 &A
  'Ad0=i %b! %c %d &Ad5Z5 $11 %V& %X= &@p1U %[& %_)Ao &1 'Ad11 %`! 'Ad1b! %b! &@ $3!i %&i %=
  %S!iAd3[< &+ &< %U! %Xe '!pD`! ''Y=7p'T1 %Y& '<:pAS;1p<0b1 (dAS;1p<0b1 %Z; %[+ %_? &e %`= '8be &e
  %pJ@p1 $4S5 'U &<0 %T &6p<!S? %p;S $5T4T &6S1 &85p4 &9 &>SA '_? &?p'; &@3o 'p-S *5 %V! %Y< %Z5
  '>b<BSAn8p3 )BS< &; &< ',_+,b= %^& '!p<Dc '35i '8U<be $6! &!S1 (<3XApA &#p;& &'T+p'^5 &(pDV& &1c
  &4:j &6S> &8& %1 &i %2 %3o %S &'i &< %X! '%p:Xd ''S6 '3p<;X! '5S& &, '! &1p< )'dB )(p=&,`5 )1Z
  *`3c )2p=a!5p=`& )3Sd&3c3Sd&:! *T+2p5Sd *c:! )4U )6! *+p)S!i *[!%Xd )8_3p; *p<S& ):<09S8
  *p'SAiCS5 )=S;=!p#D!pA< )A+p+S *5p;S *:p$S=i *Xd'p6S6i *d$S=i +0Z< +5Z< *p5S: )CS5 )D5X+p+S1
  *SAiA[<g&i &<(p5Y1 %Y& 'A&p<Y& &< '0k ':SA %Z< '!!i '3_A '6p<S!i ':SA %[: '$Z<9p=V! ',a %`& %b<
  %gS1 '5 &` '1 (,Y''_!'^5 (AZ1 %n1 '9n11T<g` &5 %p<)p+ *S +5:pJ@S>S3 '3S5 '4S5 ';X!p1 (b$ 'AS3
  'BS< $7Ai %T& %V& %X= 'p= $8& &)n; &i %1i '!cAhY (d8p<& (p<5^> '#^5 (`5 (p:c )A`A; '&Y1 ''S!i
  (d0Sd>ApAS ')<)[& (S1U );)[& (U6 '3_AN! '4p:_+*[4d '6gS!i.T5 )b& '7S.V6 ):Z& '8p<! ':T5)p<S63V!
  (X;DS (Z;1p6Y& ([=4p=Xe (gS,Sd '<5Sd& (S1p<U (gY6 '=p6[! 'A:p=X; (S'i35i=p:]; +:g,p- )<6S6i (Y1p<
  (_& (`A; (hV& (p>S<g_ 'BY= (pAhU6 'CS+i 'D5p=Y+ (^: (d6be %5i %S4 '#pAb; '*S: 'f &; 'Ad8Y %T5 %U&
  'Ad8b& %V! %X& %Y %^1 'Ap6`! %_& 'Ad8b& &e %`e %b& 'A!i4d (d8S; &' '!p<DY6 '#pAS; ',d0[6 '4p:T!
  '8p<`& 'Ap6Y> &4 &e %c &2; &8Y5 &:SA &=Y5 %e &!S< &$p<Y &&S< &7p,T17p1Y& )b: &8S=S '_=S 'p<e *#`
  &=S &>_=S &AXd3bA 'Z< 'd8T5 &Dp5!1S %n5 '4f ):T1 &< %p<XA (e 'b (' $91p1 %S &<f &>5 &A 'f6n1
  (AT!AS %U &:[= %_1 &3f (+S1 %b) &1 &3p; &< $:S)j5 )U &5 %b35 (U; %p&d &8^1 $;S! 'A!i &6 '$Y3
  '7p3e '<b& &; '8p<a &= %X& '!p6S= ''T1p1 ')[& ':X# &1p1 %_e '#b 'Ad81i (p:S %`e %b$ '$T5 ')U>f
  '63 '8T4S5 '>T4S5 *U 'A+p+S 'U &)5 (!p!T=_A (f %gb& $<& %S! &) 'o &+i &1 '#b &5p1 &6i &: 'A:p<b'
  &= 'i %T3p4 )T %U& %V3p4 )T *)b$ +n; *9S8 *An! )U %X! && &A &e %Y6 %Z: &; &= %[A %^: %_& &'
  ''T1p1 %` %b& '!p5X& )<b: '3& '4d '6p<_& ';S '=[ 'A`5 (hU7p=` %d %gT14T $=S+i %^! '6d8S!i &&
  '!Sd6T1 ':S1i %_& %bBf $>'p(< )f %1p15T! 'A< )k %< &U '!S= ''< &f %= %B5 %S3 &A '!f '1p2_5!f
  '5SA5S %T4S5 )!S< )45 &9S$f %_$ &)5U; %bBS< $?; $A %$p$f %,p- (f %5p35S %; &1p2 )>'! *S'! %S5 &<
  'f %_3) (A1p1 (f %` %p!S< 'p<V1 (J1 &,> &2S$S< (5 'T1 &6?j &<Vp!1 'p!V *1 (1V1 &>_3) $B< &0 %S<
  'T: )f $CS+ 'i &6i %U %V& %Y1 %_& '!p<DZ5 +c '&gY& )_> '(p5b1 '1p6^1 ':S53V!,: *Db19n5p1 '<$Sd&
  '=Y '>=i (gc 'ApDS &1 &> &e ':S5i %`> &e %b! $D! %6i '81 (X1 %S& '!S< &1 '#p=Z5 ''T1p1 %T1 'AdDS&
  %X; '$$p<X! &e %_! %`! 'AdDb! &= '!&i %b! %h`= $E1 $J3Up4 &p4 (T (U $d$U: %1X= #e $)S $,d6c $1S&
  $AS %p6[; #f $!S &d ':f %f<gS' &>gS $#S $$d $&gS $1TAn:6gf)n;+f %n66gf %p<U $25i %S=ga %f $3TAf
  $4f $5U %gS '!S '=n&!S &T!n&$f &b &f $6Yi %hY $8T4f<S)f $9S$f &)f5f9S6 &6 &>f4n< (A5i %n5 $:X'(`1
  %gS '$d ''S '5f (gS *'i(n53f 'Af!T<gT;gS &X1 (3f &b 'A &f'f<gT;gS '0f)5i)U (n66gf,T++gS /6S1i
  '9Y:)a '>S;Xn12f $;Xn66gf>gS1i %gf '5gS $<gU<f<Y6gf4S1 (gS!S *>gf;f>f )f &Y6gf &b)f6XA &f '0f$d
  'A&i$f $=T1 %Xn!ASd#n5 %gS!i $>gS& &Wl; &f '5gS!S *5TA&i )Y6gf'S )f $An6 $B_1:gfB_1 %alp= %p=X6
  'l5 #g_#f6n1 #h $! %<Y6 %A^1 $& %1Y' %4d %6p<S!i %:SA %Ap8S5i '=S $1 $5 %$d5T1 %,d0[< %A:p,U (1U
  &d,U $6i &'T1p1 &:Sd &AZ5 'hSd $: $; %,d0[< %7p5Z&A!i %A!i $A %$p<=A $S&%p>S& %5 %d &!:p=Sd&
  &'T1p1 &,a &3Sd &:S1i &AS'i 'h5 $T$:gS %5 &A` &BZ &p3 '4 %6 %Bp>_p= $U %! &:p<a (=Sd& &S8T '<
  (BZA'p6S6i &Y5N& &b< &p5X& '<'! (b:9p5`! '=Y )5 )8XApATk %#S> &Y& &p:X! '>S1i6d6S1i85p4 %$b=
  &d5T1 &p5S )>S '=n< %& %'&p>S!i &:p6gS &S; &T1p1 &X! (6X!3d8S< &d0_+ %( &p&S+i %):p8Y (<c &U &V&
  &[& &d5b< &p<c %*p5Z= %+ &_ &gS1Z< %,5U &=i! &S ''i )$_ &_! &`! &b;AS<+5 %.U '<gY: %0S6iAhU1
  'd1S5 &_!Y:gSAp3U %1Y' ',p;S0YAp3U' '6Sp=A (p=SA '7Y6hU ':gS5U &`7_e %2Z &b! &p=a %3:p=S!i
  &V!)p<c (<S!i &`5 &p<S6i8be %4< '!0p,S= &d %5 &X; 'A &Z5 &_3U' ':gS3T' &c:X# %6 &+p)b< &S;,`=$_
  &ZA &bA=S5 &gS<_1 'YCSd& &p<S!i +#` +2p&a ))p+S (_& (hYA %7V! &_e &p,S'iAp<X! )d '=S6i (_ (`1p5b1
  'D`: %8&!p<B: &U!p<b;#p5& ':X# &_= &p<X;!5p3_= (be=be!:p=Sd& %9U;Y &p=[& %:6S6>_ &T5,S'i (:X1 &V&
  &Z;'dB^&Ap<X! &_!Y5 '3p<U &g&1k (i 'a 'b& 'c %;S&;S> %<+gT6<+gX6 &S!i &U &Y& &`! &gSAk 'W1p<`1
  'Y6k *<S> '`5 %=UAp;Y: &X; &[ &^& '6 &_& &b9 %> &1p2S &T= (n; 'CS1 &UCS1 &_=S %A& '$p5S '1`
  ':5XApA 'p>S!i &AhXA &S'i )#p5& '6i ':X1 'd& &V! &X>1p2T ,k &Y7X5 &bBhX; &d '0Y! (`5 &hT6
  &p,Y!p<S9U )6gT'AhU )<gS9U +_AhUA )A`= *p!Y8U '1Y!p<S9U )6gT'AhU )<gS9U +_AhUA )A`= *p!Y8U '3U1
  '<:g '=S %Bp:1i '=_ '>p=_ %CS! 'd& &V6 %DS':k7V!3V! &Y &hU> $V& &5V& $W6 $X! &$p<=X! &YCS %& %1
  &'a &)n<8p5c &3S 'p<X. &:S5i &Ap&b< (<XA %5 &!S< &$d5T1 &,a &1Z &8_! &:S1i &A:p,U )1U 'd,U %6
  &3p<X6 &AZ5 &g_<U;[< %: &$p<=Xd &)n; &3p<X: (>S< &4X: &6&pDZ' &:S5i %;:ga &D`1 %= &$%X= %d3p>S<
  $Y %!S1i %,&i %1 %3p<Sd (Y %4p>[!S< %6g3p<Y +f 'Tk &p,Y< %;_1 %< &U0S: %>gS %AhU &p=S6i $[! &88[!
  '9p=[! &::[! %&3p<[& &:[& %6 &!S< )0k &,d0V& &<! &AZ< &D&p!_1 %: &$$p<[: %A$p<:[A $_1`!Xd %<U &gY
  $` %6 %: &)S8U<)S5i %<A_< %A$p<:`A %e89p=`e $b& &Dd8b& $p<YA %A&i>T;_< %DX; $sU6S; #l^& #n!
  %!S<gf6Y)S &f &p1T1p<a )4 '<S' %$f %3U %Bp=S1 %Tp1 (;A %p!T &# '0S &,T (!:p: (1Y' )p<n; (4d (6U
  )Z5 )p<Sd (8U< (:SA )Z; (;A (A: )T3p4 -T )p:S &1T (1Y' )p<n; (4d (:SA (;A (A: )T3p4 -T $$jf %p$
  $& %!fAU (hU %#;S &p;S %%f %;b$f %>S= &[p;5 &_$f &gSA )n12_5gf!f 'f<gf &n1 %AS '1i )-f %p!AU &#
  'AT=p6)n; ,k)n; &$6gY< 'AU $' %'f &n++S5 '66gf %)f $+'_1f5gS &f<Xn1-S5 (gf %)S1T++S5 (f %+gS
  (0f6S1i (5 'f9S6 $1 %-S5 &f!f %1 &p6&i!S'i '<U '>f %4T53p<U &n::f )n1-T1T *66Xn')b1 %p; $3 $6 %35
  %6gS;Xn1-S5 )gSBS *f9S6 +:5i3U 'X<gTAf 'f2X5 (>_0U %8np35 &p3f %9T %p, &1 $8p3 $: %6S1 &Xn55gS
  &gf (3S *5fAS4f (;X1 &n1 '5 (5gS %7X==gf6X67S &nA %8X14f &n'(f<Xn'(T5 %9T55f %:g1i 'S5 )gf9S6
  (6gf0T4T (:n! 'b 'f0Y#p<Z (1T )f<gS' $; %5k $<8[ &_'i)f,S+S5 $==gS6gf #p!! &!S< &,d0[< &Ap$Sd& )W
  %5i '3f ':S &p3 (!S'i ($p<B +Se ('S6i ()S5i (:S< (<b$ '4 (5T>Sj0 (S8S< )>S< %6i ''T1p1 'Ap!=i %:
  %< &!cAhY 'p<B: )S: &$p<S6i &,Y& '_DX!AhU<U6YA &1Sd&:g` 'p5b1 &35pA` 'V!,be &6d8& &7`5
  &85p=!Ap<Y> 'S& &<S> &A 'p<S!i &Dd8c %=i %S &! &+ &1 'i ('p<! (,d0[< (7p=Y> (8S!p; (:X# (<!
  (A:p,U +1U &< &= '3X!p# &d ''T1p1 '7p3a '8be ':S1i %T= %V:Ap!a %X& 'Ap!X= &1C`5 &5 '!S< '$d5T1
  ',d0[< &6 ';_ &; &= &e %Y+ 'Ap!S+ &> '8p<b& '==! (p6S; %Z; %[! &= %^6 '<:SAi &< %_5 &eAp!e %e
  %n54f5T<>gS5 %p<Y1T'1Y:U (3U1 )X: $$5i ',d<U '3d56i 'Ap$Xe 'Dd6be %: &!d6p<_> (8p<; +V& &$$p<U>
  &6p<,!i &<U& )<a &Ad,W1 'p$Sd& %< &#p:`< &(a;gSd &)S5i 'n; 'p>S &,U 'a &45 'd &;S: 'U!_ 'b=
  &BpASA &DS<!pA %S &!i 'p<DY6 &4d &6i &8p<a &; &< &=i (!p<;c (#p:SA ($p5S ('T1p1 ()Y<Ap$S=i'1i
  (*p:be (6p<:S0 (7p=Y> (9p&S &d& (Ap$: %U %Ve %W %X1 &; &= &A 'Ap$S; *X= &e 'Ap$S; %Z; %b! 'Ap$Sd&
  &1Ap$^1 %p<U6 $&6i '#p;=i ''T1p1 '<d&S6i 'AV! (p&S1i *Z1 *^: %S' &1i ('W5 )p<^6 ()p<&d (*V&
  (1p<*V& (6S1i (8U:5XApA (:5XApA )S1i (AY5p; )p&^: &6 'BZ: &> %Y1 %Z1 '! (T=_A '#p=Z5 'Ap&6i
  'Bb6gc &5 '$p<& ''T1p1 (d0U '3p<8p; '85p=! (TAU (Xd&S (p<=V& '9p&S %[! &' 'A<A[< &5 %^: '*V& '3c
  ':S1i (T54p>[6S6 'Ap&6i *S1i %b &; &< ')p<!i ',dCY& '1p<U '8U<<d8Xe 'Ad81i $'6 &Ap>5 %iAp;[1 $+!i
  %6i 'Ap+X= *`& %; %S+ '3p<S &6i %T+ %X! 'Ap+X= *Y> &< &= '$d5T1 ':X# 'Ap+6i %Y+ 'Ap+S+ %[6 %_ &+
  'Ap+S+ %` && &Ap+X! %b< $, %1 %5 &;X$= (25 %:p9 %< &T! %S'7p3d &6 '&p$S6i 'i (!S< ($p5S (4:j
  (6&Sp$6i *p$S6i )+p)S )S5 (9Sd& )p=_& (M &; '!p<b; '$d5T1 ')U>T1 '3p<8p; 'Ap<0be &< '!T=_A ''T1p1
  ')&p<X! '3Y! '6&p$5i 'D0p1Y& &d ',a '5T;: %T5AhU= %U &!!` 'S< 'Y5$_ &)_< &,0p,V& 'S!i:X# (=>gS=
  &2S (Bb!:S1iBb!! &3U &65p3bA 'p<,c )85p4 &8U &=[ &AV!:S1iAV!! '_'!p,U &Pp; &Qp;7Y& %V! && '6gS!i
  %W1 &; %X! 'Ap,:p9 *X< *b< &< &= %Y! 'Ap,V& )1V& %Z' '(p:S< 'Ap,[& )1[& %[& ')n; '<B^< 'Ap,Z' 'B^
  %^& &5 &> %_' '!5 (p<S+i '#p=S '$&i#S&)[& -1p6Y& -=T' (:p=&i (Y=U1 ''&i ',[< (d<UAV! '1p<S+i
  '7p3d '8Ai '9p5d ':p<V! +$ ';S& '=p>U& 'A&p% (1p> (p,`& )<U 'B&pA 'Dk$p<U6gS %`& '8p<e'_Ap,S'
  'Ap,S6i *_' %b! &:5 (S!S< '>S3 *T5o &e ',S!i '2p5Sd '7p=Xd '8p<ZA %c &!b& &=pDU %p<U $1 %&i ',S<
  'AhU= %1 %5 &;X$= (25 &T! (A1p> &U 'A1p> %:p9 %< &S '!:p: %S &'i &1 ''SAi &3T' 'X; &5 'U (; &6i
  (4:j (9p=_& (Dp>U:T5M &; '!p<b; '$d5T1 '3p<8p; 'Ap<0be &< '!T=_A ''T1p1 ')&p<X! '3Y! '6&p$5i
  'D0p1Y& &CS!i3U1 *:U1 &d %T1 %U && &2S &3U &6p<,c )85p4 &Dd8U &Pp; %V! && '6gS!i %W &1 %X!
  'Ap,:p9 )1:p9 *X< 'BY: &1T (!2S (6S-!f (>S3T5 -U &= %Y! 'Ap,V& )1V& &6 '5U;,p-S5 'f %Z' '(p:S<
  'Ap1[& %[& 'Ap1Z' 'B^ %_' '#p=S '8Ai '9p5d ':p<V$ 'Ap1`& 'B&pA &1 'Ap11 &5! &<_DY3ApA5k 'gS,p;&i
  (_DY %`! 'Ap1b! && 'Ap1S6i *_' &1 'Ap11 %b &! &:5S!S< &e ',S!i '7p=Xd '8p<ZA %c &=pDU %d
  %f5gf;X$=i %p;S5:T3p4 &<SAp>h` 'U (!S: *<p; )pAU< +_< ('<p;S ()5 )S *1T (3p;Y1 *>_A (45 ):j (6X<A
  )p<XA (9S8 )_3 (:5p,p< +1p< )S;S (<1p5 )n1p5 (=!pA0k )T&p$ (><=n!pA0k )T)T1 (A:p9b$ '[ $265S!S<
  'U;!S0p. )>Ap1X %=627p=Y> &:S$j &;S1p<S (5 %>T< (9S8 *> )Y:T (>S3 (G6$X6p,f (f %S0X &5 '!S<0k
  '219S8;5p1 '3Y1 (bA (n8 '5<! (S:>T3p;S (T8p>S5 (p1< '6S= '9S8 *-T1T>5p1 *=n3p485p4 '=b!
  'A:p<S=3bA (T5 (Z$j (p5&!S< 'D4T!S<61U 'S5X!p<: *<Y6 'U (; ))dB6iP9SA )<2;5p1*p5Z= )A&p$p<be
  )D;Ap:n;;S5 *S!SA;S5 )G1X5T;: )k &61p;!:p: +< '5 (!:p: )T'p' (5T;: (S (T! *S (Y65U;!:p: (f 'n5
  )#S&A&p$:5T;: ))S1T );b4S )<,p- )N!)5 &8< (!:p: &: '5o>5o '8= &>< (!:j5o (>Ap,X %T1 '5c 'Ap2_< 'T
  (!S= (9S8 *> )_3 (=_#!f +S (A:b4S5 &< '!:p: ''T1p1 '1S '9S8 '>5p1 (_=S 'S;XAo %_< %f $3!i %& &i
  '!:p,c *8Ai9p5d ''T1p1 (d0_e:[= '3V! '9S$7`5,U ':1T '<! 'Ap3S6 %5i %6 &7p!S &9!i &i 'Ap3=i
  %:p3Xe!pD`! %= &i %S &!i ($b (,d0[< (7p=Y> (>S; (A:p,U +1U )p3[< &'XeAp3SC[& &+ 'Ap3Xe &1i ()d5S+
  (Ap3S+ &6 ''T1p1:[= 'Ap3&i 'D&pD`= (S':k1p<)S!i 'i &=i ($Y31p<=i &> &Ap36i &d& (==! (B[< '==! %T=
  %U! &= &CY %V& '!S'i (`> '(S; '1Y' (p<&i *`& '4d ':S5)n; '>`& 'A`5 'BS> &: ''&p!_e &= %X& &; &=
  &e '!p<b!<1W& ''Y=!p<3` '(p=S '+gT= '9p=`1 '=p!!i 'A5p4V! (p3S ++ 'B_'Y=3c ,:!<! 'C[& %Y&
  '!Y52p5Sd 'Ad0S6 (p<Y> &' ''T1p1 '*[BX6 '1p<U 'D5p3&i &.U;Y )b &< %Z5 '6Z5 '8U< &; '$X0 ''d0_e
  ')S1T 'A:p&5i %[ && &+ &1 &< '!be (d0[1 '$p<6i ''T1p1 ',a '1` '3cAp3[<5c '5V& '9p=[& '>S= 'A
  (p3S!i %^& %_& &+ &e %` &1 &< '0Y1Y:U &= &e %a &D&p!< %b! '$d5T1 ''T1p1 ',d0[< && ''XeAp3b&C[& &e
  ':[= %d %e &#p;=i &'<S'<0k 'p<! &*S: &,&pB[: &6_e,Y& &7p=Y> &=Y %p<U: $5 %& &!S< &8p<eBAp, -1
  *D&p$X=U &9p5`! &:1j! &<S)p; %6 &#p:b' &A8 &i ')S&,`! '<2;5p1 %= %BkBa %S &!S1i 'i (5c (DSAp<n;
  &' ')p<Y! *b& '3Y! &,a (N! &1! (61p< (f 'T!S '_e '`e &4p<S) &5 '!S= (T'p' '$p<Ve '8Ap1p< '9Y:T
  '>_Ap:n5 'Ap2S5 'U; )90p. )>S<T ,U 'gf &6 '! (f 'T!S 'i (! (,_< )a (1p<`& (7pAT1 (8p<e)&p$ /%
  ,G<X ,H<X (9p=c (:X# )p<S:,a (Ap:c *<Y> &9T:X# &: '!p<>S: *Cc '$d5YA (p<)V6 '':p=S!i (T1p1
  (X:p8T1 ')[& '++V: ',d6_ *c '6p<,S=i *_e '8Xe (p<e '9p=be ':_,a '<6ZA (=S! '=X6 'Qp; &; ',`= 'X
  &= 'Ap5T1 &D+p'V1 '5pAS %T$p4 &1 ''_! &3p4 ))T1 )Ap5S= ,_Bk &: %V& '$b &: ''T1p1 'Ap8S5i %X! &@S
  &d %Y! '!5p4S; '%n< ')p<=!i *Y! '<3_e 'D0p,[! *1[! &$n< &1 &< &= '!`6 '*[ '1p<^: '5d )$: '6p<3_A
  '7`5,U '8b1 '<BS1i %Z &!0p,X< &'U>< &5V& &= &Ap<6 &D5p3& %[ &!S< 'p<,SA &'T1p1 &1Sd& &;b6=i &<
  &AS! 'Xd %^& &1 '$X5 ''d6S6i ',S=i '8b1 '>S; 'A!i %_B 'S ()S1T 'k (:X# (Ap5& +S= +Y! (BW1 )a
  %`#p'c && '!p,S5i )<6U '$b '35i )pAb& (U3X; '88` %b &3! (i &Dd6be %d &!p<8[ &N! %h= $6&i '!S'i
  &p!n) %2 &6p<Sd4S5 &;!*p5e &=S&#p=Z5 &A'p'S 'p6` %?j 'SBS< %@p1 %Ap, %S1 'Ap6Y> )<Y> 'i &5i &<'_!
  &Ai %T1 '<V1 %W1 %X< &= %Y5 '!p<S6 '4p=S!i '=S5i (Y5 'Ap<X1 &> '9p=Sd& '<0p,SA *1SA %[: &; 'DS$!
  %^& 'DSBS< &1 %_1 %` &! '!p, )<,SA *Sd& *T5 ')[& *!>`& +`&'b1 /3 *#p>^< *%p>^< *)U61X& **[ *3SBS5
  *6S1S +Y8jS +p<Y,W!n& *7p3S1i *A&p<`! ',0p,6i(pDV& '2p: '3p<S6i#p5&,d<U 'A&p!Z1 (:p=S6i && &1 &6
  &Ap62 %a &<]& )3_A 'b; %b& %g &1 &S6 'A &V: &X< '= &`1 (Ap6g1 %hV: %nAp, (1 %p<a (0`1 $8! %&i %S5
  '*[ ',`! '1p5b1 '2p: '6_1X& ':S5)n; (_1p<U 'Ap5Z )<`& 'i (!p<S6 (4n< (:X# (A &; '!b&#p5& '(^&
  '6S1p< ';S: '=^& 'A:p8S; %T5 %U& %V! 'Ap<;&i *S= && %W &'!p< &7p5be &< %X' &15U! &; &< &= %Y=n<
  %[5 %^1 '#p=Z5 ''T1p1 %_e %`1 &:gS1Y!Y5U +AYDhU1 )3U1 &e %a &!p,b6 (<+S+i )DY6 &#^> 'p:c &$b!
  &'&p!Ve &)[&3S 'p<!i &+Sd &,[: &1Sd&P &3: &6Y!$b &:Y& '[: &A 'S=S,Tk '^: &BS& %b1 &< %c %n<1pAk
  $: %& &)[& %1i %5i '!S< 'D5p4!< &p1 '4 (!S< %6_5p3S=i %< &0 &65p3S=i %AS5 %S &!Sd 'p,U &$: 'S&
  &'i ()p<=!i (,b: (3V! (7p1T= (:S5)n; 'p<W6 &)T! )S &+ '!p,U '))`! &,S!i &3S5 &4T (k &5 ')S '2S 'i
  &8Y5 &9S8 &:U &< ',U '1U )<V& )=e6&i#p8Ai '=S )3bA )=`&6S+iA1p> 'p1U %T& &+ &1 &6 &= %U &= %V& &6
  &: %W &6 %X!Ap:S+ &$ '2p5Sd 'Ap:S+ )=S 'p$ (< &1 '3p<X. &; &d 'Ap:Y: %Y! '7Y1Y$U:U &+ 'Ap:S+ &1
  'p< &4p; &5 '(p5Sd& &: ';S'! &< ')5 'AXd %[ &$p5S &,[: 'b; &5V& &9S$ (8 &:X# )Ap:[:S1i &< &B[;
  %]! %^5 '%Xd ')d5Z; '1p<S '4:p:1S '<& 'AS=S (p:_< %_ &+ &< %` &! 'Ap:b! && %b! '$p<b! +$ && ')[&
  '1p6Y& &+ &e '&S< ''d8be '(p8be1p<&i '1p<&i '8T1 'A< (p:S5 *[ *n$p< 'B[; %c &!T=_A 'p<B:6g6p<T+
  &$b! &10pBS &3V! '_= 'dBY &6g!p=6 'p<SAS3 &7p=`=d8`& &8p<c )e#p=6 &9p=X! &<V= &A&p![' 'S6 'Z& (5
  '_e 'd3S; 'p<Y68TA8Ai &Bp:& &DS':k!X! %hb!$p<b! %n$p< )!S; )'T1p1 )Ap:S5 ,be %pJ1T $;& &i '>T3Y
  %1 %S &: '6p<3_A '8n0j '<,p- %X= %[3Ui $< %! &!i &< '!p<b; '$p5S &AS'i 'p<X1 &S '! ''S!i '1p<U
  '5S$ '8&p<Y= (Ai 'A &U ',Y& '1p5b1 ';] 'D0p,`& &Y! (!Y! &_! &b! &i '*S: '1!i '3V!9p5`!'p<b! %#!i
  &X! &Y> (#Y> %$1i (Ap<$d &S= 'd &T=Ap<$X= &X! ($X! '= &`= ('T1p1 &b: &d &p<6i %%T=Ap<%X= &X= %&
  &! 'p=T5 &=i &S! ('T1p1 (Ap,S6i7p$< '1i 'd &V6 ': &Y1 &[ &^> &_> 'e &` '#pAS; ',d0[6 &b' ('T1p1
  &c &g` &i '!p:_&=&i3V! '3V! '6+p)U '8S!p; (p<eAX$5p4>S<U 'Ad0S1i %'Xe %)`1 %,SAi &U '$dB! &^&
  ($p5S (5V& %0S& '5 '= &X! (#p=Z5 ('T1p1 '# 'd &b! 'e (#p=Z5 %1V! &Y> %35i &6 ''_! ',Y& '1p5b1
  'Ap=S &S& '6 (i ))S=T!S ),U )7`5,U *p!S )>0p0f *T3p;S )A&p$: *U:gS *^1 *d81i *p;S=i )DYAY5 &X&
  &^! &_+ &d &p4S %5i %6 &! 'i &$p5S &'p6S6i &1S: &3Sd&Ap<X&3c5V& &:1T &;b6=i &Ap<Z= &S!iAp<6S= '=
  ($p5S5V& 'd& &Y+ &gS6 'Y! (6 '[! (& '_! )Ap<6g[& '`! &i %8 &5i ('T1p1 ()[& (,a &8p<e9n!p1p< &S6
  (i &T'Ap<8T= '= (9p5`! &V= &_' (Ap<8V= &b5 %:! &0 'A!p,T *1T (n!p,T +1T 'U 'X3p3_A 'f 'k &S!i '+
  ': (6gS! &T! &V! ': &X! (&g! '1 ('T1p1 '; 'e &Y+ ': '= '> &[ '& '= 'Ap<:a &^5 &_! (Ap<:! ': '> 'e
  (:_e &`e &a '%[+ &b' (9p=[& (;Z5 (DS1i '= (9p5d &g '!6p6SA '=n!p, +1 %;&i ('T1p1 ()[& (,a &: &S!
  '= '> &W= &X1 ('T1p1 (,a &Y> (A5p3Y' &[= &b= %=! 'i &3`5 &5 &6i &S& '+i '6 'd&!Sd& &T1 &U &V& '6
  ': &W!W &X& &Y& '5 &Z1 (0T= (Ap<Ce '5 &[ '![ &^& (#pA` (Ap<C[ &_+ '1 '> &`> &a &b!b '' &c &d &e
  &i '!p<B: %> &0 &5p1U (2U &S '!i '5i '>T' (_' 'Ap<3_+ 'P6 'd& &V& (!S: ($d5T1 ('T1p1 ()b! (3b<
  (6X0p; (A:p61p1T )p<S ,& +]& (D&p$X= )d0S' &[5 &_Ap<>S %A &i '++V: '1p<'&i '2p=S '3V! '6+p'&i (Ai
  (d8p<& (g6p<T: ,V: ,a 'Ap<S; *U *Y6 *b& %C! 'i &3`5 &5 &6i &S& '+ (i '6 '; 'd& )!Sd& &T1 &U &V!
  '& '6 &W!W &X& &Y& '5 &Z1 (0T= (Ap<Ce '5 &[ '![ '& '3`5 &^& (Ap<C[ &_1 ('T1p1 '> &`> &a &b '!b ''
  &c &d &e ''T1p1 ',a '9p5`! '>^< 'Ap<=Z5 *CZ5 +d %DS6i &T6 &V6 &`1 ': &hX! (: (d &n8p3 %N: %S &!
  '!dBV& '*W 'Ap<S= 'i ($p5S ('S5 (,a$p5S (8p<Z= (=ZA 'o 'p<B: (A &$Sd && 'AX<T;S &'i &)Y< &+ &1
  '#b '4p=Sd& '55= 'Ad81i &2p5Sd &3p48T4U &5p1 &6 '^ 'i (1` (Ap<^6 (B[; &8! (k '0U (k '8Xe &: &;
  '$d5Xd ''d0& *b3 '60p,c (S6 '8^< 'A_'!Up1 +p1U 'DS2k!d6Sd& 'N!AS< &= '#p=Z5 'Ap![! )&[! ),[& )1[&
  'i ()p<[A &> '! ')p<S> '0 (U ';X2p!S 'AY1p< 'S>_' 'T!S 'n! &Ai ('p<! (<6& &d '& (!p<B: (,`! (3T'
  (9p=[& (<:^1 ''T1p1 %T&p$S1! &' &1 'D&p!< &6 'Ap<^6 +> &: 'p9 &= %U &!5p1Sd& 'S!U (< '`> 'd,<
  'p<:Xd (=VA &#Y' 'p:c &'&p<a 'Y=:p=6i '[!DSA 'b< &(p5SA +i &+U &,_+ 'b;6p<XA &.Z& &1b& &2p:b&
  &3_8D6pA< &5Z5 &6& ':p<[ 'S< 'd6_,be 'p<A[< )XA &7[: 'p!S:SA (AS< &8U&8S& 'Y)DS6 '_)p< (Ap;S
  'be4d 'c 'p<c &9_3 &:1U 'S57p!S +3a8be )8be6gX5!+p)[ )A:p&5i (<f 'Xd '_7p3e 'gc 'n1 &<!=X;
  (AhU7p=Y>9_3 '1p5n ':p9S 'b& &=!i#p=Z5 '&p!S 'p>b &A+p)n; '5p4< 'S4S<0k (;!Y5 (>)a 'X$5p463
  (<T;b8n0j 'ZAUp1 )p,U *1U 'b9n0 *5 'd7V& 'p&Z5 (5d (<V&p$S< )[6Ap<S= &C&iA_ &D;X4p;S (b4p;S 'S6
  (< &p1 %V& 'p$ )'p(f ):'p)S -f )A1p> )S< +<A )U &6 'Ap<^6 &: %W1 %X! '![1!&p>=i *<1i=Y5 +d)Z=
  *>T6<T1 *A:p6BS< (d0[1 (p5X& )<b: *c '#`! (p:`< ''S+i (X& *$_ (d!S< )0Xe '35p=_ (_A '5S; '6S<Sd&
  (d7X1,`5 '9Y:T '<S63S6 '=[ 'A:p6Y< (Z; (p&6i )<` 'DS; && &+ '! '$d5T1 &1 '3p<X. 'T (4< *S &A
  '3V!!p,c '65p=` ':S5i 'D5p=!i &e '$p5S +,Y'D&p!p<& ''T1p1 ',a 'Ap<Z= %Y1 '<Y1 'C[& &6 '#p;=i )A=i
  '2>T!S '3V! 'Ap<& +i &= &> '!0p,S= (5p=e (Y5!pD`! ([16p=X& (d6b< )7p=_+ (p<;SAd8S5i *=&9p5d
  '#pAS; '$&i!1p,T! '':p!S< (d!S< '(p:S< ')[&'S6 ',d0[6 ,A&p!` )6Y& '2p5Sd& '3[6!5p3X;(p=& 0:S5i
  *,S!i$p<S6i *3V!,be *4p>[#p=Z5 *6`!$X:p8 *7[: *:Y=,[: *Ap=S6A_! *BS=7p!S *D5pAS;1p5b1 '4p&5i
  '5S&!X! +p<X& *$&i *+V! *5; +Z5 *:SA +T+ *<^> *A '6Z5$Z< (p<,_+3V! *8S;>S< *Sd& '7[: (p!S#p+U
  -3V: +,Y& +A; ,p5Z= -=S )+[A; '8&p<be (5p=a (8a (Y) '9b)p)AS=U (p5d ':Z< (p=Te )D`& '<gT' '=S!i
  '>ApAS (S< *6!#p5S! 'A:p!! *3Y& *6!D:p8T= (S=U )CT1 (_> (d!! )3Y& )6!D:p8T= (p!! )$W )3b& )5^1A!i
  ):&:S5i )<&` *CT1 *S= 'C[&3V! 'D&#pAS'i &A %Z' '*p=`: '<=`: 'Ap<S=i &1 &6 &; '#p+b! 'Ap<T6 *V& +6
  *`A *b! &= '!!pD^! '#p=Z5 ''T1p1 '6Z= ':T5Ap<Z= 'Ap<_' &A %[& &1 &6 '1S:$_ 'Ap<S= *Z= %] && &A<Aa
  %^! &6 &> '$p<X5 ''&iAhUAS'i '(pDV& '4p:_+ 'AS'i (p<Ai *S+ %_! '%p=S5 '1` '3V! && &' '!S< ''T1p1
  '1S: (`'T1p1 ):p,& )=[ '3c=[ '5V& *'T1p1=b! '6<T6Y< (S'i 'Ap<S6i 'B[; &0U &Ap- )S &e %` &!
  ''0p.S= (5p=5i (p<^& ')n;%bA '2p&Y< '3S< '63 (`!7p3e ';!)n; (d (ga '>gW& 'A5p4S6i (Z< 'Bc )M=p>[;
  'D6D<AS3< 'Qp;8<Qp;)n; 'p5X& (<ASd& )b: &#p3Xd (>S> &$< && '!&p!`6 ')p>S ',`! '7_e 'Ap<!S!
  &':p!S< 'S< '`& &)S#S&)[& +1p6Y& 'Te &*Y! &0Y; &2p:U &4d 'p>['X&,a &5D+p)T1 'p; )S *5X)T1 &6X0p;
  'be 'p<0T1 )Sd& &8&p<be 'p<e &9p5`! &:Z;#p3&i (< &<5b& &>ApAS &A '&p$: 'd6Y< (<b& 'p=S; &BhX;
  &D&p!p<& 'd6T= (8! )Y: &G3p3S: &JApAU &e %b! '3V! && 'Ap<S& &' ',d0Sd '3V! '7p!S 'Ap<&i *8 &1 'Ao
  'S 'nA 'p< )T; +f &6 ',0p,6i *16i '6p<S!i ':SA &: '!p, '#Z< (p5[; ')U>T1 ([& ',S> (a '8& (Y! (be
  '9p5`! '=V&p$ '>g`51S 'AZ1 (p5`& 'D5S:n; 'JA4p:_+ &= &e %d &:gf61i %e &!Y6 &'! &)U! &3V!
  &6p<be1p<U &<Sd& &Ap<&i )U &JApAU %f &!6i1Z &3U%f &5TApAn; &7pAd &8_+1Z &<ApAf &Ad;b$ &D5XApAn;
  'Ap<fDS %gV& %hT6 &V& '6 &X' '6 &YA %n; &A %p,U &1S 'U ()S $= %! &!Y< &i 'Ap=Sd& &p<:Z5 (S: %&i
  '<3_e %)n< %*S: %,`! %1 %2p5Sd %3n8 %5i '#p=Sd& 'Ap=b %6 %:p)Y< %Ap=X! %S &! '*[ '5pA`& ';UBb
  'Ap5S: 'S1i '`1 'd+S5 'i (!p<B: (#p;=i'&p!_e ((pDV&1p<U (A )p=`& 'p<! )5^1 )S: &#p'U &'d0T1
  &(pD[< &): 'U6 'p>S &*p:b= &+ &1 ':p8X= 'SP5 (R5 'p<R5 )Z; &2p:S1i &4:j )!5p3X;6p<[A ),Y& &6
  '!S1i (X! (`> (d9_: (p,b& )1b& '& ''!p< (`> (p<>S ')p<V& '3S (^> '6^! (gS!!S (p<'^> *)^> '8p<S
  +'&pDS6 +*[ +6&pD`: ,S; *T= *Z+ ':S5i '<&p>V& (BS1i 'A (_! 'N! '^! 'gS& 'i (!p<CS ('T1p1 )b=!Y5
  +3a (,aAp=S6i)[& (1aBb& (5V&!5p=`& (6p<;b)5k (8p<S; +be:S1i (<8S; )Ai (AS'i &8< 'p<a &: 'Z;,a
  )Ap:`& &; &Ap&S6 (5S6 (=V& &DU &d& %U!Ap=!i %V! '!0p,6 *16 (d6gS& '#p3V: '$p<a ''S! (_! '(! )(`!
  (`! (p=SAi '*[ '1p5b1 )<'^! *`& '3=i3& (b= (d8Sd& (p<Sd& '6SA '8b4Tk ':p=Y '<V1 (Z:3& 'AU:S
  (p<,^& && &6 %W &1 'Ap=!i %X! && '$d5T1 ''T1p1 &1 ''T1p1 ')&p$&i (dB< *S5 '<5p41i 'Ap=5i 'U (!2S
  (6S-!f (>S3 +T5 -U +U 'i<5p41i (Ap=5i &6 &; &e %Y!6Y1 &+ &1 '1p<&i '6Y1 'Ap=S6i &>[5^ 'gS$U %Z1
  %[1 'Ap=!i %^ &! '#b (p;=i,0p,6i:_% ',0p,6i *16i '6gV& '8S!i +1S:G1X5T;: '<gY6 '=;(S; 'A:p=X;
  (d81i );_e %_! 'Ap=Sd& &> &Ak 'p: )k *<S> &e '3X! '<d#S5 %` && '$&i ',&,V& '4d '8p<>^! '>=p=T ,k
  'Ap8S5 )=S!i &'S6i'T1p1 'T1p1 &1 &> &e %a %b &! '6S1p< ':X# &3c &: %c $> %! &9S@S &>S3T5o %$j
  %'p(5p3 +S %)5 %1 %3_? 'A (9!p,U +1U )n!p, ,1 %4p; (S;5 %5 %6p5 %9S> &Y:T %;1 &:p8<S )Y (9Y
  &S4T61_;p; &d '6p<>1j '9Y '><S &n1 %< &9S0 &S&p$ &Y6 &f %=bBT1 %Ap,T )! *f )9S8 )AX# (U '1T )! *f
  )9S8 )AX# %BS %S &!0p,Y& 'i (5V&Ap<U 'p<TA &#X= 'b &$1 (9S8 (d ':5k && '$p<X5 ':X#Ap>S&:S1i 'N![1
  'p$ )5S )S &'X;9p5`! &+ 'Ap>T1 &1 'i 'p<bA &3X (9b)5 (<A (>S'S &4U5 'p;S; +5 ,k +:5p1 +T5 -U &5
  '#S< '4p5Y &61_; &:T! (5U )o 'U (9!p,T +1T )<T;S )n!p1T &; '!`> *'T5 *AS<U (p<>gS5i *S6 ,i '#p'U
  )3Te '%p=Sd& '''T6 (5p3U *=Xe (_! ')X! (p<!i *d *e ',&p$d (Y5!`> (be!p<:Xd '1S;S5 (] (p<Sd '2&,Sd
  '3&#S&)[& ,1p6Y& (S6 (X<_5 )d (^6 '4d '6`! (gS! )b (p<3S= '8&1p<& ):S5i (XdA`5 (b4Tk (p<a '9p=[&
  *be ':SA (U& (b&!`> ';S '<:^1 (=d (^& (d8S +< '=Z& ([ (pBX& *Z1 'A (&p![' (<Aa (S'i9p5d (_e 'D&p$
  (5p3< *=!i (S1i (X!<g& &<S) )p; &A '&i!`& '<b$ &BS (61T +k )i (; )f (< (=!5p36 'T' 'f 'pAUC`5
  &D&p!1i )$1i &I %T1 ''c ')S6i ([& ',a ))[& '=b&:p#S& 'Ap>S+ &3o %U!<0 )k 'S< 'p<V1T ,k (J1T &A
  %Wl; %^: %_ &1 ''p(1p< ))1p< '(1p< '6XAp6 'p<(1p< &3 ') &; %`& '3p<8p; ';=i '<! '=S9 'Ap>e &1
  'Ap>1 %a!Sd9p=[& &< 'T (5 )U )o 'U %b; '3X!p# '<S)p; %e &85p=e &Ap>`& %f &3_Af9n! %g6 %hU1 &` '<
  %i5 %n; '!S<8S< '$: (X0 ''=n1 ')U8 '1p<S0 '3T1^5 '454S5 )9S8 '6p<>1p1 .T '9S8 '>T!p<T1T 'A1p;
  $B`Bp> $D! &! &ApDS %6i '#p8[: '$p5S ''&iAhUAS'i '6p<A8p>'Y= ':X# %; %ApDS %S && '#p=Z5
  ''T1p1)S2p:U (_1T; '9p5d '=p#b5 'ApDS1 &1 '4_& '6S1 'ApDS5 *d &5 &6i &< %T1 '=p:Z1 'ApDS& %U
  &Bp5V& &C[& &D+p'_e %V1 %X! && &; '$$p<X! '&gb& '*p:be ':S1i '<=Z; (BhX: &e 'ApDS6i %Y' %^' %_!
  'Ap!e %`! ')SApD`! '5_e 'C[& &6 &= %d &)[& &ApDS1 %hTeAhpDXe &X; 'e &`= $J$S= %1T !B! $,d0[< &6c
  $A:p,U %T6 %d,U $i %'S6i &XeB!iC[& %:!'V! %=b1 #& $A!pA $N& $i$f ''n! ')5i ';S5fAS=gS 'Bf!f %Af
  $pA &$1T 'S:T5U &5S3 'T!< &6S3 &8SB5f )f &:S=S &;5p1 &<2 'S) &A_1 'p>_1 &S #,!f $p, &'b<! )T!S %-
  &'T1p1 #- $;b$ $>T3p;S &CS #1 $!p!T=_A &=_? $T6p<0U $i %$%YA %5]; %B_> $p2 &!:p: *:Y= '< 'T'p'
  'b65S (A=p; += 'p<8Xd &#p5S1 &$1 'p<Se *f )Ve &'p(_1 *3 &)S&*[ &6S3A1p> (A 'p6BS< (<0:p; &8= (T!
  &:)p*T:6X<A 'Y= &<_#S>T3Y -p;S &=_#S *D: )U &AS3< 'Y1p< &BS<U;k &S ''S<p; ')S5_;p; '5U! '9<0f
  '=&p!S< &T '$b6! *T!S '5U '6S= *T!S ':S<! '=T&p$ &U '=T&p$ &Y6!<0k #3; %!bA &n0p0 %6<T4S5 %8T!S<
  %<Y6 &b$ %=_# %>1p2X &T!S< '3p;S %ASAp1p< %b3< $n; #5 $!:p: $S>X4 $X:1o &5p1 &S5 (p1 $Y %!Y>
  %>!Y> $_;p;Xd $i $o $p3;Xd #6 $<T;bAS5 $B1i $i %)!i1p5b1 %6S1p<,`! %7p1T=6`! #: $jp; $p:T; (f #;
  $)>n5 $8= %SB5f %TA_A $<2 $>SB5f $S %5T! &U! $T5 $U $b %1p1: $f #< $1T; $3n; $5_1p< $8= $T
  %'5p35k %1 &)S1T &60p0 '1p< &7= &S= (:n; &o %<!p# (A )<S:S &S) $U $f $o #= $SB= $i %7p3a %8be
  $p=b #> $T %A &6Y)S3_>1S &o $o #A $5 %9S8 %>T3 (Y %S &!S< %U; '!UCS ',p-S5 %b &6S; %f $S4T6p6S;
  %9T6p<S; $T!S '< %1 &9S8 &X6p6S3 $o $p, &T5 %1 &T5o &U %2 #Bp:X! #J3n; #S $!S; %i &!S5i1` 'm5V&2S
  &)S &,Y' ))S &5V& )2S )3c &6U (,Y' +)S '[2S $& %!S1iA!i %(_& %)d5Z+ %3d5T+ %6S; %=!i,Y< (2p5Sd
  %DhX1A!i $'i &)S &B[< $,! &:n; &>T'T1p< &f %>` $0S %Y; $1i &$X5 &3SBS5 &6S+i 'g!i 'p<S0 &81i
  'p;S: &9p=_& &<^5 &A<A_< &Bb& $5 %!p=S %1`2S %9S$T5U ); (U %T9n; %i &)n; &2p5Sd &AS'i $6 %S$X! %i
  $: %%S1i %'Y= %1X %2SA %6p<S: %:T5Qp; %S1i (:T5<Z' $; %5 &!S<0k &4:j &9S8 &f %6hU $< %! %; %=_#
  %T!S &5 'U 'o %U &;k %f &!n: &6<81i 'S= 'gS &9n5 &:fBf!n: &>n12X &AS1 %gS<_ $= %#p;=i 'A=i %&^1
  %2p&a %9p=^& %:X# %>S= %A5pA[: %DS!SA '> %Qp;Ap&Z1 $> %BS5 %gS0S $A %!S<0k %'T1p1 %5 &<A &S,!:p:
  )< &U '; &f %9S8 %>1p2X %BS; &W; %T6 %f5T55S1 $BS &!S< %[6 %c $DW $l %p5 #T $!1S< &Y '!p<S:
  ':g`1p< '=U1p< $& %p$X (= &AS $' %B!i &[< &`= &be $+ $,p-T:9Y:T $0p.T! )S'S<p; 'U 'Y (8p<e'_Ap,S5
  3U (AS5 +U ,; )p-S5 *1&i +S5 $1 %!< &S<!f (T!S )5U (U (f '> &p<V1 '=T5 %6p<0U (;b)5k %7p!S %8S!p;
  %:T1p< %<b$ %>S'S '3T5 *U (U &T6gf<gT1 %S &5X$p<be (85p4T5 (BT1 %Y61p2:p9 -! %_AT5U 'U %a@T5o $5
  %#p=Z5 %3p<8p; %=!p#0k (A0k %AhU %BX5 &a &b' $6 %(p5b1 %)[&,d<U %3Y1 %6p<S!i %;Z< $: %!< &S=
  %$T<U %,p-S5 %3p;b1T %68j1 &S1 (!S= &p63_A '<3_A %8S5p1 %9S5X %<&pAU &,Y> &Ap:U %>1o 'p1X &5p1
  )6p63_A )X &SA &_A &n1 (BT:>n5p15T& '5p1 %A:n; &_= %S &$: &3p<T &5U (A_1 &=;S 'n; %f $;p;b $<+p+
  (!S< ($8p9 (5T;X1p1 (6,p, +1 )1p< )n, )p63S5 (90p. )n0p. (:Y= )n; (>1p2X )_!=p; (S4T!S<U )5X<!pA
  (T! *S %0p; (!S< ($n9j (6,p, (:Y= )n; (S5X<!pA %<!pA %T &5TA_4 +S &:1T '5p1 *U &<!pA &G1p16p6f
  &P1p16p6d &R1p16p6f %U %b11n66gf 'p16p6f %gS+i $= %:X# $l5 #U $3c $5 %!:p: %)S1T %4:j %6p60U1
  '<0U1 %9S8 &_3 %;S5 %=n!p#0k )A0k %>0p0f &S'S '3 (T5 *U (U %S'S< %f $6 $< %!S< (T!S #V $& %1p<'^!
  $6 %)[&,d<U %Ap=S %d $: $< %+T= $AS #W $1 %6d8&iAZ1 $6 $; $AS $BpAh_Bp$b>U0S #X! %!^5 %$^5 %AT6
  &hT6 $& %!X& %$p<U %)p<Y! %,S %.X;<gSAi %AhX; %D&p!< &d6be $' %#p=Z5Qp;6p<[ %)[& %,a 'BX')[&
  %6&pBS+ &S<U %=3p47==pD %A:p,U *Qp;,V&'T1p1 &d,U )Qp;,V&'T1p1 %Dd6beAp<0be,a $. $1 %!:p: &< &S<
  (T!S &b>T3 %*S: (D&p!^:(pDV& %3V!A:p=V&!S! %8T4U &f %9X) %>Bf %S &'S<p; &A5k %f $5 $6 $; %'_+
  %3p<=b: %4Y=U %6`!7pA`& %7pA`& %BS; $< %8U& $= %p=&i $C&i,k $l5 #Y)U:T+ $1 %&S< %)U>T1 %,S>
  %2p5S!i %85p4 )$; %;!1X&6^ %An!p,T %`= $5Bh!i $6 %'X! %6S; $;BZ; $< %!S1i %'S!i &_+ &p<b! )e %*S:
  %3V!9p5`! %<BS' (: &V: %B^< &` '< $= %)< %6p<XA %Ap<U $> $A_ #Z& %B`& ((pDV& '5 $' $+ $0S $1 %B`&
  $: %ga $; $< %B`! $= $A %!:p=Sd& &S< &d01i (bA %#p5S1 '=Z5 %$5p=& &T1 &d5T1 %'T1p1 %3cB[;
  %5TApAn; %6p<:S0 %8U ',V& &_! '= %:S. '1p< &gb&B[; %>TAn; %A:n; %B[; &_1X $l& %7S5i #[ $6 %:S1i
  ):T5<Z' %BS $: %! &d6Y> &p<:6i )=i %#p=Z5Ad8p<b %$p<:=i (=^A %)[& %,d<U %1V&'[A %6gb& %8be %9S8
  %<=U! %A5p=S!i &p6gX< '8U& (b< '<! $; %!k &m %$p5S %,`= &b; %5T& &V& %8U '< %<Xd &]& %Ap<_' %Bb&
  $< %!p=T5 %'_+ %)+p)S6 %6+p(S6 %8n0j $l; #^ $! $& $5 %$Y3#p;& %%p=XdA_e $6 %5V& (,=i (6S5 $<
  %A:p6b< &d6b< %BY< $> %BZ1 &`& &be #_ $& %Ah; %BS& $+ $,Tp-:3TA )6<T'_p)3 %p-S9Y:T (<'5SA:p85p4
  0n5p4 'T: ),Sn5 )3TA ,S )6<T'p)_3 )9S$ *Y:T $1-T:gf3VA %X &!:p: 'S0k (<0k &%S1 )! *f )T!S
  &,Y'p5_e 'p6T1 &1` &5T3S5 '_e )6S5)S &6'p'n; 'p6 )98 *> (< )98 &7= &9Y1 '_3 &:1U '5p1 *U 'Y= 'g_'
  'n1 'p,_'6S5)S &<Y6 &>S3 )! *f )T!S *5 +U )U 'T)p)S (3p;S &ASAp1p< &Bp5V&B[;6S5)S &Dp>U *6S5)S $6
  $8p<[< $: %!S< (!f (T!S %$T<U %)= %3p3T %5p1 (!S= ()U8 (:SA (<,Y> (A:n; (f %8S5p1 %:n; %>1U &S
  &T'T1p< &n1 (U '5p1 %B&pA %S3p<T %f &B&i %p6Y8S5p1 $< %+p+T! *S %T! 'S %gYDhU5 $= %AhU5$U %B= &S=
  $> %B1i $BS $e $f %Bk &m $m5 #` $! %!_<p1Tk &p<,SA %'p<^! *&^1 %2T5 %Ad81i &hU %BZ< $#p:b' $&
  %BZ1 $'b:<b: $1X $5S$ $6 %#p=X; %B`= $8p<e!<X0S $: %:SA $< $= %!!S; &&p!`6 &p5X&P% %(p=&D5p=&i
  %,b;A_<U %1S:<6^6:_Dd6_ %3V! %60p,S!i %7p&S< %9p5S=i %B= $A8 $B: &f %Y< %Z' &; %a %p=Z& $D6D: %:
  %p5!1S $e $f %Bk &m $l& #a $#V& $0Sd $2SQp;$_ $3U $4p>[!S< $6hU $: %80j &n0j %>1U &n1 $<T! 'S
  $AS5 $D[ #b $! %! $$p<]& $& $' %0SAi!m %3c %=pDb+ $)S!i && '*[ '6S;D (_1X& '>TBS< 'Ap=V! $0Sd&
  %n& %p-& $1T= %p< 'a 'n; $3_><Y6 $6gc 'Ap6`! $8p<e (A8 (D,Tp- *p-T $: %!:p: &S< (!f (T!S '= %8T4U
  %90p. %<b& %>_Ap:n5 %AS=S %S &$S< %f $< %$5i$Y< %3S; %S &'S<p; &4T61U &ASAp1p< %gS $= $A8
  %:p<S5p19T<:p; $CSd&1c $e %!0p,S=>TBS %$Sd8S<8U=[ %'XeBbeC[& %4p;S5 %6&pBS+)Y53ApA5S
  %8n3p4)Xd>T+7`5,U %B[< #c $!p<c $#p=U $'Y=4p>[!S< $*p:be )!p<c $2S $8p<=V& $9p+^> $;! $<! $BS5
  $DU #d $6b $A %)S1 %5S!S< %6S3 $BZ5 %`& #f $3f;f $;b1,d %f $<T1f %f $AT1X66gS3f'T1 %f5gf #h $6 $A
  $S %!i %5 &!p<a &1`2S &2SBhS54p>[ 'p=a &AUp1Pp; 'hU )BhS5A& 'p,UPp; %AiAp1f $T %! %e $U %& &B&
  'hS& %,p<Y$p<pBnBp>hU )=gYBpAU )BpA`5 %6 %> &`< $V %! &BhS!i %& %6 %: %A %e $W!BhS!i %; %BS %e %f
  $X' %1 %5 &#p'U &3^5 &B; %6 %: &8n3p4 'p<` &<b& &B %; &$V& %<b& %d %e $Y %8S5i &Y $[; $_
  %pABhpAX; $` %6 %e %f $b %!&<d8& &+p)p<^> &p<_> %;!)n; &9)n; %A6p6S; %BS $c $p$S< %>T=p:
  %AX;_p;1k &_BhpAX; $sT5 %W $tU&!0p,b= *1b= (p<Y1 ''d6!i ')n< %V&1p<'^! 'DS<!pA #l $e $p5 #m #n&
  $1 %1f7=i ':n! %2f '!n::gf:Y= ';X$=i &n'(`1 '66gfBS %Bb& $5 %3f;X& $66gf $; $> #p!SBpAS $$S0S
  &1_:gSCS &6X& 'Y<X5 &: &;0S &A!S<6Y5T! 'k %U0_ (6hUAc &1S &5^ &6p<S=i1S &DS0S %YBp$= %_: %`:6hU
  %b: %hY<b, %p<U0S,S (5C`5 $' $5 %S6gS!i &d& &l %V& 'B[; 'N& &l& %X& %l &e &f %n& $: %! &S5i,&
  %$p>S: %& &!Xd &'T1p1 &(p$& &Ac &Bp:& %'SAi3Xd %,a &d<U %1 &'1 &Y' &i '#a ''1i '1`:p,& +1& '7&i
  '<=U& 'AZ& (p=X& 'Bp:& 'C_> %2S> %5Z1 %6 &Bp:S; %7X! %8_3p; %S4T6gf,U &5 &; &l; %T5 %V! %W &&
  'Bp:S1i &5 %X1 ''X1 %Y &1 %_ &5 &< &A %f %l &#p>S: && &5Z1i %n+ &5 %p' '$p>S: '& '5p>1 '6 $;! %&i
  %T&6p<f'Sd3S> %X! %p'&i &=5 $<3 %Ap> (3<pAT5o (f %U %[p;+ %^5 %_p;+ %p>&p! )A'SAi *Tk *_Ak *`A
  'n& $= %! %1 %6 %S! 'i (#Sd (-S5 (:]& (Bp=`: &1 &; &d& %U %X1 &6 %Y& &l %Z& '!+p)5f!b,p-
  '#1p1T;!b,p- '5$< '8p<e!b,p- +6S& '<S)S5X!b,p- 'Ap1p<U 'G6<S) &l& %^5 %_5 &>Bap= (p=a &l5 '>Bp=al
  %n! '$Sd '-S5 'Bp=n& && %p'! '1 &>& $> %& &i %S &!i1Y<U;p;`= && &*U &< 'A:X3p< 'gYDS;C`5 &ATAp1
  &d&C&i %U)U &66p<YAhU:g&i1k &= 'T8Up>5 'U8U5 )p8U5 %V! '#p=Z5 'BS1i (p>W5 %Y& '$b ',T5 '6!pAU
  'Bp>S; &05 &AhU=>T3p;S 'p>1 )n< %Z& %_ &,Y<gS &0Y= &><T;_< 'p<T;_< )U;_< %a;g&i &Bp>S %c %hU12k
  '= 'AhU! &X12k %i& %n8n5 %p<&p! 'Sd& 'U2b5 'Y:gSBpA '_DX& 'n& )AhU=pD $A!,S5U &BpAhU %&i %S!S1S
  (<1S &5,S<!k 'i &>gS &A &Bp$p<_6 %T6 %W0`> %Y<U' %_1S %d6X& 'hU %hU6 ':6S>g_ &Y>gSd& &`6p<Tk
  %n&p! $DU %_e %`& $J3; &n; %@p1 $K3n; #thVe !C #! $#! $'XeC!C[& $(a;gSd $:X# $CS; %W; $Qp;*W'T1p1
  $d6b< $i $p6]& #& $! $i %<gY>`< %A_ #,`! #1 $!p,S<:*YA $Ap8S5i #2p5Sd #4S& $p;Y& #6i %!p6T5
  %$d5T1 *$T1:T5%[+ %6gS<gYAp!Y8U %8X3p4b %:!>T+ %A1T &p:S<1U %CT5 &` #: #;!`> #C6i $d #E,p- #S $!
  %$d5T1 %'b=6p,U %-S5 %i &-S5 &1S1<gSd&BpA_ &A& &CS!i (d& $& $'c $+i $1>U %Sd& %i %n& $5 %!&i,6i
  &X&>n< &p<X& %#p:b' %*p5Z= %,d6Y=7p=T1 *<V& %3V! &d5T+ &p<X& %5SCT!S %7p=T1 %8_3p; %=1i9p=[&
  %A&p$p<be65p3S5i &:p<S6iAp3Y' &p3Y' %BpAhU6 %CY %i $6 %!S1i %1p<U<gAi %:S5i %;g_< %S5A^! &d&
  %gSBpA %hU;`< %i;_< 'g_< &A& $: %,S %U& $; %8p<eBAp, ,1 %CX& $> %'S!i6p<_& %)U> %BS> $Ah` '<
  $DS;Y5 $d %& &'b= &6p<_&!S1 &Ad81i 'hT& %2Y5 %6gS &hU %7YAhU1 %;gS %ASd #T! %C!i $& %C&i &Sd& $'
  %A`: $5 $6CX6 $:CX: 'd #U& #V6 %6d6S1i &p<S!i85p4 +<S)!S< $: %1YAp1^<gYAk $A #W1 $5C&i $6 $: $;
  $<_AhU,&i1k $A %_:U #X! %AhU;gS %CS!i $&'X& %,X& %6X1 (!p,b& ('`> ()Z;)U>T1 (;5p1 (Ap<&i %AX&
  %CW; $6 %C` $= #Y $! %Cd %Y $& %CS& $+ $1Y %k $:_ $; %(S; %2Y; $<U &0X& $> $A $Bp$b &AhU! $CS $l
  #[ $& %! &6gS=i &:p=Sd& &S5i-S5f)S &p6S=3V! '<B: (S: %#p=Z5 %$$p<S1 &0 &b! &p<Y %&S< %'S& &T1p1
  &Xe %)0p,[< &5p=&i &S 'Ap,_' &Te &b< &d5b< %*< &S: &[AY= %,[:*[ &a 'DAi!SA %-S55p1<A!p,T (AZ$j
  %1p5b1 %2p5S!i '=a %3V!'T1p1 (:X# &p<5d ([& %4p=b '>[G3p3_A5S: %6+p)b< &S; (Ap<S &X0p; &eA!i
  &p<S!i#` %7p3e %80j &8Xe &U,_! %9p5d %:S% %;AAn!p,T %<S)p; 'AU &_+ &b& %=[ %>T+ %A:p,U &<Aa! &S'i
  &T<U &Z$j '; &d,U &n! (p,T +1S:)[&#b &p5V: '<UAZAUp, %CS5 %Dd0S' '5Z1 &p5!1S %EApA<T; $6 $; %0S
  %5U=`& &a %8S!p; %Bb& #_& $: %CS: &V: &W: $> %!T6 &p.X:'U8< *A&p%S,U %#p;& %'S5 %6p<S!i %:SA %Ca
  %DS> $AY1Y %pA_9` $CS $e %Cbe &e #` $! %CS5i $6#S; %C6 'AhU $: $C %6i %d #b $! $: %)Xd)T1 %8n3p4
  $A $e #c $,Y&#p'U $1] %_& %c %p5b1 $=[ $A!i $Dd8c #d $6p<W1S #e !D #! $!d6b< $1+p+X1S (Y )1S
  %>_3T1S )5U (U $2T1 %p5Sd7&i $5T,p- )98 )S &@p- $6p6!T<T;S 'T; )90p. *b)5 ):dAd ,f )>bBS< )f
  &<DZ= $:j &!p<T;S %p: '!T<T;S '4S1X '63 '9S8 'T!)5 )9S8 $;d $<,p-S5 %0U; (!:p: )T'p' %k &;S;
  $=p6T; $Bp=Z& $Dd6X! $S<5p16Xd %= &!S<T5U )U &'S<T5U )U &)S1 )S &+p+X1S )Y *1S &6X'p(S *)S (Ap6
  &7= &9Y1 )S &:<0f '_% &>S3T5U )U &A5p35S %Ab $T<T; (>S3 +U $X?= %A= '!:p: +62 (T<T;S ''<T;S (T1p1
  (_15S *AT! '4:j (S1X ':Y= '=S9 '>T1!p! ,, ,1 )6S! 'S $b, &!:p: &30p. &A8p3 %45f $j $o $p! &85p4X
  &:0p.= 'S=S &<&pAU &b45f 'A5 )9S8 +>f )B_1X )S *!S< )f (>1p2X %# &0 'f &3ApA '_>T5U )U &4X1p1 +U
  +X:p:1p1!f 'Y1 )S )U &5p1T )U &6S, )! &:S &< '!:p: (b>T3 ,S ,U (p<: ')5 )5U (U>! +f *T!S ',p-S5
  '1Y=T!S '6,p, *1 (n, (p69_3 *;b$ ':X# '=_#5U )5U '>T+p+SA )3Y )4U )61p1T 'A:n; )p61Tp1 ,p1T 'S
  (5X!p!: (9T4S5 (>T<X3p- 'f &S5 &T '!S0 '6#X: '9Y (_A)p) '=b:S +5 &b '9T5U 'AS5 'BT0U %<b45f %A &0
  'f &3?j! '_>T5 +U +o &4Y1j &6S, )! &:S &< '!S1i (p6S'i )<: '#: (p:`< )>^! '$ (d5Y< (p<>S1i ''S<V!
  '(p=S!i ')S1T (p<^& '*< ',a '6d6`! (p<!6 *;b$ '7p'&i )+[)[& '8X:p8 '9SAS ':Y= '=!p#0k *A0k (_#
  'A8p3 (:p&S1i (SA5k *p,p< +1p< (T=p6k (d&S1i );b$ 'GAp:n5 'S5X!p<: &S5p1T *U &T '$b= '1S<S
  '6!pAp:n5 ,Dn5 '9_An) (aA)p; (p<Y> '=b:n5 &cBT0U %J1)p+ '>_3T5o ##5p1T9S8 $;$: $p;S #$1T &$:5k
  'S:T5U )U &4:j &6p6BS5 (<BS5 $5p4! (6XAp6 (f $:5U; (,p-S5 (>1p2X $S4 &!S<0k &'T1p1 &,p-S5 &Ap2S5
  %< &,p-S5 &3Y<3S1i &9Y:T &<S1p<U &> '!2S '3bA '>S3 'S3 'f &AT!pAS 'p2S5 &T;6X$p$= (>T5n; &Y6,p-S!
  ,5 $X0 &!2S &9S8 &>S3 $b'< ',p-S5 '9Y:T $p$ &)S (;S 'f &,p-S5 &3S5 '_>U &5S;! *<& 'U1T:_3U
  &6+p)S!S< '0p.T1 'X$p$= (<A &8SBS 'T5T1p; 'p<e<S)DS)p+S &9S8 'Y:T 'b)5 &:5p1p<U 'BS60p.T1 ):S1p;
  )A_5S (_AU '_4S>U &;S5 'b4T5 )U &<,p-3Y1 *S9T6S= '15S$S< 'S) )3Y1 *_8U &=_#S4T!S< *6!pA &>S'S
  &A>5!:p: *< +<& 'S< (>T!S )n! 'T=p6T5 +f '_5S4T!S< ,61U *5S;! *61U +p<:X# 'p5&!S< &BT<+p+T!
  '_<+p+T! &S '4T!S< '5X<!pA '<B5p1 )S 'A5f &T '!UCS (p!UCS ')p)S=S '9n; 'A5U *'=;5p1 *2S:!:p65S
  *>_! *An8p3 )p1S6 (T#S &U ')p>S=S '9n; 'A (5S (p;S0Y &_B<n5 %% &90p. &>1p2X 'S'S (3 )T5U )U &T;
  (90p. )n0p. (>1p2X %55p;X1p6S1 )nAp1p< ,<p1 &T '!p<U.S ')p>S=S '3TA (_8 '6p<Ap1p< ':0U '>S0 'AT#S
  'Bb1p< &U &_;k %;5p,<S; (1<S; &A5T (U &S$S< %< &)S (;S 'f &3S5 &60p.T1 &9Y:T 'b)5 &:5p1p<U 'B_AU
  &;S5 'b4T5 &A8p3 'S>n! 'p2S5 #% $:; %n; $bA &A8p3 &f $j #& $i %!S<gS %$1i &5i &S8p;6i '<f '>f;f>f
  &X=;S9f<f0f &f ')f '61i (g<gT''S! )f<gS:gSA '8T '9S6 (_1 ':n&$S5XAS<gU '<n! '>T!#`6 'A5i4T (d7Ai
  (f:gf5T4T &n66Xn''n& )gfBS &p<S!i (n! '=_A (bAS!iAX& %'Sd %,Y:_3p<U1 -;gYA (g`1 '<gS %1S!3T'
  (i3T! '0S0S<U>gY '=i8U )AhU! &YAp;S5 &_<U.U )1 &`5 &p<SAhU1 (Y8U5 %3U!Y,X& '$n< (p=U0S=i
  '6hU;gY3U! (p;Y3T' 'AhU!p=Y5 'CY!S<U1 &`<<T63n< %6n++gS1i %:5i1p<U %>WCX6 %AT= &hU:
  &p;Y!S,p;X6gS3U .Y6gS3U +.U1 +CSA )1Y:U )6gS3U )Ap1_0YA +6SA +8`: %Bp$S (UCS (bCS %DS' ('T1p1
  $np$= $p! &1i (#p:c (*[ (3p<Y& +_1 (4p5Y (7p'T1 (GA &5 'i (1p<U &6S=T!S )U &< '#pAS; ''X& '*[8p<a
  ',[: (d0[6 '6X! '8b1 ':Z;!p,S6i *':p<! +X& '=U& 'A:p<T1 +Y6 &>T3p;S &S '+i )'U8< )<=! '5i '6i ':
  '= (i ),`= )0S 'd (! )`> ('S5 (:SA &T1 &V '! '= &W '= &X! '+ ('T1p1 ()[& (,a '; '< '= '? (Ao 'A
  &Y< &Z' (Ap5`& '+ (,U &[ '! &^: (&^1 ('d0_e &_1 &` '1 (Tk '= (D&p!a &a &b, '= &f &p<& )3V! )7_e
  (1 (: (_1D&p!p<1 ): (d %$ &!S; (< )5U1T6+p+1p1T ):Y=,p-S5 );b4S )=[ *_# )AB6p<)S)S1T *X#9S8
  'X&AhX= '`> 'd0[1 'p<V5 &#p5X< &$W &'5p3 'c!p<: 'p6S6i &)S (1 'f &+i (Ap>S &.Z& &0 'f &1S<S) (AY
  )b: 'i &3 'Y1 'bA!:p: 'n8 &4S1X &5 '9S!SA 'S 'U1T6+p+1p1T &63 '<S:SA (T'p'S$ 'S5 'i 'p6'p'&p$ /S
  )BS< (<)Xd )Ap<` )BS< )S0 *AS3 &88_= 'T!= )S< (4U 'p<e'!p<U &9S8 )!&8= );b4S 'V: '_3 'p5d1Y'
  &:5p1p<U &< '!S (p# )A ')Xd (n; '1Y' '3p<_1 '4d '6S5 (X<U '8p<e)n; ':SA '<S) '>1p1 'A< 'D&p$ 'S$
  &=UA:p9Y1 &>SAT1 'T!= )S< )p#_6 ()p)S (+p+S0 (3p;S &A5p4T )5T6S1 ':5T4T (SA (p7ApA )8ApA '<=
  'B6p<S0 'U= '_'!p,U 'p5Z= &B_1X &D+ '_& &S ',U '5XAS<U '6XAp6 '8p;8 '< (!S< +T5U +U )p<V1 (,p-S5
  (2Y6 (3S<X )T5 (4S5U (6S1p<U (8S0T) -p) /S .; *< )p<V!pA (<b$ (=_0 (>0T)p)S )S<f (AU= )p1Y6 *2S5
  (T )0U '=]& '>;>f 'A (D&p!< (U= &T '! '< &U '!<0k (S< '<A &W '!p,U ':S5 'D&p$` &X! '1p1< '6 ';
  ($&)[& )T11` (&!i ('Sd1` )dB#p;=i )p<Bb& ((p,X6 ()p<&i (1S:-S5S5X<Y6 )X )` (33b!)[& (4:j
  (6+p*<)&p$&i )1i)[& +9p=c!&p!`6 )Sd&#`= )d8!i (7pD`! (8`59p5`5 (:T55V& (;e)[& (=_& (A^5::^5
  )d;X&)[& (DSd&9p=[& '= (T ):S= (U )'< )68p'S&p$ *p<0:p; )7b,5f ):S< *X3p3S -<S );!f )=_# )>_Ap,
  -1 )A5p3_A *:p9Y1 (f (p;S9<0f &[ '; &_5p<p3T; 'WA 'p=A &` 'AhU &be &d ',`! &f &n= &p<& (W1
  (_:D&p<p!: (n!pA '=_A *k %% &S!i &[= %<&i (!p6S= (D&p!< &5i &U &V& (4p:a (Ad81i )p5`& (JApAU &X1
  (:_% &YA &Z5 &^1 (5V& &_p!:D&p!p<: &` ',`! '1p6S=i &p!& '$& (W1 %>< '!< '&b' ''T1p1 &S5i '=i &`&
  ((p5SdB[; (13c &e %A &!Y, &90p. 'S<f &BS< )! )T!S *5U )U &S '!d0[1 ''5p3p< '8X4 'AX!p< (c<k
  'D&p$S< &T! (90p. (>1p2X '0! &X ':5p1 (S=S *U &f &n! %DX; &`= #'<0 &9S8 $= %!:p: %$p<S: %'T1p1 %5
  &!:p: &3p<8p; &9S8 &>1p2X &f %90p. %<,p- %>1p2X %ApA3p4S %S %n1 $T1p1 (! )!:p: )3bA ):p: )S61p1T
  )f ()5 (9S8 (S (T )9S8 %5p,S '1 (5U; (9S8 (S (_;p; (p; )<;k *a;k %< &!S= &,p-T1 +T &3p;X1T &5T>SA
  +U &6p69S (<!S )9S +A &9SA &Ap2T1 +T &S '9S %p(3p<8p<V1p1T $_15S %8p<e'_Ap,S %=! 'f 'k %@p1S
  %A3S9S &p,S '1S $a,5p; %15p; $p'5p1!)5 )9S8 )T! +)5 &<S3_>U &S5X<b$ +4 'A5p5 &X1 (1S6A (EAU (JAU
  &_! ('U>< (3S5 &n;3S5 *;! (=S9U %(<S (3_8U *>U 'T; )$1T ))5 )6X<A )9S8 ):5XApA )>1p2X )A+p+S
  )B_1X &S3 (5 )f (90p. '>3o (n3 &T3p3>X1p1T /U )<8p<V1p1T '5p53p<8p; %;X1 #(5p3e #) $,S &!SA $5
  %6p<3_A $AS3TA $S1 $U<0S %> $jX5 %Y5 $p)S &U &X5 %* &1p1 )A5p1S5 )T! &S'S< '65! 'A; (n; &X6S1!
  (p6S1! -f ,6!pAU +3 &_A5S &b!SA 'AS5 %+S1 (! #+ $#p+Xd $5T;: $N& $S0 %1!)5 $p'& &S' '+ (!p<'!
  ()[& (,a (4p:_+ (<Y& '6 &V& (!m6S5 (Bp5l &X& 'e &Y' &[: &_e &be &p<S+ %(T= &[= %)&i &' &1 &5 &=T
  (!:p: )< *0U; 'U &U+ &X= (U &Y5 &[+ ($p<]& (8TAS (=b! (Ap,_' (Dp>U &n5 %+ &1T1p2T; 'p< )!:p: )1S
  )90p. )A8p3 &3T,p-T ,! *4T! &63 'p6,T61p1T ,n5p5 &:+p+ *9S8 &>S3 )!:p: &S1 (!)5 )>_A ,! )_1 )p<V1
  ()5 (6n0p0 (>SA (AU= (p<1S '4U5 &X6 &Y6 (1p2:p9T1 &b6 (1p2:p9T1 %95 &A #,, %f $>T! 'S4T61U %U
  &!:p:!< &6S= 'TAS' 'p<3_A $Tp- $p, &6p<1T9Y &A<f %- &!2S )'<T; )5n; '< 'S 'b0 &&p$ )1 ):5 )AU=
  )T! +AU= )X61A<f (A )f &3TA &63 '<T!p#S< 'S5 &<ApA &AT!p#S63 'U= 'n! &S '<A &T '!=p;S0 ,5 '':p:
  +A1p1 .> (p'_35S )(_35S '4S1X '9!p# (n!p# ':T+p)S ,f '<YB0S '>T3p;S 'A&p%S1 (0p-S5 (U<k &dA %1
  #.T1 $p/ &!p<T1 )V1 &$b= &'!p< '5p3 &3SA!f 'T5 (>S &9S$ &:0p.= 'SA &;b$ &<1p1 *T &A1p1SBf '6p,SBk
  'T3p4T 'p<f &b)X1S #0T!)5 $X $Y %6p<:S0 $j> $p,S!iD0p,=i '1 ($b ((p!` *=S: (5S$ (6gU (8U< )p<`!
  (9p=[& (A:X3p< )p56i *<Ca '6i )D0p,S -b; ,1S '= &W1D0p,! &Y& (,d (1p6Y& (2p: (3V! +7Xe (4p;Y&
  (6p<_& +be1p<U (8b4Tk (:SA (;b& (<g` (=bB4S1X (Ap56i +S; *<d &[! (!p6T1:X# *D`! (6T1:X# *3:X#
  (7p,c (8p<_' (9Y:2p;Y& (:SA (A&p!=i )p<` (B`6 '< &`& (&Sd& (35i (<V& '1 ($p<]5 ('T1p1 (<d8_ ,<
  (D0p,Y& &b1 %. &!b6 (A &$b= &) '!d0[1 'f (!d0[1 &4d &6p<0S=U &7S &8T!= )S< &>T!= )S< &A0p-S5 '_1
  ))S1T &S '!S< 'An; &f '3! '4d '6!pAU %0 &6p<3_A &8 &> '6p63_A )<3_A 'f &S: %1! &S1 &W1 (D0p1! &Y&
  (#p:`< &[! &`& '1 &b1 #1 $5 $6p6S $T %!2S &=p;S0 +U &S;>T!= &p<TA (V1 (b4 %$:p8U< (9U< &S<> )>S'S
  )S'S %'0p.S= &<T;S &S< ()S1T (T5U &p'S$ %)5 &S16X1p1 ,< %1 &<X0 )U %2T '!p<T;S '$S<>f (b<8 (p<Ve
  ')5 '1S '4:j '6Y)S (p6,TA0p-S< '8=U ':5p3U< '>1p1 (T5n; 'A!p!S<f &U %3S5 '<X0 *U &X!p!< )# '$j1
  (p$1 '8p>= &_8 %6<:S )5U;!:p: 'T:S *0 &p<:S0 %7<0S )=b17p=be &= '!:p: %8=!:p: &S!p; '= (S &p<V3p4
  ,S %9S<9S8 &b!p,S %:4Y< &B5p, )1 *U 'n$p% &S5e &X#< )S )f &Y= %<_! ('U>< (90p. (=S9 (BT<0p;
  %>S!p; &TAS= )A$X05S: (_A &_$9S8 %A5p1S6 &S;n0pB '< (b$ &U19S8 &X#X: *S += &_,p- *9S8 &b95S (S
  (n0 &n; $U1 &!S= &)5 'S1T &5T3S5 &6p<4S5 &98 'S8 &:5p1p<U &>1p2X &A:n; &B_1X $X=p;9S8 $_!T'p' )(
  *9S8 *<b$ *S *f %1T'p(S61p1T $i %!dBV& %#Z< &p:SA %%p=S5 *:S56[AhU %&&X; %'T1p1 &p6S6i %,&pB[:
  &[: (D1i'X& %1p<'^! %3_ &bA &p<Sd %45 'i &p:1i %6S; &[ '$T1 'D1i (p>U3_ &p<;b)5k %7p=Y> %8U &Y)
  %:S1iD1i! )N& '5 &T56S5 %A&p!1i %DSAp<n; 'BS< &U &b5 &p>U3_ %P5 &p; %Qp;:p,& %i6[ $p,'<T1 %1
  &!T'p' (=: &#S1i &%1!:p: 'S1 )!:p: &&p$1!S= &'<T1 &31p2 *6X$p$= *9S8 '5p1 *U &5S 'b (5S2b (63
  (:1p;S4T6p6S; )n1T &6<TBS< &8=!:p: (T! 'T$p<be 'p;S6S= &9S8 (> &=_# &>T5T6S1 &A&p$Bf '+p+S +0
  ,61p< ,=T#T1 ':p:S60T4T &B_1X &S '4T61U +_;p; (U5 *9S8 '5X>S3 '9T6S= '>A5T;: )S4T61_;p; )T! )U
  &T#S1i '9S8 &X '!p!&pA5 .9S8 &Y6 &f %2 &!2S ),U!S;b)5S 'S: 'b>T3 &$>_A5S 'SB! *f 'p<Ve &&p$1 *!S=
  ):5 &'<T;S 'T5p,S &+p+X1S )Y *1S &3S5 'bA &4T59S8 &5n; &6,T<Y6 '1U '3 (<^5DS5 'p6,T<Y6 +A:p9T3S
  );b$ (<;b$ &;b$ &<A 'Y6 &=S9 &>0p05S 'T)p)S (5SA )T'p(n; (61p1T )n3 &A&p$Bf *p<be '5p5T'n;
  ':p65p4 )85p4 -T5 -U 'S4! )T!S (Ap1p< 'T<U &S '$SB! +f '5X<Y6 '< &T9S8 )> &U1T &d %:5 'o %< &) 'S
  'f &S '!d0[1 +5 *` '1:p=a '5X!Y=,p-S5 '85p4 +$; ':<0f %=&i3T$ #28j &>_3 %p> '5 '>_3 $>j &0 $S><f
  $T< &9S8 (> &>5p1 $_< $j %5 $n5 %8p>5k #3 $1p2 '8= $S;S3 (S %< &)5 &X0 (!:p: (9S8 %A &1S &8p;
  &9S8 (> &>p; $T,p- (6X8p> (:T1p1 ,< (B_1X %1T %5p5 (90p. (>1p2X (BS<U (S )3S5 +;U %ApA:S5 +9S8
  +<Y6 $U5>S5X6ApAT5U $X<S$1 )S $Y<S$1 $_>5T;: $bAf $jp4<S1p< ,U $o %4S1X $p3T %4$Y &S '5 ($:5 +k
  (A:n; %9X1 %<T #45 %8=)U>f $: %6X<A %90p. %>0T)p)S %j %p: '!:p: (S<T5U *U '>S'S )3 *T5U *U
  'S5X<Y6 $<:S5 $Ao $T %! &1<9S8 &8S< &9S8 &:SA &<0 (:0p.6 )S= (=T#T1 )_#!f +S (f (k &=S9 &>1pA<k
  'S<f &AX<3T5 )p;3T5 'Y<p;3T5 &D4: (n: &S6n0 '< (!:p: )T'p' (,p-S5 (5S;! (61U (:0p.= (<& (T0U (U
  &p! '<: )0 *k (V1T 'J1T %$1 '!:p: '4:j '>T)p)S )3p;S 'AT=p6 &: &T1>T3p;S &X0 (S %'T1p1 %)_,p- *S
  &n; &p;b1TA %,p-S5 *4:j *AU= *f %1p>'p' %4:p:)S1T %5 %6 &+p)S &1T 'U (5aA_5S61U (9S8 (<& (A:S$:
  )_5S '_;p; 'p< &p6+p+S (S; %8p<V!pA %9Y %:1p1 &S1p< '5T! *S &X1p1 *T &Y= &b!p# %;b$ %<S) (T5U
  &bBT0U %=S9 &b! %>'5f &SA (5 )!pAS5p1U )61p< )S )f %@p- (S5 %ASn5 &U= &p-S5 '4S5 $U5 &9S8 $V!
  $X5S '$1 )S &T! (S $b %!S; %$:>S1 )3 %5n3p4 %6S1 &p<V28U %985k &S$ %:X# (S %=b! %A_;p;S $d $j
  %<S1p<T $n: $p;S1p: '6!S (n! )5 '?; 'Ap<n; 'BS<Y61p2: &X1p,: &b$ %<S1 (p< %>$ &5o &S '5 &n5 #5
  $!p#<)5 (9S8 $$p% '90p. '>1p2X 'S $%j $&p$ '!p<U.S '0 (9S8 '2p=a '=_#S '>T3p;S 'A:p9SA (SAp1p<
  $'p(<T; $+p+ '!S<0k '$1T '9S$ ':1T (n1T 'S $,!n6 $1p1=!p#0 ,f 'A+p+S 'S (4U5 (5X6ApA5S .T5U .U
  *9S8 &2 '!:p: (< (S< *T!S *U '2 '8S!p; '>S'S )3 *T5U *U $2j $5p, '$X0 '+p+S0 '< (!2S (6XAp6 (7=
  (T;!:p: 'S (<:p:0k &1 '!S= '$X0 '+p+S0 ':S1p< '< (!2S (6XAp6 ,A (7= (T; 'S (<:p:0k &; $9TAT1p1
  $<T; ')5 '4:p: '6p63_A 'f $>)p) %16p,f (1 )f &n6p, )1 %3p; %9S? %: %g5 %n3p; $Ap'S<p; $S!X= &Y=
  %$1 '!S= '&pA+p+S0 ')S1T '7= '98 'B_1X &: 'S &S:S (T )5U )7= ):!p$ *$p$ (U '< (4:j (>T5n; (T;
  %'S< &T5p1p<a; %1X< (9S8 &p:5o (S (n5 %2 &!< &'T1p1 &)5 &6T0p.T! 'X$p$= &9S8 &S &b %3< '!2S
  '3X!p!, '6p6,T '9S8 ':T1p1 +< 'S (61p1T &T '9S8 %4T61_;p; %5X;S1 %61p1T %9T@T!p, %:; '$p<Ve ')563
  ',p-S5 '9S8 'Ap2S5 &<Y6 &T! (=T#T1 (A:S$: &n; %;j 'f %<p; ()5 (4:j (f %=n; %>SA (S %?p'S;j '<>
  %A> '6X$p$= 'S 'f &p<8 $T'p' (!:p: )S= (1S *4:j (4:p: (9S8 (A+p+S (S )5X6ApA5S /T5U /U )>1 (d
  %)T1A_5S %,p- (S<:p:0 .k %1p; %3Y1 &p3S '<S %6X09S8 (U; %:5p15 *k (<p10 &T1p1 %;1 '!T<T;SAn8p3
  '9S8 'f &: '!S<0k )= '>_=S 'A8p3 'B_1X &n1 %<5p1<9S8 *k &9n; %= &62 &A#S ':p98 %@p1 %Ap1S<:p:0
  )=:p85 'A; (< ))5 )9S8 )S )b )d )f (S>5! %p1: $U! &3ApA5k &=!p#0f 'n!p#0k %1T ')5 '9S8 'A&p>SA
  &p;S5X!Y= %=!p#0f &n!p#0k %?p>< $X %! &:p6 &< '0U ); &=S &S< (U &T<T;S &Y '= &p!: '6^A '<: (T;S
  (V1p; %#`1p< %$0 'Ap<X! 'f &1T &:5k &S:T!5T4T )5U (U &p$:5S!S< *f *k (B )4:j '<B (be *Bk %'<
  &S<T5U (U &T5p,S )1S %) &&p$ )X=U &5 &S '1 (6X1p1 ,< &T1 (A_5S &U>T5 *U (U %+Sp+1 &p+S1 *T *p1
  %,U!S %1S6 (!:p: &p1< )4:j )9S8 )A:p:SA:p8b4T '2_< %3;S &ApA5k &T5 'A (S &Y1 &bA &p3_A %4:5U
  'p:'S<U )1S %5S;! (T!S '>U )1p<U )3b )N! 'AT! *5p1 %6!S< )$X0 ))5 &'S< &0p.T1 &1p2:p9 ,! ,T!S &3
  '_? (A 'p3> (<8 )> &4T &9b$ &:S '_; )p; &;b$ &<3_A 'T5T8p>S5 &>S3 )5T;: )T5 +U )U &A$j (p$
  ':p65p5 -S 'X8p;S6S= 'p1:p9 ,! (A5S )U &S1 '3S5 (T5p5! -f )A_A '= &X8p>63 *U!2S &n1p< &p6!S<
  (+p+1p1T +S1p1T (3S5 +5Y>3p<8p; +T! *;! +T! +U (;b$ (>S3 '<!S< ()S)5 (3S5 )_A (4S5 (;b$ %7= 'T17=
  %8&pA &= &S!p; '= &X3p4 &b4 &n5p4 &p;+p)5 ,f %91T!f (A+p+S )5p;S &<T;S &S$ '8 '> 'A %:1T &5p1p<U
  (<p1U &S1p<S '5 (+`! (<Z: 'A (9S8 &b35S &n1 (T %;S1 (!T'p' (p<S &b$ ')5 )k &n5p1 %<!p# (,T (1T (A
  )S &,p- &>9S8 &S$ ') (S '1p<U 'Ap1p< &Y6 &b4 'BT5U %=S6 &_#S4T!S< &b: %>&pA &'5f &.p/59S8 &1p, (1
  ),b;:p'SAi!S< )5 *S!S< *k );gS& )T &A+p'< &S1 ('U8< (Ap6&i '3 ('U8< (Ap6&i &T'p'!S< -T5U -U
  '3p;S=n; 'Ap>!< %A+p'< *0k (+S &5Tp4 'p4T &9S &S4p; '< (0f (U 'A (5 )S )U )k &T,Tp- (p- *)5 *T
  'ApA &_5S4d )5U (U;k +3b +N! &b! &d>'p'<f *(<f ,n1p> (1pA<k &n; &p2S6n5 '>S< 'A1T (<08T4U *f *k
  (S< )>5! ,f +S *<U; -k *>5! (TApA $Y59S8 %6:S '_;p; $_! &)S1T &1p2 &5n; &6<T;S; 'p6!S< )9_3 ):S0
  (<!S< )9_3 ):S0 &8S5i)S1T 'T4 &= &>T4 &D55p1 (n$p% %A5 '6p6BS5 'S 'f %p16X<6S=!f $ap= $b!SA
  ($p<Ve (,p-S5 %1 &1p1 )Ap<e &Ap<e %: &! 'A1p1 &$X0 &+p+S0 &3ApAU &6p6+p+S &A1p1 %A)p) )9S8 $gS1
  $i %#pAb; %'&i (i &T1p1 %)[+ %*W &[ %,4S5 &<gf!n6 %.f %1f$X0n& '<gf4S5 &n& %2; %4f! %9p5`! %AS'i
  %DS!i &^5 &b5 $n$p% (D5_! %1p% $o $p,< '4S5 &_6D5p,S6 &b' %1 &!:p: '< 'S= &$1 (S 'X0 )d 'Y &)S1T
  &4:j 'jS5 &6'p'n; &80j 'n0j &9S8 &; &< '!6p6 (:p: (S0k )<0k *U )= (p<AZ& '$>_AU (p<Ve ')S1T
  ',p-!S '1p1T9S8 )2>S'! *T9S8 '3p>U6 '4S5 '5T>1p1 '63 (p6+p+1T )<3_A '8T98 '9S8 '<,p- (_#S '>1p2X
  (A!f (SA! +f 'A:n; (p1!S 'B_1X 'S (!2S )S< ($:5T;: +k (1p:S +n5 (61Tp1 *p1T (:$p$ )S$j ,S (; )T!
  (A9S 'T! 'U!pA (6 '_5p<p3T; 'b!SA 'o &=!p#T 'T!p# &>0p0 'SAT5 +U +o &A;p;S '_;p;S &S!iD5p1T' ';
  &T! '' '1 (D5p,Y& ': (!T'p' ()S1T (1p1 (98 (>1p2X -D)p%S65! (ASA5k &W1 ': '<gW<gW1 &X; '= &Y& &_
  '6D5p1S6 (X< *'< *6S= -! -T!S *T! ,S ,f *f '>SAT! +5 ,U ,o *U &`& (D5p1a &a &b '$p<S: *Ve '' ')5
  (S1 *3SA *S '3_8 '5$< '65T)p*S5 (p<>_A5k .p1 '9T6S= 'AS< &d &f &p; '<1 (S!i (V! (X! ([! (b! %2:
  &W: &b' %3& '#p:b' *c ''T1p1 '1p6S+ ';b& 'AS'i8= 'Dd6be 'i (6S *< (<X! (>T1 (A (DSd& &S!i )!S'i
  +: )#p=S ),a ):S< )<Y1 )>S1i '=b& 'd (Ap=S &T!S '1 '= &V= &W<W<W1 &X '! &Y '! &[1 &`& &b! (Ad8b'
  )p>S (D5p3b= '= (![1Ap=S6i ()S1T (1S:6p<S0 &e 'AS 'D5p3`& &p<!i (1 (S! ): (U: (W1 (X! (Y1 ([! )1
  ): )A %4 &!< 'S< )5T;: )Ap2S5 'Y6 &$p<Ve &8S= &9S8 &S &T!S '= &V= &W= &Y '6:S &Z: &[1 ': &b '6:S
  '9SA *5k 'D5p4S %5 &!S= 'T'p' &3S5 &6S5 %:!< %; &1T<Up2;k )p2T; +U;k 'U<p2T; 'p< &63 %<p1 ($X0 (1
  (S!i '3X! %=!i ((c (8p<e (Ap<Ai +X! ,A (D5p=a && 'i (!S: ()p<a (1p5b1 (3V!'!p#X (98 )_ (<:^1 )S6
  )X5 (>T= )`& (A5p=V: )d0< (D5p=b' &S; &T1 &U& &V6 ': &Y& (!p;S=Ap>S ($& (<5S1 (Ap$< '+ (6g6g!
  (Ap:[ &Z& &[ '; &a &gS; %>!p#< *f &.p/:SA &;>S'! 'A5p4S5 &S5X,U!S &T1 &_@ (0 'A (! (5S )k (T!S
  %A& &: '#p5X< ''_! (dBX; ')p<Y! ',Y& '7pDY: 'DSd& &<$p<S) &S ''d6!i &[: &` &b& #6 $!<0k %S< %p<:
  'T;S $$1 &S %:5k $'S;4:j '5 (!:p: (4:j (f 'T1 )S %T1p1 %n; %p(S; )S $)_; $0p0!6p6,T63S $1p1T $3S5
  %TA %_>1S &A %p<8p; $45 $5T1 $9S$ 'p; &A %b$ $:&p$= %S5 &< $;A %j>AS5 %nA $< %!S= %$b;S5 %0p0)S1T
  %5p5 ()S1T %9S$ %=b! %A:n; %S)T! (1 )6=n&p$ )A&p$p<S: )S '_;p; 'n; &4 ')5 '30p. '6X$p$= 'U5 'f
  %T0S: &:S0 ))5 )45 &;bAS5 %Y6 'S $=!p#0k 'A0k %S9 'S %b! '5 (!:p: (f (k &9 'S %n!p#0k (A0k $>S3
  $A!p,T '1T %n!p!T (,T %p36 $BS< '!:p: '0k &A '9S8 $D& %: %< &AS3< $S!<0 (k %'U '5 (3TA +S %3!
  'A1p1 *> 'f %; &$S:T5 +U )U &3X!p# 'p>S< &6<S;5!:p: +S +f 'p6,TA5p4T &98 'Y:T 'n; &:S$Sj )jS 'X#
  &=b! &A1p1 )> ':X3p3 +< $T $X$p$=T! %+ &p+ (=S9 (S9TA&p#S< %0p; %1p1! )b )f (T!S '<!
  %56p6X5!p!:p: %8p>!T'p' $_!p#S 'AS %1 &>T+p+S0 $b$0p. %p),5An8p3 &8,5A8p3 $gS;gf $i %6gf=Xn!
  &p3_A '<U %7p!S 'A`&3^5 %8p;6i %:S1i %<d '!S; %A8 $p6 &!S< &$p%8nAp1X &'p'; *9S8 &)5S4T61_;p; &,T
  (!S< (% )f (61p1T!:p: (9S$ (<Y6 (>1p1 ,T;!:p: .k &3p<8p; &45 &5S ('T1p1 () )>n5 (*S5 (A:S4T
  &6+p+S '<:S (T:S0 &8X3p4T &90p. 'S$ 'b$ &:S (0 )90p. *S8 (3 )6p6,T63S ):Y= )A6p6S35f *:p6S35k 'Y=
  '_;p; &;A &=!p#0k 'S9 'bBT1 &>1p2X 'T)p) 'n; &A!p,T 'S5p1 'X# 'n!p,T *1T &BS< &P5 &T'p( *1S *9S8
  *S *b '; ()5 )d5] (6X1p1 (90p. )S8 (>1p2X )S'S *3 +U (A8p3 (S (b &_A!p# +3_1S +S +b (n!p# &b3!
  );S$Y )AY6 %7b,5 )A8p3 %<!S< 'p<1U9S8 &1T (% )f (,`= (9S$ (<Y6 'p;; &:S'i (0 (2 (3 ):Y= )A:p6S35k
  '_; &T; ()5 (6X1p1 ,< (8S!p; (9S8 (>S3 +T5 -U +U (A8p3 )n8p3 (k &U;k %A< '3_8U )>U 'Ao 'S &S5p1
  #7= %6p<3S58p<V!pA %8p<V!pA $SAX '! (9S8 $XA5U; $p*1p1A5p,S5 %3!i &&i &S+ %AS5 &X! #8 $3p4 'AU:S
  $8 %f $:&p$= $;8 $= %S $T<X3p4 $X3p4T )9S8 $jX3 $n3p4 $p3 %9 &!:p: 'p#S5 +>S3 .U &5p1< *+S0 *1p2
  *AU:S +n8p3 *n1p2 &6<T:S0 &:X1p1 &S '5 (!:p: 'A &Y1 (!S<0k (90p. (B_1X &b!SA *T! ,&p$ %;!1 'p1
  &1p1 ))5 )9S8 )S &8 &; '6'p'n; 'A8p3 'U9S8 *>f 'f &S '!1 )!:p: )4:j )9S8 )S )f (p<T1 *V1 ,9S8 ,S
  '&p$6X8p>63 '6S3 &n1p1 %<Bp:'<T; *S<T5U .o ,U ,p; &e'_Ap,S -8UA -<p;A&p% %>X3 (f &bBS<T! ,S ,b ,d
  (b<T!S #9+p> '$:5S *k $8p; &> ')S1T ',p-S5 '6X$p$= '<Y6 'S ($:5S +k 'b $; %,p-S5 %3S5 %5p1<S;
  %6p<3_A %:X3p<S %>n5 %Y &63p<8 'A$p$ (n$p$ $> %5U;9S8 %p; $S8 %> $T %!SA &p! (5p1 +>0p0 (S5p1 '<:
  (b4 %#p;S %$: '5k &b1p1 )< %%S1 %'<T;S &=5S &p(S ')S %)5 '9S8 'S4T61_;p; &S1 (S &T1 &_)p- ',p- *S
  &n; &p*S )!S;$5p2 )9T9Y1 .S )>TA:=b99S8 '+S )5 %+p+S )0 )1 *)5 *4:j %0pB (6p6'p'>_!p#0f (A5p5T6S1
  (d %1 &<X0 )U %3bA (!S= (A:n; &p4) '<bB )e %4) ':BS<,p-$X<X &:p: )1p2 )6T,! &S5 (A8p3 ';! '>n5
  &_;p; &a; &p;S '>) %55p3 )5 *9S8 *S!S< *k &8 &> '!:p: &T!p#:! +5 '>_A '@p<p!: -! -0 'Ap!p<:0k
  )<p!:0k &UBS< &_Ap!p<:0k -k )<p!:k %6S= (!T'p' )p<X& (#0p. )_1p1 )`1p< ()5 )_,p- *Ap- (,p-S5 (9S8
  (<& *#_1p1 *Ap<X! (Ap<X! &Y)S &p6S; '<0T6S1 +n1 (S; %9>n5 &Y '1 %: &&p$= *k &< &BSDd0S' &S5 (T!
  (U &X# %;S'5S &b$ %<!p# )S (A )5T;: &,p- &1T &: 'p; &S) ': 'Ap1p<:5p1p<U )<p1:5p<p1U &Y6 (S 'Bk
  &b4 &d &n1T %=!p#T1 (AT1 &S6 '9 'A (! (T!S %>.p/ )5 *9S8 *S!S< *k )9S8 &5p3 )5S!S< *k &S3 (5
  )S!S< )k &X.p/!<0k %?b45 %@!p1 &_! %A&p#S< &5p1S6 (3 &:S'S< +T! 'n; 'p8b4T &S6 (5k '< &T1p1 *<S)
  '3p4T &Y5p; &_! (8p<e &b4 (5 )k &dAp!S< &p5_BS %BS< (T5 *U (U $U!pA0:o $Y1 &!S<0k &6X8p> &>S'S (3
  )T5 +U )U &B_1X $_)p) (<Y6 %3 &5U;k $dp<Af $n8p; '> %; &,p-S5 &3S5 'bA &6p<3_A $p;5p1< &S#p;S5
  '$1 )S (: )5S$:5k '5p1< 'A %< &d? 'Af (p<f #: $$: %S& $'p' 'S &3S $,d0[< $1 %63 &X6p) )8 %7= %9S8
  %:BS5T8p>S5 %<A %D:p<V1 %f %p1 '+p+X1S *Y +1S $5X@p; &ApA )4:j $< %!+p+S &5p;S %$b;S5 %3p<T (X:
  %5T!< (S; %61U &8j1 &X<U (f %8T:S5 %:_% %;bAT1 (p1p<U %<S) &n1p5 %=b! %>T:S5 &_Ap:n5 %A8p3 %S &$S
  (< &3p<T &9T<!p#T1 &>T!p#_6 %T5p3 %_5p3p< (<p3 $=Sd& $D& $S1p; ()d5T1 (S4T61U %>AU &SAU $T,S %1
  &1S65S &3p<8p; &45 &7= &9b$ &S '9f ';XA &p1 (1S65S (9S8 '< $Y= &! '9S8 '` $b!p# 'A (S %% &!:p:
  &)U>T1 &62 'p<1T6n3 &8S!p; &:$p$ &>S'S (3 )T5 +U )U &A8p3 %B &b &f $gf $p'1i &SAi %31i &SAi %5_+
  %6S+i ):T+ '; '= (,Y' (0S *3c (2p&a (:gS5 (;gS& (DU &Y< (#p8Ai (9SAS (Ap,_' &`& &bA ()!i,Y&
  +1p5b1 (Ap=S6A1p> 'e %8 &!S &7= &8p<V!pA &< '$n9j &= &>n5 &S '=S (T!S &T= (!Z< )p,S: ,< *1S: ,<
  (#p'U (3V! )Xd (6p<!i7p=a (7pD`: (9S8 (DS':k(p:S )d8`! &X '$n9j ''< (S<T5 *U ') (S!< )A5S (T5U '3
  '4< (S< (T '5S2 (T4T '6!pAU (1U '8SBk '<SAU '>SBf 'e %9Ao &b ')T5U '3 '4< (T '<SAU &nA %:S %< &Ai
  (D:p< &S: &V1 (6XAp6 (7= (:BS5T8p>S5 (p;Y> &`! %= %J1 #; $15f $5 %!S= %9S$ $62 $<2D$p$UA5U $A
  %&p#=T! %f %o %p!:p9 'S5p1 (< 'X:p9 &:; 'n; );S5 $U,S $X!p1 (T %1p1 (!:p: )T'p' (4:j (9S8 (<Y6
  (>S'S *3 +U (T )4:j %3p4 (6p63_A (9S8 %4p;S %>j_3 %ApASB!:p: $b %!5p1 &S< &X:p9 %$T5 (U (o &U &X.
  'C %%5 %4 &S '1X &T5 &p; (S %6pK3n; %8n5p4 *5k &p>59S8 %90p. %:; &X# '1 &n; %A&p#=T! %B3n; $j!)5
  $p; &! '4:j '62 (p6>_0U '9S8 'S (< );b4S )AV! 'b &)5 &4U1S &6X1p1 &S &T!S #< $!#T6!#X6 %p# '!:p:
  &A $$X0 $&p$A1p> $)X5 %Y5 'J3Tp4<&p$ $+p+ '$b'< '4:p: '6S= *! +f *T!S *U (p63_A *>_0U ';15f '>SA
  *T5 ,U *U 'S (;15f (>SA 'T! $,b0_ $0T %U %p; '$b'< '4:j '6S= *!f (p<3_A '>SA *T5 ,U *U 'S>SA $1U
  $8T5p3 )$5p4 %p<Z' '[1 'e$X0 $9T19n; 'D<9n; $>T5p3 )$5p4 $A %9S8 %<Y6 %S3< $B1p1 (7= (:$p$ %3p4)
  %5p, '1 (S (U (b %S %d $D_! $S$ &S %)! '6p<3_A &T! $T %,p-8= %5p3 (: %9S8 &Y1 (S %; &! '6p63_A
  'pA1p< &)5 'S1T &3p<8p; &45 ':j &6X$p$= &9S8 'Y:T &:$p$ &>&pA 'T5n; &A&p% ''p' 'S>T!S )n! &X
  '6>S3 +T5U +U '>S3 *T5U *U &f %@ %A $V %3: $X0 &!:= '< 'p<B: &3U:Z; &6p6!S )9S (<9S &80j 'n0j &9S
  &<&pAU 'Ap:U 'e &>0p0 &A 'S<2T *U 'X>1p2T 'ZAp,U &S '9S &U &b '3n; '9SA $Y6 &!:p: &)p*S5 &3p<8p;
  &4:j 'S1X &5S: 'p1< &8p<Bp: &98 &=b! &A+p+S &S>'<'T1p1 &U '!:p: $_ $b$ &9S$ (8 &:5p3U< &AS=S &p;
  $p%T; #=!p#T5U 'U &1 &Ap:U $&p!1 '<0 )k 'S< )90p. )U 'p<V1 &<p!V1 $)p)S (9S8 'T (1S (5U 'U (5T;:
  (9S8 )T!p#X (A:0f $1p1! $3p49S8 $9p;=S9 $A %9S8 $S9 &!S<0k &6X$p$= &A:n; &B_1X &S &b &f $T&p$
  $_#5S $b9 &'T1p1 '_15S &b &f %Bf $d %!S< &pJ1 $i %D`! $p6 &>T3p; %=W:g&i,m &b #> $!, %S< &? &A
  ';S5 *T! %X,S< $$: &5k %j %p$ 'B 'f &<B (f 'Se 'be $'5U; (9S8 %< $); %S1 '6X1p1 +< %n; %p*S5 $,
  $0p0f $1S< %p1:S5 *9S8 $3S5 $4S5 $5p1T &3U; $9SA $: %S5 '5S $;> &f $<0 %X3p4 )S $=+p)5!T'p'
  %8p)S5!T'p' %b! '5 (f (k 'T1 )TApA< )_Ap>< .f (ApA< '_Ap>< ,f *A< $>S3 $?T@p1 %_@ %p<; $A< %S3
  '!:p: &5 '!2S (S= (T'p' '$S2S '63 '8&pA '>&pA (S3 'ASA5k 'S (5XASA5U %T,p- )9b)5 )Ab45 &Ap1 )9b)5
  %_! &A %p<n; &A; 'n; $BS< $S'U '3TA '5 %, %A &` $T!='<T1 %'U %)p)5p4!S< (:S5 (S (b%f '+ (S5!
  %+p+S0! +f (X (Y ))5 )9S8 %1T!p!: %3Y<'!p#X<b$ &p;S %5; '!2S '>S'S )3 *T5 ,U *U &T'p(n; &n;
  %6<T0S:9S8 &p6>SA %9S$ (!:p: (9S8 (U;k %<X3p4 *!2S *6S- *9S8 *>S3 *A8p3 &Y/ 'Cp5 )B *4:j &b4 (5
  )f )k %=bBf %?S<3 &p>SAT! %AS3<9S8 '<3 )9S8 )S )b )f (AT! *3 &pASAT! ,S %BS &T&pAS &VAS &_AS $U'T
  &U %1T '!p!: +U;9S8 +f )<: +f $_>'5>S!p; (A8p3 $f;>f $gSA` $p;!p1 &1T &; 'U &S!pJ1 '6S3 'BS<T!
  #?5T $X'T %3p4T %9 $a!pA $b! %' $jAo $p<U &X '1 %> &1p2 &T5o #@p, %1 #A $!:p: (9S8 $&p#1 (4:j
  )S1X '_;p; 'a; &BS<T: +f $+p+ '!:p: '9S8 'S 'U (9S8 (A1p1 +> $1o %p6X<X@ &; '>S'S )3 *T5 ,U $3TA
  '3S5 '5n; '8n0j '9S8 'A8p3 (n8p3 %p4:j (p: &J? $5T &3S5 %U &62 'S1 'p<9S &A8p3 'S3TA %p1 'T (9S8
  (AX# &3T,p-9S8 &;S0Y $6p6S; 'X<A )TA +)S1T +4:j +>S'S $8p9T (!:p: (4:j (>S'S *3 $:1p2 (!T'p' (9S8
  %S5!:p: %p6)+p+ &8T5p5 &9T5p5 +8&pA +>&pA $<U<S&p$ $S!=p;1p2>S'! 0f %3TA &pJ? %459S8 'U; &S<0 ))5
  )3S5 )5S: )60p0 *1p< *p6+p+1T )AX# *p2S5 )f &X '!:p: ')5 '62 '>S'S )3 *T5 ,U *U %< &! ')S1
  ':p:AT3p4 &$1T &)S1 )T &3p<8p; &45 ':j (p: &6&i &8p<V!pA &9S8 &>S'S (3 )T5 +U )U &E1!S< &f %p'<p;
  $T %3p4 %5T %<T!S &U $U1T 'AS>! *n! &p; (S5X8p;+p)5f %=4:j $X %!p<T19S8 %'T '!:p: '$5p4 ''<T1 *;S
  ',p-S5 '35p1 '9S8 (Y:T '>1p2X 'A5p1S5 (9S8 %3p4T )9S8 ):1U *5p1 %5p3< )8_'5k )>S'S +3 ,T5 ,U
  )A8p3 )S )b )d (>S3U %8= '9S8 %9 &9S>5S &S '5X6ApAT5U -U '<:p:0k &b &d %< &!+p+S '5p;S 'S; &98
  &<S) &=b! &>T:S5 &S ') &T5p3 &U &_5p3p< )<p3 &b 'e &gU $_!p# (9Y:T (f %# &6X$p$= &f %5T!
  %;p;ASAp1p< %< &T ''p(S '5U '6p63_A &U '63_A '9S8 $ap><T5 *U $b! &:BS<S) &<S) &S>3S5 %' &Tk %<
  $d#_;p; %Ap!pJ1 %BS<T: *f $i %!:p: (=Sd& &S=)S;Y<D&p>`& (,m;Y< -CX& 'A &[1 &_<p1TkDAi#p:SA &`C[&
  &dCSd& &p6S'i (Z5 *6gX0p0_eB[; '=S!i %#XA &bDAiDS> &p;=i %$_ %'&i &T1p1 *DAi2p=[: &d0&i (_e
  &p6S6i %(p&=i %):p<[A &U>T1 &[& &d5Xd (] %,[:DAi'X& &a 'DAi)[& &d6Y= '<_e %1:p<Te (=a &d0`& %3SAi
  'd& )$_ &TAS &cB[; &dBV& &p<8p; %5TApAn;5V&$p5S &Xle &_e &be &n; %6X0p; *DAiAn!p,T &[$T1 &`6
  &p<S!i %7p=Y> %88Z!3_>1S &TA &U '#p=Z5 ',a '5_e5be '8be ':S1i &Y) &_=,m;Y< (1S:'d0&i &p<e)5p:
  %:T5A=i &Z;$d5< ()U>T1 &g1i 'b& %;gS& %<=U& &S)p; &]& %=!p#0k &b! (4d (Dp5! &p6!i (1i %A&p%V:
  &S'i 'd& &T3p4T &_'!p,U &d0[' %B[; &p5V& %D&p$ &+ '=d$_+ &2j &:p6S= &S':kDAi5b: '2j ';X (YA 'AS
  &d0S' '6S= &p5! )DAi5S& %N& %i $p'S;j '<p; %, &&p$1 *!S= *A:n; +Y<p;b ):5k &S '&p$ *AU= *T! '8UA
  '<p;A&p% '=_# %1!S &&p$1 *!S= *A:n; +Y<p;b ):5k &S '&p$ *T! '<p; &T9S> &X &d$1 (:5 %2T '9&p$ '<
  (9S8 *> (>5p1 %3S<p; %:T ':S5 *e %<T!p6Y0jBp<3 &U &p1 %> &!X,T )U 'b>T3 *5 &%bAf &)85k '>n5 &1<
  'p28p<V!pA &3Y1 &45 &5S; &61U 'S= (AT!S 'bA! )T!S &8S0T) +p) ,; (Bk '_3p; &9S<f &:_4 &;S1p<S (5
  'X$ () (3p4 &<2 'S) 'V3p4T 'n1p5 &AS3T5 (=S (> 'T=p6 'Y1 &J3Tp4 (p4T &S ')S5_;p; '5T! ':T! *S
  (X!S '<bBf *k 'Af &T5 &a< (T )5 *U *o (U %A &!0p0 'b>T3 *5 &%bA &)85k '>n5 &1< 'p2 &3Y1 &45 &61U
  'S= 'bA! )T!S &8S0T) +p) ,; (Bk '_3p; &9S<f &: '63 '_4 &;S1p<S (5 'X$ () (3p4 &<2 'S) 'V3p4T
  'n15k &>5!f &A1p> 'S=S 'T6p6f 'Y1 &J3p4T *U &S ')S5_;p; '3 (!:p: (5U; '5T! (U! '9<0k ':T! *<0k *S
  (U!p<V1 ';15f '<bBf *k 'A (6p6ApASA 0f (S=S (T6p6f (Y1 (f &X ') (= )5_1p< *n;5k '1 ()5 '4S<S
  '8SBk ':X# *U &n<15k #B $&p!!S< 'S< )5T;: )T5 +U )U $5 $<5p1 $B %f $T %&pAS %1 &!:p: '< 'S<!f
  )T!S *5U )U &6p<V28U &8S!p; &>S'S (3 )T5 +U )U &S &X0p.T! &_ 'AT5U (U &a@T5o %3,p- )S &T,p-S %8TA
  %9n; %: &!S= &,p-S5 &5p1 )p< &6p63_A (<3_A &Ap2S5 &f %<T! (9S8 (S (f %>S1 (! )<b$ (<b$ $VA &S
  $_1X! ('T1p1 (6p6,TA5p4T (9n; (:T'p'S3T,p-T ,)S3T,p-T (A1p1 +> (f %AS $a1X! $b %<1p1 &S1p< %AT
  '!:p: $d %!S< %::d!S< $j1p1p> %5p1o $p<p>T! )$ #CS< #S $!&p#S %+p'SAi %.p/5!:p: %1_<U1
  (p;YAp=_<gYA &p<S=iAhU (Y6gY1 %3T' &U0YDhU, &` '!S<gY3U1 'AZ1 'DSD! &p<U1 %5p36 %6p6 %< &!Y6
  &#5T! '_5T! &'<S'<0k 'd8be &,p-S5 &5T4T &85p=[A &:T5'd8be &=[!S<G69b$ (7=<6< &>T3 )Y &Ap2S5 &S
  '#5T! %=p6 %ApA5S %S &&p!pAS &,30p. &< '!T<T;S '5p1 '8TA_A ([ '<b$ 'A0p-S5 (SBS> 'f &= &? &A
  '!!pAS (AT0 '$&p$S (S:T5 ,U *U (p<Ve ''< )0k ')55T! +5 *U ',p-! '3U6 (_>1S )A '4S1TASAp1p< *X '62
  )T! (S1X9Y1 (p<3U6 +_A '83p4=!pA ,n!pA ';S1p<S )5 *>T3p;S *T! ,S '>T3p;S (_BSAk 'A5T5p5S3 (;5S *f
  (n8p3 );5k 'S (5+p'S;15 0f '_ 'b 'f %T0p0 )90p. )>1p2X *SA *TBS< )S>SA %U0j %X& &= '!:p: ''T1p1
  )5p,S +1S ',p-S5 '1S 'Ap2S5 %Y= %b &#p3Te &, '!:p: '30p. 'A8p3 &1p5b1 &4 '5 %f<gf %i &!p<S &#S5
  &'T1p1 &,d0[< &3U+gY: &<DZ= &A3p4S 'T#p'U<^Qp; &D5i 'Z= %p6S=#pA^ &:_e &<!i )DS!p<U '6U '8[ (e4d
  ': (0k 'S1 'U. )$T<U )68j1 )9Y:T 'b4 )5 *f *k (? )5 (A )5k $#Z<6&p!& %p:b' 'c &;S (1 )6'p'n; *3
  (5 &=e $$! %05S %1 &,p-S5 &A+p+S &d %5_;p; &p,X! '1X )! *)5 *3S5 *6n, +p6,TA0p-S< *>1p1 *S *f %:
  &$S2S &'&9Y1 'S6i9Y1 &5 'k &7pAdDS;X &Ad!Sd& &DSAp<n; %S &:T5o 'U &< '4:j '>T5n; 'T! (; )4:j &d&
  %X; ':g&i %YAp3T' %_p5;k %p5_; )k &;S$S< &<S!i $%S1 '!S<0k '5 (,p-S5 (f (k '6X$p$= '85p4 (n5p4
  ':Y= '>1p2X 'B_1X &A5 %bA5 (!S< (A8p3 (S (f %j %p=b! $& %!p=Sd %#p5& (S& %&Y13V! %'T+p'V:1p<U
  &p6S6i %1` %35p=_ &V! %:S5#p5S; ('d0_e (JA!`> %;gS& %AS!pAU &p1X!3V! %B`=3V! %DZ1 %be %g`1 $'
  %!p,U '1U %6 %: &5 '!T'p' 'f &k '!5p=&i (X! (p&S5 ), *^5 )<'! *6U *8[ '$b ''d0Sd& (p<:Xe '(p!`
  )8VA ):S ')p<Y! )>S ',U (`! **YA (d<U '1p<'^! '4p:_+ '65p3be (d0e '7p!S; )'T1 )3T1 '8TA (p<a
  '9p5`! ':5XApA (S5i '<0S< (:Sd& (X; '=n!p! +, +1 )# 'A1p> (_e 'D0p,[! (S9^5 &p!Z1Bp=Z& %; &!S<T5U
  )U &$S:T5 +U )U &4:j &9S8 &f %<T; (!1+p+ ($S<>f (6Y)! ,f +S +T!S )p6S'<T; -S<p; (8p<e (9S$ *8
  (:1p1 (>1p1 )S3 +T5U +U (S (X )6)p*S;k (b )>S3 %BS5 %S!iAp:X$ &5Ap<S!i &61_1 &;j 'k &< '!XA= +S
  (bA=p; ,= '>T5n; )61p1 'A:p63S +5p5 .S +n3 (SAp1p< 'S (<T;f 'T5U )o 'U 'f 'p; )!S5i8_=S +< *b)X!
  +<A!i +A!i );b$U )=S!i )>1p1 )DS'Xd %T0p0 )!:p: *XA= )45 )6S6 )>1p1 )A:S'S< +p61p1T )BT<+p+ )S &5
  %U0j %W: %X1AT=S %b< ')[&:Z; ':p,S; %i %p(S3 )5 &<:!i $(`& %p!` $):p: %S5U; '_; )p; 'a; )k %T
  &9Y:T &>T!S &AT<nA 'p-S5 (2S5 %U8 &> '! (:p: (< '6p6>X1p1T 'T!S 'b 'f %j> %p)> (f &+6p1T 'S (!<
  )S<T5 -U )`56< )be#Sd& ($1T ('!p< (4< (5T;: )X!S<U (6! *f )1p< )3 )T!S )[!Ap:n$p< )n0p0 (8p<V1p1
  (9&p$ (;X!S= (AS=S )T3p4T )V! (Bp=Z& (D&p!_1 $+1p1T %gX& %i $,6i$1i %S5S (,T; +f &6i3n< &d
  %_0Y!SAhU0Y: (: (AhU53p<UAp>S1 &5U5 %`& $.:p8< )A8p3 %UADS6S6S $/! %p;'< $0!p#_1p1 %1p1 (T )!:p:
  *T'p' )$SB! )%p=Sd& ))5 )3S;! ,U *Y<=T# )6&p>`< *n0p0 *p<S!i ,aA0U;k )8S!p; )9S8 )=!p#0f .k )>S'S
  +3 )A+p+S *8p3 %S &!m6S5 &#_1p1 '`1p< &'!p! )< &5T$: *)5 &6>1p1T 'Y=UA 'n! (0p0 'p<)S +)5 );b)5k
  &8p;S6S= &: '5p15S &>T1T!p!:f ,<: 'U1T!p!3bA ,<: 'n1T!p!:'_15S &AS! 'p1Y:gYA &Bp5V& %T! ')5 )))Xe
  &1 '!Y5 ':p,S; )1S; 'D5S2 (S0b' )AY< %W<UA )p:T'1Y:U %X!AhU && &6 %Y1 &<gT'AhU %_:gY:g`1 -p<
  %`6DS06 %b' ''T1p1 'DS4:j +k +p: *n: %p. $1 %5 %S6 'T5U )o 'U 'f %X:T' &< '$p<Ve '9S8 ':5p3U<
  '<Y6 'AS=S %Y' &: 'T' &= %`5 &>g` %i &!S<Y 'W &#pA` &)Z& &1` &3V! &6hT! &:gY:g`1 &AhU,a %p:
  '!p<V1 '$1 )T '%S1 ') (S1 (f '3p<bBT5 '5 (_63d (o '9S8 'B5 'S (1 (4U5 (5T;: (9S8 (;[& (D+ (N& 'b6
  'n5 &<Cb! 'S!i &=&i3T' $28p>5 %>j0 '5o %SA %`5 %j &!d6Sd& %p=[: )#p:c $3! %< &6p6,T &9S8 &:T1p1
  *< %S5 &;U &B5 (Ap2S5 %T &!,p-S5 ':p:T! '< '=p;S0 'S<0k (= &$<X 'X<X &'p' )8&pA *5p4X *S< ):S=S
  )>&pA *S<f &,p- )A8p3 &1p; )85p4X ):S=S *X5 &3_8 )5T;: &6X<A 'p6 (<;b$ &8X3p4 &9S8 &:$p$ ')p*T:
  '4p;: 'Y= &<S) &=X6 'b6 &>S'S (3 &A&p!_1 '8p3 ':p9SA 'T!p#S *AS &B_1X &k %U58 '> (!S<0k (9S8
  (A+p+S (S5X6ApAT5U /U %_? &A '!:p: 'U %p; 'Y5 $4: &p: %<p:T! %S5$p$BT9S8 +U &< '! %T61_;p; %n:
  %p;SAp<n; &<S1p< $5 %,S> %2S %5p3 %6S=U %8p<e#n5 %<! %A_e &d6X1p< %S$S< && &3< (S61p1T &4T61_;p;
  &6S (0 )ApA1T 'p<S0 &:n; &<p;4:j &B '<b$ %T?dA &A&p% )A *3S5 *AU= '5p3 *S5X9S8 'dA %U190p. '>1p2X
  %X &9S8 (> &e %_e %be %f %i &)p<U &:gb5 %o %p3b= $6 %'p'n; %0 &! &$p<Ve &,p-S5 &8S0T) +S &90p.
  &>0T)p) +; 'T!p<S;T! &A+p+S +-S8< 'p2S5 &S$S< &T! (S %1p,T '1T %3S &o %4p:6i %5p5 %6p<8a0U %<b
  %Ao %CS6 %DS>SA` %S!i &0 &5 '$p<Ve '9Y:T 'S$S< 'f &;T! )A1p1 ,> %X'p'561p< ((5 *!2S *61p< *9S8 *f
  )S %_ %b &!AT0 &1T!T'p'S &3_8 &4S1X &:S1p<S 'n; &AdA,p- +4 %g&i.UA +T'1Y:U +hU1 &S3U
  &XAp<p1XBp>Tk &`1:Z; &b& %hU; &Y'S ',S6hU %i &$d5T1 &'X5 &)S1T &.T5 &6g1p<S6i (Y3UAhU5 'p<S)p+S
  &9p=_1 &:X# )DS6i:S1i &;A 'UBb (DhX5 &<Ap:U 'SAU &=X; &A`Ak 'hUA )Cb5 &D5i 'Y5 'Z (< &P5 %n0 &3
  %p;Y3T' &<SBSd 'XA &J'p(S $7n1 $83p4 %S4 '>X,p-S5 .T! 'T! )S &Bk %X! %^A %_A %n1 &3p4
  %p<S;88Xe3V! $9<0 'f (A_5S (DApAJ3Tp4 'k %ApA< )f %S &!< &3Y<=_# &:0p.= &@ &A 'p>< %T4:p:T! ,S
  &A:S'S<T! .S %]5 %^5 '(c (pDT5 'Ap= &A %_3 %b$ ''T1p1 %p=[ $: %! &5T>S6 +f &6S1p< &91p1 'b)5 )T5U
  )U &AS! )f 'XAS5 'Y6 'p:AS5 %0S: %5p15 )!2S )60p0 *1p< )9S8 )f '<p10 %; &9S8 %>S1 (S (b %?Y= %AY=
  %B &U %S1TAS< 'p; &?; 'p<; &A; (<b$ (S8S4 'p<n; %T55^ &@ &A '3S5 );! *T!S '6Y)S 'B_1X 'f %U,S=
  'X& &0YDSAhU1 &5 &6 &CSA %V& %X!X=T1 %Z;5_e 'Bp5V& %_0p,T1=_# (.5 *f )T1 +>S3 .U +A+p+S ,8p3
  &1p1T1 &<T! )!Sd& )CS3U5 )Sd& ($ %b% &3 '!2S '$5p4 '6XAp6 '9S8 '<A '>S'S )3 'f %g&i &S! 'Ai ):X#
  (p3U5 'BpAY5 &UDS2b& &X! &Y+gS!i '5T' &_<T! *Sd& *`5 *n& +5 )$ %n; %p:<0k &<_.5 )T1 &= $; %1 &5
  'T6S1 'f &9S8 &p1 %5S; %<gS %=:p8S; %Ap6h` ':5p1 (S %S'5 (!2S (61p< (9S8 (f &:5p1< 'T! 'n!
  &;5!:p: %X &!6p6 '=p6 'S: (= 'd01i$p<6i!S< 'p#n; (1! (An; &$05S &)5p: *5 *S +5 'U>T1 &1p1! *,p-S5
  *f &3S5 &4 '$p<Ve 'S$S< &6<T'p(_3 ):S0 );bAS5 'p6:S0 (<:S0 &8< '_3p; (p>3 'p>_3 &:4p;:5a)U>T1 &<o
  &>.p/5!S<0k +f +k 'ApAS 'T)p) '_)p) (3 )k '`& &@p:5o +p1 *p1o &A&p#S< '_A 'o 'p:5p, +1 &B6<T;bAS5
  &e %YA %b$ &45 (k %g& &S1i &a '<]& %j &! 'S 'f &_ '5 &`5 &f %n1 '!5p3_= (:p: (XdQp;3c:!3^1 $< %!
  &S1i &Y, (:n; &p# (! ('Y= ()S5i (3V! )_8 *>1S +U (4d (8p<a (9p5d (S '; 'A ('Y= (1p5b1 (3V! )_8
  *>1S (8p<a (9p5d (Dp5!1S (S %'p<^! %*[ %+p+ (! )9T!p#X )S *<S: *>SA )f (4:j (6S= (7= (A_5S (T!
  %0p; (! %1:p<V: &T '9S8 %6d6`! %7p,S'i '1S'i '3S< %:g_ &p&[! '80 '9 (!2S ('T1p1 )_15S (63 (>S'S
  *3 +T5 +U ':0 )6p69_3 )k *3SA *6p69_3 *:T53^& *=pD (<0k %;`5 &gf %<:p=d %S1iDS<S; &4! (f '5 (!2S
  )S<0k (9S8 (S )!2S )9S8 &: '!< (S< *T!S ''_1T; '2Y6 '5S;! *T!S '6S= *T!S *U (X6p7S +8S )Ap6 '9Y:T
  '>1p2X (6p6!< 'Ap1Y6 'S (4T!S< *61U 'T! ))5 )S )f ()5 'Y6'S< ,f &=T! )S %U &BpAY0S &DS<g6 )p'6
  %VA '!Y5 &e %X!p#DS<!p# %_ %b$p; )!:p: )9S8 )AS=S &'5 (!2S (61p< (9S8 (f &35 (!S<0k (9S8 (A8p3
  (B_1X (f &B '! %d&[! %g6i &S6 (hUASDhY.U1 (i )<Z: ': (T! 'C&i &T' &_' &`& %p'6 &; '! (f ')5 (S1T
  '45 (:j '6X$p$= (p<3_A '>&pA (T5n; 'A&p% (1p; (S>T!S *n! 'T!S 'f 'n5 $= %6&p#d &5 '5T6S1 'f (>S'S
  %:p85 (< (S; %; &)=S=; &6p6BS5 (<BS5 &9S8 &A:X'p(_3 +)_3 %S+ &6 '!2S 'A=p=S6 %T&p$5 *e *f &'
  %X;:U+gY: &=T! )!:p: )>S'S +3 ,U %b! '!AT0 'U;k %i!S=U (CSd& 'X= &,_DhU, &.p<U5 &1`< &3U:g`1 ,p<
  &6S5U '_,Y *:g`1 'hX: );:U5 &=X;:gS! &A`5 'hU5 &Bp>S (A_ *<U &C&i1YDhU1 %n!p#0k (A )0k &; '!Y5
  '1` '9S8 %p=W:g&i '`!BpAhU $> %!)p<X& &.X6 &1Sd& 'p<&i &:Y= &>^= &Ap<Z' &S!i &X1 &p<be %&D[;
  &Y13V! %'S!i %*X1<S1p<U %,S:,b;3V!#p:c &a#p=U '>`& %1_)e %3p<5S6i %4d %65 '!:p: (< (S< *T!S '5S;!
  *T!S 'S (4T!S< 'f &d8&i &gS!i 'b&Ap:S &p65 '<XA %7S; %9p=^& %:g&i1Y 'S,Sd 'a;b %;5p1p< &A &W1
  %<&S &0 '!:p: (S<0k '61p< (n0p0 '9S8 'f &; &T= %=T %>^=! )p=^! %A5p3e &:X3p< 'p<S6i &S:T &T! &W:U
  &hY)S& &n!p,T &p<U 'A!S< %S &, &A ',Y5)U '2S$S< 'S4T!S< 'T! )>1p1 )S )f '` &B ':&p$= 'f 'k>T>SBk
  %X! 'f &4 '!< (b,p-S$S '$U:U (p<SA '4X54p&5i (fBS1i '6<:S0Y ';X3p490p. ,b6p6!<0k 'A5p5T'p'n;
  (S:+p+ )=S 'B1p2 'DS)p+SAT3p4T 'S$S< 'T! &Ab %_$ &? '5 'T! &A5 (f (k 'T! )4:j )6p6,TA0p-S< )S %`!
  %g&i6gXAp,T &S 'A` &Y!S'_< )1k %p<T= 'U= $? %&p!S %; %S %T<p>T@ &@p1 &Ao %U &>T@ %p';j 'S;j &<:
  (63 '; '> 'X &> 'SA $@S/ $A %#p:T1 %$p<S: %&p!S %1S&#p3[; %3o %5 &5p1<T! &AS=S &S '5X!p<: &f
  'AS=S &i1f<b! '5gf<b! &k &p1 '3T (U '5 (!:p: )S<0k *= (9n; (<b$ (=S9 (B_1X (D5p4!p< (S$:5k
  %8p>)S1T %9 &T '>S'S )3 %:p8V! '=S+i %; &,p-S5 %> &!p!T=_A (#n; &f %DS9SA *5k %S &+i &/ ':SA 'S
  &4 &5f &6&i &< '^5 'n0 &Ap:n$p< &Cp5 (B ):SA )S &DSAS+i &E1!S< &d1Y1 **< *,_! %T+p'5 &,p- )f &<
  '8TA 'p8TA %U &8TA &< '8TA 'p8TA &>TA %X&Ap;X& %Y1 ':gY0YDX!AhU1 &< '!<X0S %^! %_5T' %a %d8V!
  %hS5 &U ', '1 (!:p: (5X;!p=_DhT' (6Y5X;!p=_DhT' )g&iAYDhT' (Bp>Y=U! (DS:U5_ )_1S0YDhT' '3
  '6g`!DS$p5_;k '9S$DS$p5_;k %iA&iAn< &Bp$S6S1 %n; %o %p1S0S 'h`<,Sd &2S5 &6h`A &8U<U5 &:S<gS
  &;S3T$ '_ &<: (63 '> (!pAn; 'S1 )#b 'U 'Y> )9SA 'n; )1` )6S; )7= )B_1X &=S6!S1i &>SA )f &AS3T$
  (:T! +<0k &BY1 &DU$_Bp5V& (5_e $B %< &0 '!:p: &n0 %S &< '!T'p' '$>_A5S ',p-S5 '0U; '3T8p> '6n0p0
  (p<D6i '9b)5 ':1p1 (n3 '>T9S$ 'A:p<5i (b45k 'T5 'Y6!<0T! .S ,k )1p2:p9 %T5Bb' &>S1<b$ %X! %p5V&
  &<Tp>$ 'p>T! +S +n& ,5 *$ )U!`5 *$ )V$ &>Bp$S5UAp2S5 'p<T! +S +`5 +n& *$ &A&i3U5 'Y1 '_6aBpA&i
  'hU $C!f %:p8< %S< '1S6A 'T! )S 'gW:g! +<!Tk &Ap!S &B0 (,p-S5 %Y!S6Y5 &> &A`5 %[&1p<&i %_>
  &DhX;1S5i %be 'DS=n; %p5! &B! $D[; %_<gYAY= %hY' '1 (k %pB`& $N& $d %& &'_! &1&iAhU1_ '_!p<S=
  'p<U &2p&a &9p=[& &:S5i &;U &CSd& 'Y (> &D5pA: 'Z& %5Z; &p>; $e $f $l %e #T $'Ap6gY0&iAp;`= $4f
  $5 %3f &n66gf,T:gS &p<f (n66p<f $: %A&i1p<U %D^5 ': $<gT;gS6gf2f $Ap=S: #U $'V& %X& &e %_e $,`<
  $0S $2S $3Sd&DAi $6gb& $:gp=_e $;U %WA %Y; %[ &A %gS &Y; $<gY6p;`5 $>gS5i &` $Abe $Bp5V& 'X&
  $DhU'Xe #V $! $& %!& $:D^5 ': $DhV'Xe #W $& %!& %DS6i &n8p3 $1 $6 %CW6 $; %<gS $<X6 %Y6p;Sd& %gX6
  &Y6 (gW (p;Sd& *`5 $DV& %[ $e $l; %e #X! %$Y3 %'1p<&p$ %=Sd& %AhU1 )!:p: *< (BpA`5 %CX! $& %6gS&
  %:X&p$ &gX&p$ %;gS %CW& &Y '> $' %'&p!^& %9p=[& %DS<VA '= %Qp;*p=be$p5S $) %!Sd)p<Z' %'&p!^& %)n<
  %6U6gX; '<0p,c *1c %DS= $+ %5k &m $1 %!p,S: '1S: %#X1 %1Y' %4d 'Ap<S= %6S; %8p<a %Ap>S; $6(W;
  (3_A (;Z5 (A^: %3T! %7f;gX6 $; $< $= $> $A $Bp>AT1 $d %1p<Xd %3Y! %Ap<Y> $e %P $l! %e &Dbl #Y $!
  $#_ $& %CY& $' $,p- '6Y!8U< )$8U< *:Z; $.U1 &;gY $1 %&i %S>gS %Y &!S< &5 &6hXA &:gY6hT=Tk &<X1
  %`= $3U1 %p<UA $5 %gf $6S.S %gS=n< &T' %n< $7V5 $: %U!p<b5 %_Bp$S %g&i &YA`5 &f $; %;gS 'e $<
  %!p<AS< %$5p4< &p<^& %'S< %)Xd &p<c %,S &d6& %1S$U '6gb& '>gc &p<_e %6S!i<3_e &U)S5i &Z5=[
  &p<SAS3 %:gS=i &p<e '=Y %;gS,S> %<Sd&I &d,Z= &ga %A0p,S5i &S<S; &b: &d8n< '<T= &p<Cc '>S; %D0p,Y&
  &d6T= %G!+gSB_& %JApAU %Sd& %UAX& $=U!Y6p<_5U (7SA $> %X= %` %gS<U1 )DT'1Y:U (p;Y<T'AhUA $A %!`&
  %3S+ %65p=SAp<SAi7p=Y> %;! %A:p<SAi &^>9c %Y5 %p1_5U1 (DY6gY<gYA *: +p+g_=U1 )hU1 'p<S=U ,;`5
  )YDSAhU &:S'i 'YA &;S0Y$p<nBp>hU (5U *;`5 +n& &<p1S=U ,;`5 &=Y &>h` $BpAY5 $CSd8T! $Y6S.S $e $f
  $l %! %; %e %f #Z $! $1 %!Y5 %#p=Z5 %$%< %'_e %2S=pD %:S5 %DS& $3U5Z $5 %AhX; $8p<5Z $; $< $=
  %3V! %6S; %DS!i $A $DS6i %n8p3 #[ $& $1 %!(p&!i &p6S= %&[! '1 %1S:6&pDZ' %3[1 %:[= %D[: %`:S1i
  %p<Y>B[; $6 %C[6 $8[ $: $; $Bp5l $l; #] $! #^ $& $' $5 %#p:SA '=Z5 %'_+ %6S6 &p<^5 (_P5 %D5i $:
  %6T3,be $< %::^< &^< %<:^< %C&i $> $AhU9p5`! #_ $! %Y &1Y5 &8Y) &A 'SAp1p< &CYAhU %f %n!$f %p<&i
  &>S.n< (3n< $$X; %p<Y &B[ $& $' %DY' $,Ak $1'S; %S0X= &1k &AhU>T= %_ %`< %f3n!$f %p;Y8U $6
  %gS1Y0_!p<YA )6gS3U ): )=UA )>T3p;S %hUAhU $8U.`: &6p=&i1X& &Ap,S!iAhU (1S!iAhU $9_AY< $: %6S6S5
  %U7p=_AhU &Ap;X& %g&iAp;Y: &S1Y$p<U1 ): '3Z<U &X63UAhU 'A &Y!p<S: )=Z6hU5Z<U '1Y<gS!i
  '7p=U1Y<Sii!i '8_<U!S1 +3n5 '9U=U '<gYDhU1 '=UA 'Ap!SA $<U1p<Y6SA +p=SA *:U *AhU1 )_:U &3p<U
  %gYDhU5 $=U!X63`< %X;>p;X& %_>gSAp;X& $>g_$ $AS; %_$S= %hU8p3 %p1Y5U &3U:gS3n< &6gS+ *gX= $Bp$X;
  &AU6 'hU6 $CT!3p<T! &'1p<Y1 +5T! +=U1 %_!3p<T! $DYA`5 $e %#p5& %<:SAi %DX '+ 'e $f %DX $l6 #` $!
  %!f<S' 'AT1 %&gS> %DS!i &hX1,d &n!$S<B5i %f $$p=[ $&Db& $1S $5 %3p<U %Ah` %D5 $6 %$p5S %)T1 %3Y!
  %5V& &`6 %6p<6 %Ah6i 'UCb5 %C6 %D6 &: &S& $: %7p=`: $<5U $=AS=i>S.n< %D= $A %:`A %<gS $D&i ''Sd
  %X! $p&& %B& #a $;gS &Y '; 'e &e $<S>n0 (1 %gS '>TBS< $AY< 'p; $l %;gS #b $!SAf $&Cb& $1 %!S6p;gf
  %4n11p;f %9n5p1 $5 %!p<S6 %2; %9S8 ($p<b& %=d3b5 %D&p$ $6 %!S<&S< &p<Ab6 %$d<&i %,a '5cAp&^:
  'Db6)[& %<V1 %D< &AX9 $:!S<gf $; %8< $<4p>f $Af2S1i-S5 'nAAp2S5 $d!S< $i& $l %e &Dbl #c #d $! $)!
  $0 %1i %6i 'A8 %< &$X0 %Ai &pA %S' ''T1p1 (p6S6i '5T1T6+p+1p1T (U1T6+p+1p1T '7p,S'i!S<5aD45
  '<S)!S< &5 &< &d& %Ve '13c '8U5be:! 'E18U %YA %[e %b; '3S5 '7= %eDd0S& $5Z1 $6S+i:T+ &1 &; &=
  ',Y' '0S ':gS5 ';gS& 'DU %T= ',U (Xd (`= ':p3_A )<_' 'A %Ve '1Y' '4d %X! '#pAS; ',d0[6 %Y& '3_A
  '9p=X! '>=p=T 'Ap5`& &< '9SAS 'Ap,_' %[e %_Dd6`! %`! && '!`> (p6S= )D: ''S5 (_e (`e '2p&a )=a %bA
  &e '!p=X! '#p:b' ''S!i '(c ',_< '8p<e '9p=X! 'AU:S 'D5p3& %c &Dd6`! %g[! &_e (Dd6gbe &be %hYC&iAk
  %p<hU;gX& $7Y& $8! &'p<!2p5S= %&i %=i '3X!p# 'DU %S' &5i &; &< &> '5S> &A %T= '!p<c '1S8! '3V!
  '6p<Sd,[: 'Dd8`! %U &#p+Xd &A:p5S!i 'd0S!i &Bhp>U= &DUp> '`: 'p>U %X! &1 'Dp>U &e %Y= '0_DX&
  '2p5Sd '9p=[& ':g`1p< %[ &#XA &$Z<Ap+`& &%b<%c &*p=S58S5 &2b!3S6 &3X'p'<T1 &4p:6i &5be &6,T!p#T1
  'S6 &8X!<=Z; 'p<a7pAa &9p=U9p=[ &:X56+p+1p1T &;&i%p5& &< '[AD[&80jA:p6X< &=S:! 'pD &>^' &ABnA
  &DS!p<!i 'd8S5i )n5p4 &G!p<T,p- %^< %_ &! &e %` &! &e %b& &e %c &!`> 'p,S: (<B: &#p:c &,^6 'dCS5i
  )Y& &1:p=S5i 'p<`& &8p<a &A:p=U 'S& 'dCU 'p!< %e %f<f$n< %n5p3 (4 %p<d (6p<`!p<b; &=U3X1 $9UA`:
  $:T+ %g_+ %p'1i $=X& $? %X $A %! %T! %X $CX& $d6`& #e $DS& ')ZA '65p2`: #f $!S=gf %XAf=gf %f5T1-f
  $'f=XnAAn14S 'gf5gf>n12X $)f $,T1 $1T<g_! %U1f $2n68f>_1 &<8f $3T55f $4T!f (<gf0f &$f1f %f:f
  %n::f $5&i$f %T''f &;f:f &=f61i (Af %X++gS1 &n!%f '&$f '++gS *f %g5i1 )f<gf &S '$f1f '1 '3f<f &X'
  &_!f &`!Df5g5i (f $6S;gf %gf '=Xn! %p3_A $7f=Xn66p<f3S5f $9T!!n51f &6gS=gf &:&i %Y1f %f;f %n68f
  $:T11f %Y=f %b%f %gS1 $;XnAAp:a;S5 %gSAiAp:a;S5 &f5gf9S! $<X0f &5 &n++gS>gSA '5;gS>gSA %Y6gf %b$f
  %gS5i;gf &T;f9Y: $=S9f $>T5f;f &<X14f %f)S1f6X1 &AS5gf $AS3TAf &<gf %T %X9f &<gS (f %_!#f &#f
  %f3TAf %n11p;f &69T &:9T55f $DS& #h $S %! %d $T %!pA %'p(9U %5!Y, &$p<U6 &,Y.n< &3p<T;f &p*k %:
  %Ap=S: %e &DhXe $U %! &DhS! *i %'V& &X& 'e &_e %+ %,p<X!AhU1 (Y!S6Z *p=<g_ )=UA )A`5 *p>h` )BpA`5
  %0S %1S=U &[ %2S 'f %51p<S0T1 &4W0T1 &Bp>p<S %6gY& &p<hU1 %8`<4<0U:S1p< (6Y= %:`= &g_= %;gX&
  )!:p: )'=n1 )33Z= )6gY=U>gSC&i ):gY0Y>gSC&i 'Y, (1 %<g&i 'S!i %AW<0T1 &Y1Y6 *:T5AhX6 *A!:p: +p<S=
  (p<Y8U ':` 'C&i &hX;AhX; &p1S5i6hX= '<SD`= '=&i (S:gS6S1 %DY1S %e $V %!4V! %&Dn8p3 %: &D^: %e
  &Dhe $W1 %; %D[ %e $X!%bAf5gf %&gS %'*S5f!n: *9S6 *An++gS %)X66gf,T6Xn5 %1 &!S1 &#b (DS> &,
  '!f<gb '=i 'X& 'd (:gf &-S5gf &1S5gf 'f:gf (<gf 'p6gf (AS *Bf &2p5=i &3T5f '_Af 'p;S5f6S= &A!i
  '5p=V!6^ 'S (Bf 'p=V!A&p!` &DS6gb& (> %3!i6<gT;5i &S5f 'Bf<f0f &f '!5i, (n& '<f %5 &Bb3f!f
  %66gf=gf &X==n!#T1 &bA &g!S<f 'S (3S5f (Af!f '_!#SAn:6gf;X1 'bAf2f 'f4T (5TAAf;gf )gS (<b4f
  (=T&$f )n!#T1 .f (>S3 (BSAf %::g&i %; &!p<`5 &<X;Bp$S; 'gS5p;b: %=CS56S1S &DS=i %AASBf 'f>gf %d
  %e &Dhe $Y %! %& &8p<5Y& %' %+ %3p<Y %5gf>UAf %6_$UAp2S5 &g3p<Y &hX53Y %; &;gS (e %Bp$S5i,S %D<
  &S &` &hS %l; $[ $_& $`5 &,p;gS:T50S &Ah` %: &9p=`: %=Dh= %A &::`A '_e '`A &C_e %fpB $d %6p<XA
  %Ap<U %S $e $pB &T& ': 'e &Ve &Xe &a &sW $sT!DhS!i &5 %U!DhS! %V! %W $tV!D4V! #l $e
  #n!#f3nAAn1-S5 '<Xn66gf;b! (gf>T4U %$p;fAf5U %p< &A '1&iA&i '6&p>T= '9Y$b= 'AhU5XA 'DS6iAhUA
  (n<,b5_ $& %,Tk &W &YApBhU5gWf %Ap6gT!3n< %BhpA_5U+[< $,S: %p- $1-n&$T!f (Af %/f<n1 %1T#S1i
  &X!!n&Af5gf!f2S %2&i$ &f &n66gf;b! %4S5f $6'5 %6Xn!%f &gT;gf '_An!#f 'f %9n!#S5gf '51f<gf &p<n:Af
  $8p3 'D5i (Z )< &9 $9p< $: $;;gS $<:gY5 $=6gf>T1 %p6 $AAX)=i &f ', '>gf5gf!f &p1S& *$f )<;gfA&i
  (n&$f '>f #p& %`& $'! &+S &Bp:W5 $2Sf $5 %! &!0p,S= '1i1p<S )B_1X '5p,^1 )1^1 )3^1 '6gS=i '=;X3p4
  'S5i!S6i ,< +p,U *'&p!Y1 *)[& *6+p)U *8X3p4ASA5S *=X; *AU= *Dd0S' (< )3Y1 ,DAiAT3p4 )8S<
  (=6p<>1p1T (A`1 'UCS 'Y,b6S; '_&!:p<a '`1:p<Y> 'be 'd,< (01i<6^6 (6p=`& (=be 'p,U (61i (< )6#0p.
  )>`= )X& )b:6&p$S6i *;$_ +6&pDAi )c (=SBS5 &#S&!p5X& 'p'U (5e#p5`& (8Ai (=S' )c )e (A`1V& &$&p>S=
  '05_;p; (T1ASAp1p< '5p25T3p3_A 'Sd3p< 'T1$Y<6p<S!i )=X; *_# 'U:U 'Y<6p=&i )7`5,U (A>SA 'p<6i$p5S
  -<& )S5i6[ )TAp3S5 )Y &%X6%T1 'bA5S 'p:S; (=Sd:[= &&S< &'!p<>S= '&p!p<: '5p3 '6i!S<AT!pAS ':p!S<
  ,] )<[5)]5=]5 *^& )=& *[; '<'S )p<6i 'S1i!S< *'`& (6i (<ASAp1p<S (Ai (d )3U 'T+p'V:A1p>
  (1p1>T)p)S 'X&!p,U )'b3 )(p=[; (eB1p2=_#S 'Y='T1p1 ),a )<Z: )A&p$: )BhX5 '_1b5T;: (e ),V& '`'Y>
  'b3 'c (:BS 'd0Y=2p:U 'p5a6p<.T1 (6S6i *d& (<!$p<S6i &(p=[; +16 &)563 ':p<e6+p)U '>=_# 'S (1T5T;:
  (5i!p<b; (6i$X! *%Xd *'b3 -!p5X&%Xd /<c%Xd *85p4 *=_# *A5p;S 'T1#S& 'U>$U:U )ASAp1p< 'Y5 'Z+!p,U
  )A&p$p<S: (; (= )Qp; (A)X=#pA`9p=[& '[&([1 )2p:U )>1p1 *Sd& )AS< )N! '] (1S: (5=]5 'd&W (3SAi
  (5S+ )T1,a )Z+ *; *A (<]5 'p<[A1Sd& +<[A2p:U )^1)p<`! &*p5e (=6 )S58S5 &,3a 'S!i3d5S; *8S!p;
  (d6S; 'V!5Sd (& )#p=Z5 'Y5 '[:!S< *p,U )$d5T1 )'b3 )60p,V& *X0p; (< )1S: *Z )3_A '_+)[&$p5S )2p=a
  (<#bDS> )A^>9c 'a,=i (4Y< 'd0[< &0S (:Z; '`5Sd &1!p!>T3p;S 'AhY *<:p,be)S1T 'S (8p<a (<SASAp1p<
  'T0AT!pAS 'Y' '`& )9p=_& 'd0S& 'p<Z1 +<& *A1p<S; &21<Y6 'SA '`3Sd (<!pAS (AZ5'p6S< 'p5V!!S< (:U
  )[<)[& (=a &33Z= *!S< *3X! *6p<>SA,U *=!i '5p=_ +4d 'ApA590p. +S +k3S; 'S!i(p!` (6 )2b! (; (<85p4
  'T+ (1^5 'X!N!AS< (3T,p-T5T;: 'Y! (1 (<An8p3 '_8 (>5T;: (A'< )5k 'bA 'p<VAp,U (>T!5T;: &45!pAn;
  ':p:;S1p<S 'S5S 'd 'p>[ *!S< *5d6Xn& *6S; *9_><!:p: *:_ *A!p!S<f +<Aa &5$< '5p3 ';b6S; 'S& (d
  )!S< )8S!p; )AS< )DS3Tk 'T3S5 (85p4 (;S;7pAS; 'U1TASAp1p< '_AS3 (e 'be 'c<Ai &6!6p<` (Ap<S; '&
  (p!B_1X *[1 )$S6i!S< )<^5 )>V!6&p>W5 )BS+ +1i ''p'_!3_A /#S&21 '+p'['<SAp1p< ))S *b< )+>5p1
  ',T=b:5T;: )>1p1 '5p1>_56,T>1p1 )3S6i ':p<[ +DY1`= '<3_A (T'p'S$ )+p+S )AX3p45T;: 'S17pAS< (3 (6
  (d&7p=T1 'T1Ap<S 'X0p; 'ZA ):X#9p=[& '[!6< *p<S!i );5p1Bbe '^16^5 'b!6p<SAi (A)Y1 )A:pDS1 *dDS1
  (e(p5b1 'd6ZA (9p=W +a (<[ 'e6b< 'gS>65 'p,V& (<!6DS)U8 *S5i(p>_& -ASA5k *Z1 )$=iDS01p1T )(Sd&
  )*: ),S=i *_+ *cASA5S ).T1 )1T!T<T;S +61p1T )8p<V1p1#XA 0=p:[A ):S+i *V! *[= );X3p4 )>SA ,i )BS<
  )S!,5T;: *)p+ )XA )[ )` &7& 'V! 'p$1i7p$&i (,=i )[:$d5T1 +6&p![1 (3e (=SAi2p:U )Y> (A&8p<_& )S<
  )d2p5Sd )e7pAS &8S!p; 'T%S, (5T1p; (8n0j 'b= 'p;S!< *6S= (<a )b!6p<S)p+ &9Y1$p<S:ASAp1p< (:T
  *7&<6&)S:Z; '^A#p=Z5 'p)S6iA5p;S (=X! )_& &:)p*4S1X5T;: 'BS 'S5 )$X0 )6p<S!i#`=p:: )8Y) )AU=
  *p,X! 'U& 'X#Dp5!!S< 'Y=455T;: )>T>,p,5T;: 'Z; '[= )!Y5 '_$d5T1 (5S& (:gS; (AS 'g` (c!S<
  'p'SAi7p3e (,S; (1S; (5S& &;!!S<0k (8n1j:S5 'S: )$X! 'X3p45T;: +ASAp1p< '[& &<! (%[+ (AhUD1i,[:
  (pAS '&!dBXADp5!N3^1 ($p<be ',p-!S< '1i!S< +A`1 )$; )6p<0Sd& )85p4 )Ad6X1p< '5X!!p5X& '6Sd (ZA
  ':1i (p,be 'BApAY6S; 'S)!S< )5T;: )>&pA (;!S<0k (=i$p5S 'Te$5i 'X!<! *S5 (e<[ 'Y65T;: 'Z6Dd0S'
  (:6p<8p<V1p1 '^5 (6<^& '_#S$0T1 'd,be 'gS6i<& &=!i )AS'i )PA2 '1i9p=[& '6Ap,S6i!S<0k 'S!i8X1
  (;Ap<S 'UA`& 'X!=X; 'Z'(!i )65p=d )<1i '[ ']& '_& )!S6i'S!i *X5 ))b! )6S17pAS< )A^! 'b1(1p< 'p6S1
  (:b9AhU &>1p2X5T;: '6p64:j 'S;D&p$X=U=_# *`6AhUD6 'T!='<T1 (3p;X3Y<=_# (5T;b$3X5 (9S$ '_;p;S!<0k
  &A!:p:5T;: '&i (p!1iA&p!T5 *_1!S< /0k ,>T3p;X *p<: )$:5T;: *p<S:5T;: ,be ''p'd '5p,S5!p<b; )Ad<]&
  ':$d5T1 (9Y:T:S1p< (Ap,5T;: (p<6A:p<Z= *XeA:p<Z= )=S6i 'S& ('i!S< (<8n1j:S5 (A5S 'T!pAS#S&9SAS
  (=S=_# )p6k 'U= )4:j5T;: 'X!p<V15T;: (# (d )3S5 'Y:3S5 '_,p-!T'p' (<U5T;: 'hU!p=Y )*p5Z=
  )6p<S!i#` )A& ([6 'p,S6i *d5T;: )U3U )_' (3&i,U +:[=3TA )S1i)d5S+ (5& )[ )_BS)S1T (:be1p<&i
  (<S>)p<S> )U )X! +DS; )` )b'Ap<&i (=,`! (DS1ApDd &BS1i<^5 'X'$p<S6i ),a '`B: 'aD[ 'b& (<SASAp1p<
  'hWBS &D! '&p!_1 )$:p'SAi *SA *X=U=_# '1p1S>A5T;: '45 '5p3p<[A '6D& (i<d '9T6S= '>!SA 'AiBp5V&
  'B&p!S< 'S0S8p;S6S= (5 '`6C6 'hX1A!i &E1!S<4p>[ &G!+gS (p!,p-5T;: '+gS '3p3TA )4<0k '61p2:p9
  &N!1p15T;: (3_A '& '0S '3^1 &Qp; )#p'U ),a *d0V& )P>S3 $>; %S5AhX; %U &!m,b; &#p=e &3c &:Z; &p>
  $B %& %S && &; &e &f &l '! 'e %T %Vf %W && &; %X &e %Y &e &l 'e %[; %_e %`& &f %a %b &e &l 'e %e
  %h &Ve &W 'le &Xe &_ &`f &a &e &f &sWe %l &e #r! !E! $p! %#0 'S %Ap>S!X #'p(1S &S ''S< '3bA
  '6!16X$p$= &T1S #,p- &!:p: )<S= 'S (<gY +CS 'p<B: &#p:c (;=i &'S5 &(c &1S5i &6p<Bb& &7= &8n0j
  &:5X+p+S7= &A &J3p4U &S '5X!Y= ):b35S )=b: )ApA<0k '<:p50k *:0 ,k #0 $3S1S &5 ',b;6_CS
  '5a!S<=[!'_+ '6,T6X$p$= '7=A:n; '90p.T! -5T!p#_6 '=S9U 'AT3p4T 'BS<U &;! 'T! )S 'U %_;p; ):5b$1
  $6<T9b$ %p<1T3S5 $85p4 (=S9U %n5p4 )5k $:b!p# $>1U %5p1 (U $AS:T5U %pAS:T! +S *5U )U $S;T '! (S
  $p.S &X= 'A &Y ''T5 *T! '0_AhU 'AhU5 'DW<Y6 &^ %3Y'T5 #1 $!S< %d0[1 $#S5iAp=S %p=S'6gX5=pD&
  'V:AS< $$05S %T12p=a %X0 %Z<E1A: %_<S6i %d5T1 %p5S $%p5[A $&S!<_ $'Z5 %d0& $(p$& $)S1T!d0[1 %d5T1
  $++[1,a $,V&C[;0Sl %[:3X5 $1p<S6p<0U '[; $3_ %d5X! $5V!5S &&2p=V&2p=S2p=`& %];0S; %n; $6S5!S< %U
  &6p<^6 &G6:S %[ &#p=S' &$T1 &Dp>U3_ %p<;b)5k $7p3V: $8U &< %Y) %p<S&3X!)S:X5 'W 'd,`5 $9n8p>
  %p=V! $:5p3T= %S5 '#0p. '$p5S '<X+<S 'Bp:& &<;S3 $<66 %A)S1T %SE1++[1 $=!p##n0p. %p6S; &B[;
  $A8p3E1AS< %:B_1X7= %S< %d'a,a %p6[; &:[ &<S! &A<S4T61U $D&p$W:S5 %:p6Y< %S!i %d6Y< &8[ $G6:S
  $N$05S %:S53SAi $T %>X1p1! %BSA $p2S$S< &T5p<p3T; '=T&p$ &U '!2S (=p;S0 (S: (X1p1 ''<T;S ')5 (S1T
  '4X1p19S8 ,f (Y1 '6:X# (X<A '9S8 )><Y6 (_3 ':5p1 (S;S '<1p5 (Y6 (n15k '=!p#0k (T&p$ 'A:p9b$
  &X:p:1p1!f #3p4 &S5X9S8 +> &T '6S3 '8= ':1U (5p1 +U '=S9 'J3p4U #4 $=b! '1p19S8 'AX#
  #53p<T;fAn&>gf<gf $o $p2U %3 &!bAT; &#U= &'S6 )f &)T1 &3_8 (><S) &45X (Y &5T:T1p1 *p:1 )p:T1 (=
  'U= '_= &61p1 'X<A 'p6,T:S +<Y6 &;!p# &<S) )S &=Sd &>&pA ')T< *'p(5p3 (U< 'X4 'dA )'p(5p3 .4
  +)5p3 &S3T!S '>X4 &TApASA &X &p< (!U= ()T1 (4T<S) (5T<Tp:1 +p:T1 (6!pAU )X<A )p<1T:S +nA -p2
  (;!pA )Ad><f )X$ (S )4T<S) );X4 (T; *;S&p$ *Ad><AU= .f *S&p$ (U );k %45 ')U>f:gSA '90p. '>1p2X
  'AT=S 'f %<p3 (!U= ()T1 (45XAo (5U= (6p<nAp2 (>)p< )d? (S )4T<S) );X4 (T; *S&p$ (U ); *k #<S %'<
  %>1U &n1 $T;S '6 (2 )'S< )6Z5 )<b$ )A:p61p1T -5p5 0S (3 'A:<:p; $X %>_3 #=Y> #>gS5i #?X #@p,T!S
  %1 &!S #A $S5 $T %$0f &T=T %5p4< %615 (f &8p>)p)S &p68p>)p)S (>_3T1 %9SAT1 $U %68p>)p)S &p<Ai
  '=`&AS< %7pAdAp<_' %93p3 )S4T61U (4 (< )S4T61U &_A)p) $X!S< (,p-S5 (Ap2S5 $Y %< &:_1p<U &A:p61p1T
  $p1S<:p:0 '=:p8= %=S: %A)5 &< ''T1p1 ')5 '6X$p$= '9S8 'A8p3 'S (4T61U (5X9S8 (8&pA (;15f 'T; );A
  )An!p1T )S *9<0k )f 'Y61p2:p9 'f &S #B #CS $Y> &5_e &Bp5V& &ECS !F!pA0 #1TBSA (f #3TA5S: #6 #;jS
  &62 #< $p;S #? $< $S4< %5 $p>< ')S #@jS %p;S #A $4< $9S8 $S5 $Y< &f $p>< 'f !G! $+gS '!bAS4T61U
  ''!p<U (cBp>hS '4T61UA_5S '5<T5p3p<S4T61U '6<3_A<S) '8p<e#p:`< +%p=Sd& ':BS:5p1p<U *>T5T'p(n;
  *A_5S ';b:<S) '<S)S!X= +6S><S) '>&pAS!pA1p<T;k (Sd& 'AS=S (X1p15p16p<U)S )4:p:6p<U)S 'N!<S)
  $Bp=Z& $SA &f $p!,Tp-A3p3 'p- )3bA )4:j )5T;: )6<T'p)_3 *S1p< *p6+p+1p1T ,,T61p1T /3S ,:S0 )9S8
  )T )f &S6S1 &dA5 )S %1 %<T,p- *!< *)5 *3bA &V,p- #$p$ &B %%bA5 )S *!S< #%S1! #'Sp'<f $p' &!X= 'Y=
  &$T<U 'b1p1 *< 'p<VBS *e &68j1 &8p<V!pA &; &>n5 &A8p3 ';5S )f &S '< (!T'p' (,p-S5 (3p>S< (:$p$
  (<b$ (A;5f )p2S5 (f '>'9S8 'A5f )k (8p3 (;5 *S *f &T5 (!:p: %(1p1!Y= &T,p- )4 '5!:p: &_3 (3T,Tp-
  (>S3 +T5 -U +U (A:p:S5 #) $S& $X %!2S &:p: &S<0k %'T1p1 %)5 %61p1A1p> &X$p$= &p6,T61p1T +5p5 .S
  %9S8 %>S'S '3 (T5U (U %A0p-S5 &5Sn5 'p,S5 (1S5 $p%S5 (!:p: (6p6BS5 (9S8 (A+p+S ,U %)= %*S5 (!:p:
  (6p6BS5 (9S8 (A+p+S ,U %>= #+gS #,X&p$ (G1p,: +1: $p-S5 (!S= (9S8 (>1U )5p1 ,U )_=S (A+p+S ):n;
  (f #.S< $X #0jS $p0S '5S9U '8Ap1p< '9U ':n; '=b: %B &!:p65S 'S= &$U:U &'T1p1 &,p-S5 &6p63_A
  &8=ASAp1p< &9S8 'T1 'U1 'n; &:S1p< &<&pAU 'b$ &>S1 '_=S &A:n; &B3n; &S '!S< '8S4 '=X &UA &b '3!
  &k ''T1p1 #1!6S= $X %!S= %5T;: )>T3Y (S: &U %6<T0S: +) (;bAS5 %:1U &X# %<S) %>T6<T1 (=p=SA %A5p4T
  (5T *6S1 &:X,p-S5 'n; $o $p!pJ@p1 +T %,: '$1T (5p4 (b1p1 +< (p<VBS +e '&p$ ')S1T ',p-S5 '5S>U +3b
  +5S;! +<& +N! '6X<TAf '9S$U$YA+p+S )8 (Y:T (_3 ':&p$ (S5X9S8 )9TA_! '>&pA (1p2X (T)p)S )3p;S
  'AT!pAS (Y<T;S (_5S5U *U;k -5S;! -N! (n!p1T (p5&!S< 'S (&p$ (5X9S8 (9TA_! 'b 'f &< '!<b3Up>6
  +p>U6 (S; )= (X<X +3Up>6 ')U8 '1p2_< '3TA '5T!S; '6n, '8Ap1p< (nAp1p< ':S5)n; '=X6 (b6 ): 'A&p$
  (S/ 'S (5X3TA (8n1j (9T:X# (>,p, +1 (A&p$ )S/ *CpB 'T (3p>T<1p1 (9&p$ (:$p$ )5XApA (=S9 'b 'f &=
  'S 'b &S5 (!2S )S<0k (9S8 (:1T (A_;p;S 'A (5U;,p-S5 &X&p$ %1: '$1T (5p4 (b1p< (p<VBS +e ')S1T
  '6X<A *TAf '8&pA '9S8 (Y:T (_3 ':&p$ (S&p$ )5X9S8 )9TA_! '>&pA (T)p)S )3p;S 'A_5S5U *U;k -N!
  (n!p,T 'b 'd 'f &< '!<b3p>U6 (S; )= (X<X '#X3p4 ')U>5 *T1 *U '3TA '5T!S; '6n, '8Ap1p< (nAp1p<
  ':S5)n; '=X6 (b: 'A&p$ (S/ 'S (4T!S< -U (5X3TA (8n1j (9T:X# (A&p$ ,f )S/ 'T ($:5S$: (3p>T<1p1
  (9&p$ (:$p$ )5XApA (=S9 'V '_!A_A 'b 'd 'f &= 'S 'b &S5 (!:p: )S<0k +U ('T5p,S (9S8 (:1T (A_;p;S
  (f '<S>,p, 'A (!S<0k ('T1p1 (,p-S5 (5U,p-S5 *;,p-S5 (9S8 (f &X&p$ &d< %2S5 %61p1T &5p5 &= '!p<B:
  '#^> '61p1 *< '>n5 'A (p<nA &S1 '3 %<SA (!S0k *<0k ('T1p1 (9S8 (Ap2S5 (f %A> &S5 'B (f (k #3 $!
  %!:p: &S= &T'p' &UCS &p<U.S *n5 %$:p9U< %,p-S5 %0p08 %1S6A %3S5 %4S< (S %5p1<0k %6<T;5p1 ,U &S1p<
  &p63_A '<3_A %8T5p3X %9n; %:n; %>S<U %A:n; &S,! 'Ap1p< &b1 &p2S5 '<b1nA %X!p#_6 %d %f $1b9S$ $;
  %!S= %6p63_A '<3_A %9S8 %=S9 %>_=S %A:n; %S4T<S) $< %!S<0k %6S1p< '3 &p6:S0 '<:S0 %8S4 %<b$ %S
  &8S4 %T; 'd 'f %U $B<0k $S5 &!2S &>S'S &A+p+S '8p3 %63 %< %AU59S8 %B<0 (!2S (5T3S5 (>1p2X (k
  )$d<Y $T $X:p8< $_5 %?! $n; &4T<S) &>&pAS $o $p%b@0S %3< &S5 '6 ': (!:p: (C[&<S) &T5 (!S= (>_=S
  (A:n; '? 'A (!2S ('d8be (A&p% &U6 &_? 'A (! )f (5S: )n; )p1_>SAT! (63 (91p1 (A+p+S (S (T!S &bAT1
  *6S= %4!S; &$: (5k &&p$1 &'p' )!X!p!X'p'f )6p6BS5 )f &3_BT! &:p9S$'!p< &<0 (k &S< &p;S5 %;S5
  ()S1T (3p<X: (6S= +U (91p1 (A1p> ': &b$ (9S8 %<p$B %>S6 '< #59S8 $SBS<Y61p2:p9 $TApAn; $p53ApA5k
  %:1p1 )! &S$Sj (j )S '&p$ #6 $!2S %<0 'k %S< '!T'p' '$X0 '4:j )p: 'T0U (5U )o 'U (8_3p; 'f %T'p'
  %p!: 'T=_A 'bA &<: 'V1p; 'b? (A )>S3 &=_@ $$1T;X1p1T %X1p11p2_< &6p1 )f $%S1 '! (!:p: (f 'T!S
  $'S< '!T<T;S (p<T;S +<T;S '63 '>1p1 'A:S4T (p<X! 'f %p(_3 )! ):<0f $)S1T ('p(5p3 (;b %U>T!
  )68p>)T! )S (5 )U )o 'U %p*S (; )>1p1 )S'S<p; )k $+S0 %p+SA )!2S $,p-S! (5 )AS=S (;T!S $.p/ '!:p:
  (T'p' '3T5 '62 '9S$ )8 ':SA $1TApAf %p2:p9 *! +)5 +45 +f *45 *5T;: *T!S +1 $3T? &A 'S %Y1 %_? &A
  '6X<S0 %bA!:p: %p3> (!S<0k (5p1<S; (9S8 )n; (:Y= )b!p# (B_1X 'U6 &<6 '8 ('&p<a (p; '> &>U6 $4S<0k
  %T &! 'S 'p#n; (An; &8n5p45k &>T>_! &A&p#n; %j $5S;! 'T!S &B 'U 'f 'k %T4S5 'T &:5p15 +k *p<0
  &>1p1 '_A!k )5!:p: *k &@3o &AS 'n3 (pA; 'pA; *4:j *8= )n; +8= +A:p61p1T /5p5S %U; '!:p: %p4 &;SA
  )!2S $63 %S1T! ))S1T )A1p1 )f (3_8 %U.! &C! (!:p: $9b$ '6<T9b$ '8nAp1X '90p. '>1p2X $:S &!2S
  &)b1!f &,Y')S &1S (9T6S= 'X 'pJ &5 '!2S '1p2 '63 '>T4U 'X6:_;p; &>S'!f &G6:_;p; %_; 'p; )!2S
  ))p)b1!f )1p2 )>S'! %a; %p65p5S $;: &:&p$= %S: ':&p$= %X> '<S) %b$ '>'5f %c<S) &><S) $<)p) %2 %S)
  'p; %T9Y:T &: ',p-S5 '3TA '6'p(_3 (<T;S; '9S$ (Y:T &@p1S1o %b4 '!:p: (S<0k )= '9S8 'A:n; $=!p#T1
  *!S= *B_1X 'AT1 %T&p$ $>S3 '!S<0k '3bA '5p1<S; '9n; 'T5U )o 'U %_?5 &A5 (k $A$j &p$ (!S<0k (5T6S1
  (A8p3 (B_1X (f %&pBS< %5p19S8 ';S %:p6 (3 )S *6_!p# .A )o (5p5 +S (n3 '85p4 %S45 %_5S61T *U %n$p$
  %p1:p9 *! &2S5 (;T5o &A; 'n; $BS<T1 &A '!S<0k '5U; '9S8 'A8p3 'B_1X 'S (!S< %_1X $S %3>k
  &A_A6<T5T8p>S5 &S5 (!S<0k )p#5p4 (5T<b4 (B_1X (f &T!S '5p5! +f '6<T5T8p>S5 'A_A &_A (!:p: )< (T!
  %4p;S; %; &!= 'bA=p= &3_A!:p: &6+p(b1 &SA (4:j (9S8 %=T %A! '$X0 '6p6,T '9S8 'A:p61p1T +3S (U=
  &T!S &p<n; %B5 'S 'o $T5p3>)T< $_!p#S )AB$1 (T5p<p3T; 'AS %5p3>)T< ,'p(5p3 *U< ,'p(5p3 +>
  '<p3>)p< $bA &2 '!:p: (S= (p#5p4!f '&p$ *f '1T2U '3T5 'A:S3S5 (U= 'S$S< 'T! ))5 )3S5 )91p1 )=S9
  )S )f 'f 'k &4 $gf'S<gf &<gS' $p1 %61p1T *! +2S +_15f .k *,p-S5 *9S8 *B_1X &5p5 &= ')S1T '61p1 'A
  &>S3 'n5 &S1 (! '3 (4:j #8p9S< %>_4 #91Ao %b &'0p.S= '1X9S$U 'n0p. &4S< &8SBk 'p;+p)5! .f &9S$
  )T5U )U '_3 &AX)S1 (3p4T (7S1 $; %)5 %1Ao &p2_5! +f %3p;XA %8&pA &S!p; %9SAS %:TApA! %>&pA &S!p;
  %S %b &<S) )p; %d %f $SA $n; #:S %5T:T1p1 %;b5U $p: &$p$ &&p$ )'b< &1p1 )! *9S8 *<b$ *b *f )T!S
  &S #;p;S5 (6S= +!S +U ': (9S8 &b$ '4T! #< $$ %)S1T %A1p1 (> %f $&p!: &$ ')S1T ': 'A1p1 *> $'p(3
  'n3 $)f $1p1S0 $85p45 $?p(3 $Ao %p1p<S0 &<p1S0 $S %3ApA5k $X %61U &p<S'U<k $Y $a $ga #=p!S6S1
  %=&p%5 *!p<U.S *>T)p)S ,3 -Y -p;S *AT6p6f *S!S< *f &X:p86!pAU &b!5 )S!S< )f #> #@ $S $p0T@ %:5o
  %<p1 #A $9 %<S) 'AU %A8p3 %S %f $:p63S $S %!S= %6p<9S1 %A:n; $X!S< (,p-S5 %: &!b,p-! ,k &8=
  &:5p3U +< &<2 &S$S )< $p:n5 (!S6Y5T' )d< (<2 %A> '!S= (UCS ',p-S5 '8T4U ':5p3U< (S=S '>T4U 'A:n;
  (S=S 'f &S> (,p-S5 'B (!2S ):p: )< )S< )T'p' ()5 (9S8 (Y65U; -!:p: (f (k )*W )8= )9S8 #CS< &!:p:
  &'<T1 *S &6Y)S &8=U &90p. 'S8 &:_4S )T5U )U &>1p2X &A1p1 &T! $T$=p= $X %<S) #DD #e $P #leDbl !H!S
  #,p- #5 $$1 $'p(n5p3 $2; $9S8 $:Z; $>UA1T $S9T>.p/5k %<Y61p2:p9 #: $DS: $f #<8p; $>p; $X %) &f $Y
  #@>1o $p:5o #A>5p1 (X %n1 !I #)Xd $d $p<V& #0X= #3V5 &6d7p=S+ #8X! &!p:_! &'T+p'V: 'X&
  &,[::p,S;,[: &4:j 'd &6&p![1 &:S 'p,S; #:gS=i %a %b< #> #@4 #C $4d $Ap=V! $V! $X& $b! !J #! $!b&
  %pD_& $+gT!+g!i $2b! %p=a $8S &<B[<BS; &A:<:p; $:S;S $<S63S6 $=pD $A5p4b %W %X9S8 $DS!p<!i $pA &0
  '!S< *0k '9S8 'S!S< 'f 'k &8S< &<S) &_? 'A #$o>_3 $p>_3 #'o #)X #,Y&6S1 #0 $$p<nAp1 $:1p!X0 %S$j0
  $S;T! $T! %5 #1 $T;S $U;S $X %!S= %5T;: %6<T0S: %:1U %<S) %A5p4T &:n; &S1p:p;k &p5S5 #3p4 &1_)e
  &8= &S '5X )9S8 &T '!p<a '16f1_)e '8= ':n1 '<&p$ (X3p< '=S9 'k &U #@9 $T %!X= %$T<T %615 $p1T #A
  $!S<g_ %`> $$=i %U6 $(p:S< $,U %Y& '#p;=i ''p<:Xe '6S1 '<dBb! '>T= $1b& $4p:_+ $6p<3S= ';X& $9
  %<SAU %f $<;S& &b& $>=p=T $AU:S %p+` &5V& &:c $T $U %!Y= %6p=`&AS< %7pAdAp<_' $p,U %;S %AS &U
  '!S8 (`> (p<Sd& *b! '%p=a ''T5 ')p<b; *d '1p<S'i '2p& )5Sd&<_+ '3p<5d:S5i '65p=S '7p!S '8! (U&8&i
  (p<_' *a ':Z;6S'i '<=^! *1 '=! (d8&i 'AS' )+i (p<X! ,#S&=T' !K #! $5p;S $:p: $S8p; %<T0U &U &p;
  %= $T'p' %<T;S $X,U %1, $f2S $m $p6S=)U:]& %;gS& %<:Xd &I &T1 &V1 (p; &b: %AS5p1U &n; ##1p1T;
  $Xd$n:9U<f9S6 #$S:U $X<X $_2S $b1p< %<8 $f5f #%S1!f #' $!p< &AX $S %1 %6i %< $T5p,S $_,U $`,U $n!
  %<;gS #(n5 #)!i $5i $S1T!f $U>U &f $f #+Y8X1 #,!i $Y' $_)e &f #-!i #.!i #1_)e $f8nAAp1p<S $p<a
  #2S $` #3!i $T5 %?S $X$j1 %<p9T!pA $_ %>f,S %Ap5S $c $n5 $p<Xe &f #4 $!i $5 $:j $n::f #5 $T;S:
  $Y+ $_1p< $c $f %>!i #6!pA $,T63S $0p0 $1i %p< $3 $<gT $S=! &T!S $X$p$= %11p<U &p< %67S %<T!f %A
  &p6 %n''n&$S $Y)!f $_!p#f $f3f>U $g6g6i %S5g!i &=gU (f!S %Y)f!f %f!f &,T6S1i &3X: $n+'&i %, %1
  &p< %5 $p<)S)5 &0S: 'U1 &3_A &8a0U &9S (1 &;b$ &>1p1T &AS1 &BS5 (< &S)p+S '1TBS +<p; &f '1T )6n1
  '96i #7pAe #8&i $5p45 $S!p; %5i %< %B5f $b1 $nA &p1X '<p1 $p;S6S= #9S' %)5k %5 %8 %> $Y1<Y6 %:T
  $aA)p; $b$U %)5k $n5 %A #:$p$ $&i$=i $0 $1U %p1! $5p1U &3U< &<p1 $BS %T:5p1 $S$jS %1 &X=S &p< (S
  %<$S %= $T1p< %5 $Z; $a $f1T $g,p- $n! &:S<$S %1T $p,_' %J$ #;5i %p<p1 $S1p<S $X!p1T $b$ $gS+i
  %[= #<!pA 'S $&i %pAU $,p-3Y1 $6i %p6'p'n; $:g_e $Ap:U $S: %?T %AT &p<p1 $T5U %6Xn<;gS; $f %BS
  $g5i %S5i (;f &AiAp2T1 %d %f4S5 $n1 &p5 %AAp:U #=,S #>'5 $0p0 $1U %p1T (;k &2X $5o %p1 'U $S!p;
  %'S &p; %3 &T5 (U &U %5i %<f %B5f $T!S< %1o %3Y &p;S %6<T1 &X= %:b!pA0k %=SA %A`A $X.p/T %1 %3p4
  $_1 %=S $f5T')S %<f61i $g %SA $n! %.p/!k (5k %1 &2X %5 #?U@j #@0 #A&i! &$f %p!6p6f &#S< &>SA
  $+p+S $0p-S5 $1p> $3p; $5 %i %p2S< $:; %X3p< %n; %p61p1T '3o 'n3 &8X3p4 &9SA5k )T5U $=p= $S!pAU
  %< &2T %A &f5T! &p<p1 $T1 $U $X5U $ZAAp,U &p,U $_,p- %>!S:S1p; &gf!S $b5 $d6n1 %7Ai $f:ga 'bA
  %;S5f %Bf$1i $n!!p<S' &p,T %:6gf3S 'n1 $p!5p4 &n5 %2S5 %8S5i %<b1 %AU %D`! #B!i $3n; $S<U %Af $c
  $pJ3n; #D5i, $S3p; $U $p>U #M !L! #)S $n; #=S5i #AS; !M ##p'<#p'S; %=Sd& #$_5T;S; #)S $n;
  $p<Z1)p<S6 #*p:be #,d0V& #1 $8U$_:! #5S: #:S1i 'M! (8S!p; #<BS!i<B^& %^& $D_'<DY' #=S5i #AS; $Y<
  $p<hV& #M !N #! $!S= %b=SB= &AT!S (5 %p#<S $$p$1S 'S<B5p1 *S $&gS> $'!p#X 'AX %< %S<T0U (5 'U
  %T1p1 %n!pAX %p(1p< '5p3 'S5 )p3 $)5 &Y65U;!:p: %S1T %p%SAn; &*SAn; $1Ao %S &5 %b &$:5k &4S<
  &9S$U &AX3p4T %p1!:p: (S; ')5 '5S: (T;: '9S8 (Y1 '=!p#0f $31p1 %T,p-T (4T &3_85T;: &5 &A %X!p#
  %_A '!:p: '9S8 %b $4S< %U1S %p;SAp<n; $5S: %T5p5S3 %_1p1 (< %n; %p1 '6<:AX# 'AX# $61Up5 &p5U %2
  %3T! &U %X$p$= &1p1 (< &<A %p6BS< *9S8 &<BS< $85p459S8 )k %U)61p1)S1T %n0j %p;S&p$ &>! (p; $9!p,U
  '1U %1p1!S (T! *S *f %<T;S %S$ &8 ''=n1#p:`< ')S1T '3ApA5f '5a3T,p-T %_3 %b)5 'T5 )U 'U %p5d
  $:$p$ %1T %S$Sj 'jS &A %T1T %n1T $<1p1T %A %S) 'p; ))S1T &1p<U %Y6 $=!p#0k %S9 %_#5S %bB5T;:
  $>'5f %0p0 %6p6!:p: %S3 &A9S8 'U $A0p-S5 '4S5 %8p3 %:b4S5 %S< ',p-S5 '1p<^: '6UAd5Z< ';b& 'A:b4S5
  %T3p4T *#S&1X=S!S< *<6Ai<,p- %_A '5n; %n! 'p,T (1T $D$p$ (S<B5p1 +S '< %&p$ $G! &+gS %$p$ %+gS
  %1p,: '1: %h $N& $S %#p;S0 %4T!:p: '61U *A9S )_;p; )a; '9S8 %5T;: %:S$Sj (jS %;5 ':$p$ &:S$jS
  %<:p:0k %A5T!&p$ %N!b $X:p:1p1 (S3 $[1 $b %3T9S8 %D5S2S %N!S $d $f8p;S& $p<b: '; &c ##S& $p+Xd #&
  $5_e $:V& #)[& #0S %5be %6S5)S %:Z; $X& $_e $be %le #1 $1o $3$p$ (!:p: )< (,p-S5 (6X<A (9S8 (S (f
  '< %>b' %o $Z $[ $p6Y& #2S %f #3^1 #4S $T1 #5 $S %; $_e $be #9p5`! #:X# #;p;6'p'n; #<S>0 &n0 #=T'
  $[ #>:o $d #@T5 &o #A $! $5 %S $S=S $U #BT #D5S$1 $S!SA %; !O #! $p; #,m #5p<p3T #;S $X4p;S #<S>0
  &1 &n0 '1 #?p>;j &< #AY< &p; !P #! $Ao $S! &f %A &)SPCS<T! &3S5 &5T;: &6p6,TA_4 &=b! 'pD &f $nA
  #% $A&pAS< %dAS< $f #&Cb& $p!S '< (8p<e #''SA $SA &5k $p'SA5k #) $,U $1U $>5p1U %n5p1 $Ao $S %<A
  $X $f #,p- &) 'f #.S<T! #1 $1n66gf $9n5p1 $p16p6 )f &S6p; #3! %)S1T %5T>S6 %A+p)S1T &1p1 (> $5
  $p3TA %41p; %;S5 (3T8p> #4S5 $jp>3_BT! #5 $!p6S= &<S6 $2; $9S8 $: $=d3b5 $D&p$ $P6 $S9T>.p/5k
  $T5p59S8 #6 $!p!:T!S8S4 &<Ab6 $#p>T1 $$d<&i $,a &P6)[& $6S1T! )A1p1 $:p:Ad $<V1 $D& %< &AS3< %AX9
  $bA2 #9SA &!:p: &,d<U &5T:T1p1 &9S8 &:5p1p<U &=[ &A+p+S #: $! %A1p1 $A1p1 %>S3 %T3p4U %pA $DS:
  $SA $T! $o #; #< $A %S &4T<S) $S $X $bB5p1 $gS=i %X6 %Y6 %a #=b!,p-S5 &5 &T1TApA< 'ApA< #> $S1 %3
  &!S<!f )T!S *0U )U &3S5 (;! )T!S &6p6,T$p$SB! 0T!S )1T:b!p# )S1T:b!p# &S '5XASA5U -k &b $gS1 #@
  $4 $p- &p; #A $)p) $2 %!:p: &S<T5U (U %$X=T!S %,p-S5 %:5p3U< %<A %>T3p;S %ASAp1p< &p2S5 %S$S<
  &=n; %Y6!<0k %f $4 %f $S5 &>S3 %<0!:p: %Bk $n $p- %<8 #BS1 &<^5 #C$=p= $S5 %<T! (<Y6 $T$=p= #e $P
  #p: $; %!S5i!S< '<0k %)[& %*p:be %,a &d0V& %1:p<X; )Z1 *; %3S5 &c %4p>[ %5S: &n; %6p<S!i %:!
  %Dd0S' %G6S; !Q!+gS $1Y6p<Tk #p; %!:p=Sd& %#S&1` &p'U ')S6i ':b'!S'i!3c'Xe '>e %$&i &_#p:SA %&S<
  %'p6S6i %(S6i %)S6i)Z5 &p<Z= %*V& &p5Z= ':be'd %,V& (,a &a$_ '3c$_ %1Y' &` &p<&i)Z< (Y>'p6S6i
  *1S: %2p=a %33_ &S5,b;A:p6AS3 &V! %4:j %5c<Ai %68p>)p)S &S5 '; &p<S!i,=i,a %7= %8< &_+3V!'T1p1
  %9p5`! %:S5!:p=Sd& &gS1i %;b6=i *6`6=S!i8X1 %<&p>S5i &Y &Z'8U,a '6 &gW1p<`1 %=[A &p:Z1
  %A'p'S5X:1T *6n5 -p5 &8p>AS4X!S< &:p$S=i,V&2S &Z; &be &d$S=i,V&2S &p6^& %B[; &_1X &p:1i %D5X:1T
  &Ai ('T1p1 )d0&i (,a (DS2jA_'!p,U %H6S; !R #3! #6!p<:T! #8X! #<A #CV!
  """#
