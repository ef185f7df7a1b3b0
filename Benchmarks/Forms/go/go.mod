module signup

go 1.19
